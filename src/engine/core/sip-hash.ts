// SipHash-1-3 (Aumasson, Bernstein 2012, with one round per word and three at the end) of four bytes: the hash that kernels
// use for Maglev tables. In 64-bit integers, because it is called a few times per server and connection, never per packet.

const MASK = (1n << 64n) - 1n;

const rotate = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (64n - by))) & MASK;

/**
 * The low 32 bits of the hash of a 32-bit number's bytes, little-endian.
 * @param value 0..2^32-1
 * @param first, second the words of the key, 0..2^53
 */
export function sipHash13(value: number, first: number, second: number): number {
  const [k0, k1] = [BigInt(first), BigInt(second)];
  const state: State = [
    k0 ^ 0x736f6d6570736575n,
    k1 ^ 0x646f72616e646f6dn,
    k0 ^ 0x6c7967656e657261n,
    k1 ^ 0x7465646279746573n,
  ];
  // Four bytes fill no word: they are the last one, with the length in its highest byte.
  const word = (4n << 56n) | BigInt(value);
  state[3] ^= word;
  round(state);
  state[0] ^= word;
  state[2] ^= 0xffn;
  for (let times = 0; times < 3; times++) round(state);
  return Number((state[0] ^ state[1] ^ state[2] ^ state[3]) & 0xffffffffn);
}

type State = [bigint, bigint, bigint, bigint];

function round(v: State): void {
  v[0] = (v[0] + v[1]) & MASK;
  v[1] = rotate(v[1], 13n) ^ v[0];
  v[0] = rotate(v[0], 32n);
  v[2] = (v[2] + v[3]) & MASK;
  v[3] = rotate(v[3], 16n) ^ v[2];
  v[0] = (v[0] + v[3]) & MASK;
  v[3] = rotate(v[3], 21n) ^ v[0];
  v[2] = (v[2] + v[1]) & MASK;
  v[1] = rotate(v[1], 17n) ^ v[2];
  v[2] = rotate(v[2], 32n);
}

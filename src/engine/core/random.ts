// MRG32k3a, the combined multiple recursive generator (L'Ecuyer 1999), with streams 2^127 draws apart (L'Ecuyer, Simard,
// Chen, Kelton 2002): also the generator of ns-2 and ns-3. A stream is chosen by a name ("user 4, page sizes"), so that
// no draw depends on how many draws others made. Left out on purpose: substreams, antithetic draws.

import { type Matrix, multiplyMatrices, multiplyVector, remainder } from './modular.ts';

const M1 = 4294967087;
const M2 = 4294944443;
/** The transition matrices to the power 2^127 (L'Ecuyer et al. 2002). */
const JUMP1: Matrix = Float64Array.of(
  ...[2427906178, 226153695, 1988835001, 3580155704, 1230515664, 986791581, 949770784, 3580155704, 1230515664],
);
const JUMP2: Matrix = Float64Array.of(
  ...[1464411153, 32183930, 2824425944, 277697599, 1464411153, 32183930, 1610723613, 1022607788, 2093834863],
);

/** Streams to a column. */
const COLUMN_STREAMS = 1024;
let column = new Float64Array(0);
let used = 0;

export class RandomStream {
  /** Which of the 2^32 streams of this seed it is. */
  readonly number: number;
  /** Its six numbers lie in a column with those of its neighbours. */
  private readonly column: Float64Array;
  private readonly place: number;

  private constructor(start: readonly number[], number: number) {
    this.number = number;
    if (used === column.length) {
      column = new Float64Array(6 * COLUMN_STREAMS);
      used = 0;
    }
    this.column = column;
    this.place = used;
    used += 6;
    column.set(start, this.place);
    JUMPS1.apply(number, column, this.place);
    JUMPS2.apply(number, column, this.place + 3);
  }

  /** The stream of a name, for a seed. */
  static named(seed: number, name: string): RandomStream {
    return RandomStream.numbered(startOf(seed), hashOf(name));
  }

  /** Stream `number` (0..2^32-1) of a package that starts from these six numbers. */
  static numbered(start: readonly number[], number: number): RandomStream {
    return new RandomStream(start, number);
  }

  /** Uniform in (0, 1), never 0 or 1. */
  uniform(): number {
    return draw(this.column, this.place);
  }

  /** What it is at now, as six numbers from a place on. */
  copyTo(numbers: Float64Array, place: number): void {
    numbers.set(this.column.subarray(this.place, this.place + 6), place);
  }
}

/** The next number of the stream whose six numbers begin at a place. */
export function draw(s: Float64Array, place: number): number {
  const p1 = remainder(1403580 * s[place + 1]! - 810728 * s[place]!, M1);
  s[place] = s[place + 1]!;
  s[place + 1] = s[place + 2]!;
  s[place + 2] = p1;
  const p2 = remainder(527612 * s[place + 5]! - 1370589 * s[place + 3]!, M2);
  s[place + 3] = s[place + 4]!;
  s[place + 4] = s[place + 5]!;
  s[place + 5] = p2;
  return (p1 > p2 ? p1 - p2 : p1 - p2 + M1) * 2.328306549295728e-10;
}

/** By byte of the number, from the last: the transition matrix to the power 2^127 times what that byte says. */
class Jumps {
  private readonly modulus: number;
  /** To the powers 2^(127 + n), each squared from the one before. */
  private readonly squares: Matrix[];
  private readonly bytes: (Matrix | undefined)[] = [];

  constructor(first: Matrix, modulus: number) {
    this.modulus = modulus;
    this.squares = [first];
  }

  /** The three numbers that begin at a place become those of so many streams on. */
  apply(number: number, numbers: Float64Array, place: number): void {
    for (let index = 0, rest = number; rest > 0; index++, rest = Math.floor(rest / 256)) {
      const byte = rest % 256;
      if (byte > 0) multiplyVector(this.ofByte(index, byte), numbers, place, this.modulus);
    }
  }

  /** Made when first needed: a run with few streams needs few. */
  private ofByte(place: number, byte: number): Matrix {
    const index = 256 * place + byte;
    const known = this.bytes[index];
    if (known !== undefined) return known;
    const bit = 31 - Math.clz32(byte);
    const square = this.square(8 * place + bit);
    const rest = byte - (1 << bit);
    const made = rest === 0 ? square : multiplyMatrices(square, this.ofByte(place, rest), this.modulus);
    this.bytes[index] = made;
    return made;
  }

  private square(n: number): Matrix {
    const { squares, modulus } = this;
    while (squares.length <= n) squares.push(multiplyMatrices(squares.at(-1)!, squares.at(-1)!, modulus));
    return squares[n]!;
  }
}

const JUMPS1 = new Jumps(JUMP1, M1);
const JUMPS2 = new Jumps(JUMP2, M2);

/** The seed asked for last, and its numbers: thousands of streams come from one. */
let lastSeed = Number.NaN;
let lastStart: readonly number[] = [];

/** Six starting numbers from one seed: valid for the generator, and unlike for neighbouring seeds. */
function startOf(seed: number): readonly number[] {
  if (seed === lastSeed) return lastStart;
  lastSeed = seed;
  let word = (seed % 4294967296) | 0;
  lastStart = [M1, M1, M1, M2, M2, M2].map((modulus) => {
    word = (word + 0x9e3779b9) | 0;
    let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return 1 + (((mixed ^ (mixed >>> 15)) >>> 0) % (modulus - 1));
  });
  return lastStart;
}

/** FNV-1a, then mixed so that names that differ in one letter land far apart. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

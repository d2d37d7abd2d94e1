// MRG32k3a, the combined multiple recursive generator (L'Ecuyer 1999), with streams 2^127 draws apart (L'Ecuyer, Simard,
// Chen, Kelton 2002): also the generator of ns-2 and ns-3. A stream is chosen by a name ("user 4, page sizes"), so that
// no draw depends on how many draws others made. Left out on purpose: substreams, antithetic draws.

import { type Matrix, multiplyMatrices, multiplyVector, remainder } from './modular.ts';

const M1 = 4294967087;
const M2 = 4294944443;
/** The transition matrices to the power 2^127 (L'Ecuyer et al. 2002). */
const JUMP1: Matrix = [
  2427906178, 3580155704, 949770784, 226153695, 1230515664, 3580155704, 1988835001, 986791581, 1230515664,
];
const JUMP2: Matrix = [
  1464411153, 277697599, 1610723613, 32183930, 1464411153, 1022607788, 2824425944, 32183930, 2093834863,
];

type Triple = [number, number, number];

export class RandomStream {
  /** Which of the 2^32 streams of this seed it is. */
  readonly number: number;
  private readonly state = new Float64Array(6);

  private constructor(number: number, first: Triple, second: Triple) {
    this.number = number;
    this.state.set(first, 0);
    this.state.set(second, 3);
  }

  /** The stream of a name, for a seed. */
  static named(seed: number, name: string): RandomStream {
    return RandomStream.numbered(startOf(seed), hashOf(name));
  }

  /** Stream `number` (0..2^32-1) of a package that starts from these six numbers. */
  static numbered(start: readonly number[], number: number): RandomStream {
    const first = jump(POWERS1, number, start.slice(0, 3) as Triple, M1);
    const second = jump(POWERS2, number, start.slice(3, 6) as Triple, M2);
    return new RandomStream(number, first, second);
  }

  /** Uniform in (0, 1), never 0 or 1. */
  uniform(): number {
    const s = this.state;
    const p1 = remainder(1403580 * s[1]! - 810728 * s[0]!, M1);
    s[0] = s[1]!;
    s[1] = s[2]!;
    s[2] = p1;
    const p2 = remainder(527612 * s[5]! - 1370589 * s[3]!, M2);
    s[3] = s[4]!;
    s[4] = s[5]!;
    s[5] = p2;
    return (p1 > p2 ? p1 - p2 : p1 - p2 + M1) * 2.328306549295728e-10;
  }
}

/** The transition matrices to the powers 2^(127 + n), each squared from the one before when first needed. */
const POWERS1: Matrix[] = [JUMP1];
const POWERS2: Matrix[] = [JUMP2];

function jump(powers: Matrix[], times: number, vector: Triple, m: number): Triple {
  let result = vector;
  for (let bit = 0, rest = times; rest > 0; bit++, rest = Math.floor(rest / 2)) {
    powers[bit] ??= multiplyMatrices(powers[bit - 1]!, powers[bit - 1]!, m);
    if (rest % 2 === 1) result = multiplyVector(powers[bit]!, result, m);
  }
  return result;
}

/** Six starting numbers from one seed: valid for the generator, and unlike for neighbouring seeds. */
function startOf(seed: number): number[] {
  let word = (seed % 4294967296) | 0;
  return [M1, M1, M1, M2, M2, M2].map((modulus) => {
    word = (word + 0x9e3779b9) | 0;
    let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return 1 + (((mixed ^ (mixed >>> 15)) >>> 0) % (modulus - 1));
  });
}

/** FNV-1a, then mixed so that names that differ in one letter land far apart. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

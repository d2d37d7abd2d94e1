// Random variables, each from one stream. The logarithms and powers they need are the engine's own: the same bits everywhere.

import { ln, pow } from './elementary.ts';
import type { RandomStream } from './random.ts';

/** Exponential with this mean, by inversion: one draw, so that streams stay in step. */
export function exponential(stream: RandomStream, mean: number): number {
  return -mean * ln(stream.uniform());
}

/** A standard normal variable by the polar method (Marsaglia and Bray 1964), which needs no sine. */
export function normal(stream: RandomStream): number {
  for (;;) {
    const u = 2 * stream.uniform() - 1;
    const v = 2 * stream.uniform() - 1;
    const s = u * u + v * v;
    if (s < 1) return u * Math.sqrt((-2 * ln(s)) / s);
  }
}

/**
 * Zipf's law, summed up: the chance of one of the ranks up to this, of so many; the last is 1.
 *
 * @param alpha rank n is chosen in proportion to n to the minus alpha
 */
export function zipf(ranks: number, alpha: number): Float64Array {
  const cumulative = new Float64Array(ranks);
  let sum = 0;
  for (let i = 0; i < ranks; i++) {
    sum += 1 / pow(i + 1, alpha);
    cumulative[i] = sum;
  }
  for (let i = 0; i < ranks; i++) cumulative[i]! /= sum;
  cumulative[ranks - 1] = 1;
  return cumulative;
}

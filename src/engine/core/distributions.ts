// Random variables, each from one stream. The logarithm they need is the engine's own: the same bits everywhere.

import { ln } from './elementary.ts';
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

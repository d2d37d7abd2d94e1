// Random variables, each from one stream. The logarithm they need is the engine's own: the same bits everywhere.

import { ln } from './elementary.ts';
import type { RandomStream } from './random.ts';

/** Exponential with this mean, by inversion: one draw, so that streams stay in step. */
export function exponential(stream: RandomStream, mean: number): number {
  return -mean * ln(stream.uniform());
}

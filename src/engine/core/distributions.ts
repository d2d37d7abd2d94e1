// Random variables, and the logarithm, exponential and power they need. The native Math functions differ in the last bit
// between JavaScript engines, so these are the pure-JavaScript ports of FreeBSD msun in @stdlib: the only outside import
// of the engine. `+ - * / sqrt` agree everywhere.

import exp from '@stdlib/math-base-special-exp';
import ln from '@stdlib/math-base-special-ln';
import pow from '@stdlib/math-base-special-pow';
import type { RandomStream } from './random.ts';

export { exp, ln, pow };

/** Exponential with this mean, by inversion: one draw, so that streams stay in step. */
export function exponential(stream: RandomStream, mean: number): number {
  return -mean * ln(stream.uniform());
}

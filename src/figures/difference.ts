// How a point differs from the one it is compared with, seed by seed: what they share is no noise, so this says more than
// two intervals side by side.

import { pairedDifference, type Summary } from '../runner/sweep/summary.ts';
import type { SweepResults } from '../runner/sweep/sweep-results.ts';

/** @returns undefined for the baseline itself and where it is not on the axis */
export function differenceFrom(
  baseline: string,
  results: SweepResults,
  place: { readonly x: number; readonly series: number },
  measure: string,
): Summary | undefined {
  const base = results.sweep.x.points.findIndex(({ name }) => name === baseline);
  if (base < 0 || base === place.x) return undefined;
  const { x, series } = place;
  return pairedDifference(results.values(x, series, measure), results.values(base, series, measure));
}

/** Do these runs show any difference at all? */
export const isSignificant = ({ mean, half }: Summary): boolean => Math.abs(mean) > half;

/** Do all seeds give the same, but for the last bits? Then there is no interval to speak of. */
export const isExact = ({ count, mean, half }: Summary): boolean => count > 1 && half <= Math.abs(mean) * 1e-9;

// What intervals are made of: quantiles of Student's t for means over runs, and of chi-square for counts of rare events. The
// only file outside the engine's arithmetic that takes them from @stdlib.

import chiSquare from '@stdlib/stats-base-dists-chisquare-quantile';
import student from '@stdlib/stats-base-dists-t-quantile';

/** Factors by degrees of freedom, by confidence: a sweep asks for a handful of them over and over, and each is found by iteration. */
const factors = new Map<number, number[]>();

/** What the standard error is multiplied by for a two-sided interval: 2.776 for 0.95 and 4 degrees of freedom. */
export function studentFactor(confidence: number, degreesOfFreedom: number): number {
  const known = factors.get(confidence) ?? [];
  factors.set(confidence, known);
  known[degreesOfFreedom] ??= student(1 - (1 - confidence) / 2, degreesOfFreedom);
  return known[degreesOfFreedom];
}

/**
 * Limits for events that are rare, such as lost packets: five runs without a loss have a variance of 0 and still do not show
 * that nothing can be lost. The exact two-sided interval for the mean of a Poisson count (Garwood 1936), by quantiles of chi-square. For no event at
 * all its upper end is 3.69 at 95 %: the two-sided form of the rule of three.
 *
 * @param count events seen, a whole number
 */
export function poissonLimits(count: number, confidence: number): { readonly low: number; readonly high: number } {
  const tail = (1 - confidence) / 2;
  return {
    low: count === 0 ? 0 : chiSquare(tail, 2 * count) / 2,
    high: chiSquare(1 - tail, 2 * count + 2) / 2,
  };
}

// Limits for rare events, such as lost packets. Five runs without a loss have a spread of 0 and still do not show that nothing
// can be lost: what they show is how often it is lost at most.

import quantile from '@stdlib/stats-base-dists-chisquare-quantile';

/**
 * The exact two-sided interval for the mean of a Poisson count (Garwood 1936), by quantiles of chi-square. For no event at
 * all its upper end is 3.69 at 95 %: the two-sided form of the rule of three.
 *
 * @param count events seen, a whole number
 */
export function poissonLimits(count: number, confidence: number): { readonly low: number; readonly high: number } {
  const tail = (1 - confidence) / 2;
  return {
    low: count === 0 ? 0 : quantile(tail, 2 * count) / 2,
    high: quantile(1 - tail, 2 * count + 2) / 2,
  };
}

// Quantiles of Student's t distribution: the only file outside the engine's arithmetic that takes one from @stdlib.

import quantile from '@stdlib/stats-base-dists-t-quantile';

/** What the standard error is multiplied by for a two-sided interval: 2.776 for 0.95 and 4 degrees of freedom. */
export const studentFactor = (confidence: number, degreesOfFreedom: number): number =>
  quantile(1 - (1 - confidence) / 2, degreesOfFreedom);

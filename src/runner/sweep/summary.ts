// Mean and confidence interval over independent replications (Law, Simulation Modeling and Analysis, 9.4.1), and of
// differences between runs that had the same random numbers (10.2.1): the noise they share falls out. Ratios of means: Fieller 1954.

import { poissonLimits, studentFactor } from './quantiles.ts';

export interface Summary {
  /** How many runs. */
  readonly count: number;
  /** NaN if there is no run. */
  readonly mean: number;
  /** Half width of the interval; NaN with fewer than two runs. */
  readonly half: number;
  /** Its ends, where it is not as wide below the mean as above; otherwise they follow from the two above. */
  readonly low?: number;
  readonly high?: number;
}

export const CONFIDENCE = 0.95;

/** @param values one of each run, in order of the seeds, so that the sum is the same whatever came first */
export function summaryOf(values: readonly number[], confidence: number = CONFIDENCE): Summary {
  const count = values.length;
  const mean = withoutRest(values.reduce((sum, value) => sum + value, 0) / count, largestOf(values), count);
  if (count < 2) return { count, mean: count === 0 ? Number.NaN : mean, half: Number.NaN };
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  const error = Math.sqrt(squares / (count - 1) / count);
  return { count, mean, half: error === 0 ? 0 : error * studentFactor(confidence, count - 1) };
}

const largestOf = (values: readonly (number | undefined)[]): number =>
  values.reduce((most: number, value = 0) => Math.max(most, Math.abs(value)), 0);

/**
 * What is left of values that cancel each other is what doubles cannot hold: 0, not 6e-12 of values near 9e5. Each of `count` values and
 * each of their sums may be off by a unit in its last place, and so may be what a difference was taken of.
 */
const withoutRest = (mean: number, largest: number, count: number): number =>
  Math.abs(mean) <= Number.EPSILON * largest * count ? 0 : mean;

/** Of a - b, pair by pair. Both hold the value of a seed at the same place; what only one has does not count. */
export function pairedDifference(
  a: readonly (number | undefined)[],
  b: readonly (number | undefined)[],
  confidence: number = CONFIDENCE,
): Summary {
  const differences: number[] = [];
  a.forEach((value, replicate) => {
    const other = b[replicate];
    if (value !== undefined && other !== undefined) differences.push(value - other);
  });
  const summary = summaryOf(differences, confidence);
  return { ...summary, mean: withoutRest(summary.mean, Math.max(largestOf(a), largestOf(b)), summary.count) };
}

/**
 * Of the mean of a over the mean of b, which is not the mean of the ratios: a small b makes a ratio large. Its interval has every r for
 * which a - r b, pair by pair, may have the mean 0 (Fieller 1954); without ends where b may have.
 */
export function ratioOfMeans(
  a: readonly (number | undefined)[],
  b: readonly (number | undefined)[],
  confidence: number = CONFIDENCE,
): Summary {
  const places = [...a.keys()].filter((place) => a[place] !== undefined && b[place] !== undefined);
  const count = places.length;
  const meanOf = (of: (place: number) => number): number => places.reduce((sum, place) => sum + of(place), 0) / count;
  const [top, bottom] = [a, b].map((values) => meanOf((place) => values[place]!)) as [number, number];
  const mean = top / bottom;
  if (count < 2 || !Number.isFinite(mean)) return { count, mean, half: Number.NaN };
  const scale = studentFactor(confidence, count - 1) ** 2 / (count - 1);
  // What a - mean b leaves has the mean 0, so no difference of large numbers is lost where seeds give nearly the same ratio.
  const [rest, ofB] = [(place: number) => a[place]! - mean * b[place]!, (place: number) => b[place]! - bottom];
  const rr = scale * meanOf((place) => rest(place) ** 2);
  const rb = scale * meanOf((place) => rest(place) * ofB(place));
  const bb = scale * meanOf((place) => ofB(place) ** 2);
  // The roots d of (bottom^2 - bb) d^2 + 2 rb d - rr = 0, by which the ends are away from the mean.
  const lead = bottom * bottom - bb;
  if (lead <= 0)
    return {
      count,
      mean,
      half: Number.POSITIVE_INFINITY,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    };
  const middle = mean - rb / lead;
  const half = Math.sqrt(rb * rb + lead * rr) / lead;
  return { count, mean, half, low: middle - half, high: middle + half };
}

export const lowOf = ({ mean, half, low }: Summary): number => low ?? mean - half;
export const highOf = ({ mean, half, high }: Summary): number => high ?? mean + half;

/**
 * A share of rare events, such as packets lost of those offered. Runs without a loss have no variance, and a few losses have a
 * skewed one, so the interval is never narrower than what the count by itself allows (quantiles.ts). It takes events to be
 * independent; where they come in bursts it is the variance between runs that makes it wide.
 *
 * @param values share in each run
 * @param events and what they are counted among, over all runs
 */
export function rareSummary(
  values: readonly number[],
  { events, among }: { readonly events: number; readonly among: number },
  confidence: number = CONFIDENCE,
): Summary {
  const spread = summaryOf(values, confidence);
  if (spread.count === 0 || !(among > 0)) return spread;
  const limits = poissonLimits(events, confidence);
  const [low, high] = [limits.low / among, limits.high / among];
  if (spread.count > 1 && lowOf(spread) <= low && highOf(spread) >= high) {
    return lowOf(spread) < 0 ? { ...spread, low: 0, high: highOf(spread) } : spread;
  }
  const ends =
    spread.count > 1 ? [Math.max(0, Math.min(low, lowOf(spread))), Math.max(high, highOf(spread))] : [low, high];
  return { ...spread, half: (ends[1]! - ends[0]!) / 2, low: ends[0]!, high: ends[1]! };
}

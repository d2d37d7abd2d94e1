// What the runs of a sweep gave at a point that is named: one value of each seed, so that two places can be compared seed by
// seed.

import { confidenceAt } from '../runner/sweep/looks.ts';
import { ratioOfMeans, type Summary, summaryOf } from '../runner/sweep/summary.ts';
import { present, type SweepResults } from '../runner/sweep/sweep-results.ts';
import { EVERYWHERE } from './claim.ts';

/** By replicate; undefined where a run is missing. */
export type BySeed = readonly (number | undefined)[];

export interface Place {
  /** A name on the axis, or EVERYWHERE. */
  readonly point: string;
  /** Index of the line; -1, as of one that is not there, has no values. */
  readonly series: number;
}

/** House units. EVERYWHERE: the mean over the axis, of seeds that have all of it. */
export function valuesAt(results: SweepResults, { point, series }: Place, measure: string): BySeed {
  const { points } = results.sweep.x;
  if (series < 0) return [];
  if (point === EVERYWHERE) return meanOf(points.map((_, x) => results.values(x, series, measure)));
  const x = points.findIndex(({ name }) => name === point);
  return x < 0 ? [] : results.values(x, series, measure);
}

/** Are two places compared at each point of the axis, and the mean taken of what that gives? */
export const isAlongAxis = (place: Place, than: Place): boolean =>
  place.point === EVERYWHERE && than.point === EVERYWHERE;

/** Seed by seed; where both places are EVERYWHERE, the mean over the axis of the differences at each point. */
export const differencesAt = (results: SweepResults, place: Place, than: Place, measure: string): BySeed =>
  isAlongAxis(place, than)
    ? meanOf(alongAxis(results, place, than).map(([here, there]) => differencesAt(results, here, there, measure)))
    : zipped(valuesAt(results, place, measure), valuesAt(results, than, measure), (value, other) => value - other);

/**
 * The mean over the axis of the ratios of the means at each point, seed by seed: a seed's value is by how much a ratio would move with
 * it alone (the delta method), so their mean is the mean of the ratios, and how they scatter is the error of it.
 */
export function ratiosAlongAxis(results: SweepResults, place: Place, than: Place, measure: string): BySeed {
  const pairs = alongAxis(results, place, than).map((both) => both.map((each) => valuesAt(results, each, measure)));
  const isWhole = (pairs[0]?.[0] ?? []).map((_, replicate) =>
    pairs.every((both) => both.every((values) => values[replicate] !== undefined)),
  );
  const each = pairs.map(([a, b]) => {
    const [top, bottom] = [a, b].map((values) => summaryOf(present(values!.filter((_, seed) => isWhole[seed]))).mean);
    const ratio = top! / bottom!;
    return zipped(a!, b!, (value, other) => ratio + (value - ratio * other) / bottom!);
  });
  return meanOf(each);
}

/** What one place has of another, with the error this sweep allows: the ratio of the means, or the mean of these over the axis. */
export function ratioAt(results: SweepResults, place: Place, than: Place, measure: string): Summary {
  const isAlong = isAlongAxis(place, than);
  const [a, b] = [valuesAt(results, place, measure), valuesAt(results, than, measure)];
  const ratios = isAlong ? ratiosAlongAxis(results, place, than, measure) : zipped(a, b, (value) => value);
  const confidence = confidenceAt(results.sweep, present(ratios).length);
  return isAlong ? summaryOf(present(ratios), confidence) : ratioOfMeans(a, b, confidence);
}

const alongAxis = ({ sweep }: SweepResults, place: Place, than: Place): readonly (readonly [Place, Place])[] =>
  sweep.x.points.map(({ name }) => [
    { ...place, point: name },
    { ...than, point: name },
  ]);

/** Seed by seed, where both are there. */
export const zipped = (a: BySeed, b: BySeed, of: (a: number, b: number) => number): BySeed =>
  a.map((value, replicate) => {
    const other = b[replicate];
    return value === undefined || other === undefined ? undefined : of(value, other);
  });

function meanOf(lists: readonly BySeed[]): BySeed {
  return (lists[0] ?? []).map((_, replicate) => {
    const there = present(lists.map((list) => list[replicate]));
    return there.length < lists.length ? undefined : there.reduce((sum, value) => sum + value, 0) / there.length;
  });
}

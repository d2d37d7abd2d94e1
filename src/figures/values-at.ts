// What the runs of a sweep gave at a point that is named: one value of each seed, so that two places can be compared seed by
// seed.

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

/** Differences, or ratios, seed by seed; where both places are EVERYWHERE, the mean over the axis of those at each point. */
export function comparedAt(
  results: SweepResults,
  place: Place,
  than: Place,
  measure: string,
  as: 'difference' | 'ratio',
): BySeed {
  if (place.point === EVERYWHERE && than.point === EVERYWHERE) {
    const each = results.sweep.x.points.map(({ name }) =>
      comparedAt(results, { ...place, point: name }, { ...than, point: name }, measure, as),
    );
    return meanOf(each);
  }
  return zipped(valuesAt(results, place, measure), valuesAt(results, than, measure), (value, other) => {
    if (as === 'difference') return value - other;
    return other === 0 ? Number.NaN : value / other;
  });
}

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

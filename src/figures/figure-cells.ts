// What the runs of each point gave, and the vertical axis on which all of it fits.

import { type Axis, axisOf } from '../plot/ticks.ts';
import { highOf, lowOf, type Summary } from '../runner/sweep/summary.ts';
import { present, type SweepResults } from '../runner/sweep/sweep-results.ts';
import type { MetricInfo } from '../scenarios/kit/scenario.ts';
import { summaryAt } from './rare.ts';

/** What the runs of one point gave. */
export interface Cell {
  readonly series: number;
  readonly x: number;
  readonly values: readonly (number | undefined)[];
  readonly summary: Summary;
  readonly unfinished: boolean;
}

/** By line, then by point. */
export function cellsOf(results: SweepResults, metric: MetricInfo): Cell[][] {
  const { sweep } = results;
  return sweep.series.points.map((_, series) =>
    sweep.x.points.map((_, x) => {
      const values = results.values(x, series, metric.name);
      const summary = summaryAt(results, { point: sweep.x.points[x]!.name, series }, metric.name);
      return { series, x, values, summary, unfinished: summary.count < sweep.seeds };
    }),
  );
}

/**
 * Starts at 0 where amounts are compared; a share that is always near 1 would show nothing on such a scale.
 *
 * @param also further values that must fit: numbers printed in a paper, theory
 */
export function yScale(
  cells: readonly (readonly Cell[])[],
  also: readonly number[],
  kind: 'linear' | 'log',
  { unit }: MetricInfo,
  seeds: boolean,
): Axis {
  const all = cells.flat().filter(({ summary }) => summary.count > 0);
  const ends = all.flatMap(({ summary, values }) => [
    ...[summary.mean, ...(summary.count > 1 ? [lowOf(summary), highOf(summary)] : [])],
    ...(seeds ? present(values) : []),
  ]);
  const means = all.map(({ summary }) => summary.mean);
  const isNearOne = unit === 'fraction' && means.length > 0 && Math.min(...means) > 0.5;
  // On a logarithmic axis an interval that reaches down to 0 must not stretch it by decades.
  const shown =
    kind === 'log' ? ends.filter((value) => value >= Math.min(...means.filter((mean) => mean > 0)) / 3) : ends;
  const clipped = unit === 'fraction' ? shown.map((value) => Math.min(1, value)) : shown;
  return axisOf(
    kind,
    [...clipped.map((value) => (kind === 'linear' ? Math.max(0, value) : value)), ...also],
    !isNearOne,
  );
}

// A chart's lines read out of a record: every line is a step function, rates included. Left out: pixels.

import type { Nanos } from '../../engine/core/time.ts';
import type { Unit } from '../../engine/core/units.ts';
import { decimalsOf } from '../../plot/numbers.ts';
import type { StepSeries } from '../../plot/trace.ts';
import { type Holding, heldAt, isQueue } from '../../record/held.ts';
import { contentsOf, memoBy, memoByRecord } from '../../record/memo.ts';
import type { RunRecord } from '../../record/record.ts';
import { reaches, rowAt } from '../../record/values.ts';
import { type RunSpec, settingAt } from '../../scenarios/kit/run-spec.ts';
import type { Chart, ChartLine } from '../../scenarios/kit/scenario.ts';
import { paramsAt } from '../foundation/changes.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { rateSeries } from './rate-series.ts';

export interface ChartSeries {
  readonly line: ChartLine;
  /** Of the values: a rate counts. */
  readonly unit: Unit;
  readonly series: StepSeries;
  /** Decimals of a running value, for the whole run. */
  readonly decimals: number;
  /** Up to here there is something to draw. */
  readonly end: Nanos;
  /** Its value at a time, where that is not just the row's. */
  readonly known?: ((time: Nanos) => number) | undefined;
}

/** What a record says about a chart. */
export type SeriesSource = Holding & Pick<RunRecord, 'gauges' | 'done'>;

const NOTHING = new Float64Array(0);
const EMPTY: StepSeries = { time: NOTHING, min: NOTHING, max: NOTHING, last: NOTHING, length: 0 };

/** @param source undefined: there is no run yet */
export function chartSeries(chart: Chart, source: SeriesSource | undefined): ChartSeries[] {
  const isThere = (line: ChartLine): boolean => source?.gauges.some(({ name }) => name === line.gauge) ?? false;
  return chart.lines
    .filter((line) => line.ifThere !== true || isThere(line))
    .map((line) => {
      const gauge = source?.gauges.find((candidate) => candidate.name === line.gauge);
      const end = source?.computedTo ?? 0;
      if (!source || !gauge) return { line, unit: 'count', series: EMPTY, decimals: 0, end };
      if (line.draw !== 'rate') {
        const decimals = decimalsOf(gauge.last, gauge.length, chart.divide);
        const known = isQueue(gauge) ? (time: Nanos) => heldAt(source, gauge, time) : undefined;
        return { line, unit: gauge.unit, series: gauge, decimals, end, known };
      }
      const series = rateSeries(gauge, chart.window ?? 1e8, source.computedTo, source.done);
      const decimals = extremes([{ series }]).high >= chart.divide ? 1 : 3;
      return { line, unit: 'count', series, decimals, end: source.done ? end : series.length * (chart.window ?? 1e8) };
    });
}

interface Read {
  readonly contents: string;
  readonly of: (chart: Chart) => readonly ChartSeries[];
}

const readOf = memoByRecord<Read>((record, before) => {
  const contents = contentsOf(record);
  return before?.contents === contents ? before : { contents, of: memoBy((chart) => chartSeries(chart, record)) };
});

/** By record, then by chart: neither another view nor other flights make it read anything anew. */
export const seriesOf = (record: RunRecord, chart: Chart): readonly ChartSeries[] => readOf(record).of(chart);

/** The value at a time; NaN where there is none. */
export function seriesValueAt({ series, end, known }: ChartSeries, time: Nanos): number {
  if (time > end) return Number.NaN;
  if (known) return known(time);
  const row = rowAt(series.time, series.length, time);
  return row < 0 ? Number.NaN : series.last[row]!;
}

/** Lowest and highest of what is seen of all; the lowest above zero, which is what a log axis can show. */
export function extremes(
  all: readonly { readonly series: StepSeries; readonly line?: ChartLine }[],
  { from, to }: TimeView = WHOLE,
): { low: number; high: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const see = (least: number, most: number): void => {
    if (least > 0 && least < low) low = least;
    if (most > high) high = most;
  };
  for (const { series, line } of all) {
    const { time, min, max, last, length } = series;
    const carried = rowAt(time, length, from - 1);
    // What a bucket that reaches into the view held, may have been in it; of a single change its value goes on.
    if (carried >= 0 && line?.draw !== 'dots') {
      const isHere = reaches(series, carried, from);
      see(isHere ? min[carried]! : last[carried]!, isHere ? max[carried]! : last[carried]!);
    }
    for (let row = carried + 1; row < length && time[row]! <= to; row++) see(min[row]!, max[row]!);
  }
  return { low, high };
}

const WHOLE: TimeView = { from: 0, to: Number.POSITIVE_INFINITY };

/** The threshold of a chart, if it has one at any time of a run. */
export function thresholdOf({ threshold }: Chart, spec: RunSpec): Chart['threshold'] {
  const { applies } = threshold ?? {};
  if (!applies) return threshold;
  return [0, ...spec.changes.map(({ at }) => at)].some((at) => applies(paramsAt(spec, at))) ? threshold : undefined;
}

/** It over the run as a step function: its value at the start and after every change, no number where it does not apply. */
export function thresholdSeries(spec: RunSpec, { param, applies }: NonNullable<Chart['threshold']>): StepSeries {
  const times = [...new Set([0, ...spec.changes.map(({ at }) => at)])];
  const valueAt = (at: Nanos): number =>
    applies?.(paramsAt(spec, at)) === false ? Number.NaN : Number(settingAt(spec, param, at));
  const last = Float64Array.from(times, valueAt);
  return { time: Float64Array.from(times), min: last, max: last, last, length: last.length };
}

/** No number where it does not apply. */
export const thresholdAt = ({ time, last, length }: StepSeries, at: Nanos): number =>
  last[rowAt(time, length, at)] ?? Number.NaN;

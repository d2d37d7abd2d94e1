// What a quantity did, as a line: a step function reduced to pixel columns, which keep the lowest, the highest and the last value
// of their time, so that peaks of one packet survive at any width; those columns as an SVG path; and straight lines (d3-shape).
// Left out: drawing on canvas (ui/charts/trace-paint.ts).

import { line } from 'd3-shape';
import type { Nanos } from '../engine/core/time.ts';
import { type Rows, reaches, rowAt } from '../record/values.ts';

/** The columns of a `GaugeSeries` that drawing needs; rates are made into the same shape. */
export interface StepSeries extends Rows {
  readonly min: Float64Array;
  readonly max: Float64Array;
  readonly last: Float64Array;
  readonly length: number;
}

/** One entry per pixel column; NaN where the function has no value (before its first row, after the end). */
export interface ColumnTrace {
  readonly columns: number;
  readonly first: Float64Array;
  readonly min: Float64Array;
  readonly max: Float64Array;
  readonly last: Float64Array;
}

/** The column a time falls into; columns are half open. */
export function columnOf(time: Nanos, from: Nanos, to: Nanos, columns: number): number {
  return Math.floor(((time - from) * columns) / (to - from));
}

/**
 * Columns of [from, to). The value carried in from the left counts in the column where it still holds, and all of a row that
 * reaches into the first one; no column starts
 * at or after `end` (the time up to which the run is computed).
 */
export function columnTrace(series: StepSeries, from: Nanos, to: Nanos, columns: number, end: Nanos): ColumnTrace {
  const trace = emptyTrace(columns);
  const { first, min, max, last } = trace;
  const columnEnd = Math.min(columns, Math.ceil(((end - from) * columns) / (to - from)));
  let row = rowAt(series.time, series.length, from);
  let carried = row < 0 ? Number.NaN : series.last[row]!;
  const isHere = row >= 0 && reaches(series, row, from);
  let low = isHere ? series.min[row]! : carried;
  let high = isHere ? series.max[row]! : carried;
  row++;
  for (let column = 0; column < columnEnd; column++) {
    first[column] = carried;
    for (; row < series.length && columnOf(series.time[row]!, from, to, columns) <= column; row++) {
      carried = series.last[row]!;
      if (Number.isNaN(low)) {
        first[column] = carried;
        low = carried;
        high = carried;
      }
      low = Math.min(low, series.min[row]!);
      high = Math.max(high, series.max[row]!);
    }
    min[column] = low;
    max[column] = high;
    last[column] = carried;
    low = carried;
    high = carried;
  }
  return trace;
}

function emptyTrace(columns: number): ColumnTrace {
  const all = new Float64Array(4 * columns).fill(Number.NaN);
  const [first, min, max, last] = [0, 1, 2, 3].map((part) => all.subarray(part * columns, (part + 1) * columns));
  return { columns, first: first!, min: min!, max: max!, last: last! };
}

export interface TraceFrame {
  /** Time at the left and at the right edge, ns. */
  readonly from: Nanos;
  readonly to: Nanos;
  /** Whole CSS pixels. */
  readonly width: number;
  /** Where a value is, CSS pixels from the top. */
  topOf(value: number): number;
}

/** The `d` of an SVG path; empty where the quantity has no value yet. */
export function tracePath(series: StepSeries, { from, to, width, topOf }: TraceFrame): string {
  const { min, max, last } = columnTrace(series, from, to, width, to);
  const at = (value: number): number => Math.round(10 * topOf(value)) / 10;
  let path = '';
  let before = Number.NaN;
  for (let x = 0; x < width; x++) {
    if (Number.isNaN(min[x]!)) continue;
    const [low, high] = [at(min[x]!), at(max[x]!)];
    path += path === '' ? `M${x} ${low}` : low === before && high === before ? '' : `H${x}`;
    for (const top of [low, high, at(last[x]!)]) {
      if (top !== before) path += `V${top}`;
      before = top;
    }
  }
  return path === '' ? '' : `${path}H${width}`;
}

/** CSS pixels from the top left corner. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** A tenth of a pixel is finer than anybody sees. */
const straight = line<Place>(
  ({ left }) => left,
  ({ top }) => top,
).digits(1);

/** Straight from one place to the next; empty where there is none. */
export const linePath = (places: readonly Place[]): string => straight(places) ?? '';

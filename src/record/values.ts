// What a recorded quantity was at a time, and between two. A gauge is a step function, so a value holds until the next row.

import { bisectRight } from 'd3-array';
import type { Nanos } from '../engine/core/time.ts';
import type { GaugeSeries, Refined, RunRecord } from './record.ts';

/** Finds a gauge by name, and by flow where several flows have one. */
export function findGauge(record: RunRecord, name: string, flow = -1): GaugeSeries | undefined {
  return record.gauges.find((gauge) => gauge.name === name && (flow < 0 || gauge.flow === flow));
}

/** Index of the last of `length` rows with column[row] <= time, or -1. */
export const rowAt = (column: Float64Array, length: number, time: Nanos): number =>
  bisectRight(column, time, 0, length) - 1;

/** The value a step function has at a time; NaN before its first row. */
export function valueAt(series: GaugeSeries, time: Nanos): number {
  const row = rowAt(series.time, series.length, time);
  return row < 0 ? Number.NaN : series.last[row]!;
}

/** When rows begin, and for how long they stand. */
export interface Rows {
  readonly time: Float64Array;
  /** Of its buckets, ns; 0 or left out: every change has its row. */
  readonly width?: Nanos;
  readonly refined?: Refined | undefined;
}

/** Until when a row stands for changes: to the end of its bucket, or for its instant. */
export function rowEnd({ time, width = 0, refined }: Rows, row: number): Nanos {
  const begins = time[row]!;
  const own = refined && begins >= refined.from && begins < refined.to ? refined.width : width;
  return own > 0 ? (Math.floor(begins / own) + 1) * own : begins;
}

/** May what a row at or before a time stands for be of that time? */
export const reaches = (rows: Rows, row: number, to: Nanos): boolean => rows.time[row] === to || rowEnd(rows, row) > to;

/** Lowest and highest value a step function takes in [from, to); the value carried in counts, and so does all of a row that reaches into it. */
export function extremesIn(series: GaugeSeries, from: Nanos, to: Nanos): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let row = rowAt(series.time, series.length, from);
  if (row >= 0) {
    min = series.last[row]!;
    max = min;
    if (reaches(series, row, from)) {
      min = Math.min(min, series.min[row]!);
      max = Math.max(max, series.max[row]!);
    }
  }
  for (row++; row < series.length && series.time[row]! < to; row++) {
    min = Math.min(min, series.min[row]!);
    max = Math.max(max, series.max[row]!);
  }
  return { min, max };
}

// The growing gauges of a record. They fold into wider buckets when the engine does, so that a long
// run stays bounded and no extreme is lost; of one span at a time they can hold finer rows than of the rest.

import type { Nanos } from '../engine/core/time.ts';
import type { GaugeSeries, Refined } from '../record/record.ts';
import { rowAt } from '../record/values.ts';
import type { GaugeInfo } from '../scenarios/kit/layout.ts';
import { ROW_STRIDE } from './frame-reader.ts';
import { grown } from './growing-log.ts';

type Column = Float64Array<ArrayBufferLike>;
const COLUMNS = ['time', 'min', 'max', 'last'] as const;
type Rows = Record<(typeof COLUMNS)[number], Column> & { readonly length: number };

export class GrowingGauge implements GaugeSeries {
  readonly name: string;
  readonly unit: GaugeInfo['unit'];
  readonly flow: number;
  readonly link: number;
  time: Column = new Float64Array(64);
  min: Column = new Float64Array(64);
  max: Column = new Float64Array(64);
  last: Column = new Float64Array(64);
  length = 0;
  width: Nanos = 0;
  refined: Refined | undefined = undefined;
  /** The rows of the whole run, while finer ones are shown of a part. */
  private whole: Rows | undefined;

  constructor(info: GaugeInfo) {
    this.name = info.name;
    this.unit = info.unit;
    this.flow = info.flow;
    this.link = info.link;
  }

  /** @param before rows from this time on are not part of the run (a link computed ahead writes early) */
  append(rows: Float64Array, count: number, width: Nanos, before: Nanos): void {
    if (width > this.width) this.fold(width);
    for (const name of COLUMNS) this[name] = grown(this[name], this.length + count);
    this.put(rows, count, before);
  }

  private put(rows: Float64Array, count: number, before: Nanos): void {
    // Asked for once, not anew in every row.
    const { time, min, max, last, width } = this;
    let next = this.length;
    for (let at = 0; at < count * ROW_STRIDE && rows[at]! < before; at += ROW_STRIDE) {
      const row = next - 1;
      // A bucket that was closed early (a frame was made) goes on in the same row.
      if (row >= 0 && isOneBucket(time[row]!, rows[at]!, width)) {
        min[row] = Math.min(min[row]!, rows[at + 1]!);
        max[row] = Math.max(max[row]!, rows[at + 2]!);
        last[row] = rows[at + 3]!;
        continue;
      }
      time[next] = rows[at]!;
      min[next] = rows[at + 1]!;
      max[next] = rows[at + 2]!;
      last[next++] = rows[at + 3]!;
    }
    this.length = next;
  }

  /** Shows other rows in [from, to), which should begin and end where buckets do; the ones shown so far come back. */
  refine(rows: GrowingGauge, from: Nanos, to: Nanos): void {
    this.whole ??= { time: this.time, min: this.min, max: this.max, last: this.last, length: this.length };
    this.refined = { from, to, width: rows.width };
    const { whole } = this;
    const head = rowAt(whole.time, whole.length, from - 1) + 1;
    const tail = rowAt(whole.time, whole.length, to - 1) + 1;
    const until = rowAt(rows.time, rows.length, to - 1) + 1;
    this.length = head + until + whole.length - tail;
    for (const name of COLUMNS) {
      const column = new Float64Array(this.length);
      column.set(whole[name].subarray(0, head));
      column.set(rows[name].subarray(0, until), head);
      column.set(whole[name].subarray(tail, whole.length), head + until);
      this[name] = column;
    }
  }

  private fold(width: Nanos): void {
    const { time, min, max, last, length } = this;
    const rows = new Float64Array(length * ROW_STRIDE);
    for (let row = 0, at = 0; row < length; row++) {
      rows[at++] = time[row]!;
      rows[at++] = min[row]!;
      rows[at++] = max[row]!;
      rows[at++] = last[row]!;
    }
    this.width = width;
    this.length = 0;
    this.put(rows, length, Number.POSITIVE_INFINITY);
  }
}

const isOneBucket = (a: Nanos, b: Nanos, width: Nanos): boolean =>
  width > 0 ? Math.floor(a / width) === Math.floor(b / width) : a === b;

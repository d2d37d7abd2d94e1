// A step function of time that a model writes and only the runner reads. All changes that fall within one bucket of time
// become one row (first time, minimum, maximum, last), so memory is bounded and no extreme is lost; a bucket of 0 ns
// keeps every change.

import { invariant } from './errors.ts';
import { BUCKET, bucketView, clock, MOST_GAUGES } from './memory.ts';
import type { Nanos } from './time.ts';
import type { Unit } from './units.ts';

/** The open row: when its bucket ends, the time of its first change, its extremes and the newest value. */
const endsAt = bucketView(0);
const first = bucketView(1);
const least = bucketView(2);
const most = bucketView(3);
const newest = bucketView(4);

export interface GaugePlace {
  readonly name: string;
  readonly unit: Unit;
  /** Index of the flow or link it belongs to; -1 if none. */
  readonly flow: number;
  readonly link: number;
  /** Each recorded value counts, even one equal to the one before (RTT samples). */
  readonly repeats: boolean;
}

export interface GaugeWidths {
  readonly first: Nanos;
  readonly long: Nanos;
}

/** After so many rows a gauge changes to its long buckets. */
export const MOST_ROWS = 32768;

export class Gauge {
  readonly place: GaugePlace;
  /** Length of a bucket in ns. */
  width: Nanos;
  /** Finished rows, four numbers each: first time, minimum, maximum, last. The runner empties them. */
  rows = new Float64Array(4 * 256);
  count = 0;
  private total = 0;
  private readonly bucket: number;
  private readonly repeats: boolean;
  private readonly wide: Nanos;

  /** @param widths in use at first, and from the `MOST_ROWS`-th row on, so that a long run stays bounded */
  constructor(index: number, place: GaugePlace, recording: boolean, widths: GaugeWidths) {
    invariant(index < MOST_GAUGES, 'This run has more gauges than fit.');
    this.place = place;
    this.width = widths.first;
    this.wide = widths.long;
    this.repeats = place.repeats;
    this.bucket = index * BUCKET;
    endsAt[this.bucket] = recording ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  }

  /** The value from now on. */
  record(value: number): void {
    this.recordAt(clock[0]!, value);
  }

  /** The value from a time on that may lie before or after the clock; times of one gauge never go back. */
  recordAt(time: Nanos, value: number): void {
    const { bucket } = this;
    if (newest[bucket] === value && !this.repeats) return;
    if (time >= endsAt[bucket]!) this.turn(time);
    newest[bucket] = value;
    if (value < least[bucket]!) least[bucket] = value;
    if (value > most[bucket]!) most[bucket] = value;
  }

  /** The newest value; NaN before the first. */
  get value(): number {
    return newest[this.bucket]!;
  }

  /**
   * Begins to record in the middle of a run, with a row for the value that holds from before. That value does not count
   * among the extremes of its row, so that the rows that follow are those of a whole recording.
   */
  startAt(time: Nanos): void {
    endsAt[this.bucket] = Number.NEGATIVE_INFINITY;
    if (!this.repeats && !Number.isNaN(this.value)) this.turn(time);
  }

  /** Writes the row that is still open to `rows[at]`; false if there is none. */
  copyOpenRow(rows: Float64Array, at: number): boolean {
    if (Number.isNaN(first[this.bucket]!)) return false;
    this.writeRow(rows, at);
    return true;
  }

  /** Closes the open row, so that the runner sees it. The next change opens another. */
  close(): void {
    const { bucket } = this;
    if (endsAt[bucket] === Number.POSITIVE_INFINITY || Number.isNaN(first[bucket]!)) return;
    this.push();
    endsAt[bucket] = Number.NEGATIVE_INFINITY;
    first[bucket] = Number.NaN;
  }

  private turn(time: Nanos): void {
    const { bucket } = this;
    if (!Number.isNaN(first[bucket]!)) this.push();
    endsAt[bucket] = this.width > 0 ? (Math.floor(time / this.width) + 1) * this.width : time + 1;
    first[bucket] = time;
    least[bucket] = Number.POSITIVE_INFINITY;
    most[bucket] = Number.NEGATIVE_INFINITY;
  }

  private push(): void {
    const at = 4 * this.count++;
    if (at === this.rows.length) {
      const longer = new Float64Array(2 * at);
      longer.set(this.rows);
      this.rows = longer;
    }
    this.writeRow(this.rows, at);
    if (++this.total === MOST_ROWS) this.width = Math.max(this.width, this.wide);
  }

  private writeRow(rows: Float64Array, at: number): void {
    const { bucket } = this;
    const last = newest[bucket]!;
    const isCarried = least[bucket] === Number.POSITIVE_INFINITY;
    rows[at] = first[bucket]!;
    rows[at + 1] = isCarried ? last : least[bucket]!;
    rows[at + 2] = isCarried ? last : most[bucket]!;
    rows[at + 3] = last;
  }
}

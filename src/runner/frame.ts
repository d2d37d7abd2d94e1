// What a session has recorded since the last frame, packed into one array of numbers that can be transferred and used
// again. The page appends frames to its record; nothing is ever sent twice.

import { FLIGHT_STRIDE } from '../engine/core/flights.ts';
import { MARK_STRIDE } from '../engine/core/marks.ts';
import type { Probes } from '../engine/core/probe.ts';

/** Numbers per gauge row: first time, minimum, maximum, last. */
export const ROW_STRIDE = 4;

/**
 * Layout of `data`: number of gauges with rows, then for each: index, rows, width, rows x 4;
 * number of marks, id of the first, marks x MARK_STRIDE; number of logs with flights, then for each: link, flights,
 * end of what is kept, flights x FLIGHT_STRIDE.
 */
export class FrameWriter {
  private readonly probes: Probes;
  private data = new Float64Array(1024);
  private length = 0;

  constructor(probes: Probes) {
    this.probes = probes;
  }

  /** Takes everything recorded so far. `into` may be an array that has come back from the page. */
  take(into?: Float64Array<ArrayBuffer>): { data: Float64Array<ArrayBuffer>; length: number } {
    if (into !== undefined && into.length >= 1024) this.data = into;
    this.length = 0;
    this.takeGauges();
    this.takeMarks();
    this.takeFlights();
    const frame = { data: this.data, length: this.length };
    this.data = new Float64Array(1024);
    return frame;
  }

  private takeGauges(): void {
    const filled = this.probes.gauges.filter((gauge) => gauge.count > 0);
    this.put([filled.length]);
    for (const gauge of filled) {
      this.put([this.probes.gauges.indexOf(gauge), gauge.count, gauge.width]);
      this.putRows(gauge.rows, gauge.count * ROW_STRIDE);
      gauge.count = 0;
    }
  }

  private takeMarks(): void {
    const { marks } = this.probes;
    this.put([marks.count, marks.first]);
    this.putRows(marks.rows, marks.count * MARK_STRIDE);
    marks.emptied();
  }

  private takeFlights(): void {
    const filled = this.probes.flights.filter((log) => log.count > 0);
    this.put([filled.length]);
    for (const log of filled) {
      this.put([log.link, log.count, log.to]);
      this.putRows(log.rows, log.count * FLIGHT_STRIDE);
      log.count = 0;
    }
  }

  private put(numbers: readonly number[]): void {
    this.makeRoom(numbers.length);
    this.data.set(numbers, this.length);
    this.length += numbers.length;
  }

  private putRows(rows: Float64Array, count: number): void {
    this.makeRoom(count);
    this.data.set(rows.subarray(0, count), this.length);
    this.length += count;
  }

  private makeRoom(count: number): void {
    if (this.length + count <= this.data.length) return;
    const longer = new Float64Array(Math.max(2 * this.data.length, this.length + count));
    longer.set(this.data.subarray(0, this.length));
    this.data = longer;
  }
}

// What a session has recorded since the last frame, packed into one array of numbers that can be transferred and used
// again. The page appends frames to its record. Of a gauge the row that is still open is sent along, so that a value that
// holds for long is seen at once; its final form follows and takes its place.

import type { DetailRows } from '../engine/core/details.ts';
import { FLIGHT_STRIDE } from '../engine/core/flights.ts';
import { MARK_STRIDE } from '../engine/core/marks.ts';
import { isIn } from '../engine/core/memory.ts';
import type { Probes } from '../engine/core/probe.ts';
import type { Simulator } from '../engine/core/simulator.ts';
import { ROW_STRIDE } from './frame-reader.ts';

/** The layout of `data` is told in frame-reader.ts. */
export class FrameWriter {
  private readonly sim: Simulator;
  private readonly probes: Probes;
  private readonly openRow = new Float64Array(ROW_STRIDE);
  private data = new Float64Array(1024);
  private length = 0;

  constructor(sim: Simulator, probes: Probes) {
    this.sim = sim;
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
    const countAt = this.length;
    this.put([0]);
    // Open rows lie in the columns of the run that computed last.
    const present = isIn(this.sim);
    this.probes.gauges.forEach((gauge, index) => {
      const open = present && gauge.copyOpenRow(this.openRow, 0) ? 1 : 0;
      if (gauge.count + open === 0) return;
      this.put([index, gauge.count + open, gauge.width]);
      this.putRows(gauge.rows, gauge.count * ROW_STRIDE);
      this.putRows(this.openRow, open * ROW_STRIDE);
      this.data[countAt]!++;
      gauge.count = 0;
    });
  }

  private takeMarks(): void {
    const { marks } = this.probes;
    this.put([marks.count, marks.first]);
    this.putRows(marks.rows, marks.count * MARK_STRIDE);
    this.putDetails(marks.details);
    marks.emptied();
  }

  private takeFlights(): void {
    // A log that has come to its end says so, even if nothing was added since.
    const filled = this.probes.flights.filter((log) => log.count > 0 || Number.isFinite(log.to));
    this.put([filled.length]);
    for (const log of filled) {
      this.put([log.link, log.count, log.to]);
      this.putRows(log.rows, log.count * FLIGHT_STRIDE);
      this.putDetails(log.details);
      log.count = 0;
      log.details.emptied();
    }
  }

  private putDetails({ rows, count, length }: DetailRows): void {
    this.put([count, length]);
    this.putRows(rows, length);
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

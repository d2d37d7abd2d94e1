// Who is in a buffer: the packets waiting and the one in transmission, known by the times they leave. A departure is known
// when a packet is queued, so no event is needed to shorten the queue: `settle` brings the length to a time.

import type { Gauge } from '../core/gauge.ts';
import type { Nanos } from '../core/time.ts';

export class Backlog {
  /** Occupancy in packets: waiting and in transmission. */
  length = 0;
  /** Occupancy in bytes. */
  bytes = 0;
  /** Largest occupancy in packets so far. */
  largest = 0;
  private leaves = new Float64Array(64);
  private sizes = new Int32Array(64);
  private mask = 63;
  private head = 0;
  private readonly gauge: Gauge | null;

  /** @param gauge where every change of the length is recorded, from an empty buffer on */
  constructor(gauge: Gauge | null) {
    this.gauge = gauge;
    if (gauge !== null) gauge.recordAt(0, 0);
  }

  /** Lets everyone go who has left by this time; a packet whose departure is now has left. */
  settle(now: Nanos): void {
    while (this.length > 0 && this.leaves[this.head]! <= now) this.leave();
  }

  enter(now: Nanos, leavesAt: Nanos, bytes: number): void {
    if (this.length > this.mask) this.grow();
    const tail = (this.head + this.length) & this.mask;
    this.leaves[tail] = leavesAt;
    this.sizes[tail] = bytes;
    this.bytes += bytes;
    const length = ++this.length;
    if (length > this.largest) this.largest = length;
    if (this.gauge !== null) this.gauge.recordAt(now, length);
  }

  private leave(): void {
    const head = this.head;
    this.head = (head + 1) & this.mask;
    this.bytes -= this.sizes[head]!;
    this.length--;
    if (this.gauge !== null) this.gauge.recordAt(this.leaves[head]!, this.length);
  }

  private grow(): void {
    const { length, mask, head, leaves, sizes } = this;
    this.leaves = new Float64Array(2 * length);
    this.sizes = new Int32Array(2 * length);
    for (let i = 0; i < length; i++) {
      this.leaves[i] = leaves[(head + i) & mask]!;
      this.sizes[i] = sizes[(head + i) & mask]!;
    }
    this.head = 0;
    this.mask = 2 * length - 1;
  }
}

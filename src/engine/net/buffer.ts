// The buffer of a link that must be known exactly (its length is recorded, its discipline asks, or its packets have
// already been passed on): when each packet leaves it, in a ring. Other links only count, roughly.

import type { Gauge } from '../core/gauge.ts';
import { arrivesAt, leavesAt } from '../core/memory.ts';
import { type Nanos, NEVER } from '../core/time.ts';
import { bytesThere, firstLeavesAt, largest, length } from './line.ts';

export class Buffer {
  private readonly line: number;
  private head = 0;
  private tail = 0;
  private mask = 15;
  private times = new Float64Array(16);
  /** Null at first, or V8 takes the first buffer's gauge for what all have, and throws code away when one has none. */
  private gauge: Gauge | null = null;
  /** Sizes of the packets, where the discipline wants to know how many bytes there are. */
  private sizes: Int32Array | null;

  /** @param gauge records the length, if it is being recorded */
  constructor(line: number, gauge: Gauge | null, countsBytes: boolean) {
    this.line = line;
    this.gauge = gauge;
    this.sizes = countsBytes ? new Int32Array(16) : null;
    if (gauge !== null) gauge.recordAt(0, 0);
  }

  /** Removes all packets that have departed when the packet of a row arrives; a departure at that very instant counts. */
  settle(row: number): void {
    while (firstLeavesAt[this.line]! <= arrivesAt[row]!) this.leave();
  }

  settleAt(now: Nanos): void {
    while (firstLeavesAt[this.line]! <= now) this.leave();
  }

  /** The packet of a row, which came in at `arrivesAt[row]` and is counted, leaves at `leavesAt[row]`. */
  enter(row: number, bytes: number): void {
    const { line, tail } = this;
    const now = length[line]!;
    if (now > largest[line]!) largest[line] = now;
    if (now === 1) firstLeavesAt[line] = leavesAt[row]!;
    this.times[tail] = leavesAt[row]!;
    if (this.sizes !== null) this.addBytes(bytes);
    this.tail = (tail + 1) & this.mask;
    if (this.tail === this.head) this.grow();
    if (this.gauge !== null) this.gauge.recordAt(arrivesAt[row]!, now);
  }

  /** Bytes of the packet in transmission, where the discipline asks for bytes; 0: none is. */
  get bytesInService(): number {
    return length[this.line]! > 0 ? this.sizes![this.head]! : 0;
  }

  private leave(): void {
    const { line } = this;
    const left = firstLeavesAt[line]!;
    const now = length[line]! - 1;
    if (this.sizes !== null) bytesThere[line]! -= this.sizes[this.head]!;
    this.head = (this.head + 1) & this.mask;
    length[line] = now;
    firstLeavesAt[line] = now > 0 ? this.times[this.head]! : NEVER;
    if (this.gauge !== null) this.gauge.recordAt(left, now);
  }

  private addBytes(bytes: number): void {
    this.sizes![this.tail] = bytes;
    bytesThere[this.line]! += bytes;
  }

  private grow(): void {
    const { times, sizes, mask, head } = this;
    const size = mask + 1;
    this.times = new Float64Array(2 * size);
    if (sizes !== null) this.sizes = new Int32Array(2 * size);
    for (let i = 0; i < size; i++) {
      this.times[i] = times[(head + i) & mask]!;
      if (sizes !== null) this.sizes![i] = sizes[(head + i) & mask]!;
    }
    this.head = 0;
    this.tail = size;
    this.mask = 2 * size - 1;
  }
}

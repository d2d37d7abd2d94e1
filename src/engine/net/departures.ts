// When the packets of a buffer leave, and how large they are, for a link that has already passed them on: a ring.

import { leavesAt, lines } from '../core/memory.ts';
import { NEVER } from '../core/time.ts';
import { BYTES, FIRST_LEAVES } from './line.ts';

export class Departures {
  private times = new Float64Array(16);
  private sizes = new Int32Array(16);
  private mask = 15;
  private head = 0;
  private tail = 0;

  /** The packet of a row, behind the others. */
  add(row: number, bytes: number): void {
    if (((this.tail + 1) & this.mask) === this.head) this.grow();
    this.times[this.tail] = leavesAt[row]!;
    this.sizes[this.tail] = bytes;
    this.tail = (this.tail + 1) & this.mask;
  }

  /** The first one leaves the buffer of the link at `base`; `left` packets stay. */
  leave(base: number, left: number): void {
    lines[base + BYTES] = lines[base + BYTES]! - this.sizes[this.head]!;
    this.head = (this.head + 1) & this.mask;
    lines[base + FIRST_LEAVES] = left > 0 ? this.times[this.head]! : NEVER;
  }

  private grow(): void {
    const { times, sizes, mask, head } = this;
    const size = mask + 1;
    this.times = new Float64Array(2 * size);
    this.sizes = new Int32Array(2 * size);
    for (let i = 0; i < size; i++) {
      this.times[i] = times[(head + i) & mask]!;
      this.sizes[i] = sizes[(head + i) & mask]!;
    }
    this.tail = (this.tail - head) & mask;
    this.head = 0;
    this.mask = 2 * size - 1;
  }
}

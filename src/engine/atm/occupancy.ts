// The occupancy of the buffer as a gauge: the cells there after the arrivals of each slot. Between decisions it rises or
// falls by the same number every slot, so a whole ramp is written at once: every slot where every change is kept, the first
// and last slot of each bucket where changes are folded.

import type { Gauge } from '../core/gauge.ts';
import type { SlotClock } from './slot-clock.ts';

export class Occupancy {
  private readonly gauge: Gauge;
  private readonly slots: SlotClock;
  /** The slot written last, and the cells there in it. */
  private slot = -1;
  private value = 0;

  constructor(gauge: Gauge, slots: SlotClock) {
    this.gauge = gauge;
    this.slots = slots;
    gauge.recordAt(0, 0);
  }

  /** The number of cells in this slot. */
  record(slot: number, value: number): void {
    if (slot > this.slot + 1) this.drain(slot - 1);
    if (value !== this.value) this.write(slot, value);
    this.slot = slot;
    this.value = value;
  }

  /** So many slots from this one on; the first has `value` cells, each further one `rise` more. */
  ramp(slot: number, value: number, rise: number, count: number): void {
    this.record(slot, value);
    if (rise !== 0) this.climb(slot + 1, slot + count - 1, value + rise, rise);
    this.slot = slot + count - 1;
    this.value = value + rise * (count - 1);
  }

  /** Nothing has come in up to this slot: one cell less each slot. */
  drain(slot: number): void {
    if (slot <= this.slot) return;
    const steps = Math.min(this.value, slot - this.slot);
    if (steps > 0) this.climb(this.slot + 1, this.slot + steps, this.value - 1, -1);
    this.value -= steps;
    this.slot = slot;
  }

  private climb(from: number, to: number, value: number, rise: number): void {
    const { slots, gauge } = this;
    for (let slot = from; slot <= to; ) {
      this.write(slot, value + (slot - from) * rise);
      if (gauge.width === 0) {
        slot++;
        continue;
      }
      // The last slot of this bucket, then the first of the next.
      const end = (Math.floor(slots.timeOf(slot) / gauge.width) + 1) * gauge.width;
      const next = slots.from(end);
      const last = Math.min(next - 1, to);
      if (last > slot) this.write(last, value + (last - from) * rise);
      slot = Math.max(next, slot + 1);
    }
  }

  private write(slot: number, value: number): void {
    this.gauge.recordAt(this.slots.timeOf(slot), value);
  }
}

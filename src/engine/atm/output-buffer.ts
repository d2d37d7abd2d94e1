// The one buffer of the output link, in cells, served one cell a slot. Because service never pauses while a cell is there,
// the slot in which the newest cell leaves says everything: no cell is stored. A cell that comes in slot n leaves in slot
// n + 1 at the earliest, since serving comes before arrivals (rule T3).

import { IdleGaps } from './idle-gaps.ts';
import type { BufferView } from './policies/policy.ts';
import { VcCounts } from './vc-counts.ts';

/** Which part of a buffer is kept for headers where packets are trimmed. */
const HEADER_PART = 10;

export class OutputBuffer implements BufferView {
  /** Cells that fit; lowering it evicts none. */
  capacity: number;
  /** Is a part of it kept for headers and end cells? */
  keepsHeaderRoom = false;
  /** The slot decisions are made in. */
  now = 0;
  /** In which slot the newest cell leaves; slots up to it after the last gap are all served. */
  last = -1;
  /** Cells taken so far. */
  taken = 0;
  /** The most cells there were. */
  largest = 0;
  readonly gaps = new IdleGaps();
  private readonly counts: VcCounts | null;

  constructor(capacity: number, countsVcs: boolean) {
    this.capacity = capacity;
    this.counts = countsVcs ? new VcCounts() : null;
  }

  /** Cells there now. */
  get length(): number {
    return this.last > this.now ? this.last - this.now : 0;
  }

  /** Cells that may be there before no more payload is taken. */
  get forPayload(): number {
    const { capacity, keepsHeaderRoom } = this;
    return keepsHeaderRoom ? capacity - Math.floor(capacity / HEADER_PART) : capacity;
  }

  get idleSlots(): number {
    return this.now > this.last ? this.now - this.last : 0;
  }

  of(vc: number): number {
    return this.counts === null ? 0 : this.counts.of(vc, this.now);
  }

  get busyVcs(): number {
    return this.counts === null ? 0 : this.counts.busy(this.now);
  }

  /** Takes this many cells of a VC, for which there is room; `last` then says when the newest of them leaves. */
  take(vc: number, cells: number): void {
    if (this.last < this.now) {
      this.gaps.add(this.now - this.last);
      this.last = this.now;
    }
    this.last += cells;
    this.taken += cells;
    if (this.length > this.largest) this.largest = this.length;
    if (this.counts !== null) for (let cell = cells; cell > 0; cell--) this.counts.add(vc, this.last - cell + 1);
  }

  /** Takes `passing` cells in each of this many slots from now on; all of them fit, and no policy counts by VC. */
  takeRounds(passing: number, rounds: number): void {
    this.take(0, passing);
    this.last += passing * (rounds - 1);
    this.taken += passing * (rounds - 1);
    const most = this.length - (rounds - 1);
    if (most > this.largest) this.largest = most;
  }

  /** The idle runs of the first `slots` slots, the one that is still going on included. */
  gapsUpTo(slots: number): Pick<IdleGaps, 'big' | 'bigSlots' | 'slots' | 'longest'> {
    const open = slots - 1 - this.last;
    return open > 0 ? this.gaps.with(open) : this.gaps;
  }

  /** Cells served in the first `slots` slots, all of which are over. */
  served(slots: number): number {
    return this.taken - Math.max(0, this.last - (slots - 1));
  }
}

// The time of slots: slot n begins at the floor of n * 53 * 8 bits / rate (53: a cell of ATM), whatever n is. Nothing is added up, so nothing
// drifts: 21.2 Mb/s has slots of exactly 20 us, 141 Mb/s of 3007.09 ns. Slot 0 begins at time 0.

import { ParameterError } from '../core/errors.ts';
import type { Nanos } from '../core/time.ts';
import type { BitsPerSecond, Bytes } from '../core/units.ts';
import { CELL_BYTES } from './aal5.ts';

const BYTE_NANOS = 8 * 1e9;

export class SlotClock {
  /** Length of a slot in ns, as a real number: for words and charts. */
  readonly slot: number;
  private readonly nanos: number;
  private readonly slots: number;

  /**
   * @param rate bit/s, whole
   * @param cell length of a cell with its header
   * @throws ParameterError where slot times would not be exact up to the horizon
   */
  constructor(rate: BitsPerSecond, horizon: Nanos, cell: Bytes = CELL_BYTES) {
    const bits = cell * BYTE_NANOS;
    const common = greatestCommonDivisor(bits, rate);
    this.nanos = bits / common;
    this.slots = rate / common;
    this.slot = bits / rate;
    if (!(rate > 0) || (horizon / this.slot + 2) * this.nanos > Number.MAX_SAFE_INTEGER) {
      throw new ParameterError(
        'slot-rate',
        'The slots of a link of this rate cannot be counted exactly for so long.',
        'Use a rate in whole kbit/s, or a shorter run.',
      );
    }
  }

  /** When a slot begins, whole ns; part of a slot for a cell on a link that is faster. */
  timeOf(slot: number): Nanos {
    return Math.floor((slot * this.nanos) / this.slots);
  }

  /** The first slot that begins at this time or later. */
  from(time: Nanos): number {
    let slot = Math.ceil((time * this.slots) / this.nanos);
    while (slot > 0 && this.timeOf(slot - 1) >= time) slot--;
    while (this.timeOf(slot) < time) slot++;
    return slot;
  }

  /** The first slot that begins later than this time. */
  after(time: Nanos): number {
    return this.from(time + 1);
  }

  /** A span in whole slots, the nearest. */
  count(span: Nanos): number {
    return Math.round(span / this.slot);
  }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

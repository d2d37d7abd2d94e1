// In which order the cells of one slot are offered (rule T3): taking turns from slot to slot, or at random. The order of a
// slot follows from its number and a key alone, so that slots in which nothing is decided can be skipped.

import type { RandomStream } from '../core/random.ts';

export interface SlotOrder {
  /** Which of this many cells of the slot is offered first; the others follow cyclically. */
  first(slot: number, cells: number): number;
}

/** In slot n the circle begins at place n modulo the number of cells (the set-up without randomness, C10). */
export const TURNS: SlotOrder = { first: (slot, cells) => slot % cells };

export class RandomOrder implements SlotOrder {
  private readonly key: number;

  constructor(stream: RandomStream) {
    this.key = (stream.uniform() * 4294967296) | 0;
  }

  first(slot: number, cells: number): number {
    let mixed = Math.imul(this.key ^ slot, -2048144789);
    mixed = Math.imul(mixed ^ (mixed >>> 15), -1028477387);
    return ((mixed ^ (mixed >>> 16)) >>> 1) % cells;
  }
}

// Which of some classes of times a time belongs to, by looking it up: the logarithm that says so by definition costs more than
// everything else a histogram does. The edges of the classes are found with that definition, so the answer is the same.

import type { Nanos } from '../../engine/core/time.ts';

/** Response times in a picture of their distribution: the shortest, so many classes to each tenfold, up to 100 s. ns */
export const SHORTEST_RESPONSE = 100_000;
export const BINS_PER_TENFOLD = 10;
export const RESPONSE_BINS = 6 * BINS_PER_TENFOLD;

/** Cells of the guide for each doubling of the time, and doublings there are. */
const CELLS = 64;
const DOUBLINGS = 31;

export class TimeClasses {
  private readonly unit: Nanos;
  /** By class: the longest time in it, whole ns; of the last there is none. */
  private readonly longest: Float64Array;
  /** By cell of the time: the class of its shortest time. */
  private readonly guide: Int32Array;

  /**
   * @param classes how many there are
   * @param unit a time in the first class; a power of two of it is where doublings of the guide begin
   * @param classOf the class of a time, from 0; never falls as times grow
   * @param longestAbout the longest time of a class, up to rounding
   */
  constructor(classes: number, unit: Nanos, classOf: (time: Nanos) => number, longestAbout: (index: number) => Nanos) {
    this.unit = unit;
    this.longest = new Float64Array(classes).fill(Number.POSITIVE_INFINITY);
    for (let index = 0; index < classes - 1; index++) {
      let time = Math.round(longestAbout(index));
      while (classOf(time) > index) time--;
      while (classOf(time + 1) <= index) time++;
      this.longest[index] = time;
    }
    this.guide = new Int32Array(CELLS * DOUBLINGS);
    let index = 0;
    for (let cell = 0; cell < this.guide.length; cell++) {
      const shortest = unit * (1 << Math.floor(cell / CELLS)) * (1 + (cell % CELLS) / CELLS);
      while (shortest > this.longest[index]!) index++;
      this.guide[cell] = index;
    }
  }

  /** @param time whole ns, at most 2^31 units */
  of(time: Nanos): number {
    const { unit, longest } = this;
    const units = time / unit;
    if (units < 1) return 0;
    const doublings = 31 - Math.clz32(units);
    let index = this.guide[CELLS * doublings + Math.floor((units / (1 << doublings) - 1) * CELLS)]!;
    while (time > longest[index]!) index++;
    return index;
  }
}

// How often something was asked for in this unit of time and in the one before: tumbling windows, counted from time 0.

import type { Nanos } from '../core/time.ts';

export class UnitCounts {
  private readonly unit: Nanos;
  private readonly now: () => Nanos;
  private readonly current: Int32Array;
  private readonly previous: Int32Array;
  /** In which unit `current` was counted. */
  private readonly countedIn: Int32Array;

  /** @param unit length of a window, ns; @param things how many are counted */
  constructor(unit: Nanos, things: number, now: () => Nanos) {
    this.now = now;
    this.unit = unit;
    this.current = new Int32Array(things);
    this.previous = new Int32Array(things);
    this.countedIn = new Int32Array(things);
  }

  /** One more now; returns how many that makes in this unit. */
  count(thing: number): number {
    this.bringUp(thing);
    return ++this.current[thing]!;
  }

  /** The larger of this unit's and the last one's. */
  larger(thing: number): number {
    this.bringUp(thing);
    return Math.max(this.current[thing]!, this.previous[thing]!);
  }

  private bringUp(thing: number): void {
    const { current, previous, countedIn } = this;
    const unit = Math.floor(this.now() / this.unit);
    const then = countedIn[thing]!;
    if (unit === then) return;
    previous[thing] = unit === then + 1 ? current[thing]! : 0;
    current[thing] = 0;
    countedIn[thing] = unit;
  }
}

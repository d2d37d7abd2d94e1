// Ranges that stand still: they come from the whole computed run, grow in one step while a run is being computed or a
// slider is dragged, and shrink only when an edit is complete. Nothing here looks at the zoom or the cursor.

import { type ValueRange, valueRange } from './axis-ticks.ts';

export interface KeptRange {
  readonly range: ValueRange;
  /** What the last edit multiplied the scale by; 1 if nothing changed. */
  readonly factor: number;
}

/** One per chart. */
export class RangeKeeper {
  private kept: KeptRange | undefined;
  private settled: ValueRange | undefined;

  /** `growing`: the run is not computed to its end, or a slider is being dragged. */
  keep(scale: 'linear' | 'log', lowest: number, highest: number, growing: boolean): KeptRange {
    const wanted = valueRange(scale, lowest, highest);
    const held = this.kept?.range;
    const range = growing && held && held.scale === scale ? union(held, wanted) : wanted;
    if (!held || range.low !== held.low || range.high !== held.high) {
      const factor = this.settled ? range.high / this.settled.high : 1;
      this.kept = { range, factor };
    }
    if (!growing) this.settled = range;
    return this.kept ?? { range, factor: 1 };
  }
}

function union(a: ValueRange, b: ValueRange): ValueRange {
  return { scale: a.scale, low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) };
}

// Ranges that stand still and fit. At rest a range is that of what is visible, whatever was visible before, so that a link
// shows the same axes to everybody. While a run comes in, plays, is dragged, or the view moves, it only grows: nothing is ever
// clipped, and nothing shrinks under a moving line. Nothing here looks at the cursor.

import type { ValueRange } from '../../plot/scale.ts';
import { valueRange } from '../../plot/ticks.ts';

export interface KeptRange {
  readonly range: ValueRange;
  /** What the last edit multiplied the scale by; 1 if nothing changed. */
  readonly factor: number;
}

/** One per chart. */
export class RangeKeeper {
  private kept: KeptRange | undefined;
  private settled: ValueRange | undefined;

  /** `growing`: something moves, or the run is not computed to its end. */
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

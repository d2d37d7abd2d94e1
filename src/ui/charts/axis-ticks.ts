// The numbers of the time axis: in seconds, as the cursor and every sentence have them, and only where all of the view is
// within the first millisecond in what suits it. As many as have room for their words.

import { pairs } from 'd3-array';
import type { Nanos } from '../../engine/core/time.ts';
import { momentUnit } from '../../plot/numbers.ts';
import { timeTicks } from '../../plot/ticks.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { textWidth } from '../foundation/text-width.ts';
import { TEXT } from '../theme/text-sizes.ts';

export interface AxisTick {
  readonly at: Nanos;
  readonly words: string;
}

/** Between the words of two ticks at least, CSS pixels. */
const GAP = 8;
const FEWER = 1.5;

const widthOf = (words: string): number => textWidth(words, TEXT.note, 400);

/** @param spacing of ticks with short words, CSS pixels */
export function axisTicks(view: TimeView, width: number, spacing: number): readonly AxisTick[] {
  const perNano = width / (view.to - view.from);
  for (let apart = spacing; ; apart *= FEWER) {
    const ticks = inWords(timeTicks(view.from, view.to, width, apart));
    const haveRoom = pairs(ticks).every(
      ([one, next]) => (widthOf(one.words) + widthOf(next.words)) / 2 + GAP <= (next.at - one.at) * perNano,
    );
    if (haveRoom || apart > width) return ticks;
  }
}

/** The unit stands with the first and the last. */
function inWords(times: readonly Nanos[]): AxisTick[] {
  const { unit, format } = momentUnit(times, 'en');
  return times.map((at, index) => ({
    at,
    words: index === 0 || index === times.length - 1 ? `${format(at)} ${unit}` : format(at),
  }));
}

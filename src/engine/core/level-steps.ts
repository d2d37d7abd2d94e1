// A level of things that can be counted: how many there are as time goes on, one more or one less at a time while it rises or
// falls.

import type { Level } from './level.ts';
import { type Nanos, NEVER } from './time.ts';
import { Timeline } from './timeline.ts';

/** @param count of them at level 1; the nearest whole number is what there is */
export function stepsOf(level: Level, count: number): Timeline {
  const { pieces } = level;
  const changes: { at: Nanos; value: number }[] = [];
  let now = Math.round(pieces[0]!.value * count);
  const first = now;
  pieces.forEach(({ from, value, slope }, index) => {
    const start = Math.round(value * count);
    if (start !== now) changes.push({ at: from, value: start });
    now = start;
    const end = pieces[index + 1]?.from ?? NEVER;
    const rise = Math.sign(slope);
    for (; rise !== 0; now += rise) {
      const at = Math.ceil(from + ((now + rise / 2) / count - value) / slope);
      if (at >= end) break;
      changes.push({ at, value: now + rise });
    }
  });
  return new Timeline(first, changes);
}

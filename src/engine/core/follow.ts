// Somebody who acts when a timeline comes to another value, for what is not read as it is needed.

import { clock } from './memory.ts';
import type { Simulator } from './simulator.ts';
import { NEVER } from './time.ts';
import type { Timeline } from './timeline.ts';
import { Timer } from './timer.ts';

/** Tells of every value after the first, at its time. */
export function follow(sim: Simulator, timeline: Timeline, told: (value: number) => void): void {
  if (timeline.until === NEVER) return;
  const timer = new Timer(sim, () => {
    timeline.advance(clock[0]!);
    told(timeline.value);
    if (timeline.until < NEVER) timer.start(timeline.until - clock[0]!);
  });
  timer.start(timeline.until);
}

// How the cursor goes through the shot of a step: evenly at the shot's speed, but no silence takes longer than a moment.
// Pure; everything is read from the record.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import { silences } from '../../record/silences.ts';
import type { Moment } from './story-plan.ts';

/** A silence passes in at most so many ms. */
const SILENCE = 1500;

/** From one time of the run to another at `speed` (simulated ns per second of wall time); wall times count from 0. */
export function shotMoments(record: RunRecord, from: Nanos, to: Nanos, speed: Nanos): readonly Moment[] {
  const moments: Moment[] = [{ wall: 0, at: from }];
  const on = (at: Nanos, longest = Number.POSITIVE_INFINITY): void => {
    const last = moments.at(-1)!;
    const needed = Math.min(((at - last.at) / speed) * 1000, longest);
    if (needed > 0) moments.push({ wall: last.wall + needed, at });
  };
  for (const quiet of silences(record, from, to)) {
    on(quiet.from);
    on(quiet.to, SILENCE);
  }
  on(to);
  return moments;
}

// What can be explained but is no event, because there are thousands of it: a collision, a dispatcher's decision. It is told
// while the cursor rests on it.

import type { Nanos } from '../engine/core/time.ts';
import type { Mark, RunRecord } from '../record/record.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import type { Explanation } from './explanation.ts';

export interface Unmarked {
  /** Which one is at a time, as a word that stays the same from frame to frame; undefined: none. `speed`: simulated ns per second. */
  readonly at: (record: RunRecord, now: Nanos, speed: number) => string | undefined;
  /** Undefined if the last event the cursor has passed came later. */
  readonly explain: (
    record: RunRecord,
    which: string,
    last: Mark | undefined,
    scenario: Scenario,
  ) => Explanation | undefined;
}

// What can be explained but is no event, because there are thousands of it: a collision, a dispatcher's decision. It is told
// while the cursor rests on it.

import type { Nanos } from '../engine/core/time.ts';
import type { Mark, RunRecord } from '../record/record.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import type { Explanation } from './explanation.ts';

/** Explains what a dispatcher decided, from where the question stands in a record. */
export type ExplainsDecision = (
  record: RunRecord,
  place: { readonly link: number; readonly row: number },
  scenario: Scenario,
) => Explanation;

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
  /** Of networks with a dispatcher: two runs may part in what it answers. */
  readonly decision?: ExplainsDecision;
}

// What tests need to know of a scenario that they cannot read from it: runs worth comparing, moments worth looking at. One
// file per scenario; `allCases` (all-cases.ts) is in the order of the catalogue.

import type { Lesson } from '../../../src/scenarios/kit/lesson.ts';
import type { Scenario } from '../../../src/scenarios/kit/scenario.ts';

export interface ScenarioCases {
  readonly scenario: Scenario;
  readonly lesson: Lesson;
  /** Titles of what the story of the first seconds tells: by 4 s a loss, by 8 s what it led to. */
  readonly story: readonly [loss: RegExp, consequence: RegExp];
  /** Runs, as links, that between them use every choice, live changes, packets dropped by hand and chance. */
  readonly digestLinks: readonly string[];
  /** A short run with something going on, and what a run beside it changes. */
  readonly compared: { readonly a: string; readonly bs: readonly string[] };
  /** Five results that a reader of the accessibility tree must be able to learn. */
  readonly facts: readonly string[];
  /** Runs in which they are compared. */
  readonly factLinks: readonly string[];
  /** A link with things to repair. */
  readonly repaired: string;
  /** A moment at which packets of the bottleneck can be dropped by hand. */
  readonly withPackets: string;
  /** Another value of the lesson's own setting, as typed and in house units. */
  readonly lessonValue: readonly [typed: string, value: number];
  /** A busy moment, for looking at the words on the page. */
  readonly busy: string;
  /** Links that fill a page 320 px wide. */
  readonly narrow: readonly string[];
  /** Looks this page does not bear yet: `npm run test:all` has them, and fails until it does. */
  readonly unfinished?: readonly ('hall' | 'still')[];
  /** A run that has more packets than a record holds, and a late moment of it. */
  readonly long?: { readonly link: string; readonly t: string };
}

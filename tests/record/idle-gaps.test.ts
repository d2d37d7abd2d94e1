// Whose a silence is: the page blames a timer only for those that it ends.

import { expect, it } from 'vitest';
import { idleGaps } from '../../src/record/idle-gaps.ts';
import { gaugeOf, HORIZON, recordWith } from '../support/random-record.ts';

const sent = (at: number, arrivesAt: number) => ({ offeredAt: at, startsAt: at, arrivesAt, segment: 0 });

/** Two silences, the second of them up to the end. @param early and late: when the timer fires that runs from 0 on, and from 20; 0: none */
function gaps(early: number, late: number) {
  const rows = [early, late].map((last, row) => ({ time: 20 * row, min: last, max: last, last }));
  const facts = { values: [], links: [[sent(1, 5), sent(20, 25)]], marks: [] };
  return idleGaps(recordWith(facts, { gauges: [{ ...gaugeOf(rows), name: 'rexmt' }] }));
}

const causedBy = (first: string, second: string) => [
  { from: 5, to: 20, cause: first },
  { from: 25, to: HORIZON, cause: second },
];

it('is that of the timer that fires before it ends', () => {
  expect(gaps(20, 0)).toEqual(causedBy('timer', 'other'));
});

it('is nobody’s where the timer that runs would fire later: something else has ended it', () => {
  expect(gaps(21, 0)).toEqual(causedBy('other', 'other'));
});

it('is that of the timer that runs when the run ends', () => {
  expect(gaps(0, HORIZON + 100)).toEqual(causedBy('other', 'timer'));
});

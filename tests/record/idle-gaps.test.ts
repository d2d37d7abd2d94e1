// When a silence is, and whose: the page blames a timer only for those that it ends.

import { expect, it } from 'vitest';
import { idleGaps } from '../../src/record/idle-gaps.ts';
import { spansAtZero } from '../../src/record/silences.ts';
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

it('of a queue ends and begins again at a folded row in which the queue was filled and emptied', () => {
  const rows = [
    { time: 0, min: 3, max: 3, last: 3 },
    { time: 10, min: 0, max: 0, last: 0 },
    { time: 20, min: 0, max: 5, last: 0 },
  ];
  expect(spansAtZero(gaugeOf(rows), HORIZON)).toEqual([
    { from: 10, to: 20 },
    { from: 20, to: HORIZON },
  ]);
});

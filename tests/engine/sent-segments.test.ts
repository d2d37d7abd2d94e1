// The segments that are out (RFC 8985 section 5.2), against a plain list of them, whatever becomes of them in whatever order; more
// than a ring of 64 has room for, too.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SentSegments } from '../../src/engine/tcp/sent-segments.ts';

interface Segment {
  start: number;
  end: number;
  at: number;
  lostAt: number;
  isLost: boolean;
  isSacked: boolean;
  again: boolean;
  timedOut: boolean;
}

const ACTIONS = [
  'send',
  'send',
  'send',
  'sendMany',
  'lose',
  'timeOut',
  'find',
  'sack',
  'sendAgain',
  'acknowledge',
] as const;
const steps = fc.array(fc.tuple(fc.constantFrom(...ACTIONS), fc.nat(1000)), { minLength: 1, maxLength: 60 });

function agree(ours: SentSegments, list: readonly Segment[]): void {
  const of = (is: (segment: Segment) => boolean): number => list.filter(is).length;
  expect([ours.count, ours.lost, ours.sacked]).toEqual([list.length, of((s) => s.isLost), of((s) => s.isSacked)]);
  const out = list.filter(({ isLost, isSacked }) => !isLost && !isSacked);
  expect(ours.pipe).toBe(out.reduce((sum, { start, end }) => sum + end - start, 0));
  expect(ours.firstLost()).toBe(list.findIndex(({ isLost }) => isLost));
  for (const [row, segment] of list.entries()) {
    expect([ours.startAt(row), ours.endAt(row), ours.sentAt(row)]).toEqual([segment.start, segment.end, segment.at]);
    expect([ours.isLost(row), ours.isSacked(row)]).toEqual([segment.isLost, segment.isSacked]);
    expect([ours.wasSentAgain(row), ours.wasTimedOut(row)]).toEqual([segment.again, segment.timedOut]);
    if (segment.isLost) {
      const { lostAt } = segment;
      expect([ours.lostAt(row), ours.rttAt(row), ours.reoWndAt(row)]).toEqual([lostAt, lostAt + 1, lostAt + 2]);
    }
    expect([ours.rowOf(segment.start), ours.rowOf(segment.end - 1)]).toEqual([row, row]);
  }
  if (list.length === 0) return;
  expect([ours.rowOf(list[0]!.start - 1), ours.rowOf(list.at(-1)!.end)]).toEqual([-1, -1]);
}

it('are what a list of them is', () => {
  fc.assert(
    fc.property(steps, (actions) => {
      const ours = new SentSegments();
      const list: Segment[] = [];
      let end = 1;
      const send = (at: number, length: number): void => {
        ours.add(end, end + length, at);
        list.push({
          start: end,
          end: end + length,
          at,
          lostAt: 0,
          isLost: false,
          isSacked: false,
          again: false,
          timedOut: false,
        });
        end += length;
      };
      for (const [now, [action, n]] of actions.entries()) {
        const row = n % Math.max(1, list.length);
        const segment = list[row];
        if (action === 'send') send(now, 1 + (n % 5));
        else if (action === 'sendMany') for (let i = 0; i < 40; i++) send(now, 2);
        else if (segment === undefined) continue;
        else if (action === 'acknowledge') {
          ours.dropFirst();
          list.shift();
        } else if (action === 'lose' || action === 'timeOut') {
          ours.lose(row, now, now + 1, now + 2, action === 'timeOut');
          if (action === 'timeOut') segment.timedOut = true;
          if (!segment.isLost && !segment.isSacked) Object.assign(segment, { isLost: true, lostAt: now });
        } else if (action === 'find') {
          ours.find(row);
          segment.isLost = false;
        } else if (action === 'sack' && !segment.isSacked) {
          ours.sack(row);
          Object.assign(segment, { isLost: false, isSacked: true });
        } else if (action === 'sendAgain' && !segment.isSacked) {
          ours.sendAgain(row, now);
          Object.assign(segment, { isLost: false, again: true, timedOut: false, at: now });
        }
      }
      agree(ours, list);
    }),
    { numRuns: 80, seed: 1 },
  );
});

// Every kind of event has an explanation in both languages, and its arithmetic comes from the numbers of the mark.

import { describe, expect, it } from 'vitest';
import { MARKS } from '../../src/engine/core/marks.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import type { Mark, MarkKind } from '../../src/record/record.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { fakeSpec } from '../support/fake-runner.ts';
import { explain, explainWaiting } from '../support/told.ts';
import { recordWith } from './page.ts';

const timeoutNumbers = {
  armedAt: ms(500),
  rto: seconds(1),
  minimum: seconds(1),
  maximum: seconds(60),
  srtt: ms(80),
  rttvar: ms(10),
  backoff: 1,
  k: 4,
};

function explained(
  marks: readonly Partial<Mark>[],
  language: 'en' | 'ko' = 'en',
  params = {},
  changes = fakeSpec().changes,
) {
  const record = recordWith(marks, [], { spec: fakeSpec(params, { changes }) });
  return explain({ mark: record.marks.at(-1)!, record, scenario: reno, language });
}

const said = (explanation: ReturnType<typeof explain>): string =>
  (explanation.arithmetic ?? []).map(({ words, role }) => (role === 'wins' ? `[${words}]` : words)).join(' ');

describe('a timeout', () => {
  const drop = { at: ms(400), kind: 'drop', segment: 17 } as const;
  const timeout = { at: ms(1500), kind: 'timeout', segment: 17, cause: 0, numbers: timeoutNumbers } as const;

  it('names the loss, when the timer was armed, and that the minimum decided', () => {
    const explanation = explained([drop, timeout]);
    expect(explanation.title).toBe('Timeout: segment 17 is sent again');
    expect(explanation.sentence).toContain('Segment 17 was lost at 0.4000 s');
    expect(explanation.sentence).toContain('armed at 0.5000 s, fired 1 s later');
    expect(said(explanation)).toBe('RTO = max( [minimum 1 s] , SRTT 80 ms + 4 × 10 ms ) = 1 s');
  });
  it('says so when the measured round trip decided', () => {
    const numbers = { ...timeoutNumbers, minimum: ms(10), rto: ms(120) };
    expect(said(explained([drop, { ...timeout, numbers }]))).toBe(
      'RTO = max( minimum 10 ms , [SRTT 80 ms + 4 × 10 ms] ) = 120 ms',
    );
  });
  it('multiplies after earlier timeouts', () => {
    const numbers = { ...timeoutNumbers, rto: seconds(4), backoff: 4 };
    expect(said(explained([drop, { ...timeout, numbers }]))).toContain(') × 4 = 4 s');
  });
  it('knows RFC 793', () => {
    const numbers = { ...timeoutNumbers, minimum: ms(10), rto: ms(160), rttvar: 0, k: 0 };
    expect(said(explained([drop, { ...timeout, numbers }]))).toContain('[2 × SRTT 80 ms]');
  });
  it('shows no arithmetic that does not give the result', () => {
    expect(explained([drop, { ...timeout, numbers: { ...timeoutNumbers, rto: ms(777) } }]).arithmetic).toBeUndefined();
    const unknown = { ...timeoutNumbers, srtt: 0, rto: ms(777) };
    expect(explained([drop, { ...timeout, numbers: unknown }]).arithmetic).toBeUndefined();
    const fixed = { ...timeout, numbers: { ...timeoutNumbers, k: 0, rttvar: 0 } };
    expect(explained([drop, fixed], 'en', { rto: 'fixed' }).arithmetic).toBeUndefined();
  });
  it('says that no round trip was known, or that the bounds were others', () => {
    const unknown = { ...timeoutNumbers, srtt: 0, rto: seconds(2), backoff: 2 };
    expect(said(explained([drop, { ...timeout, numbers: unknown }]))).toBe('RTO = [initial RTO 1 s × 2] = 2 s');
    const moved = [{ at: ms(600), key: 'rmin', value: ms(10) }];
    const numbers = { ...timeoutNumbers, minimum: ms(10) };
    expect(said(explained([drop, { ...timeout, numbers }], 'en', {}, moved))).toBe(
      '[RTO 1 s,] from the bounds as they were when it was armed',
    );
  });
  it('says what becomes of the window', () => {
    const numbers = { ...timeoutNumbers, cwndBefore: 13.44 * 1460 };
    expect(explained([drop, { ...timeout, numbers }]).sentence).toContain('and cwnd fell from 13.4 to 1 segment.');
    expect(explained([drop, timeout]).sentence).not.toContain('cwnd');
  });
  it('says when nothing was lost', () => {
    expect(explained([{ ...timeout, cause: -1 }]).sentence).toContain('was not lost');
  });
});

it('a drop says how full the queue was, in the unit of its limit', () => {
  const drop = { at: ms(400), kind: 'drop', segment: 17, numbers: { occupancy: 20, limit: 20, packet: 0 } } as const;
  expect(explained([drop])).toMatchObject({ title: 'Segment 17 arrives at a full queue' });
  expect(explained([drop]).sentence).toContain('20 of 20 slots were taken');
  const bytes = { ...drop, numbers: { occupancy: 20, limit: 30_000, packet: 1 } };
  expect(explained([bytes], 'en', { qunit: 'bytes' }).sentence).toContain('limit of 30,000 bytes');
  expect(explained([bytes]).title).toBe('The ACK for segment 17 arrives at a full queue');
});

it('a fast retransmit halves what was in flight, in segments', () => {
  const numbers = {
    duplicateAcks: 3,
    flightSize: 20 * 1460,
    cwndBefore: 20 * 1460,
    ssthresh: 10 * 1460,
    cwnd: 13 * 1460,
  };
  const mark = { at: ms(400), kind: 'fast-retransmit', segment: 17, numbers } as const;
  expect(said(explained([mark]))).toBe('ssthresh = max( [FlightSize 20 / 2] , 2 ) = 10 segments');
  const small = { ...mark, numbers: { ...numbers, flightSize: 3 * 1460, ssthresh: 2 * 1460 } };
  expect(said(explained([small]))).toBe('ssthresh = max( FlightSize 3 / 2 , [2] ) = 2 segments');
});

it('a change says from what to what, and that a running timer is left alone', () => {
  const changes = [{ at: ms(1400), key: 'rmin', value: ms(200) }];
  const explanation = explained([{ at: ms(1400), kind: 'change', numbers: { index: 0 } }], 'en', {}, changes);
  expect(explanation.title).toBe('RTO minimum: 1 s → 200 ms');
  expect(explanation.sentence).toContain('keeps its deadline');
});

const KINDS = Object.keys(MARKS) as readonly MarkKind[];

describe.each(KINDS)('%s', (kind) => {
  const numbers = { ...timeoutNumbers, occupancy: 3, limit: 3, packet: 0, probability: 0.01, index: 0 };
  it.each([0, 1, 17])('is explained in both languages, also for segment %i', (segment) => {
    const changes = [{ at: ms(400), key: 'q', value: 5 }];
    // What a switch or a dispatcher did is told by its policy, what a director did by its scheduler.
    const rules = { policy: kind === 'dispatch' ? 'ds' : 'epd', sched: 'rr' };
    for (const language of ['en', 'ko'] as const) {
      const { title, sentence } = explained([{ at: ms(400), kind, segment, numbers }], language, rules, changes);
      expect(`${title} ${sentence}`).not.toMatch(/undefined|NaN|null/);
      expect(/[가-힣]/.test(title + sentence)).toBe(language === 'ko');
    }
  });
});

it('waiting for a timer is explained by the timeout to come', () => {
  const marks = [
    { at: ms(400), kind: 'drop', segment: 17 },
    { at: ms(1500), kind: 'timeout', segment: 17, cause: 0, numbers: timeoutNumbers },
  ] as const;
  const record = recordWith(marks);
  const facts = { mark: record.marks[1]!, record, scenario: reno, language: 'en' } as const;
  const explanation = explainWaiting(facts);
  expect(explanation.title).toBe('Why is A waiting?');
  expect(explanation.sentence).toContain('Segment 17 is missing and nothing is in flight');
  expect(explanation.sentence).toContain('armed at 0.5000 s');
  expect(said(explanation)).toContain('[minimum 1 s]');
  expect(explainWaiting({ ...facts, language: 'ko' }).title).toBe('A 호스트는 왜 기다릴까요?');
});

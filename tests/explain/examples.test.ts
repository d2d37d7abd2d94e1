// One event at a time: which rule explains it, with which facts, and the arithmetic as it is written.

import { describe, expect, it } from 'vitest';
import { MARKS } from '../../src/engine/core/marks.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import type { Explanation } from '../../src/explain/explanation.ts';
import { tell } from '../../src/explain/say.ts';
import { explainWaiting } from '../../src/explain/tcp/timeout.ts';
import { english } from '../../src/explain/words/english.ts';
import { korean } from '../../src/explain/words/korean.ts';
import type { Mark, MarkKind } from '../../src/record/record.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { explain } from '../support/explained/every-kind.ts';
import { fakeSpec } from '../support/fake-runner.ts';
import { recordWith } from '../ui/page.ts';

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

function explained(marks: readonly Partial<Mark>[], params = {}, changes = fakeSpec().changes): Explanation {
  const record = recordWith(marks, [], { spec: fakeSpec(params, { changes }) });
  return explain({ mark: record.marks.at(-1)!, record, scenario: reno });
}

const rulesOf = ({ sentences }: Explanation): readonly string[] => sentences.map(({ rule }) => rule);

/** The formula with the names of its facts, what decided in brackets: RTO = max( [minimum] , SRTT srtt + k × rttvar ) = rto. */
const formula = ({ arithmetic = [] }: Explanation): string =>
  arithmetic
    .map(({ parts, role }) => {
      const words = parts
        .map((part) => (typeof part === 'string' ? part : Object.keys('rule' in part ? part.facts : part).join(' ')))
        .join('');
      return role === 'wins' ? `[${words}]` : words;
    })
    .join(' ');

describe('a timeout', () => {
  const drop = { at: ms(400), kind: 'drop', segment: 17 } as const;
  const timeout = { at: ms(1500), kind: 'timeout', segment: 17, cause: 0, numbers: timeoutNumbers } as const;
  const withNumbers = (numbers: object, params = {}): Explanation =>
    explained([drop, { ...timeout, numbers: { ...timeoutNumbers, ...numbers } }], params);

  it('names the loss, when the timer was armed, and that the minimum decided', () => {
    const explanation = explained([drop, timeout]);
    expect(explanation.title).toEqual({ rule: 'timeout', facts: { segment: 17 } });
    expect(explanation.sentences).toEqual([
      { rule: 'timeout.lost', facts: { segment: 17, lostAt: ms(400) } },
      { rule: 'timer.fired', facts: { armedAt: ms(500), rto: seconds(1) } },
    ]);
    expect(formula(explanation)).toBe('RTO = max( [minimum] , SRTT srtt + k × rttvar ) = rto');
  });
  it('reads as a formula', () => {
    const { arithmetic } = tell(explained([drop, timeout]), english);
    const said = arithmetic!.map(({ words }) => words).join(' ');
    expect(said).toBe('RTO = max( minimum 1 s , SRTT 80 ms + 4 × 10 ms ) = 1 s');
  });
  it('says so when the measured round trip decided', () => {
    const explanation = withNumbers({ minimum: ms(10), rto: ms(120) });
    expect(formula(explanation)).toBe('RTO = max( minimum , [SRTT srtt + k × rttvar] ) = rto');
  });
  it('multiplies after earlier timeouts, of ns-2 until 2002 inside', () => {
    expect(formula(withNumbers({ rto: seconds(4), backoff: 4 }))).toBe(
      'RTO = max( [minimum] , SRTT srtt + k × rttvar ) × times = rto',
    );
    const numbers = { minimum: ms(100), rto: ms(1200), backoff: 4, srtt: ms(200), rttvar: ms(35) };
    const old = withNumbers(numbers, { tcp: 'ns2001' });
    expect(formula(old)).toBe('RTO = max( minimum , [(SRTT srtt + k × rttvar → measured) × times] ) = rto');
  });
  it('ends at the maximum, of ns-2 at two ticks', () => {
    const bounded = withNumbers({ rto: seconds(60), backoff: 128 });
    expect(formula(bounded)).toBe('RTO = max( minimum , SRTT srtt + k × rttvar ) × times, [maximum]');
    const short = withNumbers({ rto: ms(20), minimum: ms(10), srtt: ms(5), rttvar: ms(1) }, { tcp: 'ns2' });
    expect(formula(short)).toBe('RTO = max( minimum , SRTT srtt + k × rttvar ), [twoTicks]');
  });
  it('knows RFC 793, and a clock whose tick is longer than the variation', () => {
    const old = withNumbers({ minimum: ms(10), rto: ms(160), rttvar: 0, k: 0 });
    expect(formula(old)).toBe('RTO = max( minimum , [2 × SRTT srtt] ) = rto');
    const coarse = withNumbers({ minimum: ms(10), rto: ms(580) }, { g: ms(500) });
    expect(formula(coarse)).toBe('RTO = max( minimum , [SRTT srtt + granularity] ) = rto');
  });
  it('shows no arithmetic that does not give the result', () => {
    expect(withNumbers({ rto: ms(777) }).arithmetic).toBeUndefined();
    expect(withNumbers({ srtt: 0, rto: ms(777) }).arithmetic).toBeUndefined();
    const fixed = withNumbers({ k: 0, rttvar: 0 }, { rto: 'fixed' });
    expect([fixed.arithmetic, rulesOf(fixed)]).toEqual([undefined, ['timeout.lost', 'timer.fixed']]);
  });
  it('says that no round trip was known, or that the bounds were others', () => {
    expect(formula(withNumbers({ srtt: 0, rto: seconds(2), backoff: 2 }))).toBe('RTO = [initial × times] = rto');
    expect(formula(withNumbers({ srtt: 0, rto: seconds(3) }))).toBe('RTO = [afterSyn] = rto');
    const moved = [{ at: ms(600), key: 'rmin', value: ms(10) }];
    const numbers = { ...timeoutNumbers, minimum: ms(10) };
    expect(formula(explained([drop, { ...timeout, numbers }], {}, moved))).toBe('[RTO rto,] ');
  });
  it('does not take an RTO for fixed whose bounds have met since', () => {
    const met = withNumbers({ rto: seconds(2), maximum: seconds(1), backoff: 2 });
    expect(rulesOf(met)).toEqual(['timeout.lost', 'timer.fired']);
    expect(rulesOf(withNumbers({ maximum: seconds(1) }))).toEqual(['timeout.lost', 'timer.fixed']);
  });
  it('says what becomes of the window', () => {
    const [, timer] = withNumbers({ cwndBefore: 13.44 * 1460 }).sentences;
    expect(timer).toMatchObject({ rule: 'timer.fired-cut', facts: { cwndBefore: expect.closeTo(13.44) } });
  });
  it('says when nothing was lost, and when the lost segment has another number now', () => {
    expect(rulesOf(explained([{ ...timeout, cause: -1 }]))).toEqual(['timeout.not-lost', 'timer.fired']);
    const [reaches] = explained([{ ...drop, segment: 16 }, timeout]).sentences;
    expect(reaches).toEqual({ rule: 'timeout.reaches', facts: { other: 16, lostAt: ms(400), segment: 17 } });
  });
  it('is explained before it fires, while one waits for it', () => {
    const record = recordWith([drop, timeout]);
    const explanation = explainWaiting({ mark: record.marks[1]!, record, scenario: reno });
    expect(explanation.title).toEqual({ rule: 'waiting', facts: { sender: { kind: 'named', name: 'A' } } });
    expect(explanation.sentences).toEqual([{ rule: 'waiting.missing', facts: { segment: 17, armedAt: ms(500) } }]);
    expect(formula(explanation)).toContain('[minimum]');
  });
});

it('a drop says how full the queue was, in the unit of its limit', () => {
  const drop = { at: ms(400), kind: 'drop', segment: 17, numbers: { occupancy: 20, limit: 20, packet: 0 } } as const;
  const { title, sentences } = explained([drop]);
  expect(title).toEqual({ rule: 'drop', facts: { packet: { segment: 17, isAck: false } } });
  expect(sentences).toMatchObject([{ rule: 'drop.slots', facts: { occupancy: 20, limit: 20 } }]);
  const bytes = explained([{ ...drop, numbers: { occupancy: 20, limit: 30_000, packet: 1 } }], { qunit: 'bytes' });
  expect(bytes.title).toEqual({ rule: 'drop', facts: { packet: { segment: 17, isAck: true } } });
  expect(bytes.sentences).toMatchObject([{ rule: 'drop.bytes', facts: { limit: 30_000 } }]);
});

it('a fast retransmit halves what was in flight, in segments', () => {
  const numbers = {
    ...{ duplicateAcks: 3, flightSize: 20 * 1460, cwndBefore: 20 * 1460 },
    ...{ ssthresh: 10 * 1460, cwnd: 13 * 1460 },
  };
  const mark = { at: ms(400), kind: 'fast-retransmit', segment: 17, numbers } as const;
  expect(formula(explained([mark]))).toBe('ssthresh = max( [FlightSize flightSize / 2] , 2 ) = ssthresh');
  const small = { ...mark, numbers: { ...numbers, flightSize: 3 * 1460, ssthresh: 2 * 1460 } };
  expect(formula(explained([small]))).toBe('ssthresh = max( FlightSize flightSize / 2 , [2] ) = ssthresh');
});

it('a packet of one cell loses all of it', () => {
  const numbers = { occupancy: 100, limit: 100, cell: 0, cells: 1, packet: 0 };
  const explanation = explained([{ at: ms(400), kind: 'cut', segment: 3, numbers }], { policy: 'epd' });
  expect(rulesOf(explanation)).toEqual(['cut.lost', 'cut.only']);
  expect(formula(explanation)).toBe('cellsBefore +  + cellsAfter = cells');
});

it('a destination leaves a server that is busier than its weight', () => {
  const numbers = { server: 0, active: 9, inactive: 0, weight: 4, otherwise: 1 };
  const picks = [
    { at: ms(1), kind: 'pick', flow: 0, numbers },
    { at: ms(2), kind: 'pick', flow: 1, numbers: { ...numbers, server: 1, active: 0 } },
  ] as const;
  const params = { sched: 'lblc', n: 2, sites: 1, clients: 1, w1: 4, w2: 4 };
  const [moves] = explained(picks, params).sentences;
  expect(moves).toEqual({ rule: 'pick.moves', facts: { at: ms(2), leaves: 0, server: 1, active: 0 } });
});

it('a change says from what to what, and that a running timer is left alone', () => {
  const changes = [{ at: ms(1400), key: 'rmin', value: ms(200) }];
  const explanation = explained([{ at: ms(1400), kind: 'change', numbers: { index: 0 } }], {}, changes);
  expect(tell(explanation, english).title).toBe('RTO minimum: 1 s → 200 ms');
  expect(rulesOf(explanation)).toEqual(['change.made', 'change.timer']);
  const unknown = explained([{ at: ms(1400), kind: 'change', numbers: { index: 7 } }]);
  expect(unknown.title.rule).toBe('change.unknown');
});

const KINDS = Object.keys(MARKS) as readonly MarkKind[];

describe.each(KINDS)('%s', (kind) => {
  const numbers = { ...timeoutNumbers, occupancy: 3, limit: 3, packet: 0, probability: 0.01, index: 0 };
  it.each([0, 1, 17])('is told in both languages, also for segment %i', (segment) => {
    const changes = [{ at: ms(400), key: 'q', value: 5 }];
    // What a switch or a dispatcher did is told by its policy, what a director did by its scheduler.
    const rules = { policy: kind === 'dispatch' ? 'ds' : 'epd', sched: 'rr' };
    const explanation = explained([{ at: ms(400), kind, segment, numbers }], rules, changes);
    for (const words of [english, korean]) {
      const { title, sentence } = tell(explanation, words);
      expect(`${title} ${sentence}`).not.toMatch(/undefined|NaN|null/);
      expect(/[가-힣]/.test(title + sentence)).toBe(words.language === 'ko');
    }
  });
});

describe('a hole that SACK shows', () => {
  const repair = { at: ms(900), kind: 'fast-retransmit', segment: 30, cause: -1 } as const;
  const numbers = { pipe: 7 * 1460, cwnd: 12.5 * 1460, sacked: 9 * 1460, ranges: 3 };
  const hole = { at: ms(901), kind: 'hole-sent', segment: 33, cause: 0, numbers } as const;

  it('says what the scoreboard says, and that a whole segment fits under cwnd', () => {
    const explanation = explained([repair, hole], { cc: 'sack' });
    expect(explanation.sentences).toEqual([
      {
        rule: 'hole-sent.shown',
        facts: { at: ms(901), receiver: { kind: 'named', name: 'B' }, sacked: 9, ranges: 3 },
      },
    ]);
    const { arithmetic } = tell(explanation, english);
    expect(arithmetic!.map(({ words }) => words).join(' ')).toBe('pipe 7 + 1 ≤ cwnd 12.5 segments');
  });

  it('compares with whole packets in ns-2', () => {
    const inPackets = { ...hole, numbers: { pipe: 11, cwnd: 12.5, sacked: 9, ranges: 3 } };
    const { arithmetic } = tell(explained([repair, inPackets], { cc: 'sack', tcp: 'ns2' }), english);
    expect(arithmetic!.map(({ words }) => words).join(' ')).toBe('pipe 11 < cwnd 12 segments');
  });

  it('was still under way if its receiver gets it twice', () => {
    const twice = { at: ms(950), kind: 'spurious', segment: 33, cause: 1, numbers: { sentAt: ms(901) } } as const;
    expect(explained([repair, hole, twice], { cc: 'sack' }).sentences.at(-1)).toEqual({
      rule: 'spurious.sack',
      facts: { repairedAt: ms(901) },
    });
  });
});

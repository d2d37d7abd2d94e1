// Runs in which an event looks like another one that it is not: what is said of each of their events is so, and of some it is this.

import { describe, expect, it } from 'vitest';
import { tell } from '../../src/explain/say.ts';
import { english } from '../../src/explain/words/english.ts';
import { korean } from '../../src/explain/words/korean.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { explain } from '../support/explained/every-kind.ts';
import { wrongIn } from '../support/explained/models.ts';
import { wrongWords } from '../support/explained/words.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

/** An event, by its kind and its time in seconds as it is written, and what is said of it: rules, and some of their facts. */
interface Said {
  readonly kind: Mark['kind'];
  readonly at: string;
  readonly rules: readonly string[];
  readonly facts?: object;
  /** A rule in its arithmetic. */
  readonly term?: string;
}
interface Run {
  readonly what: string;
  readonly scenario?: Scenario;
  readonly link: string;
  readonly said: readonly Said[];
}

const RUNS: readonly Run[] = [
  {
    what: 'a full queue of RED has as many slots as were set, the packet that is being sent included',
    link: 'queue=red&end=1s',
    said: [{ kind: 'drop', at: '0.2540', rules: ['drop.slots'], facts: { occupancy: 15, limit: 15 } }],
  },
  {
    what: 'a limit in bytes is that of tail drop alone',
    link: 'queue=red&qunit=bytes&q=20&n=3&qmax=100&end=1s',
    said: [{ kind: 'drop', at: '0.2660', rules: ['drop.slots'], facts: { occupancy: 20, limit: 20 } }],
  },
  {
    what: 'the same at a NIC',
    scenario: nicBuffer,
    link: 'queue=red&nicq=12&qmax=60&end=1s',
    said: [{ kind: 'drop', at: '0.0342', rules: ['drop-nic.full'], facts: { occupancy: 12, limit: 12 } }],
  },
  {
    what: 'what SACK sends again at the end of a window is no hole',
    link: 'cc=cubic&end=3s',
    said: [
      { kind: 'hole-sent', at: '0.4307', rules: ['hole-sent.shown'], facts: { sacked: 8, ranges: 2 } },
      { kind: 'hole-sent', at: '0.5206', rules: ['rescue.sent'] },
      { kind: 'spurious', at: '0.5608', rules: ['spurious.had', 'spurious.rescue'] },
    ],
  },
  {
    what: 'the same without CUBIC',
    link: 'cc=sack&loss=2pc&end=5s',
    said: [
      { kind: 'hole-sent', at: '0.4861', rules: ['rescue.sent'] },
      { kind: 'hole-sent', at: '4.4381', rules: ['rescue.sent'] },
    ],
  },
  ...['', '&queue=red&ecn=1'].map((ecn) => ({
    what: `an ACK that comes too late is told by how much, wherever the second copy is then${ecn}`,
    link: `rto=fixed&rfix=50ms&delay=40ms&bw=1Mbps&wnd=12&end=1s${ecn}`,
    said: [
      { kind: 'timeout', at: '0.0500', rules: ['timeout.late', 'timer.fixed'], facts: { segment: 0 } },
      {
        kind: 'timeout',
        at: '0.1327',
        rules: ['timeout.late', 'timer.fixed'],
        facts: { segment: 1, late: 45_552_000 },
      },
      { kind: 'spurious', at: '0.1869', rules: ['spurious.had', 'spurious.too-early'], facts: { early: 45_552_000 } },
    ] as const,
  })),
  {
    what: 'duplicate ACKs that start no fast retransmit did come',
    link: 'tcp=ns2&loss=1pc&end=10s',
    said: [{ kind: 'timeout', at: '9.4870', rules: ['timeout.unheard', 'timer.fired-cut'], facts: { segment: 1378 } }],
  },
  {
    what: 'a timer that is too fast for what was sent again',
    link: 'rto=fixed&rfix=50ms&bw=1Mbps&delay=40ms&wnd=12&loss=3pc&seed=3&end=12s',
    said: [
      { kind: 'timeout', at: '4.5803', rules: ['timeout.resent', 'timer.fixed'], facts: { resentAt: 4_530_336_000 } },
    ],
  },
  {
    what: 'a NACK that comes behind the timer',
    scenario: tcpOverAtm,
    link: 'setup=own&policy=trim&rmin=20ms&n=6&buf=1100&th=550&delay=20ms&irto=100ms&dack=0&end=2s',
    said: [
      { kind: 'timeout', at: '1.4638', rules: ['timeout.trimmed', 'timer.fired-cut'], facts: { segment: 43 } },
      { kind: 'spurious', at: '1.5314', rules: ['spurious.had', 'spurious.nack'] },
    ],
  },
  {
    what: 'a second repair by SACK, whose first had come',
    link: 'cc=cubic&loss=1pc&q=8&wnd=40&seed=3&end=1s',
    said: [{ kind: 'spurious', at: '0.6434', rules: ['spurious.had', 'spurious.sack'] }],
  },
  {
    what: 'a rule says what a timeout leaves of the window',
    link: 'ontimeout=max(cwnd / 2, 2)&loss=3pc&end=2s',
    said: [
      { kind: 'timeout', at: '1.4885', rules: ['timeout.lost', 'timer.fired-ruled'] },
      { kind: 'retransmission', at: '1.4885', rules: ['retransmission.timeout-ruled'] },
    ],
  },
  {
    what: 'with SACK a timeout does not send everything again',
    link: 'cc=sack&loss=6pc&q=8&wnd=40&seed=3&rmin=50ms&frto=1&dack=100ms&end=9s',
    said: [
      { kind: 'retransmission', at: '7.4165', rules: ['retransmission.missing'], facts: { receiver: { name: 'B' } } },
      { kind: 'spurious', at: '7.4507', rules: ['spurious.had', 'spurious.missing'], facts: { other: 375 } },
    ],
  },
  {
    what: 'duplicate ACKs of copies that were not needed',
    link: 'loss=1pc&q=8&wnd=40&seed=3&rmin=50ms&frto=1&dack=100ms&end=2s',
    said: [
      {
        kind: 'fast-retransmit',
        at: '1.0863',
        rules: ['fast-retransmit.needless'],
        facts: { receiver: { name: 'B' } },
      },
      { kind: 'spurious', at: '1.1205', rules: ['spurious.had', 'spurious.duplicates'] },
    ],
  },
  {
    what: 'SACK shows a loss before the third duplicate ACK',
    link: 'cc=sack&loss=3pc&wnd=40&q=30&seed=1&end=1s',
    said: [{ kind: 'retransmission', at: '0.4366', rules: ['retransmission.sack'] }],
  },
  {
    what: 'a loss in a window that was cut for a mark',
    link: 'cc=sack&queue=mark&qk=2&ecn=1&qmin=2&qmax=6&qp=30pc&q=20&wnd=40&loss=1pc&start=0&rmin=200ms&end=5s',
    said: [
      { kind: 'fast-retransmit', at: '4.3384', rules: ['fast-retransmit.sack'], term: 'fast-retransmit.spared' },
      { kind: 'cwr', at: '4.3384', rules: ['cwr.told'] },
    ],
  },
  {
    what: 'a mark where the window is one segment',
    link: 'queue=codel&ecn=1&n=6&q=12&wnd=40&start=0&rmin=200ms&end=2s',
    said: [
      { kind: 'echo', at: '0.7661', rules: ['echo.held'] },
      { kind: 'drop', at: '1.0189', rules: ['drop-early.codel'], term: 'drop-early.sent-again' },
    ],
  },
  {
    what: 'a mark where the window of DCTCP is two',
    link: 'cc=dctcp&queue=mark&ecn=1&n=4&end=3s',
    said: [{ kind: 'echo', at: '1.6143', rules: ['echo.floor'], facts: { cwnd: 2 } }],
  },
  {
    what: 'a packet that ECN would have marked, but for its being so likely',
    link: 'queue=red&ecn=1&qmin=2&qmax=6&qp=30pc&q=20&wnd=40&loss=1pc&start=0&rmin=200ms&end=3s',
    said: [{ kind: 'drop', at: '2.5468', rules: ['drop-early.red'], term: 'drop-early.too-likely' }],
  },
];

const marksOf = (record: RunRecord, { kind, at }: Said): readonly Mark[] =>
  record.marks.filter((mark) => mark.kind === kind && (mark.at / 1e9).toFixed(4) === at);

describe.each(RUNS)('$what', ({ scenario = reno, link, said }) => {
  const record = wholeRecord(specOf(`${link}&v=1`, scenario));

  it.each(said)('$kind at $at s', ({ rules, facts, term, ...which }) => {
    const [mark] = marksOf(record, { rules, ...which });
    const { sentences, arithmetic } = explain({ mark: mark!, record, scenario });
    expect(sentences.map(({ rule }) => rule)).toEqual(rules);
    if (term) expect(JSON.stringify(arithmetic)).toContain(`"rule":"${term}"`);
    if (facts) expect(Object.assign({}, ...sentences.map((each) => each.facts))).toMatchObject(facts);
  });

  it('of every event what is said is so', () => {
    expect(record.marks.length).toBeGreaterThan(0);
    for (const mark of record.marks) {
      const subject = { mark, record, scenario };
      const explanation = explain(subject);
      const wrong = [
        ...wrongIn(explanation, subject),
        ...wrongWords(tell(explanation, english), 'en'),
        ...wrongWords(tell(explanation, korean), 'ko'),
      ];
      if (wrong.length > 0) expect(wrong, JSON.stringify(mark)).toEqual([]);
    }
  });
});

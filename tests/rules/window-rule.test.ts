// The congestion window by rules: RFC 5681 written as rules makes the same runs, of Reno, NewReno and SACK, and so does what of
// ns-2 can be written; other rules do what they say; and what cannot be used is mended, counted and shown.

import { describe, expect, it } from 'vitest';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { growRule, lossRule, timeoutRule } from '../../src/scenarios/tcp/window-rules.ts';
import { incastCases } from '../support/cases/incast-cases.ts';
import { lanRtoCases } from '../support/cases/lan-rto-cases.ts';
import { nicBufferCases } from '../support/cases/nic-buffer-cases.ts';
import { renoCases } from '../support/cases/reno-cases.ts';
import type { ScenarioCases } from '../support/cases/scenario-cases.ts';
import { digestWith, specWith } from '../support/ruled-runs.ts';
import { isFull } from '../support/sample.ts';
import { wholeRecord } from '../support/whole-record.ts';

const RFC5681 = { grow: growRule.asRules.own, onloss: lossRule.asRules.own, ontimeout: timeoutRule.asRules.own };

/** CUBIC is another window, and one link has a rule for its growth already. With ECN a mark may cut cwnd below ssthresh, to one segment, which a rule for ssthresh alone cannot say. All in the full run and of `reno`, else every fourth. */
const linksOf = ({ scenario, digestLinks }: ScenarioCases): readonly string[] =>
  digestLinks.filter((_, index) => isFull || scenario.id === 'reno' || index % 4 === 0);

const shortened = ({ scenario }: ScenarioCases, link: string) => ({
  end: Math.min(10e9, Number(specWith(scenario, link, {}).params['end'])),
});

describe.each([renoCases, lanRtoCases, nicBufferCases, incastCases])('RFC 5681 as rules in $scenario.id', (cases) => {
  const { scenario } = cases;
  it.each(linksOf(cases).filter((link) => !/tcp=(linux|ns)|ecn=1|queue=mark|cc=cubic|grow=/.test(link)))(
    'makes the same run: %s',
    (link) => {
      const plain = { ...shortened(cases, link), tcp: 'rfc' };
      expect(digestWith(scenario, link, { ...plain, ...RFC5681 })).toBe(digestWith(scenario, link, plain));
    },
  );

  it('is asked: another growth makes another run', () => {
    const plain = { tcp: 'rfc', end: 2e9 };
    expect(digestWith(scenario, 'v=1', { ...plain, grow: 'cwnd' })).not.toBe(digestWith(scenario, 'v=1', plain));
  });
});

describe('ns-2', () => {
  it.each(renoCases.digestLinks.filter((link) => /tcp=ns/.test(link)))(
    'grows and starts again as the rules say, packet by packet: %s',
    (link) => {
      const { grow, ontimeout } = RFC5681;
      expect(digestWith(renoCases.scenario, link, { grow, ontimeout })).toBe(digestWith(renoCases.scenario, link, {}));
    },
  );
});

const { scenario: reno } = renoCases;
const recordWith = (link: string, sets: Readonly<Record<string, string>>) => wholeRecord(specWith(reno, link, sets));

describe('a rule of the window', () => {
  it('leaves of it what it says: 7/10, and no slow start after a timeout', () => {
    const { marks } = recordWith('loss=1pc&wnd=64&seed=4&v=1', { onloss: 'max(min(flight, cwnd) * 0.7, 2)' });
    const repairs = marks.filter(({ kind }) => kind === 'fast-retransmit');
    expect(repairs.length).toBeGreaterThan(5);
    for (const { numbers } of repairs) {
      const { flightSize = 0, cwndBefore = 0, ssthresh } = numbers;
      expect(ssthresh).toBeCloseTo(Math.max(0.7 * Math.min(flightSize, cwndBefore), 2 * 1460), 6);
    }
  });

  it('starts again after a timeout where it says', () => {
    const record = recordWith('loss=3pc&wnd=64&seed=4&v=1', { ontimeout: 'ssthresh' });
    const timeouts = record.marks.filter(({ kind }) => kind === 'timeout');
    expect(timeouts.length).toBeGreaterThan(2);
    const [cwnd, ssthresh] = [findGauge(record, 'cwnd', 0)!, findGauge(record, 'ssthresh', 0)!];
    for (const { at } of timeouts) expect(valueAt(cwnd, at)).toBe(valueAt(ssthresh, at));
  });

  it('sees round trips: by delay the queue stays short, and nothing is lost', () => {
    const byDelay = growRule.examples.find(({ label }) => label.en.includes('delay'))!.rule;
    const link = 'q=60&wnd=100&end=20s&v=1';
    const [delay, reno5681] = [recordWith(link, { grow: byDelay }), recordWith(link, {})];
    const drops = (record: typeof delay): number => record.marks.filter(({ kind }) => kind === 'drop').length;
    expect(drops(delay)).toBe(0);
    expect(drops(reno5681)).toBeGreaterThan(0);
    const queue = findGauge(delay, 'queue')!;
    expect(valueAt(queue, 20e9)).toBeLessThan(12);
    expect(valueAt(queue, 20e9)).toBeGreaterThan(1);
  });

  it.each([
    ['grow', 'cwnd - 10 * acked', 1],
    ['grow', 'cwnd / 0', 1_000_000],
    ['onloss', '(cwnd - cwnd) / 0', undefined],
    ['ontimeout', '-ssthresh', 1],
  ] as const)('that gives nonsense is mended and shown: %s=%s', (key, rule, used) => {
    const { marks } = recordWith('loss=3pc&seed=4&end=8s&v=1', { [key]: rule });
    const first = marks.find(({ kind }) => kind === 'unusable');
    expect(first?.numbers['times']).toBe(1);
    if (used !== undefined) expect(first?.numbers['used']).toBe(used);
    else expect(first?.numbers['gave']).toBeNaN();
  });
});

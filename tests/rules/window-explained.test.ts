// A loss and a timeout under rules of the window: the explanation has the rule with its numbers, and they make what the sender did.

import { describe, expect, it } from 'vitest';
import { tell } from '../../src/explain/say.ts';
import { english } from '../../src/explain/words/english.ts';
import { korean } from '../../src/explain/words/korean.ts';
import { lossRule } from '../../src/scenarios/tcp/window-rules.ts';
import { renoCases } from '../support/cases/reno-cases.ts';
import { explain } from '../support/explained/every-kind.ts';
import { specWith } from '../support/ruled-runs.ts';
import { wholeRecord } from '../support/whole-record.ts';

const { scenario } = renoCases;
const toldWith = (sets: Readonly<Record<string, string>>, kind: string) => {
  const record = wholeRecord(specWith(scenario, 'loss=3pc&wnd=64&seed=4&end=8s&v=1', sets));
  return record.marks
    .filter((mark) => mark.kind === kind)
    .map((mark) => ({
      mark,
      told: tell(explain({ mark, record, scenario }), english),
      ko: tell(explain({ mark, record, scenario }), korean),
    }));
};
const lineOf = (terms: readonly { readonly words: string }[] = []): string =>
  terms
    .map(({ words }) => words)
    .join(' ')
    .replace(/\s+/g, ' ');

describe('an explanation', () => {
  it('fills the rule for a loss with its numbers', () => {
    const all = toldWith({ onloss: 'max(min(flight, cwnd) * 0.7, 2)' }, 'fast-retransmit');
    expect(all.length).toBeGreaterThan(5);
    for (const { mark, told, ko } of all) {
      const line = lineOf(told.arithmetic);
      const [, flight, cwnd, left] =
        /^ssthresh = max\( ?min\(flight = ([\d.]+), cwnd = ([\d.]+)\) × 0\.7 ?, 2 ?\) = ([\d.]+) segments?$/.exec(
          line,
        ) ?? [line];
      const { flightSize = 0, cwndBefore = 0, ssthresh = 0 } = mark.numbers;
      expect(Number(flight)).toBeCloseTo(flightSize / 1460, 2);
      expect(Number(cwnd)).toBeCloseTo(cwndBefore / 1460, 1);
      expect(Number(left)).toBeCloseTo(Math.floor((10 * ssthresh) / 1460 + 1e-6) / 10, 6);
      expect(lineOf(ko.arithmetic)).toContain('min(flight');
    }
  });

  it('has round trips in it where the rule reads them', () => {
    const [first] = toldWith(
      { onloss: 'rtt > 2 * minrtt ? cwnd / 2 : max(cwnd * 0.9, srtt / minrtt)' },
      'fast-retransmit',
    );
    expect(lineOf(first?.told.arithmetic)).toMatch(/^ssthresh = rtt [\d.]+ ms > 2 × minrtt [\d.]+ ms \? cwnd = /);
  });

  it('of the built-in written as a rule says the same numbers as that of the built-in', () => {
    const [own, ruled] = [
      toldWith({}, 'fast-retransmit'),
      toldWith({ onloss: lossRule.asRules.own }, 'fast-retransmit'),
    ];
    expect(ruled.length).toBe(own.length);
    const left = ({ told }: (typeof own)[number]) => lineOf(told.arithmetic).match(/= [\d.]+ segments?$/)?.[0];
    expect(ruled.map(left)).toEqual(own.map(left));
  });

  it('says where a timeout leaves cwnd', () => {
    const [first] = toldWith({ ontimeout: 'max(cwnd / 4, 2)' }, 'timeout');
    expect(first?.told.sentence).toMatch(/by the rule of this run cwnd went from [\d.]+ to [\d.]+ segments\./);
    expect(first?.ko.sentence).toMatch(/규칙에 따라 cwnd가 [\d.]+에서 [\d.]+ 세그먼트로 바뀌었습니다/);
  });
});

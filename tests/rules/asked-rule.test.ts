// What a rule was asked, in a run computed again for it: the same run, the numbers the rule saw, and so what it gave.

import { describe, expect, it } from 'vitest';
import type { RunRecord } from '../../src/record/record.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { RuleReplay } from '../../src/runner/rule-replay.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { builds, scenarioById } from '../../src/scenarios/index.ts';
import {
  type AskedRule,
  askedAt,
  givenBy,
  lastAsked,
  numberAsked,
  picksBy,
} from '../../src/scenarios/kit/asked-rule.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { type Rule, type RuleWords, readRule } from '../../src/scenarios/kit/rule.ts';

interface Asked {
  readonly record: RunRecord;
  readonly asked: AskedRule;
  readonly rule: Rule;
}

/** Of a link in which the setting `key` is a rule. */
function askedIn(scenario: string, key: string, link: string, flow = -1): Asked {
  const described = scenarioById(scenario)!;
  const { spec } = parseLink(link, described).state;
  const parameter = described.parameters.find((each) => each.key === key) as { readonly rule: RuleWords } | undefined;
  const words = parameter!.rule;
  const names = Object.keys(words.names).length;
  const replay = new RuleReplay({ spec, kind: words.kind, flow, names }, builds[scenario]!);
  while (!replay.advance(10_000));
  const { rows, count, isFull, digest } = replay.report(0);
  const rule = readRule(words, `${spec.params[key]}`) as Rule;
  return { record: recordOf(sessionOf(spec)), asked: { rows, count, isFull, names, digest }, rule };
}

describe('a rule of which it is known what it was asked', () => {
  it.each([
    ['reno', 'rto', 'rto=max(min,srtt%2B2*rttvar)&end=4s', 0],
    ['reno', 'grow', 'grow=cwnd%2B1/cwnd&end=4s', 0],
    ['reno', 'onloss', 'onloss=max(flight*0.7,2)&end=4s', 0],
    ['reno', 'ontimeout', 'ontimeout=2&end=4s&rmin=200ms', 0],
    ['reno', 'queue', 'queue=length<limit&end=4s', -1],
    ['nic-buffer', 'backoff', 'backoff=floor(random*16)&end=3s', -1],
    ['tcp-over-atm', 'policy', 'policy=cells<threshold&end=1s', -1],
    ['web-cluster', 'policy', 'policy=holds then load else 1000%2Bload&end=3s&users=20', -1],
    ['virtual-server', 'sched', 'sched=active&end=20s', -1],
  ] as const)('makes the same run: %s, %s', (scenario, key, link, flow) => {
    const { record, asked } = askedIn(scenario, key, link, flow);
    expect(asked.digest).toBe(record.digest);
    expect(asked.count).toBeGreaterThan(0);
    expect(asked.isFull).toBe(false);
  });

  it('gave the RTO that the sender had', () => {
    const { record, asked, rule } = askedIn('reno', 'rto', 'rto=max(min,srtt%2B2*rttvar)&rmin=1ms&end=4s', 0);
    const rto = findGauge(record, 'rto', 0)!;
    const given = givenBy(rule.program, asked);
    const held = Array.from(given, (_, row) => valueAt(rto, askedAt(asked, row)));
    expect(held).toEqual(Array.from(given, Math.round));
    const srtt = rule.program.names.indexOf('srtt');
    const at = 1.5e9;
    expect(numberAsked(asked, lastAsked(asked, at), srtt)).toBe(valueAt(findGauge(record, 'srtt', 0)!, at));
  });

  it('picked as often as the record says', () => {
    const { record, asked, rule } = askedIn('virtual-server', 'sched', 'sched=active%2Bindex/100&end=20s');
    const picked = record.marks.filter(({ kind }) => kind === 'pick').map(({ numbers }) => numbers['server']!);
    expect(picksBy(rule.program, asked)).toEqual(
      [0, 1, 2].map((server) => picked.filter((each) => each === server).length),
    );
    expect(picked.length).toBeGreaterThan(3);
  });
});

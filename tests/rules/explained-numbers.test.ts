// The numbers of an explanation are those the rule was asked with: of a packet that was not taken, of the node of a request.

import { describe, expect, it } from 'vitest';
import { tell } from '../../src/explain/say.ts';
import { lastDecision } from '../../src/explain/web-cluster/decision.ts';
import { english } from '../../src/explain/words/english.ts';
import { forLink } from '../../src/expression/tidy.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { RuleReplay } from '../../src/runner/rule-replay.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { builds, scenarioById } from '../../src/scenarios/index.ts';
import { type AskedRule, askedAt, lastPick, numberAsked } from '../../src/scenarios/kit/asked-rule.ts';
import type { ChoiceParameter } from '../../src/scenarios/kit/parameter.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { explain } from '../support/explained/every-kind.ts';

function runOf(id: string, key: string, link: string) {
  const scenario = scenarioById(id)!;
  const { spec } = parseLink(link, scenario).state;
  const { rule } = scenario.parameters.find((each) => each.key === key) as ChoiceParameter;
  const names = Object.keys(rule!.names);
  const replay = new RuleReplay({ spec, kind: rule!.kind, flow: -1, names: names.length }, builds[id]!);
  while (!replay.advance(100_000));
  const { rows, count, isFull, digest } = replay.report(0);
  const asked: AskedRule = { rows, count, isFull, names: names.length, digest };
  const placeOf = (name: string): number => names.indexOf(name);
  return { scenario, record: recordOf(sessionOf(spec)), asked, placeOf };
}

const lineOf = (terms: readonly { readonly words: string }[] = []): string => terms.map(({ words }) => words).join(' ');

describe('a packet that a rule did not take', () => {
  it.each([
    ['reno', 'q=6&end=4s'],
    ['nic-buffer', 'nicq=10&end=2s'],
    ['incast', 'n=16&end=300ms'],
  ])('has its size, and how many were taken since the last one that was not: %s', (id, link) => {
    const rule = 'length < limit or size < 20B or since < 0';
    const { scenario, record, asked, placeOf } = runOf(id, 'queue', `${link}&queue=${forLink(rule)}`);
    const drops = record.marks.filter(({ kind, numbers }) => kind === 'drop' && numbers['early'] === 4);
    expect(drops.length).toBeGreaterThan(3);
    for (const mark of drops) {
      const rows = Array.from({ length: asked.count }, (_, row) => row).filter(
        (row) => askedAt(asked, row) === mark.at,
      );
      const told = lineOf(tell(explain({ mark, record, scenario }), english).arithmetic);
      const expected = rows.map((row) => [
        numberAsked(asked, row, placeOf('size')),
        numberAsked(asked, row, placeOf('since')),
      ]);
      const [, size, since] = /size ([\d,]+) bytes.*since = (\d+)/.exec(told) ?? [told];
      expect(expected).toContainEqual([Number(size?.replace(',', '')), Number(since)]);
    }
  });
});

describe('the node of a request by a rule', () => {
  it('is explained with the value of each node', () => {
    const rule = forLink('holds ? load : 1000 + load');
    const { scenario, record, asked, placeOf } = runOf('web-cluster', 'policy', `policy=${rule}&end=2s&users=30`);
    let compared = 0;
    for (let at = 0.2e9; at < 2e9; at += 0.05e9) {
      const which = lastDecision.at(record, at, 1)!;
      const explained = lastDecision.explain(record, which, undefined, scenario)!;
      const told = tell(explained, english);
      expect(told.ruled).toBe('policy');
      if (!told.inRows) continue;
      expect(told.arithmetic!.filter(({ role }) => role === 'wins')).toHaveLength(1);
      const rows = lastPick(asked, explained.decided!.at);
      for (const [node, row] of rows) {
        const load = numberAsked(asked, row, placeOf('load'));
        const words = told.arithmetic![1 + node]!.words;
        if (!words.includes('holds')) expect(words).toContain(` ${load}`);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});

describe('a rule that is a name alone', () => {
  it('is its own result', () => {
    const { scenario, record } = runOf('virtual-server', 'sched', 'sched=active&end=5s');
    const mark = record.marks.findLast(({ kind }) => kind === 'pick')!;
    const { arithmetic } = tell(explain({ mark, record, scenario }), english);
    expect(lineOf(arithmetic)).toMatch(/^active: R1: \d+ R2: \d+ R3: \d+$/);
  });
});

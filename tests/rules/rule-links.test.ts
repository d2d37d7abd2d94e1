// Links that carry rules stay short enough to be sent about, and a mistake in one is named with its place in both languages,
// whatever the rule is for.

import { describe, expect, it } from 'vitest';
import { scenarios } from '../../src/scenarios/index.ts';
import { runsOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import { describeRepair } from '../../src/scenarios/kit/describe-repair.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { isRule } from '../../src/scenarios/kit/rule.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { settle } from '../../src/scenarios/kit/settle.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { lessons } from '../../src/scenarios/lessons.ts';

const SITE = 'https://lectern.example/';
const LONGEST = 400;

const ruled = scenarios.flatMap((scenario) =>
  scenario.parameters.flatMap((each) =>
    each.kind === 'choice' && each.rule ? [{ id: scenario.id, key: each.key, scenario, each, rule: each.rule }] : [],
  ),
);

/** Opens what it was written from, and is short. */
function expectShort(scenario: Scenario, spec: RunSpec, others: readonly RunSpec[] = []): void {
  const link = writeLink({ ...defaultState(scenario), spec, others }, scenario);
  expect(`${SITE}${scenario.id}/${link}`.length, link).toBeLessThan(LONGEST);
  const { state, repairs } = parseLink(link, scenario);
  expect([state.spec, ...state.others, ...repairs]).toEqual([spec, ...others]);
}

describe.each(ruled)('the rule $key of $id', ({ scenario, key, each, rule }) => {
  const { spec } = defaultState(scenario);

  it('has a link of fewer than 400 characters with every built-in and example, alone and as run B', () => {
    for (const text of [...Object.values(rule.asRules), ...(rule.examples ?? []).map((example) => example.rule)]) {
      const { spec: written } = settle({ ...spec, params: { ...spec.params, [key]: text } }, scenario);
      expect([text, isRule(each, written.params[key]!)]).toEqual([text, true]);
      expectShort(scenario, written);
      expectShort(scenario, spec, [written]);
    }
  });

  const name = Object.keys(rule.names)[0]!;
  // A question mark is none in a link.
  const good = [...Object.values(rule.asRules), name].find((text) => !text.includes('?'))!;
  it.each([
    ['an unknown name', `${good} * nosuch`, good.length + 3, '"nosuch"', '"nosuch"'],
    ['nothing after a sign', `${good} +`, undefined, '', ''],
    ['an open bracket', `max(${good}`, undefined, 'a bracket is not closed', '괄호가 닫히지 않았습니다'],
    ['no brackets where a function stands', 'floor', 0, 'write floor(...)', 'floor(...)'],
    ['too few in brackets', 'clamp(1, 2)', 0, 'clamp(a, low, high)', 'clamp(a, low, high)'],
    ['something that is called', `${name}(1)`, 0, name, name],
    ['a word', '"word"', 0, 'this is a word', '낱말'],
    ['an assignment', `${name} := 1`, undefined, '', ''],
    ['what it may not be', rule.gives === 'truth' ? '1 + 1' : '1 < 2', 0, 'is wanted', '인데 이것은'],
  ])('with %s says where and what in both languages, and the default holds', (_, text, at, en, ko) => {
    const { state, repairs } = parseLink(`${key}=${encodeURIComponent(text)}&v=1`, scenario);
    expect(state.spec.params[key]).toBe(spec.params[key]);
    expect(repairs).toHaveLength(1);
    const [english, korean] = [describeRepair(repairs[0]!, 'en'), describeRepair(repairs[0]!, 'ko')];
    const place = Number(/\(character (\d+)\)/.exec(english)?.[1]);
    expect(korean).toContain(`(${place}번째 글자: `);
    if (at === undefined) expect(place).toBeLessThanOrEqual(text.length + 1);
    else expect(place).toBe(at + 1);
    expect(english).toContain(en);
    expect(korean).toContain(ko);
    expect(korean).toMatch(/[가-힣]/);
  });
});

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('the lesson of %s', (id, scenario) => {
  const { steps } = lessons[id]!;
  const isRuled = (params: object): boolean =>
    Object.entries(params).some(([key, value]) =>
      isRule(scenario.parameters.find((each) => each.key === key) ?? {}, value),
    );

  it('uses a rule, in a run or in something to try, and the link of each such run is short', () => {
    let uses = 0;
    for (const step of steps) {
      const [spec, ...others] = runsOfStep(scenario, step);
      const tried = step.tries.flatMap(({ sets }) => (sets && isRuled(sets) ? [sets] : []));
      if ([spec!, ...others].some(({ params }) => isRuled(params))) {
        uses++;
        expectShort(scenario, spec!, others);
      }
      for (const sets of tried) {
        uses++;
        const shown = others.at(-1) ?? spec!;
        expectShort(scenario, settle({ ...shown, params: { ...shown.params, ...sets } }, scenario).spec);
      }
    }
    expect(uses).toBeGreaterThan(0);
  });
});

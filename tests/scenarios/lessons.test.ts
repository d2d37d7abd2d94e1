// Lessons: each has the steps its scenario promises, both languages, and settings that exist and fit together. What comes of
// their runs: lesson-claims.test.ts.

import { describe, expect, it } from 'vitest';
import { compareSpecs } from '../../src/scenarios/kit/compare-specs.ts';
import { runsOfStep, specOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { ParamValues } from '../../src/scenarios/kit/run-spec.ts';
import { settle } from '../../src/scenarios/kit/settle.ts';
import { isLegal } from '../../src/scenarios/kit/snap.ts';
import type { Text } from '../../src/scenarios/kit/text.ts';
import { isLegalValue } from '../../src/scenarios/kit/value.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { lessons } from '../../src/scenarios/lessons.ts';
import { allCases } from '../support/cases/all-cases.ts';

describe.each(allCases)('the lesson of $scenario.id', ({ scenario, lesson }) => {
  it('has the steps and tasks its scenario promises, the first of which is the scenario’s own question', () => {
    expect(lesson.steps).toHaveLength(scenario.steps!);
    expect(lesson.steps.flatMap(({ task }, index) => (task ? [index + 1] : []))).toEqual(scenario.tasks ?? []);
    expect(lesson.steps[0]).toMatchObject({ question: scenario.question, see: scenario.lead });
    expect(lesson.steps[0]!.sets).toBeUndefined();
  });

  it('has its picture taken at a moment that a link can say', () => {
    expect(parseLink(`${lesson.picture}&v=1`, scenario).repairs).toEqual([]);
  });

  it('is worded in both languages', () => {
    const texts: readonly (readonly [where: string, Text])[] = [
      ['`watch` in its head', lesson.watch],
      ['`needs` in its head', lesson.needs],
      ...lesson.steps.flatMap(({ question, see, notice, tries }, index) =>
        [question, see, ...notice, ...tries.map(({ what }) => what)].map(
          (each) => [`step ${index + 1}`, each] as const,
        ),
      ),
      ...lesson.claims.flatMap(({ claim, really }) => [claim, really].map((each) => ['a claim', each] as const)),
      ...lesson.references.map((each) => ['a reference', each] as const),
    ];
    for (const [where, { en, ko }] of texts) {
      expect(en.trim().length, where).toBeGreaterThan(5);
      expect(ko.trim().length, where).toBeGreaterThan(5);
    }
    const worded = lesson.steps.flatMap(({ question, see, notice }) => [question, see, ...notice]);
    for (const { ko } of worded) expect(ko).toMatch(/[가-힣]/);
  });

  const legal = (sets: ParamValues): void => {
    for (const [key, value] of Object.entries(sets)) {
      const parameter = scenario.parameters.find((candidate) => candidate.key === key)!;
      expect(parameter, key).toBeDefined();
      if (parameter.kind === 'number') expect(isLegal(parameter, Number(value)), `${key} ${value}`).toBe(true);
      else if (parameter.kind === 'choice') expect(isLegalValue(parameter, value), `${key} ${value}`).toBe(true);
      else expect(typeof value).toBe('boolean');
    }
  };

  it.each(lesson.steps.map((step, index) => [index + 1, step] as const))('step %i makes sense', (_, step) => {
    legal(step.sets ?? {});
    const spec = specOfStep(scenario, step);
    expect(settle(spec, scenario).complaints).toEqual([]);
    const runs = runsOfStep(scenario, step);
    expect(runs.at(-1)).toEqual(spec);
    for (const { sets = {} } of step.beside ?? []) legal(sets);
    for (const run of runs) expect(settle(run, scenario)).toEqual({ spec: run, complaints: [] });
    // Each is another run, with the same users and the same luck; a link holds them all.
    for (const [index, run] of runs.entries()) {
      for (const other of runs.slice(0, index)) {
        const { same, randomness } = compareSpecs(scenario, other, run);
        expect([same, randomness]).toEqual([false, 'common']);
      }
    }
    const state = { ...defaultState(scenario), spec: runs[0]!, others: runs.slice(1) };
    expect(parseLink(writeLink(state, scenario), scenario)).toEqual({ state, repairs: [] });
    for (const { sets = {} } of step.tries) {
      legal(sets);
      let { params } = spec;
      for (const [key, value] of Object.entries(sets)) params = withSetting(scenario, params, key, value);
      const tried = { ...spec, params };
      expect(settle(tried, scenario).spec.params).toMatchObject(sets);
    }
  });

  it('has a step that opens beside other runs, and not the first, which is to begin at once', () => {
    const [first, ...rest] = lesson.steps;
    expect(first!.beside).toBeUndefined();
    expect(
      rest.filter(({ beside }) => beside !== undefined),
      '`beside` in the block of a later step',
    ).not.toEqual([]);
  });

  it('ends with something to do next', () => {
    const last = lesson.steps.at(-1)!.tries.flatMap(({ leads = [] }) => leads);
    expect(last, 'the last step has a `try` that `leads` to another scenario').not.toEqual([]);
    for (const { leads } of lesson.steps.flatMap(({ tries }) => tries)) {
      if (leads !== undefined) expect(Object.keys(lessons)).toContain(leads);
    }
  });
});

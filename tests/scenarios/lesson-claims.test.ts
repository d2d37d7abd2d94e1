// What the lessons say is so: every number in their words is worked out again from its run and compared as it is written,
// every comparison holds in all of its seeds, and no number stands in the words that comes from nowhere.

import { describe, expect, it } from 'vitest';
import { defineLesson, specOfStep, templateOf, wordsOf } from '../../src/scenarios/kit/define-lesson.ts';
import { formatValue } from '../../src/scenarios/kit/format-value.ts';
import type { Grounds, LessonClaim, LessonStep, Said, SaidRun } from '../../src/scenarios/kit/lesson.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Language, Text } from '../../src/scenarios/kit/text.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { contradiction, variantOf, workedOut } from '../support/lesson-runs.ts';
import { isFull } from '../support/sample.ts';

/** What is said of several seeds takes long: the full run has it. */
const FEW = 1;
const inThisRun = ({ seeds = [] }: Pick<Said, 'seeds'>): boolean => isFull || seeds.length <= FEW;

interface Grounded {
  readonly name: string;
  readonly grounds: Grounds;
  readonly spec: RunSpec;
}

const LANGUAGES: readonly Language[] = ['en', 'ko'];

/** Digits that are part of a name or of a source, not numbers of a run. */
const NAMES = [
  /4, 8, 12 and 16 nodes|노드 4, 8, 12, 16대/g,
  /RFC \d+( [\d.]+)?/g,
  /\b[A-Z]{1,3}\d+(-\w+)?\b/g,
  /ns-2(\.\d+)?/g,
  /(IEEE )?802\.3/g,
  /(client|node|node\(s\)|segment|seed|layer|표|노드|클라이언트|세그먼트|레이어|table) ?-?\d+/gi,
  /\b(19|20)\d\d(년)?/g,
  /HTTP\/1\.\d/g,
  /\d분의 \d/g,
  /[Ss]teps? \d( and \d)?|\d단계/g,
  // The header of IP in IP, RFC 2003.
  /20 bytes|20바이트/g,
  /20 and 40 MB|20 MB와 40 MB/g,
  /seeds \d to \d|시드 \d부터 \d까지/g,
];
const NUMBER = /\d[\d.,]*\d|\d/g;
const numbersIn = (words: string): readonly string[] =>
  NAMES.reduce((left, name) => left.replace(name, ''), words.replace(/\{\w+\}/g, '')).match(NUMBER) ?? [];

describe.each(allCases)('the lesson of $scenario.id', ({ scenario, lesson }) => {
  const grounded: Grounded[] = [
    ...lesson.steps.map((step, index) => ({
      name: `step ${index + 1}`,
      grounds: step,
      spec: specOfStep(scenario, step),
    })),
    ...lesson.claims.map((claim, index) => ({
      name: `claim ${index + 1}`,
      grounds: claim,
      spec: specOfStep(scenario, claim),
    })),
  ];

  it.each(grounded)('$name: every number is that of its run, as it is written', ({ grounds, spec }) => {
    for (const [name, said] of Object.entries(grounds.said ?? {})) {
      if (!inThisRun(said)) continue;
      const value = workedOut(scenario, spec, said);
      for (const language of LANGUAGES) {
        expect(wordsOf(value, said, scenario, language), name).toBe(wordsOf(said.is, said, scenario, language));
      }
    }
  });

  it.each(grounded)('$name: every comparison holds in all of its seeds', ({ grounds, spec }) => {
    for (const comparison of grounds.holds ?? []) {
      if (inThisRun(comparison)) expect(contradiction(scenario, spec, comparison)).toBeUndefined();
    }
  });

  const worded = (grounds: Grounded['grounds'] & Partial<LessonStep> & Partial<LessonClaim>): readonly Text[] => [
    ...(grounds.see ? [grounds.question!, grounds.see, ...grounds.notice!] : []),
    ...(grounds.tries ?? []).map(({ what }) => what),
    ...(grounds.really ? [grounds.really] : []),
  ];

  it.each(grounded)('$name: no number in its words comes from nowhere', ({ grounds, spec }) => {
    const said = Object.values(grounds.said ?? {});
    for (const language of LANGUAGES) {
      const known = said.flatMap((each) => numbersIn(wordsOf(each.is, each, scenario, language)));
      const settings = scenario.parameters.map((each) => formatValue(each, spec.params[each.key]!, language).number);
      for (const words of worded(grounds)) {
        const template = templateOf(words);
        const isScenarios = template === scenario.lead || template === scenario.question;
        const allowed = isScenarios ? [...known, ...settings] : known;
        for (const number of numbersIn(template[language])) expect(allowed, words[language]).toContain(number);
      }
    }
  });

  it.each(grounded)('$name: every number is used, in both languages', ({ grounds }) => {
    for (const name of Object.keys(grounds.said ?? {})) {
      for (const language of LANGUAGES) {
        expect(
          worded(grounds).some((words) => templateOf(words)[language].includes(`{${name}}`)) || isLead(grounds),
          name,
        ).toBe(true);
      }
    }
  });
});

/** Words of the scenario itself, whose numbers are compared as they stand. */
const isLead = (grounds: Partial<LessonStep>): boolean =>
  allCases.some(({ scenario }) => scenario.lead === templateOf(grounds.see ?? NONE));
const NONE: Text = { en: '', ko: '' };

describe('a lesson', () => {
  const { scenario, lesson } = allCases[0]!;
  const [step] = lesson.steps;
  const said = (words: string, grounds: Grounds = {}): string =>
    defineLesson(scenario, { ...lesson, claims: [], steps: [{ ...step!, ...grounds, see: { en: words, ko: words } }] })
      .steps[0]!.see.en;

  it('puts numbers and settings into its words', () => {
    const goodput = { result: 'goodput', is: 1_780_000 };
    expect(said('{goodput} at {rmin}', { said: { goodput } })).toBe('1.78 Mbit/s at 1 s');
  });
  it('cannot speak of a number that was taken away', () => {
    expect(() => said('{goodput} at {rmin}', { said: {} })).toThrow('{goodput}');
  });
  it('names a result, a setting or an event that there is not', () => {
    const spec = specOfStep(scenario, step!);
    expect(() => said('{x}', { said: { x: { result: 'goodness', is: 1 } } })).toThrow('"goodness"');
    expect(() => workedOut(scenario, spec, { result: 'goodness', is: 1 })).toThrow('"goodness"');
    expect(() => variantOf(scenario, spec, { sets: { rminn: 1 } })).toThrow('"rminn"');
    const of = (run: SaidRun) => run.at({ kind: 'given-up' });
    expect(() => workedOut(scenario, spec, { unit: 'ns', is: 1, of })).toThrow('given-up');
  });
  it('is contradicted by its run', () => {
    const spec = specOfStep(scenario, step!);
    const faster = { sets: { rmin: 200e6 } };
    expect(contradiction(scenario, spec, { result: 'goodput', is: 'above', than: faster })).toContain('goodput');
    expect(contradiction(scenario, spec, { result: 'goodput', is: 'below', than: faster })).toBeUndefined();
    expect(contradiction(scenario, spec, { result: 'goodput', is: 'below', than: faster, by: 2 })).toContain('by 2');
  });
});

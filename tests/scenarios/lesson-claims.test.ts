// What the lessons say is so: every number in their words is worked out again from its run and compared as it is written,
// every comparison holds in all of its seeds, no number stands in the words that comes from nowhere, and the event of a step
// really comes in its run, within the span that is shown.

import { describe, expect, it } from 'vitest';
import { contradiction, recordOfSpec, variantOf, workedOut } from '../../src/cli/lesson/lesson-runs.ts';
import { findEvent } from '../../src/record/find-event.ts';
import { defineLesson, specOfStep, templateOf, wordsOf } from '../../src/scenarios/kit/define-lesson.ts';
import { formatValue } from '../../src/scenarios/kit/format-value.ts';
import type { Grounds, LessonClaim, LessonStep, Said, SaidRun } from '../../src/scenarios/kit/lesson.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { defineNotes } from '../../src/scenarios/kit/speaker-notes.ts';
import { type Language, type Text, text } from '../../src/scenarios/kit/text.ts';
import { notes } from '../../src/scenarios/lessons.ts';
import { framedIn } from '../../src/ui/lesson/open-step.ts';
import { shotMoments } from '../../src/ui/lesson/shot-pace.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { numbersIn, ratiosIn } from '../support/numbers-in-words.ts';
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

/** Ratios in words, and what each means; a number in words is checked like one in digits, within a tenth. */
const MEANINGS: Readonly<Record<string, number>> = { 'a fifth': 1 / 5, half: 1 / 2, twice: 2 };
const MEANINGS_KO: Readonly<Record<string, number>> = { '5분의 1': 1 / 5, 절반: 1 / 2, '두 배': 2 };
const NEAR = 0.1;
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

  it.each(lesson.steps.map((step, index) => [index + 1, step] as const))('step %i frames its event', (_, step) => {
    // The record is kept: what follows asks it again.
    const record = recordOfSpec(specOfStep(scenario, step));
    const event = findEvent(record, step.shot.event);
    expect(event, JSON.stringify(step.shot.event)).toBeDefined();
    const { zoom, stop } = framedIn(record, step.shot)!;
    expect(event!.at).toBeGreaterThan(zoom[0]);
    expect(stop).toBeLessThan(zoom[1]);
    expect(stop).toBeGreaterThanOrEqual(event!.at);
    // Long enough to be seen, short enough to be waited for.
    const wall = shotMoments(record, zoom[0], stop, step.shot.speed).at(-1)!.wall;
    expect(wall).toBeGreaterThan(1500);
    expect(wall).toBeLessThan(9000);
    const { chart } = step.shot;
    if (chart !== undefined) expect(scenario.charts.map(({ id }) => id)).toContain(chart);
  });

  it.each(grounded)('$name: every number is that of its run, as it is written', ({ grounds, spec }) => {
    for (const [name, said] of Object.entries(grounds.said ?? {})) {
      if (!inThisRun(said)) continue;
      const value = workedOut(scenario, spec, said);
      if (said.words) {
        expect([MEANINGS[said.words.en], MEANINGS_KO[said.words.ko]], name).toEqual([said.is, said.is]);
        expect(Math.abs(value - said.is), `${name} is ${value}`).toBeLessThanOrEqual(NEAR * said.is);
      }
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
      const known = said
        .filter(({ words }) => !words)
        .flatMap((each) => numbersIn(wordsOf(each.is, each, scenario, language)));
      const settings = scenario.parameters.map((each) => formatValue(each, spec.params[each.key]!, language).number);
      for (const words of worded(grounds)) {
        const template = templateOf(words);
        const isScenarios = template === scenario.lead || template === scenario.question;
        const allowed = isScenarios ? [...known, ...settings] : known;
        for (const number of numbersIn(template[language])) expect(allowed, words[language]).toContain(number);
        expect(ratiosIn(template[language]), words[language]).toEqual([]);
      }
    }
  });

  it.each(notes[scenario.id]!.map((note, index) => [index + 1, note] as const))(
    'step %i: the speaker is told no number that comes from nowhere',
    (step, { ask, expect: expected, pitfall, minutes }) => {
      for (const language of LANGUAGES) {
        for (const words of [ask, expected, pitfall]) {
          const template = templateOf(words)[language];
          expect(numbersIn(template), template).toEqual([]);
          expect(ratiosIn(template), template).toEqual([]);
          expect(words[language], template).not.toContain('{');
        }
      }
      expect(minutes, `step ${step}`).toBeGreaterThan(0);
    },
  );

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
const NONE: Text = text('', '');

describe('the notes of a lesson', () => {
  const { scenario, lesson } = allCases[0]!;
  const note = notes[scenario.id]![0]!;
  it('are as many as its steps, and speak of no number that its step has not', () => {
    expect(() => defineNotes(scenario, lesson, [note])).toThrow(`${lesson.steps.length} steps and 1 notes`);
    const strange = lesson.steps.map(() => ({ ...note, ask: text('{goodness}', '{goodness}') }));
    expect(() => defineNotes(scenario, lesson, strange)[0]!.ask.en).toThrow('{goodness}');
  });
});

describe('a lesson', () => {
  const { scenario, lesson } = allCases[0]!;
  const [step] = lesson.steps;
  const said = (words: string, grounds: Grounds = {}): string =>
    defineLesson(scenario, { ...lesson, claims: [], steps: [{ ...step!, ...grounds, see: text(words, words) }] })
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
  it('finds a ratio in words that nothing stands behind', () => {
    expect(ratiosIn('goodput nearly doubles, to a third of the rate: four times as much')).toEqual([
      'doubles',
      'a third',
      'four times',
    ]);
    expect(ratiosIn('유효 처리량이 세 배, 곧 절반')).toEqual(['세 배', '절반']);
    expect(ratiosIn('cwnd is halved, {half} of it')).toEqual([]);
  });
  it('is contradicted by its run', () => {
    const spec = specOfStep(scenario, step!);
    const faster = { sets: { rmin: 200e6 } };
    expect(contradiction(scenario, spec, { result: 'goodput', is: 'above', than: faster })).toContain('goodput');
    expect(contradiction(scenario, spec, { result: 'goodput', is: 'below', than: faster })).toBeUndefined();
    expect(contradiction(scenario, spec, { result: 'goodput', is: 'below', than: faster, by: 2 })).toContain('by 2');
  });
});

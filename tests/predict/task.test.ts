// Tasks: a goal over results is read as it is written, no step begins with it done, every one can be done, and what may not be
// touched is watched.

import { describe, expect, it } from 'vitest';
import { resultsOfSpec, variantOf } from '../../src/cli/lesson/lesson-runs.ts';
import { ms } from '../../src/engine/core/time.ts';
import { checkTask } from '../../src/predict/check-task.ts';
import { specOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { readGoal } from '../../src/scenarios/kit/task.ts';
import type { Language } from '../../src/scenarios/kit/text.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { solutions } from '../support/predict-cases.ts';

const tasks = allCases.flatMap(({ scenario, lesson }) =>
  lesson.steps.flatMap((step) =>
    step.task
      ? [{ name: `${scenario.id} ${step.task.id}`, scenario, task: step.task, start: specOfStep(scenario, step) }]
      : [],
  ),
);

/** Counts in words, from one to ten; "not one" is none of them. */
const COUNTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ko: ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'],
};
const COUNTED: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(String.raw`\b(${COUNTS.en.join('|')})\b`, 'gi'),
  ko: new RegExp(`(${COUNTS.ko.join('|')}) (?=번|개|대|명)`, 'g'),
};
const AMOUNT = /\d[\d.,]*(?: (?:[kMG]bit\/s|[µm]?s\b|%))?/g;

/** Every number of some words with its unit, in digits. */
const amountsIn = (words: string, language: Language): readonly string[] =>
  words
    .replace(/하나(?!도)/g, '1')
    .replace(COUNTED[language], (_, count: string) => `${COUNTS[language].indexOf(count.toLowerCase()) + 1} `)
    .match(AMOUNT) ?? [];

describe.each(tasks)('the task $name', ({ name, scenario, task, start }) => {
  const check = (spec: RunSpec) => checkTask(task, scenario, start, spec, resultsOfSpec(spec));

  it('is not done by the run of its step', () => {
    expect(check(start).done).toBe(false);
  });
  it('can be done', () => {
    const solution = solutions[name];
    if (!solution) throw new Error(`solutions in tests/support/predict-cases.ts have none of "${name}"`);
    const { kills = [], ...variant } = solution;
    const solved = { ...variantOf(scenario, start, variant), kills };
    const { conditions, kept, done } = check(solved);
    expect([...conditions, ...kept].filter(({ met }) => !met)).toEqual([]);
    expect(done).toBe(true);
  });
  it('asks for no number that is not in its goal', () => {
    const [goal = ''] = task.goal.split(', without');
    for (const language of ['en', 'ko'] as const) {
      for (const amount of amountsIn(task.ask[language], language)) {
        expect(amountsIn(goal, language), task.ask[language]).toContain(amount);
      }
    }
  });
  it('is said in both languages', () => {
    expect(task.ask.en).toMatch(/[.?]$/);
    expect(task.ask.ko).toMatch(/[.?]$/);
  });
});

describe('a goal', () => {
  it('is conditions and settings that stay', () => {
    expect(readGoal('goodput > 1.9 Mbit/s and retransmissions <= 1, without bw, delay', reno)).toEqual({
      conditions: [
        { name: 'goodput', sign: '>', value: 1.9e6 },
        { name: 'retransmissions', sign: '<=', value: 1 },
      ],
      without: ['bw', 'delay'],
    });
    expect(readGoal('kills = 1 and silentTime >= 200 ms', reno).conditions).toEqual([
      { name: 'kills', sign: '=', value: 1 },
      { name: 'silentTime', sign: '>=', value: ms(200) },
    ]);
  });
  it.each([
    ['goodness > 1', '"goodness > 1" is not about a result of reno.'],
    ['goodput is high', '"goodput is high" is not about a result of reno.'],
    ['goodput > much', '"much" in "goodput > much" is not written like a rate.'],
    [
      'goodput > 1 Mbit/s, without luck',
      '"luck" in the goal "goodput > 1 Mbit/s, without luck" is not a setting of reno.',
    ],
  ])('%s is named as what it is', (goal, message) => {
    expect(() => readGoal(goal, reno)).toThrow(message);
  });
  it('holds or not at the number itself as its sign says', () => {
    const { task, scenario, start } = tasks.find(({ scenario }) => scenario.id === 'reno')!;
    const met = (sign: string) => {
      const asked = { ...task, goal: `retransmissions ${sign} 2` };
      return [1, 2, 3].map(
        (retransmissions) => checkTask(asked, scenario, start, start, { retransmissions }).conditions[0]!.met,
      );
    };
    expect(Object.fromEntries(['<', '<=', '=', '>=', '>'].map((sign) => [sign, met(sign)]))).toEqual({
      '<': [true, false, false],
      '<=': [true, true, false],
      '=': [false, true, false],
      '>=': [false, true, true],
      '>': [false, false, true],
    });
  });
  it('sees a setting that was to stay, whether it was changed from the start or in mid-run', () => {
    const { task, scenario, start } = tasks[0]!;
    const keptIn = (spec: RunSpec) =>
      checkTask(task, scenario, start, spec, undefined).kept.find(({ key }) => key === 'bw')!.met;
    expect(keptIn(start)).toBe(true);
    expect(keptIn(variantOf(scenario, start, { sets: { bw: 3e6 } }))).toBe(false);
    expect(keptIn({ ...start, changes: [{ at: ms(100), key: 'bw', value: 3e6 }] })).toBe(false);
    expect(keptIn({ ...start, changes: [{ at: ms(100), key: 'q', value: 20 }] })).toBe(true);
    expect(checkTask(task, scenario, start, start, undefined).done).toBeUndefined();
  });
});

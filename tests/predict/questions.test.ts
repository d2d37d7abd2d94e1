// What the lessons ask: what each run answers, that the answer follows when a setting changes (so that none is stored), that every
// known misconception is recognised when somebody draws or says it, and that the words speak of nothing the run does not have.

import { describe, expect, it } from 'vitest';
import { recordOfSpec, resultsOfSpec, variantOf } from '../../src/cli/lesson/lesson-runs.ts';
import { askedRun } from '../../src/predict/asked-run.ts';
import { perfectSketch, scoreAgainst } from '../../src/predict/drawing.ts';
import { answerOf, canAsk, courseOf, judge } from '../../src/predict/judge.ts';
import { sayOf } from '../../src/predict/say-question.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { specOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import { formatValue } from '../../src/scenarios/kit/format-value.ts';
import type { LessonStep, Variant } from '../../src/scenarios/kit/lesson.ts';
import {
  type AskedRun,
  type DrawQuestion,
  LEVELS_AT_MOST,
  type Question,
  type Sketch,
  STEPS_AT_MOST,
} from '../../src/scenarios/kit/prediction.ts';
import { readGiven, writeGiven } from '../../src/scenarios/kit/read-predictions.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import type { Language, Text } from '../../src/scenarios/kit/text.ts';
import { pressPen } from '../../src/ui/predict/pen.ts';
import { recordUntil } from '../../src/ui/state/curtain.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { numbersIn, ratiosIn } from '../support/numbers-in-words.ts';
import { answers, mistakes } from '../support/predict-cases.ts';

interface Posed {
  readonly scenario: Scenario;
  readonly question: Question;
  readonly name: string;
  readonly spec: RunSpec;
}

const asksOf = ({ asks = [] }: LessonStep): readonly Question[] => asks;
const posed: readonly Posed[] = allCases.flatMap(({ scenario, lesson }) =>
  lesson.steps.flatMap((step) =>
    asksOf(step).map((question) => ({
      scenario,
      question,
      name: `${scenario.id} ${question.id}`,
      spec: specOfStep(scenario, step),
    })),
  ),
);

function runOf({ scenario, spec }: Posed, variant: Variant = {}): { record: RunRecord; run: AskedRun } {
  const record = recordOfSpec(variantOf(scenario, spec, variant));
  return { record, run: askedRun(scenario, record, resultsOfSpec, recordOfSpec) };
}

describe.each(allCases.filter(({ lesson }) => lesson.steps.some(({ asks }) => asks)))(
  'the lesson of $scenario.id',
  ({ lesson }) => {
    it('asks at least three questions and sets a task', () => {
      expect(lesson.steps.flatMap(asksOf).length).toBeGreaterThanOrEqual(3);
      expect(lesson.steps.some(({ task }) => task !== undefined)).toBe(true);
    });
    it('has names for them that links can say, each once', () => {
      const ids = lesson.steps.flatMap(asksOf).map(({ id }) => id);
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]{0,11}$/);
      expect(new Set(ids).size).toBe(ids.length);
    });
  },
);

/** For whoever adds a question. */
const wanted = (name: string): string =>
  `what "${name}" is answered stands among answers in tests/support/predict-cases.ts`;

describe.each(posed)('$name', (asked) => {
  const { scenario, question, name } = asked;

  it('is answered by its run as the field would', () => {
    const { record, run } = runOf(asked);
    expect(canAsk(question, record, run)).toBe('yes');
    expect(run.when(question.from)).toBeLessThan(run.when(question.until));
    const answer = writeGiven(question, answerOf(question, record, run));
    if (question.kind !== 'draw') expect(answer, wanted(name)).toBe(answers[name]?.is);
    const given = readGiven(question, answer).given!;
    expect(judge(question, given, record, run)).toMatchObject({ stands: 'right', expected: undefined });
  });

  it('is answered otherwise when a setting is another: nothing that is right is stored', () => {
    const other = answers[name]?.otherwise;
    expect(other, wanted(name)).toBeDefined();
    const { record, run } = runOf(asked, other!.in);
    expect(canAsk(question, record, run)).toBe('yes');
    const before = runOf(asked);
    const old = answerOf(question, before.record, before.run);
    expect(judge(question, old, record, run).stands).not.toBe('right');
    if (question.kind !== 'draw') expect(writeGiven(question, answerOf(question, record, run))).toBe(other!.is);
  });

  it('says what it needs of other runs', () => {
    const { record } = runOf(asked);
    const { needs = [] } = question;
    const keysOf = (some: typeof needs) => some.map((each) => JSON.stringify(variantOf(scenario, asked.spec, each)));
    const run = askedRun(
      scenario,
      record,
      (spec) => {
        expect(keysOf(needs)).toContain(JSON.stringify(spec));
        return resultsOfSpec(spec);
      },
      (spec) => {
        expect(keysOf(needs.filter(({ recorded }) => recorded))).toContain(JSON.stringify(spec));
        return recordOfSpec(spec);
      },
    );
    answerOf(question, record, run);
    for (const { of } of Object.values(question.numbers ?? {})) expect(Number.isFinite(of(run))).toBe(true);
  });

  it('has whole words in both languages, and no number of its own in them', () => {
    const { run } = runOf(asked);
    for (const language of ['en', 'ko'] as const) {
      for (const words of [question.ask, question.because, ...labelsOf(question)]) {
        const said = sayOf(words, question, run, scenario, language);
        expect(said).not.toMatch(/[{}]|undefined|NaN/);
      }
      for (const name of Object.keys(question.numbers ?? {})) {
        const all = [question.ask, question.because, ...labelsOf(question)].map((words) => words[language]).join(' ');
        expect(all, name).toContain(`{${name}}`);
      }
      for (const { says } of expectationsOf(question)) expect(says[language]).toMatch(/[.다요]\.?$/);
      const compared = comparedSettings(asked, language);
      for (const words of [question.ask, question.because, ...expectationsOf(question).map(({ says }) => says)]) {
        for (const number of numbersIn(words[language])) expect(compared, words[language]).toContain(number);
        expect(ratiosIn(words[language]), words[language]).toEqual([]);
      }
      // What may be answered says nothing of the run; how many times a thing it is may be a guess.
      for (const words of labelsOf(question)) {
        const digits = numbersIn(words[language].replace(FRACTION_KO, ''));
        for (const number of digits) expect(compared, words[language]).toContain(number);
      }
    }
  });

  it('recognises every known misconception', () => {
    const { record, run } = runOf(asked);
    const known = expectationsOf(question);
    if (question.kind === 'choice') {
      for (const { id, expects } of question.options) {
        const verdict = judge(question, { kind: 'choice', id }, record, run);
        expect(verdict.expected).toBe(verdict.stands === 'right' ? undefined : expects);
      }
      expect(question.options.length).toBeGreaterThanOrEqual(2);
      expect(question.options.length).toBeLessThanOrEqual(5);
      return;
    }
    const drawn = mistakes[name] ?? [];
    const found = drawn.map((mistake) => {
      const words = typeof mistake === 'string' ? mistake : writeGiven(question, sketchOf(mistake, asked));
      const { given, problem } = readGiven(question, words);
      expect(problem).toBeUndefined();
      const { stands, expected } = judge(question, given!, record, run);
      expect(stands, words).not.toBe('right');
      return expected;
    });
    const listed = `how each misconception of "${name}" is said stands among mistakes in tests/support/predict-cases.ts`;
    expect(found, listed).toEqual(known.map(({ says }) => says));
  });
});

const sketchOf = (mistake: (step: number) => number, { question }: Posed) => ({
  kind: 'draw' as const,
  sketch: Array.from({ length: (question as DrawQuestion).paper.steps }, (_, step) => Math.round(mistake(step))),
});

const FRACTION_KO = /\d+분의 \d+/g;

/** Settings of the runs that a question compares, which its words may name: "with 1 ms, 200 ms and 1 s". */
const comparedSettings = ({ scenario, question }: Posed, language: Language): readonly string[] =>
  (question.needs ?? []).flatMap(({ sets = {} }) =>
    Object.entries(sets).map(
      ([key, value]) => formatValue(scenario.parameters.find((each) => each.key === key)!, value, language).number,
    ),
  );

const labelsOf = (question: Question): readonly Text[] => {
  if (question.kind === 'choice') return question.options.map(({ label }) => label);
  if (question.kind === 'order') return [...question.items.map(({ label }) => label), ...question.ends];
  return question.kind === 'place' ? question.among.map(({ label }) => label) : [];
};

const expectationsOf = (question: Question): readonly { readonly says: Text }[] => {
  if (question.kind === 'choice') return question.options.map(({ expects }) => ({ says: expects }));
  return question.kind === 'draw' ? question.shapes : question.expects;
};

describe.each(posed.filter(({ question }) => question.kind === 'draw'))('the paper of $name', (asked) => {
  const question = asked.question as DrawQuestion;
  it('holds the run, and a perfect drawing of it is 100 %, its mirror image less than 20 %', () => {
    const { record, run } = runOf(asked);
    const course = courseOf(question, record, run);
    const { levels, steps } = question.paper;
    expect(steps).toBeLessThanOrEqual(STEPS_AT_MOST);
    expect(levels).toBeLessThanOrEqual(LEVELS_AT_MOST);
    const perfect = perfectSketch(course);
    expect(scoreAgainst(question.paper, perfect, course).share).toBe(1);
    const mirrored = perfect.map((level) => levels - 1 - level!);
    expect(scoreAgainst(question.paper, mirrored, course).share).toBeLessThan(0.2);
    // Nothing of the run lies beyond the paper.
    const middle = course.every(({ least, most }) => least >= 0 && most <= levels - 1);
    expect(middle).toBe(true);
    expect(Math.max(...course.map(({ most }) => most))).toBeLessThan(levels - 1);
    const chart = asked.scenario.charts.find(({ id }) => id === question.chart);
    expect(chart?.scale).toBe(question.paper.scale);
    expect(chart?.lines.map(({ gauge }) => gauge)).toContain(question.gauge);
  });

  it('is drawn on by keys alone: the same perfect drawing, the same mirror image', () => {
    const { record, run } = runOf(asked);
    const course = courseOf(question, record, run);
    const perfect = perfectSketch(course).map((level) => level!);
    const mirrored = perfect.map((level) => question.paper.levels - 1 - level);
    expect(scoreAgainst(question.paper, drawnByKeys(question, perfect), course).share).toBe(1);
    expect(scoreAgainst(question.paper, drawnByKeys(question, mirrored), course).share).toBeLessThan(0.2);
  });
});

/** Beginning anywhere: up or down to the level of each step, then on to the next. */
function drawnByKeys({ paper }: DrawQuestion, levels: readonly number[]): Sketch {
  let drawing = { pen: { step: 0, level: 7 }, sketch: Array<number | null>(paper.steps).fill(null) as Sketch };
  const press = (key: string): void => {
    drawing = pressPen(key, drawing, paper)!;
  };
  press(' ');
  for (const [step, level] of levels.entries()) {
    if (step > 0) press('ArrowRight');
    while (drawing.pen.level !== level) press(level > drawing.pen.level ? 'ArrowUp' : 'ArrowDown');
  }
  expect(drawing.sketch).toEqual(levels);
  return drawing.sketch;
}

describe('what is asked of the first lost cell', () => {
  const asked = posed.find(({ name }) => name === 'tcp-over-atm dead')!;

  it('is asked before it is lost: the explanation of the loss, and the dead cells on the stage, would tell', () => {
    const { record, run } = runOf(asked);
    const shown = recordUntil(record, run.when(asked.question.from));
    expect(record.marks.some(({ kind }) => kind === 'cut')).toBe(true);
    expect(shown.marks.filter(({ kind }) => kind === 'cut')).toEqual([]);
  });

  it('is answered with the number of cells, not with three of its digits', () => {
    const { run } = runOf(asked);
    const said = sayOf(asked.question.because, asked.question, run, asked.scenario, 'en');
    const dead = String(run.result('deadCells')).replace(/\B(?=(\d{3})+$)/g, ',');
    expect(dead.replace(/[0,]+$/, '').length).toBeGreaterThan(4);
    expect(said).toContain(dead);
  });
});

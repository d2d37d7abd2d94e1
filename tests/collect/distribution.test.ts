// How a class answered, on rows made up for the purpose: who counts, which answers were right, and what comes first.

import { describe, expect, it } from 'vitest';
import { lessons } from '../../build/lessons.ts';
import { collectedCsv, collectedJson, questionColumns, STANDS } from '../../src/collect/collected-table.ts';
import { distributionsOf } from '../../src/collect/distribution.ts';
import type { ReadRun } from '../../src/collect/entry.ts';
import type { Row } from '../../src/collect/judge-all.ts';
import type { JudgedPrediction } from '../../src/collect/judge-entry.ts';
import type { Given, Question } from '../../src/scenarios/kit/prediction.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

type Stands = JudgedPrediction['stands'];
const NONE = text('', '');
const words = (each: string) => text(each, each);
const lesson = lessons['reno']!;
const asked = lesson.steps.flatMap(({ asks = [] }) => asks);
const ofKind = (kind: Question['kind']): Question => asked.find((each) => each.kind === kind)!;

const prediction = (
  question: Question,
  given: Given,
  stands: Stands,
  more: Partial<JudgedPrediction> = {},
): JudgedPrediction => ({
  ...{ question, step: 1, ask: NONE, given, givenWords: words(JSON.stringify(given)), options: [], stands },
  ...more,
});

const row = (predictions: readonly JudgedPrediction[], more: Partial<Row> = {}): Row => ({
  found: { link: '', beside: '', source: 'a.txt' },
  number: 1,
  who: '',
  run: { course: { scenario: reno, lesson }, state: { view: { step: 1 } } } as unknown as ReadRun,
  findings: [],
  judged: { predictions: [...predictions], findings: [] },
  counts: true,
  ...more,
});

const choice = (id: string, stands: Stands, expected?: string): JudgedPrediction =>
  prediction(ofKind('choice'), { kind: 'choice', id }, stands, {
    options: ['x', 'y', 'z'].map((each) => ({ id: each, label: words(each) })),
    ...(expected !== undefined && { expected: words(expected) }),
  });
const of = (...all: readonly (readonly JudgedPrediction[])[]) => distributionsOf(all.map((each) => row(each)))[0]!;

describe('choices', () => {
  it('have a bar each, in the order in which they stood, with those that were right', () => {
    const { bars, count, right, near } = of(
      [choice('y', 'right')],
      [choice('z', 'other')],
      [choice('y', 'other')],
      [choice('z', 'near')],
      [choice('z', 'no')],
    );
    expect(bars.map((bar) => [bar.label.en, bar.count, bar.right])).toEqual([
      ['x', 0, 0],
      ['y', 2, 1],
      ['z', 3, 0],
    ]);
    expect([count, right, near]).toEqual([5, 1, 1]);
  });

  it('are not counted of somebody who handed in again', () => {
    const rows = [row([choice('x', 'right')], { counts: false }), row([choice('y', 'other')])];
    const [{ count, right, bars }] = distributionsOf(rows) as [ReturnType<typeof of>];
    expect([count, right, bars.map((bar) => bar.count)]).toEqual([1, 0, [0, 1, 0]]);
    expect(distributionsOf([row([choice('x', 'right')], { judged: undefined })])).toEqual([]);
  });

  it('tell the misconception of most first', () => {
    const { expected } = of(
      ...['few', 'many', 'many', 'some', 'many', 'some'].map((says) => [choice('x', 'other', says)]),
    );
    expect(expected.map(({ says, count }) => [says.en, count])).toEqual([
      ['many', 3],
      ['some', 2],
      ['few', 1],
    ]);
  });
});

it('orders have a bar each, those of most people first', () => {
  const order = (...ids: string[]) => [prediction(ofKind('order'), { kind: 'order', ids }, 'other')];
  const { bars } = of(order('a', 'b'), order('b', 'a'), order('b', 'a'));
  expect(bars.map(({ count }) => count)).toEqual([2, 1]);
});

it('numbers are in bins that hold all of them, with those that were right and the least and largest answer', () => {
  const number = (value: number, stands: Stands, answer: number) => [
    prediction(ofKind('choice'), { kind: 'number', value }, stands, { answer: { kind: 'number', value: answer } }),
  ];
  const { bins, answers } = of(
    number(1, 'right', 3),
    number(9, 'other', 2),
    number(9, 'right', 5),
    number(5, 'near', 4),
  );
  const holding = (value: number) => bins.find(({ low, high }) => low <= value && value < high) ?? bins.at(-1)!;
  expect([1, 5, 9].map((value) => [holding(value).count, holding(value).right])).toEqual([
    [1, 1],
    [1, 0],
    [2, 1],
  ]);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  expect(answers).toEqual([2, 5]);
});

describe('tables', () => {
  const task = (done: boolean) => {
    const step = lesson.steps.find((each) => each.task)!;
    return row([choice('x', done ? 'right' : 'near')], {
      judged: {
        predictions: [choice('x', done ? 'right' : 'near')],
        findings: [],
        task: { task: step.task!, checked: { conditions: [], kept: [], done } },
      },
    });
  };
  const rows = [task(true), task(false)];

  it('say of every task and prediction what became of it', () => {
    const [head, ...lines] = collectedCsv(rows, 'en').trimEnd().split('\n');
    const columns = head!.split(',');
    const cellsOf = (name: string) => lines.map((line) => line.split(',')[columns.indexOf(name)]);
    expect(cellsOf('task')).toEqual(['met', 'not met']);
    const [asked] = columns.filter((name) => name.endsWith(': run'));
    // What was given has a comma in it, so the cells are counted from the end.
    const fromEnd = columns.length - columns.indexOf(asked!);
    expect(lines.map((line) => line.split(',').at(-fromEnd))).toEqual([STANDS.right.en, STANDS.near.en]);
  });

  it('have the questions in the order of the lesson, whichever was answered first', () => {
    const [first, second] = [asked[0]!, asked.at(-1)!].map((each) =>
      prediction(each, { kind: 'number', value: 1 }, 'no'),
    );
    const names = [first!, second!].map(({ question }) => `reno.${question.id}`);
    expect(questionColumns([row([second!]), row([first!])]).map(({ name }) => name)).toEqual(names);
  });

  it('say the same to programs', () => {
    const { collected } = JSON.parse(collectedJson(rows, 'en'));
    expect(collected.map((each: { task: { done: boolean } }) => each.task.done)).toEqual([true, false]);
    expect(
      collected.map((each: { predictions: readonly { stands: string }[] }) => each.predictions[0]!.stands),
    ).toEqual(['right', 'near']);
  });
});

// How a prediction stands to a run, number by number, on questions made up for the purpose: what is right at the very edge, what
// is near, what is neither, and when the misconception behind it is told.

import { describe, expect, it } from 'vitest';
import { canAsk, judge } from '../../src/predict/judge.ts';
import type { RunRecord } from '../../src/record/record.ts';
import type { AskedRun, Given, Question, Sketch } from '../../src/scenarios/kit/prediction.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { gaugeOf, recordWith } from '../support/random-record.ts';

const END = 40;
const NONE = text('', '');
const THOUGHT = text('a known mistake', '알려진 오해');
const common = { id: 'it', ask: NONE, because: NONE, from: 0, until: END };
const run = { when: (moment: unknown) => moment } as AskedRun;
const done = recordWith({ values: [], links: [], marks: [] });
const judged = (question: Question, given: Given, record: RunRecord = done) => judge(question, given, record, run);

describe('a number', () => {
  const expects = [{ when: () => true, says: THOUGHT }];
  /** Within an eighth of the answer, or within 8 ns of it. */
  const number = (answer: number): Question => ({
    ...{ ...common, kind: 'number', quantity: 'count', range: [-1000, 1000], within: 0.125 },
    ...{ answer: () => answer, expects },
  });
  const moment: Question = { ...common, kind: 'moment', within: 8, answer: () => 64, expects };
  const standing = (question: Question, values: readonly number[]) =>
    values.map((value) => judged(question, { kind: question.kind as 'number', value }).stands);
  const STANDS = ['right', 'right', 'near', 'near', 'other'];

  it('is right within its tolerance, near within three of them, the ends included, and something else beyond', () => {
    expect(standing(number(64), [64, 72, 72.5, 88, 88.5])).toEqual(STANDS);
    expect(standing(number(64), [64, 56, 55.5, 40, 39.5])).toEqual(STANDS);
    expect(standing(moment, [64, 72, 73, 88, 89])).toEqual(STANDS);
  });

  it('below zero has a tolerance, too, and of none there is none', () => {
    expect(standing(number(-64), [-64, -72, -72.5, -88, -88.5])).toEqual(STANDS);
    expect(standing(number(0), [0, 1e-9])).toEqual(['right', 'other']);
  });

  it('has the misconception behind it told wherever it is not right', () => {
    const told = [64, 80, 900].map((value) => judged(number(64), { kind: 'number', value }).expected);
    expect(told).toEqual([undefined, THOUGHT, THOUGHT]);
  });
});

describe('an order', () => {
  const worth: Readonly<Record<string, number>> = { a: 80, b: 100, c: 10 };
  const question: Question = {
    ...{ ...common, kind: 'order', ends: [NONE, NONE], unit: 'count', alike: 0.2, expects: [] },
    items: Object.entries(worth).map(([id, value]) => ({ id, label: NONE, of: () => value })),
  };
  const stands = (...ids: string[]) => judged(question, { kind: 'order', ids }).stands;

  it('goes from the most to the least; those alike, by a share of the one that comes after, may stand either way', () => {
    expect(judged(question, { kind: 'order', ids: ['c', 'a', 'b'] }).answer).toEqual({
      kind: 'order',
      ids: ['b', 'a', 'c'],
    });
    // 80 is less than 100 by a fifth of it, and no more.
    expect([stands('b', 'a', 'c'), stands('a', 'b', 'c'), stands('b', 'c', 'a')]).toEqual(['right', 'right', 'other']);
    expect(stands('c', 'b', 'a')).toBe('other');
  });
});

describe('a drawing', () => {
  const STEPS = 40;
  const flat = recordWith(
    { values: [], links: [], marks: [] },
    {
      gauges: [gaugeOf([{ time: 0, min: 5, max: 5, last: 5 }])],
    },
  );
  const asked = (looks: boolean): Question => ({
    ...{ ...common, kind: 'draw', chart: 'g', gauge: 'g', colour: 'data' },
    paper: { steps: STEPS, levels: 11, low: 0, high: 10, scale: 'linear' },
    shapes: [{ id: 'shape', says: THOUGHT, looks: () => looks }],
  });
  /** So many steps of it as the run is, the rest at the top. */
  const sketch = (right: number): Sketch => Array.from({ length: STEPS }, (_, step) => (step < right ? 5 : 10));
  const stands = (right: number, looks = false) =>
    judged(asked(looks), { kind: 'draw', sketch: sketch(right) }, flat).stands;

  it('is right with four fifths of it within the band and near with half of it, both included', () => {
    expect([40, 32, 31, 20, 19, 0].map((right) => stands(right))).toEqual([
      ...['right', 'right', 'near', 'near', 'other', 'other'],
    ]);
  });

  it('of a known misconception is right only where hardly a step is not, and it is told otherwise', () => {
    expect([40, 39, 38, 32, 19].map((right) => stands(right, true))).toEqual([
      ...['right', 'right', 'near', 'near', 'other'],
    ]);
    const expected = [39, 32].map(
      (right) => judged(asked(true), { kind: 'draw', sketch: sketch(right) }, flat).expected,
    );
    expect(expected).toEqual([undefined, THOUGHT]);
  });
});

describe('a question', () => {
  const number: Question = {
    ...{ ...common, kind: 'number', quantity: 'count', range: [0, 9], within: 0, answer: () => 1, expects: [] },
  };

  it('of no time at all cannot be asked, nor one that has no number, nor any before the run is done', () => {
    const can = (question: Question, record: RunRecord | undefined = done) => canAsk(question, record, run);
    expect([can(number), can({ ...number, until: 0 })]).toEqual(['yes', 'no']);
    expect(can({ ...number, answer: () => Number.NaN })).toBe('no');
    expect([can(number, { ...done, done: false }), canAsk(number, undefined, run)]).toEqual(['later', 'later']);
  });

  it('whose arithmetic breaks says so, instead of passing for one that does not fit', () => {
    const broken = (): number => {
      throw new RangeError('broken');
    };
    expect(() => canAsk({ ...number, answer: broken }, done, run)).toThrow('broken');
  });
});

// Predictions in links: every kind comes back as it was written, and what does not fit is left out or repaired, and named.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRepair } from '../../src/scenarios/kit/describe-repair.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Given, Prediction, Question } from '../../src/scenarios/kit/prediction.ts';
import { fitPredictions, readGiven, writeGiven, writePredictions } from '../../src/scenarios/kit/read-predictions.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { LINK_AT_MOST, writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const NONE = text('', '');
const common = { ask: NONE, because: NONE, from: 0, until: 1e9, expects: [] };
const option = (id: string) => ({ id, label: NONE, expects: NONE });
const item = (id: string) => ({ id, label: NONE, of: () => 1 });
const questions: readonly Question[] = [
  { ...common, id: 'silence', kind: 'choice', options: [option('rtt'), option('rto')], answer: () => 'rto' },
  { ...common, id: 'long', kind: 'number', quantity: 'duration', range: [0, 5e9], within: 0.1, answer: () => 1e9 },
  { ...common, id: 'many', kind: 'number', quantity: 'count', range: [0, 500], within: 0, answer: () => 3 },
  { ...common, id: 'when', kind: 'moment', within: 1e6, answer: () => 1e9 },
  {
    ...common,
    id: 'rank',
    kind: 'order',
    items: ['a', 'b', 'c'].map(item),
    ends: [NONE, NONE],
    unit: 'ns',
    alike: 0,
    expects: [],
  },
  { ...common, id: 'place', kind: 'place', among: [{ id: 'router', node: 'R', label: NONE }], answer: () => 'R' },
  {
    ...common,
    id: 'cwnd',
    kind: 'draw',
    chart: 'window',
    gauge: 'cwnd',
    colour: 'window',
    paper: { steps: 30, levels: 36, low: 0, high: 35, scale: 'linear' },
    shapes: [],
  },
];
const byId = (id: string): Question => questions.find((question) => question.id === id)!;

const givens: Readonly<Record<string, fc.Arbitrary<Given>>> = {
  silence: fc.constantFrom('rtt', 'rto').map((id) => ({ kind: 'choice', id })),
  long: fc.integer({ min: 0, max: 5e9 }).map((value) => ({ kind: 'number', value })),
  many: fc.integer({ min: 0, max: 500 }).map((value) => ({ kind: 'number', value })),
  when: fc.integer({ min: 0, max: 20e9 }).map((value) => ({ kind: 'moment', value })),
  rank: fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 }).map((ids) => ({ kind: 'order', ids })),
  place: fc.constant({ kind: 'place', id: 'router' }),
  cwnd: fc
    .array(fc.option(fc.integer({ min: 0, max: 35 })), { minLength: 30, maxLength: 30 })
    .map((sketch) => ({ kind: 'draw', sketch })),
};

const predictions = fc
  .record(givens, { requiredKeys: [] })
  .map((all) =>
    Object.entries(all).map(
      ([question, given]): Prediction => ({ question, given: writeGiven(byId(question), given!) }),
    ),
  );

const read = (words: string) => {
  const { state, repairs } = parseLink(`#p=${words}&v=1`, reno);
  const fitted = fitPredictions(questions, state.view.p ?? []);
  return { predictions: fitted.predictions, repairs: [...repairs, ...fitted.repairs] };
};

describe('predictions in a link', () => {
  it('come back as they were, of every kind', () => {
    fc.assert(
      fc.property(predictions, (p) => {
        const link = writeLink({ ...defaultState(reno), view: { p } }, reno);
        const { state, repairs } = parseLink(link, reno);
        expect(repairs).toEqual([]);
        expect(state.view.p ?? []).toEqual(p);
        expect(fitPredictions(questions, p)).toEqual({ predictions: p, repairs: [] });
        expect(link).toMatch(/^#[A-Za-z0-9.:,=&-]*$/);
      }),
    );
  });

  it('mean what was meant', () => {
    for (const [id, given] of Object.entries(givens)) {
      fc.assert(
        fc.property(given, (each) => {
          expect(readGiven(byId(id), writeGiven(byId(id), each))).toEqual({ given: each });
        }),
      );
    }
  });

  it('survive capitals, and a question that is asked and not answered yet', () => {
    expect(read('SILENCE:RTO,LONG:1S,CWND')).toEqual({
      predictions: [
        { question: 'silence', given: 'rto' },
        { question: 'long', given: '1s' },
        { question: 'cwnd', given: '' },
      ],
      repairs: [],
    });
  });

  it('are few enough to be passed on: a drawing and four other answers are a short link', () => {
    const words = writePredictions([
      { question: 'cwnd', given: '0123456789abcdefghijklmnopqrst' },
      { question: 'silence', given: 'rto' },
      { question: 'long', given: '112.7ms' },
      { question: 'rank', given: 'a.b.c' },
      { question: 'place', given: 'router' },
    ]);
    expect(words.length).toBeLessThan(LINK_AT_MOST / 2);
  });

  it.each([
    ['silence:never', '`silence:never` is not one of rtt, rto, so it is ignored.', []],
    [
      'silense:rto',
      '`silense:rto` predicts something that this lesson does not ask (did you mean `silence`?), so it is ignored.',
      [],
    ],
    ['long:9s', '`long:9s` is outside 0 – 5 s, so we use 5 s.', ['long:5s']],
    ['long:soon', '`long:soon` is not a number such as `5s`, so it is ignored.', []],
    ['rank:a.b', '`rank:a.b` does not answer its question, so it is ignored.', []],
    ['cwnd:0123', '`cwnd:0123` does not answer its question, so it is ignored.', []],
    ['9lives:1', '`9lives:1` is not a prediction like `silence:rto`, so it is ignored.', []],
  ])('%s is repaired or left out, and named', (words, sentence, kept) => {
    const { predictions: left, repairs } = read(words);
    expect(repairs.map((repair) => describeRepair(repair, 'en'))).toEqual([sentence]);
    for (const repair of repairs) expect(describeRepair(repair, 'ko')).toMatch(/[가-힣]/);
    expect(left.map((each) => writePredictions([each]))).toEqual(kept);
  });

  it('never throw, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (words) => {
        const { predictions: left } = read(words);
        expect(fitPredictions(questions, left).repairs).toEqual([]);
      }),
    );
  });
});

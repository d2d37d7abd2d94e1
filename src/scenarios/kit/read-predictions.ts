// Predictions in links: `p=silence:rto,window:0012345--`. Which questions there are is known to the lesson, which comes later
// than the run, so a link is read in two steps: its words when it is opened, and what they answer when the lesson is there.

import type { LinkPair } from './link-pairs.ts';
import { nearest } from './nearest.ts';
import {
  type Given,
  LEVELS_AT_MOST,
  type Prediction,
  type Question,
  type Sketch,
  STEPS_AT_MOST,
} from './prediction.ts';
import { writeQuantity } from './quantity.ts';
import { readQuantity } from './read-quantity.ts';
import type { Problem, Repair } from './repair.ts';

const PREDICTIONS_AT_MOST = 12;
const WORDS_AT_MOST = 2 * STEPS_AT_MOST;
const ITEM = new RegExp(`^([a-z][a-z0-9]{0,19})(?::([A-Za-z0-9.-]{1,${WORDS_AT_MOST}}))?$`);

/** The words of `p`; of a question that stands twice the last answer counts. */
export function readPredictions(pair: LinkPair | undefined, repairs: Repair[]): readonly Prediction[] {
  if (!pair?.value) return [];
  const found = new Map<string, Prediction>();
  const items = pair.value.split(',').filter((item) => item !== '');
  for (const given of items) {
    const colon = given.indexOf(':');
    const name = (colon < 0 ? given : given.slice(0, colon)).toLowerCase();
    const [, question, words = ''] = ITEM.exec(colon < 0 ? name : name + given.slice(colon)) ?? [];
    if (question === undefined || (found.size === PREDICTIONS_AT_MOST && !found.has(question))) {
      repairs.push({ code: 'bad-prediction', key: 'p', given });
      continue;
    }
    found.delete(question);
    found.set(question, { question, given: words });
  }
  return [...found.values()];
}

export const writePredictions = (predictions: readonly Prediction[]): string =>
  predictions.map(({ question, given }) => (given === '' ? question : `${question}:${given}`)).join(',');

/** Those that answer a question of the lesson, canonically written; what is repaired or left out is named. */
export function fitPredictions(
  questions: readonly Question[],
  predictions: readonly Prediction[],
): { readonly predictions: readonly Prediction[]; readonly repairs: readonly Repair[] } {
  const repairs: Repair[] = [];
  const fitting = predictions.flatMap((prediction): Prediction[] => {
    const given = writePredictions([prediction]);
    const question = questions.find(({ id }) => id === prediction.question);
    if (!question) {
      const suggestion = nearest(
        prediction.question,
        questions.map(({ id }) => id),
      );
      const more = suggestion === undefined ? {} : { suggestion };
      repairs.push({ code: 'unknown-question', key: 'p', given, ...more });
      return [];
    }
    if (prediction.given === '') return [prediction];
    const reading = readGiven(question, prediction.given);
    if (reading.problem) repairs.push({ ...reading.problem, key: 'p', given });
    return reading.given ? [{ ...prediction, given: writeGiven(question, reading.given) }] : [];
  });
  return { predictions: fitting, repairs };
}

export interface GivenReading {
  readonly given?: Given;
  readonly problem?: Problem & Pick<Repair, 'used'>;
}

const UNFIT: GivenReading = { problem: { code: 'unfit-prediction' } };

/** What the words of a link answer to a question. */
export function readGiven(question: Question, words: string): GivenReading {
  const lower = words.toLowerCase();
  switch (question.kind) {
    case 'choice':
    case 'place': {
      const ids = (question.kind === 'choice' ? question.options : question.among).map(({ id }) => id);
      if (ids.includes(lower)) return { given: { kind: question.kind, id: lower } };
      const suggestion = nearest(lower, ids);
      const more = suggestion === undefined ? {} : { suggestion };
      return { problem: { code: 'unknown-choice', options: ids, ...more } };
    }
    case 'number':
      return readNumber('number', words, question.quantity, question.range);
    case 'moment':
      return readNumber('moment', words, 'duration', [0, Number.MAX_SAFE_INTEGER]);
    case 'order': {
      const ids = lower.split('.');
      const isWhole = ids.length === question.items.length && question.items.every(({ id }) => ids.includes(id));
      return isWhole ? { given: { kind: 'order', ids } } : UNFIT;
    }
    default: {
      const sketch = readSketch(lower);
      const { steps, levels } = question.paper;
      const fits = sketch?.length === steps && sketch.every((level) => level === null || level < levels);
      return fits ? { given: { kind: 'draw', sketch } } : UNFIT;
    }
  }
}

function readNumber(
  kind: 'number' | 'moment',
  words: string,
  quantity: Extract<Question, { kind: 'number' }>['quantity'],
  [min, max]: readonly [number, number],
): GivenReading {
  const range = { min, max, step: 1, quantity } as const;
  const reading = readQuantity(words, quantity, kind === 'moment' ? 's' : undefined);
  if ('problem' in reading) return { problem: { ...range, code: reading.problem } };
  const value = Math.min(max, Math.max(min, reading.value));
  const given = { kind, value } as const;
  return value === reading.value ? { given } : { given, problem: { ...range, code: 'out-of-range', used: value } };
}

/** The answer as links write it. */
export function writeGiven(question: Question, given: Given): string {
  switch (given.kind) {
    case 'choice':
    case 'place':
      return given.id;
    case 'number':
      return writeQuantity(given.value, question.kind === 'number' ? question.quantity : 'count');
    case 'moment':
      return writeQuantity(given.value, 'duration');
    case 'order':
      return given.ids.join('.');
    default:
      return writeSketch(given.sketch);
  }
}

/** One letter or digit for each step of time: its level to the base of 36, `-` where nothing was drawn. */
const writeSketch = (sketch: Sketch): string =>
  sketch.map((level) => (level === null ? '-' : level.toString(LEVELS_AT_MOST))).join('');

const readSketch = (words: string): Sketch | undefined =>
  /^[a-z0-9-]+$/.test(words)
    ? [...words].map((letter) => (letter === '-' ? null : Number.parseInt(letter, LEVELS_AT_MOST)))
    : undefined;

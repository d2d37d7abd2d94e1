// What a run answers to a question, and how a prediction stands to it. In words and shares, never in points.

import type { RunRecord } from '../record/record.ts';
import type { AskedRun, DrawQuestion, Given, Question, Stretch } from '../scenarios/kit/prediction.ts';
import type { Text } from '../scenarios/kit/text.ts';
import { gaugeOf, NotInRun } from './asked-run.ts';
import { perfectSketch, type Score, scoreAgainst, stretchesOf } from './drawing.ts';

export interface Verdict {
  /** `near`: not what the run does, but not far from it either. */
  readonly stands: 'right' | 'near' | 'other';
  /** What the run answers. */
  readonly answer: Given;
  /** The misconception behind the prediction, where it is a known one. */
  readonly expected: Text | undefined;
  /** Of a drawing. */
  readonly score?: Score;
}

/** `no`: this run, edited as it is, has nothing of what the question is about. `later`: it is not computed yet. */
export function canAsk(question: Question, record: RunRecord | undefined, run: AskedRun): 'yes' | 'no' | 'later' {
  if (!record?.done) return 'later';
  try {
    const [from, until] = [run.when(question.from), run.when(question.until)];
    answerOf(question, record, run);
    return from < until ? 'yes' : 'no';
  } catch (problem) {
    if (problem instanceof NotInRun) return 'no';
    throw problem;
  }
}

/** @throws NotInRun where the run has no answer */
export function answerOf(question: Question, record: RunRecord, run: AskedRun): Given {
  switch (question.kind) {
    case 'choice': {
      const id = question.answer(run);
      if (!question.options.some((option) => option.id === id)) throw new NotInRun(`${question.id}: none of these.`);
      return { kind: 'choice', id };
    }
    case 'place': {
      const node = question.answer(run);
      const place = question.among.find((each) => each.node === node);
      if (!place) throw new NotInRun(`${question.id}: none of these.`);
      return { kind: 'place', id: place.id };
    }
    case 'number':
    case 'moment': {
      const value = question.answer(run);
      if (!Number.isFinite(value)) throw new NotInRun(`${question.id}: no number.`);
      return { kind: question.kind, value };
    }
    case 'order': {
      const values = new Map(question.items.map(({ id, of }) => [id, of(run)]));
      return { kind: 'order', ids: [...values.keys()].toSorted((a, b) => values.get(b)! - values.get(a)!) };
    }
    default:
      return { kind: 'draw', sketch: perfectSketch(courseOf(question, record, run)) };
  }
}

/** What the run did on the paper of a question. */
export const courseOf = (question: DrawQuestion, record: RunRecord, run: AskedRun): readonly Stretch[] =>
  stretchesOf(
    question.paper,
    gaugeOf(record, question.gauge, question.node),
    run.when(question.from),
    run.when(question.until),
  );

/** A drawing is the run's where so much of it is within the band, and near it from here on. */
const DRAWN = { right: 0.8, near: 0.5, despite: 0.97 };
/** A number that is off by no more than so many tolerances is near. */
const NEAR = 3;

export function judge(question: Question, given: Given, record: RunRecord, run: AskedRun): Verdict {
  const answer = answerOf(question, record, run);
  const verdict = (stands: Verdict['stands'], expected?: Text, score?: Score): Verdict => ({
    stands,
    answer,
    expected: stands === 'right' ? undefined : expected,
    ...(score && { score }),
  });
  if (question.kind === 'choice' && given.kind === 'choice' && answer.kind === 'choice') {
    const chosen = question.options.find(({ id }) => id === given.id);
    return verdict(given.id === answer.id ? 'right' : 'other', chosen?.expects);
  }
  if (question.kind === 'place' && given.kind === 'place' && answer.kind === 'place') {
    const node = question.among.find(({ id }) => id === given.id)?.node ?? '';
    return verdict(
      given.id === answer.id ? 'right' : 'other',
      question.expects.find(({ when }) => when(node, run))?.says,
    );
  }
  if ((question.kind === 'number' || question.kind === 'moment') && 'value' in given && 'value' in answer) {
    const off = Math.abs(given.value - answer.value);
    const tolerance = question.kind === 'number' ? question.within * Math.abs(answer.value) : question.within;
    const expected = question.expects.find(({ when }) => when(given.value, run))?.says;
    return verdict(off <= tolerance ? 'right' : off <= NEAR * tolerance ? 'near' : 'other', expected);
  }
  if (question.kind === 'order' && given.kind === 'order') {
    const value = (id: string): number => question.items.find((item) => item.id === id)!.of(run);
    const isRight = given.ids.every((id, index) => {
      const next = given.ids[index + 1];
      return next === undefined || value(id) >= value(next) - question.alike * Math.abs(value(next));
    });
    return verdict(isRight ? 'right' : 'other', question.expects.find(({ when }) => when(given.ids, run))?.says);
  }
  if (question.kind === 'draw' && given.kind === 'draw') {
    const course = courseOf(question, record, run);
    const score = scoreAgainst(question.paper, given.sketch, course);
    const shape = question.shapes.find(({ looks }) => looks(given.sketch, course, question.paper));
    // Whoever draws a known misconception is told of it, however much of the rest is right.
    const isRight = score.share >= (shape ? DRAWN.despite : DRAWN.right);
    return verdict(isRight ? 'right' : score.share >= DRAWN.near ? 'near' : 'other', shape?.says, score);
  }
  throw new Error(`A ${given.kind} does not answer "${question.id}", which asks for a ${question.kind}.`);
}

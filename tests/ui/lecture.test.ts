// A question in a lecture hall: what a clicker's two buttons and the digits do with it, step by step.

import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../src/scenarios/kit/lesson.ts';
import type { Question } from '../../src/scenarios/kit/prediction.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { canTurnHall } from '../../src/ui/app/turning.ts';
import { openStep } from '../../src/ui/lesson/open-step.ts';
import { openQuestion } from '../../src/ui/predict/asking.ts';
import { answerByNumber, askUnasked, turnQuestion } from '../../src/ui/predict/lecture.ts';
import { fakeReno, fakeSpec } from '../support/fake-runner.ts';
import { END, lessonOf, openPage, recordWith } from './page.ts';

const question = (id: string): Question => ({
  id,
  kind: 'choice',
  ask: text('What?', '무엇?'),
  from: 1e9,
  until: 1.5e9,
  options: ['yes', 'no'].map((each) => ({ id: each, label: text(each, each), expects: text(each, each) })),
  answer: () => 'yes',
  because: text('So.', '그래서.'),
});
const questions = [question('one'), question('two')];

function lecture() {
  const page = openPage();
  const record = recordWith([{ at: 1.2e9 }], undefined, { spec: fakeSpec({ end: END }) });
  page.runner.report({ record });
  page.clock.still = true;
  page.store.setState({ lesson: { steps: [{ asks: questions }, {}] } as unknown as Lesson });
  page.store.getState().setPresenting(true);
  const stage = () => page.store.getState().asking?.stage;
  /** As the panel does once the run is there. */
  const open = (index: number): void => {
    const run = { when: Number } as unknown as Parameters<typeof openQuestion>[2]['run'];
    openQuestion(page.lectern, questions[index]!, { record, run });
  };
  const turn = (direction: 1 | -1 = 1): boolean => turnQuestion(page.lectern, direction);
  return { page, stage, open, turn };
}

describe('in a lecture', () => {
  it('in which nothing is asked, the clicker turns steps', () => {
    const { turn, stage } = lecture();
    expect([turn(1), turn(-1), stage()]).toEqual([false, false, undefined]);
  });

  it('a question closes the packet that is opened, and so does the next step', async () => {
    const { page, open } = lecture();
    const { openPacket } = page.store.getState();
    const packet = { link: 0, offeredAt: 0, flow: 0, kind: 0, segment: 1 };
    openPacket(packet);
    page.store.getState().ask({ question: 'one', stage: 'wanted' });
    open(0);
    expect(page.store.getState().opened).toBeNull();
    page.store.setState({ lesson: lessonOf(2) });
    openPacket(packet);
    await openStep(page.lectern, 2, 'waits');
    expect(page.store.getState().opened).toBeNull();
  });

  it('next reveals, asks the next question, goes back to the step, and then turns it', () => {
    const { page, turn, stage, open } = lecture();
    page.store.getState().ask({ question: 'one', stage: 'wanted' });
    open(0);
    expect([turn(), stage(), page.playback.now]).toEqual([true, 'told', 1.5e9]);
    expect([turn(), page.store.getState().asking]).toEqual([true, { question: 'two', stage: 'wanted', hidden: true }]);
    // While the run is computed nothing happens.
    expect([turn(), stage()]).toEqual([true, 'wanted']);
    open(1);
    expect([turn(), stage()]).toEqual([true, 'told']);
    expect([turn(), stage()]).toEqual([true, undefined]);
    expect(turn()).toBe(false);
  });

  it('next ends the motion of the reveal at its answer', () => {
    const { page, turn, stage, open } = lecture();
    page.clock.still = false;
    page.store.getState().ask({ question: 'one', stage: 'wanted' });
    open(0);
    expect([turn(), stage(), page.store.getState().playing]).toEqual([true, 'playing', true]);
    page.clock.run(200);
    expect([turn(), stage(), page.store.getState().playing]).toEqual([true, 'told', false]);
    expect(page.playback.now).toBe(1.5e9);
  });

  it('previous leaves the question, which is not asked again by itself', () => {
    const { page, turn, stage, open } = lecture();
    page.store.getState().ask({ question: 'one', stage: 'wanted' });
    open(0);
    expect([turn(-1), stage()]).toEqual([true, undefined]);
    expect(turn(-1)).toBe(false);
    turn();
    expect(page.store.getState().asking?.question).toBe('two');
  });

  it('a question that the run has nothing of is passed by', () => {
    const { page, turn, stage } = lecture();
    page.store.getState().ask({ question: 'one', stage: 'wanted' });
    expect([turn(), stage()]).toEqual([false, undefined]);
  });

  it('digits answer what is asked, and do nothing else meanwhile', () => {
    const { page, open } = lecture();
    expect(answerByNumber(page.lectern, 2)).toBe(false);
    page.store.getState().ask({ question: 'one', stage: 'wanted' });
    open(0);
    expect(answerByNumber(page.lectern, 2)).toBe(true);
    expect(page.store.getState().predictions).toEqual([{ question: 'one', given: 'no' }]);
    expect(answerByNumber(page.lectern, 5)).toBe(true);
    expect(page.store.getState().predictions).toEqual([{ question: 'one', given: 'no' }]);
  });

  it('a question is something to turn to on the last step, too, and so is a step that waits', async () => {
    const { page } = lecture();
    page.store.setState({ scenario: { ...fakeReno, steps: 1 } });
    const turns = () => [canTurnHall(page.lectern, -1), canTurnHall(page.lectern, 1)];
    // Without a lesson the clicker goes from event to event.
    expect(turns()).toEqual([true, true]);
    page.store.setState({ scenario: { ...fakeReno, steps: 2 } });
    expect(turns()).toEqual([false, true]);
    const steps = [...lessonOf(1).steps, { ...lessonOf(1).steps[0]!, asks: questions }];
    page.store.setState({ step: 2, lesson: { ...page.store.getState().lesson!, steps } });
    expect(turns()).toEqual([true, false]);
    page.store.getState().ask({ question: 'one', stage: 'wanted' });
    expect(turns()).toEqual([true, true]);
    page.store.getState().ask(null);
    // The second question is to come.
    expect(turns()).toEqual([true, true]);
    page.store.setState({ asked: ['one', 'two'] });
    expect(turns()).toEqual([true, false]);
    await openStep(page.lectern, 2, 'waits');
    const { spec } = page.store.getState();
    page.runner.report({ record: recordWith([{ at: 1.2e9, kind: 'timeout' }], undefined, { spec }) });
    expect(turns()).toEqual([true, true]);
  });

  it('the next lecture begins without questions', () => {
    const { page } = lecture();
    page.store.getState().ask({ question: 'one', stage: 'wanted' });
    page.store.getState().ask(null);
    page.store.getState().setPresenting(false);
    page.store.getState().setPresenting(true);
    expect(askUnasked(page.lectern)).toBe(false);
  });
});

// A question in a lecture hall, by a clicker alone: next reveals what the run does, asks the next question of the step, and goes back
// to the step when there is none; previous leaves the question. A lecture in which something was asked asks before each step shows.

import type { Question } from '../../scenarios/kit/prediction.ts';
import type { Lectern, LecternState } from '../foundation/store-contract.ts';
import { commit, reveal } from './asking.ts';

/** Does what the clicker's button does with the question that is open, or comes next; false if that is nothing. */
export function turnQuestion(lectern: Lectern, direction: 1 | -1): boolean {
  const { store, playback } = lectern;
  const { asking, ask, pause } = store.getState();
  if (direction < 0) {
    if (asking) ask(null);
    return asking !== null;
  }
  switch (asking?.stage) {
    case undefined:
      return askUnasked(lectern);
    case 'wanted':
      // The run is still being computed, unless it has nothing of what is asked.
      if (!asking.hidden) ask(null);
      return asking.hidden === true;
    case 'open':
      reveal(lectern);
      return true;
    case 'playing':
      pause();
      playback.seek(asking.until);
      return true;
    case 'told':
      if (!askUnasked(lectern)) ask(null);
      return true;
  }
}

/** Is there a question that the clicker's button leaves, goes on with, or asks? */
export function hasQuestion({ store }: Lectern, direction: 1 | -1): boolean {
  const state = store.getState();
  return state.asking !== null || (direction > 0 && unasked(state) !== undefined);
}

/** The next question of the step, in a lecture that asks; @returns whether there is one. */
export function askUnasked({ store }: Lectern): boolean {
  const state = store.getState();
  const next = unasked(state);
  if (!next) return false;
  state.ask({ question: next.id, stage: 'wanted', hidden: true });
  return true;
}

const unasked = ({ asked, lesson, step }: LecternState): Question | undefined =>
  asked.length === 0 ? undefined : lesson?.steps[step - 1]?.asks?.find(({ id }) => !asked.includes(id));

/** What most of the hall voted for, by its number; @returns whether a question is open, which takes the digits */
export function answerByNumber(lectern: Lectern, number: number): boolean {
  const { asking, lesson, step } = lectern.store.getState();
  const question = lesson?.steps[step - 1]?.asks?.find(({ id }) => id === asking?.question);
  if (!asking || !question) return false;
  const options = question.kind === 'choice' ? question.options : question.kind === 'place' ? question.among : [];
  const option = options[number - 1];
  if (asking.stage === 'open' && option) commit(lectern, option.id);
  return true;
}

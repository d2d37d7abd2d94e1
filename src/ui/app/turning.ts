// What a clicker and the digits do in a lecture hall: an open question takes them, and else the lesson.

import type { Lectern } from '../foundation/store-contract.ts';
import { canTurn, tryNumber, turn } from '../lesson/turn.ts';
import { answerByNumber, askUnasked, hasQuestion, turnQuestion } from '../predict/lecture.ts';

/** A step that asks does so before it shows. */
export async function turnHall(lectern: Lectern, direction: 1 | -1): Promise<void> {
  await lectern.store.getState().wantLesson();
  if (turnQuestion(lectern, direction)) return;
  await turn(lectern, direction);
  if (direction > 0) askUnasked(lectern);
}

/** Does turning do anything? */
export const canTurnHall = (lectern: Lectern, direction: 1 | -1): boolean =>
  hasQuestion(lectern, direction) || canTurn(lectern, direction);

export function pressNumber(lectern: Lectern, number: number): void {
  if (!answerByNumber(lectern, number)) tryNumber(lectern, number);
}

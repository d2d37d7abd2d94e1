// What a clicker does: plays the step that waits, and turns to the next or previous one, or event where the scenario has no
// lesson.

import type { Lectern } from '../foundation/store-contract.ts';
import { isWaiting, openStep, triesOf, tryOut } from './open-step.ts';

export async function turn(lectern: Lectern, direction: 1 | -1): Promise<void> {
  const { scenario, step } = lectern.store.getState();
  const wanted = direction === 1 && isWaiting(lectern) ? step : step + direction;
  if ((scenario.steps ?? 0) > 1) await openStep(lectern, wanted);
  else lectern.playback.step(direction);
}

/** Is there something to turn to? */
export function canTurn(lectern: Lectern, direction: 1 | -1): boolean {
  const { scenario, step } = lectern.store.getState();
  const steps = scenario.steps ?? 0;
  if (steps <= 1) return true;
  return direction < 0 ? step > 1 : step < steps || isWaiting(lectern);
}

/** Does what the open step gives to try, counted from 1. */
export function tryNumber(lectern: Lectern, number: number): void {
  const { lesson, step } = lectern.store.getState();
  const wanted = triesOf(lesson?.steps[step - 1])[number - 1];
  if (wanted) tryOut(lectern, wanted);
}

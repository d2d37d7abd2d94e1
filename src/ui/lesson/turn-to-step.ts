// Turning to a step of the lesson. What it takes is fetched when somebody turns, as the lesson's text is; without a
// connection the page stays where it is.

import type { Lectern } from '../store.ts';

/** @param number counted from 1 */
export async function turnToStep(lectern: Lectern, number: number): Promise<void> {
  const opener = await import('./open-step.ts').catch(() => undefined);
  await opener?.openStep(lectern, number);
}

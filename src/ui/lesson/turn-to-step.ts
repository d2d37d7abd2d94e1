// Turning to a step of the lesson. What it takes is fetched when somebody turns, as the lesson's text is; without a
// connection the page stays where it is.

import type { LinkView } from '../../scenarios/kit/link-state.ts';
import type { Lectern } from '../store.ts';

const opener = () => import('./open-step.ts').catch(() => undefined);

/** @param number counted from 1 */
export async function turnToStep(lectern: Lectern, number: number): Promise<void> {
  await (await opener())?.openStep(lectern, number);
}

/** To the step that a link names. False: the link has a run or a moment of its own, which counts before those of the step. */
export async function turnToLinked(lectern: Lectern, view: LinkView): Promise<boolean> {
  return (await (await opener())?.openLinkedStep(lectern, view)) ?? false;
}

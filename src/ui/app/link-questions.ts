// What a link asks and answers: the question that is open in it, what was predicted, and an answer that is told again.

import type { LinkView } from '../../scenarios/kit/link-state.ts';
import type { Prediction } from '../../scenarios/kit/prediction.ts';
import { fitPredictions } from '../../scenarios/kit/read-predictions.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import { specOfOwnStep } from '../foundation/own-step.ts';
import type { Lectern, LecternState } from '../foundation/store-contract.ts';
import type { Address } from '../state/address.ts';

/** The question that a link asks: one without an answer. */
export const wantedIn = ({ p = [] }: LinkView): Prediction | undefined => p.find(({ given }) => given === '');

/** Before anything is shown. */
export function hideFor(view: LinkView, { store }: Lectern): void {
  const wanted = wantedIn(view);
  store.getState().ask(wanted ? { question: wanted.question, stage: 'wanted', hidden: true } : null);
}

/** What was predicted, and what is asked and not answered yet. */
export function predictionsOf({ predictions, asking }: LecternState): readonly Prediction[] {
  const isAnswered = predictions.some(({ question }) => question === asking?.question);
  return asking && !isAnswered ? [...predictions, { question: asking.question, given: '' }] : predictions;
}

/** What a link predicted, once the lesson says what it asks: what fits, what is repaired, and the question that is open in it. */
export async function takePredictions({ store }: Lectern, address: Address, { p = [] }: LinkView): Promise<void> {
  if (store.getState().predictions.length > 0) store.getState().setPredictions([]);
  if (p.length === 0) return;
  const lesson = await store.getState().wantLesson();
  if (!lesson) {
    store.getState().ask(null);
    return;
  }
  const { predictions, repairs } = fitPredictions(
    lesson.steps.flatMap(({ asks = [] }) => asks),
    p,
  );
  address.fitPredictions(predictions, repairs);
  store.getState().setPredictions(predictions.filter(({ given }) => given !== ''));
  const { step, asking, ask } = store.getState();
  const isHere = lesson.steps[step - 1]?.asks?.some(({ id }) => id === asking?.question);
  if (asking?.stage === 'wanted' && !isHere) ask(null);
}

/** May an answer be what the link is about? Not where it shows a moment or a task, or something in place of the page. */
const mayTell = (view: LinkView): boolean =>
  view.p !== undefined &&
  view.t === undefined &&
  view.sweep === undefined &&
  !(view.present || view.embed || view.lab || view.got?.task || wantedIn(view));

/** Does a link open with its answer told: to a question of its step, asked of the step's own run? As after a reload. */
export async function tellsAnswer({ store }: Lectern, view: LinkView): Promise<boolean> {
  if (!mayTell(view)) return false;
  const lesson = await store.getState().wantLesson();
  const state = store.getState();
  const step = lesson?.steps[state.step - 1];
  const isAnswered = step?.asks?.some(({ id }) => view.p?.some(({ question }) => question === id));
  return isAnswered === true && sameSpec(state.spec, specOfOwnStep(state, step!));
}

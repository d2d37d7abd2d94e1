// Opening a question, committing to an answer, and the reveal: the curtain falls at the moment of the question, rises when the
// answer is given, and the run plays on to where it has answered.

import type { Nanos } from '../../engine/core/time.ts';
import type { Question } from '../../scenarios/kit/prediction.ts';
import type { Lectern, LecternState } from '../foundation/store-contract.ts';
import type { QuestionRun } from './question-run.ts';

/** So much of what came before is seen, and of what comes after, as shares of what is asked about. */
const BEFORE = 0.8;
const AFTER = 0.08;

/** The curtain falls; or, for an answer that is told again, the run stands where it has answered. */
export function openQuestion(
  lectern: Lectern,
  question: Question,
  { record, run }: QuestionRun,
  stage: 'open' | 'told' = 'open',
): void {
  const { store, playback } = lectern;
  const state = store.getState();
  const [from, until] = [run.when(question.from), run.when(question.until)];
  state.pause();
  // Runs that are kept stay, behind the curtain as well; the one before the last edit has said what is asked.
  if (state.slots.length < 2) state.endComparison();
  state.selectMark(null);
  state.openPacket(null);
  state.look(question.chart ?? null);
  const paper = question.kind === 'draw' ? question.paper : undefined;
  state.ask({
    question: question.id,
    from,
    until,
    stage,
    ...(question.hides && { hides: question.hides }),
    ...(paper && { axis: paper, chart: question.chart! }),
  });
  const length = until - from;
  state.setZoom([
    Math.max(0, Math.round(from - BEFORE * length)),
    Math.min(record.horizon, Math.round(until + AFTER * length)),
  ]);
  playback.seek(stage === 'open' ? from : until);
}

/** The question of the open step that was answered last. */
export const lastAnswered = ({ lesson, step, predictions }: LecternState): string | undefined =>
  predictions.findLast(
    ({ question, given }) => given !== '' && lesson?.steps[step - 1]?.asks?.some(({ id }) => id === question),
  )?.question;

/** What was answered last is told again, to be handed in. */
export function tellAnswer({ store }: Lectern): void {
  const question = lastAnswered(store.getState());
  if (question !== undefined) store.getState().ask({ question, stage: 'wanted', answered: true });
}

/** The first question of the step that is not answered yet; once all are, the first again. Beside an open one, nothing. */
export async function askNext({ store }: Lectern): Promise<void> {
  const { wantLesson, asking } = store.getState();
  if (asking && asking.stage !== 'told') return;
  const lesson = await wantLesson();
  const { step, predictions, ask } = store.getState();
  const asks = lesson?.steps[step - 1]?.asks ?? [];
  const isAnswered = (id: string): boolean =>
    predictions.some(({ question, given }) => question === id && given !== '');
  const next = asks.find(({ id }) => !isAnswered(id)) ?? asks[0];
  if (next) ask({ question: next.id, stage: 'wanted' });
}

/** The task of the open step, once the lesson says what it is. */
export async function takeUpTask({ store }: Lectern): Promise<void> {
  const lesson = await store.getState().wantLesson();
  const { step, setOnTask } = store.getState();
  if (lesson?.steps[step - 1]?.task) setOnTask(true);
}

/** The answer to the open question, as links write it. */
export function commit({ store }: Lectern, given: string): void {
  const { asking, predictions, setPredictions } = store.getState();
  if (!asking) return;
  const others = predictions.filter(({ question }) => question !== asking.question);
  setPredictions([...others, { question: asking.question, given }]);
}

/** The run plays from the question to its answer in this time at most, ms. */
const LASTS = 4000;
/** The curtain takes so long to rise, ms. */
const RISES = 400;

/** The curtain rises; the run plays on and stops where it has answered. */
export function reveal({ store, playback }: Lectern): void {
  const { asking, ask } = store.getState();
  if (asking?.stage !== 'open') return;
  const { from, until } = asking;
  const tell = (): void => {
    if (store.getState().asking?.question === asking.question) ask({ ...asking, stage: 'told' });
  };
  ask({ ...asking, stage: 'playing', held: false });
  if (playback.prefersStills) {
    playback.seek(until);
    tell();
    return;
  }
  playback.seek(from);
  store.getState().play();
  let wall = -RISES;
  playback.leader = (elapsed): Nanos => {
    wall += elapsed;
    const share = Math.min(1, Math.max(0, wall / LASTS));
    // After this frame is drawn.
    if (share === 1) queueMicrotask(() => store.getState().pause());
    return from + share * (until - from);
  };
  // Whoever pauses, steps or jumps has seen enough to be told.
  const stop = store.subscribe(({ playing, asking: still }) => {
    if (playing && still?.question === asking.question) return;
    stop();
    tell();
  });
}

/** By key: whoever has not answered yet goes on thinking. */
export function revealIfAnswered(lectern: Lectern): void {
  const { asking, predictions } = lectern.store.getState();
  const isAnswered = predictions.some(({ question, given }) => question === asking?.question && given !== '');
  if (isAnswered) reveal(lectern);
}

/** What is hidden is shown, and the page is as before. */
export const closeQuestion = ({ store }: Lectern): void => store.getState().ask(null);

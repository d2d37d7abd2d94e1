// Questions and tasks on the page: the ways to them under the lesson, and the open question in place of the settings. What only
// an open one shows is fetched when somebody comes to use the page.

import { useLectern, useWhole } from '../foundation/context.ts';
import { lazy } from '../foundation/lazy.tsx';
import { ownedRun } from '../foundation/own-step.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import { openLinkedStep, openStep } from '../lesson/open-step.ts';
import type { CopyLink } from '../predict/hand-in.tsx';
import { PredictEntry } from '../predict/predict-entry.tsx';
import { CopyButton } from '../share/copy-link.tsx';
import type { Address } from '../state/address.ts';
import { inRegion } from './region.tsx';

const QuestionPanel = lazy(async () => (await import('../predict/question-panel.tsx')).QuestionPanel);
const TaskPanel = lazy(async () => (await import('../predict/task-panel.tsx')).TaskPanel);

const Who = lazy(async () => (await import('../predict/hand-in.tsx')).Who);

interface PredictingProps {
  /** `who`: whose run it is, where that stands by itself. */
  readonly part: 'entry' | 'question' | 'who';
  readonly address: Address;
  readonly withWho?: boolean;
}

export function Predicting({ part, address, withWho = true }: PredictingProps) {
  const lectern = useWhole();
  const onTask = useLectern((state) => state.onTask);
  const who = useLectern((state) => state.who);
  const copy: CopyLink = ({ label, done, isMain }, link) => (
    <CopyButton link={() => address.linkTo(link())} className={isMain ? 'predict-reveal' : 'predict-do'} done={done}>
      {label}
    </CopyButton>
  );
  const ownRun = (): void => void openStep(lectern, lectern.store.getState().step, 'still');
  const sign = (given: string): void => signRun(lectern, given);
  if (part === 'question') return inRegion('lesson', <QuestionPanel onOwnRun={ownRun} copy={copy} onWho={sign} />);
  const signed = who !== null && <Who onWho={sign} />;
  if (part === 'who') return inRegion('lesson', signed);
  return inRegion(
    'lesson',
    <>
      {withWho && signed}
      {onTask && <TaskPanel copy={copy} />}
      <PredictEntry />
    </>,
  );
}

/** Somebody has said who they are. Where everybody has a run of their own, theirs begins now, and is what an open question is about. */
function signRun(lectern: Lectern, who: string): void {
  const { store } = lectern;
  const { own, slots, front, step, asking, ask, openLink, setOwner } = store.getState();
  setOwner({ who, ...(own && { own }) });
  if (!own) return;
  if (asking) ask({ question: asking.question, stage: 'wanted', hidden: true });
  const [a, ...others] = slots.map((spec) => ownedRun(store.getState(), spec));
  openLink(a!, others, front, step);
  void openLinkedStep(lectern, { step, paused: true });
}

// Questions and tasks on the page: the ways to them under the lesson, and the open question in place of the settings. What only
// an open one shows is fetched when somebody comes to use the page.

import { useLectern, useWhole } from '../foundation/context.ts';
import { lazy } from '../foundation/lazy.tsx';
import { openStep } from '../lesson/open-step.ts';
import { PredictEntry } from '../predict/predict-entry.tsx';
import { CopyButton } from '../share/copy-link.tsx';
import { currentLink } from '../share/current-link.ts';
import type { Address } from '../state/address.ts';
import { inRegion } from './region.tsx';

const QuestionPanel = lazy(async () => (await import('../predict/question-panel.tsx')).QuestionPanel);
const TaskPanel = lazy(async () => (await import('../predict/task-panel.tsx')).TaskPanel);

interface PredictingProps {
  readonly part: 'entry' | 'question';
  readonly address: Address;
}

export function Predicting({ part, address }: PredictingProps) {
  const lectern = useWhole();
  const onTask = useLectern((state) => state.onTask);
  const ownRun = (): void => void openStep(lectern, lectern.store.getState().step, 'still');
  if (part === 'question') return inRegion('lesson', <QuestionPanel onOwnRun={ownRun} />);
  return inRegion(
    'lesson',
    <>
      {onTask && (
        <TaskPanel>
          {(label, done) => (
            <CopyButton link={() => currentLink(lectern, address)} className="predict-reveal" done={done}>
              {label}
            </CopyButton>
          )}
        </TaskPanel>
      )}
      <PredictEntry />
    </>,
  );
}

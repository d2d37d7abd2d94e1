// The way to the questions of a step, to what was answered and to its task: buttons under the lesson, while none is open. They
// are there before the lesson's text, which is fetched when one is pressed, so that nothing moves when it comes.

import { useLectern, useWhole, useWholeStep, useWords } from '../foundation/context.ts';
import { askNext, lastAnswered, takeUpTask, tellAnswer } from './asking.ts';
import './predict.css';

export function PredictEntry() {
  const words = useWords().predict;
  const lectern = useWhole();
  const step = useWholeStep();
  const isUnknown = useLectern(({ lesson, scenario }) => lesson === null && (scenario.steps ?? 0) > 0);
  const asking = useLectern((state) => state.asking);
  const onTask = useLectern((state) => state.onTask);
  const isAnswered = useLectern((state) => lastAnswered(state) !== undefined);
  const hasTask = useLectern(({ scenario, step }) => scenario.tasks?.includes(step) === true);
  const hasQuestion = isUnknown || (step?.asks ?? []).length > 0;
  if (asking || onTask || (!hasQuestion && !hasTask)) return null;
  return (
    <div className="predict-entry">
      {hasQuestion && (
        <button type="button" className="predict-open" onClick={() => void askNext(lectern)}>
          {words.open}
        </button>
      )}
      {isAnswered && (
        <button type="button" className="predict-open" onClick={() => tellAnswer(lectern)}>
          {words.answered}
        </button>
      )}
      {hasTask && (
        <button type="button" className="predict-open" onClick={() => void takeUpTask(lectern)}>
          {words.task.open}
        </button>
      )}
    </div>
  );
}

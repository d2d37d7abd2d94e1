// The way to the questions of a step, to what was answered and to its task: buttons under the lesson, while none is open. Those
// to questions are there before the lesson's text, which is fetched when one is pressed, so that nothing moves when it comes.

import { useLectern, useWhole, useWholeStep, useWords } from '../foundation/context.ts';
import { askNext, lastAnswered, tellAnswer } from './asking.ts';
import './predict.css';

export function PredictEntry() {
  const words = useWords().predict;
  const lectern = useWhole();
  const step = useWholeStep();
  const isUnknown = useLectern(({ lesson, scenario }) => lesson === null && (scenario.steps ?? 0) > 0);
  const asking = useLectern((state) => state.asking);
  const onTask = useLectern((state) => state.onTask);
  const isAnswered = useLectern((state) => lastAnswered(state) !== undefined);
  const asks = step?.asks ?? [];
  if (asking || onTask || (!isUnknown && asks.length === 0 && !step?.task)) return null;
  return (
    <div className="predict-entry">
      {(isUnknown || asks.length > 0) && (
        <button type="button" className="predict-open" onClick={() => void askNext(lectern)}>
          {words.open}
        </button>
      )}
      {isAnswered && (
        <button type="button" className="predict-open" onClick={() => tellAnswer(lectern)}>
          {words.answered}
        </button>
      )}
      {step?.task && (
        <button type="button" className="predict-open" onClick={() => lectern.store.getState().setOnTask(true)}>
          {words.task.open}
        </button>
      )}
    </div>
  );
}

// The way to the questions of a step and to its task: buttons under the lesson, while neither is open. They are there before the
// lesson's text, which is fetched when one is pressed, so that nothing moves when it comes.

import { useLectern, useWhole, useWholeStep, useWords } from '../foundation/context.ts';
import { askNext } from './asking.ts';
import './predict.css';

export function PredictEntry() {
  const words = useWords().predict;
  const lectern = useWhole();
  const step = useWholeStep();
  const isUnknown = useLectern(({ lesson, scenario }) => lesson === null && (scenario.steps ?? 0) > 0);
  const asking = useLectern((state) => state.asking);
  const onTask = useLectern((state) => state.onTask);
  const asks = step?.asks ?? [];
  if (asking || onTask || (!isUnknown && asks.length === 0 && !step?.task)) return null;
  return (
    <div className="predict-entry">
      {(isUnknown || asks.length > 0) && (
        <button type="button" className="predict-open" onClick={() => void askNext(lectern)}>
          {words.open}
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

// The switch that puts the everyday work of a part, which the strip leaves out, among its events and takes it away again.

import { text } from '../../scenarios/kit/text.ts';
import { useLectern, useText } from '../foundation/context.ts';
import { isRoutine } from '../foundation/shown-marks.ts';
import { useRecord } from '../foundation/use-record.ts';

const words = {
  show: text('Show the dispatcher’s decisions, too', '디스패처의 결정도 보기'),
  hide: text('Show waits and failures only', '대기와 고장만 보기'),
};

/** Nothing where a run has no such events. */
export function RoutineMarks() {
  const say = useText();
  const all = useLectern((state) => state.allEvents);
  const setAll = useLectern((state) => state.setAllEvents);
  const { record } = useRecord();
  if (!record?.marks.some(({ kind }) => isRoutine(kind))) return null;
  return (
    <button type="button" className="routine-marks text-button" onClick={() => setAll(!all)}>
      {say(all ? words.hide : words.show)}
    </button>
  );
}

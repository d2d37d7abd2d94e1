// The switch that puts the everyday work of a part, which the strip leaves out, among its events and takes it away again.

import { whole } from '../../plot/numbers.ts';
import { type Text, text } from '../../scenarios/kit/text.ts';
import { useRecord } from '../charts/use-record.ts';
import { useLanguage, useLectern, useText } from '../context.ts';
import { isRoutine } from '../shown-marks.ts';

const words = {
  show: (count: string): Text => text(`Show ${count} decisions of the dispatcher`, `디스패처의 결정 ${count}건도 보기`),
  hide: text('Show waits and failures only', '대기와 고장만 보기'),
};

/** Nothing where a run has no such events. */
export function RoutineMarks() {
  const say = useText();
  const language = useLanguage();
  const all = useLectern((state) => state.allEvents);
  const setAll = useLectern((state) => state.setAllEvents);
  const { record } = useRecord();
  const count = record?.marks.filter(({ kind }) => isRoutine(kind)).length ?? 0;
  if (count === 0) return null;
  return (
    <button type="button" className="routine-marks text-button" onClick={() => setAll(!all)}>
      {say(all ? words.hide : words.show(whole(count, language)))}
    </button>
  );
}

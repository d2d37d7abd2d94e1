// The switch that puts the everyday work of a part, which the strip leaves out, among its events and takes it away again.

import { useMemo } from 'react';
import { whole } from '../../plot/numbers.ts';
import { isRoutine } from '../../record/shown-marks.ts';
import { text } from '../../scenarios/kit/text.ts';
import { useLanguage, useLectern, useText } from '../foundation/context.ts';
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
  const language = useLanguage();
  const { record, version } = useRecord();
  // A record grows in place: its version says when there are more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const count = useMemo(() => record?.marks.filter(({ kind }) => isRoutine(kind)).length ?? 0, [record, version]);
  if (count === 0) return null;
  return (
    <button type="button" className="routine-marks text-button" onClick={() => setAll(!all)}>
      {say(all ? words.hide : words.show)}
      {!all && <span className="routine-count">{whole(count, language)}</span>}
    </button>
  );
}

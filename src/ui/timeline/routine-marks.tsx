// The switch that puts the everyday work of a part, which the strip leaves out, among its events and takes it away again.

import { useMemo } from 'react';
import { whole } from '../../plot/numbers.ts';
import { isRoutine } from '../../record/shown-marks.ts';
import { useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { useRecord } from '../foundation/use-record.ts';

/** Nothing where a run has no such events. */
export function RoutineMarks() {
  const words = useWords().strip.routine;
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
      {all ? words.hide : words.show}
      {!all && <span className="routine-count">{whole(count, language)}</span>}
    </button>
  );
}

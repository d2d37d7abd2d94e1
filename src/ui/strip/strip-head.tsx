// Whose events the strip shows where one connection is followed, how many there are of others, and the switch between the
// two. The fine ticks on the strip stand for the others: strip-rug.tsx.

import { useMemo } from 'react';
import { whole } from '../../plot/numbers.ts';
import type { RunRecord } from '../../record/record.ts';
import { shownMarks } from '../../record/shown-marks.ts';
import { useLanguage, useLectern } from '../foundation/context.ts';
import { userName } from '../i18n/lan-names.ts';
import { wordsIn } from '../i18n/words.ts';
import './strip-head.css';

interface StripHeadProps {
  readonly record: RunRecord | undefined;
  /** Where the words begin, CSS pixels. */
  readonly inset: number;
  readonly compact: boolean;
}

export function StripHead({ record, inset, compact }: StripHeadProps) {
  const language = useLanguage();
  const words = wordsIn(language).strip.events;
  const all = useLectern((state) => state.allEvents);
  const setAll = useLectern((state) => state.setAllEvents);
  const marks = record?.marks;
  const { events, connections } = useMemo(() => othersIn(record, marks), [record, marks]);
  const watched = record?.layout.watched;
  if (!record || watched === undefined) return null;
  const user = userName(record.layout, watched, language);
  const count = (value: number): string => whole(value, language);
  const others = events > 0 ? words.others(count(events), count(connections)) : '';
  return (
    <div className="strip-head" style={{ paddingLeft: inset, paddingRight: inset }}>
      <strong>{all ? words.ofAll : compact && others ? user : words.of(user)}</strong>
      {!all && <span className="strip-others">{others}</span>}
      {(all || events > 0) && (
        <button type="button" className="text-button" onClick={() => setAll(!all)}>
          {all ? words.showOnly(user) : words.showAll}
        </button>
      )}
    </div>
  );
}

/** Events that are not shown unless all are, and how many connections they belong to. */
function othersIn(record: RunRecord | undefined, marks: RunRecord['marks'] = []) {
  const shown = new Set(shownMarks(record, false));
  const others = marks.filter((mark) => !shown.has(mark));
  return { events: others.length, connections: new Set(others.map(({ flow }) => flow)).size };
}

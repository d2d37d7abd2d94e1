// The one voice of the page for screen readers: events as the cursor passes them, at most one in two seconds, the event one
// steps to at once, and nothing while a person scrubs; besides, what changes at a press (announced-changes.ts).

import { useContext, useEffect, useState } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { type Explains, explain } from '../../explain/explain.ts';
import { tell } from '../../explain/say.ts';
import { eventTimeText } from '../../plot/numbers.ts';
import { markAt } from '../../record/marks.ts';
import type { Mark } from '../../record/record.ts';
import { shownMarks } from '../../record/shown-marks.ts';
import { ExplainsContext, LecternReactContext } from '../foundation/context.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import { wordsIn } from '../i18n/words.ts';
import { listenToChanges } from './announced-changes.ts';

/** Least time between two announcements while playing, ms. */
const APART = 2000;

export function Announcer() {
  const lectern = useContext(LecternReactContext)!;
  const [said, setSaid] = useState('');
  const explains = useContext(ExplainsContext);
  const [changed, setChanged] = useState('');
  useEffect(() => listen(lectern, explains, () => performance.now(), setSaid), [lectern, explains]);
  useEffect(() => listenToChanges(lectern, setChanged), [lectern]);
  return (
    <>
      <div className="out-of-sight" aria-live="polite" aria-atomic="true">
        {changed}
      </div>
      {/* An event that follows closely does not take the words of a step away. */}
      <div className="out-of-sight" aria-live="polite" aria-atomic="true">
        {said}
      </div>
    </>
  );
}

/** Calls `say` with each announcement; returns what stops it. */
export function listen(
  lectern: Lectern,
  explains: Partial<Explains>,
  clock: () => number,
  say: (words: string) => void,
): () => void {
  const { store, playback } = lectern;
  let before: Nanos = playback.now;
  let selectedBefore = store.getState().selectedMark;
  let lastSaid = Number.NEGATIVE_INFINITY;
  return playback.onFrame(() => {
    const { playing, selectedMark, allEvents } = store.getState();
    const { now } = playback;
    const { record } = lectern.runner;
    const from = before;
    before = now;
    const stepped = selectedMark !== null && selectedMark !== selectedBefore;
    selectedBefore = selectedMark;
    if (playback.scrubbing && !stepped) return;
    const mark = stepped
      ? record?.marks.find((each) => each.id === selectedMark)
      : playing && now > from
        ? lastBetween(shownMarks(record, allEvents), from, now)
        : undefined;
    if (!mark || (!stepped && clock() - lastSaid < APART)) return;
    lastSaid = clock();
    say(announcement(lectern, explains, mark));
  });
}

function lastBetween(marks: readonly Mark[], after: Nanos, upTo: Nanos): Mark | undefined {
  const mark = marks[markAt(marks, upTo)];
  return mark && mark.at > after ? mark : undefined;
}

function announcement({ store, runner }: Lectern, explains: Partial<Explains>, mark: Mark): string {
  const { language, scenario } = store.getState();
  const words = wordsIn(language);
  const { title, connection } = tell(explain({ mark, record: runner.record!, scenario }, explains), words.explain);
  return words.page.announce.event(eventTimeText(mark.at, language), connection ? `${title}, ${connection}` : title);
}

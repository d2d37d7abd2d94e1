// The why band: the selected event, else the last one the cursor has passed; before the first event it says what to watch.

import { useContext } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { eventTimeText, momentText } from '../../plot/numbers.ts';
import { type IdleGap, idleGaps } from '../../record/idle-gaps.ts';
import { markAt } from '../../record/marks.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { shownMarks } from '../../record/shown-marks.ts';
import { endOf } from '../foundation/changes.ts';
import { UnmarkedContext, useAtCursor, useLanguage, useLectern, useRunner, useWords } from '../foundation/context.ts';
import { useFailureTitle } from '../foundation/failure-title.ts';
import type { LecternState } from '../foundation/store-contract.ts';
import { Explained } from './explained.tsx';

const NONE = -1;

interface Subject {
  /** The mark that is explained; NONE before the first. */
  readonly id: number;
  /** The mark is a timeout to come, and the cursor stands in the silence it will end. */
  readonly waiting: boolean;
}

function useSubject(): Subject {
  const found = useAtCursor(({ store, runner, playback }) => subjectOf(runner.record, store.getState(), playback.now));
  const [id, waiting] = found.split(' ');
  return { id: Number(id), waiting: waiting === 'waiting' };
}

/** As one word, so that it is equal to itself from frame to frame. */
function subjectOf(record: RunRecord | undefined, { selectedMark, allEvents }: LecternState, now: Nanos): string {
  if (selectedMark !== null && record?.marks.some((mark) => mark.id === selectedMark)) return `${selectedMark}`;
  const timeout = record && awaited(record, idleGaps(record), now);
  if (timeout) return `${timeout.id} waiting`;
  const marks = shownMarks(record, allEvents);
  return `${marks[markAt(marks, now)]?.id ?? NONE}`;
}

/** The timeout that ends the silence the cursor stands in; of the connection that is followed, if one is. */
function awaited({ marks, layout }: RunRecord, gaps: readonly IdleGap[], now: Nanos): Mark | undefined {
  const gap = gaps.find(({ cause, from, to }) => cause === 'timer' && from <= now && now < to);
  if (!gap) return undefined;
  for (let next = markAt(marks, now) + 1; next < marks.length && marks[next]!.at <= gap.to; next++) {
    const { kind, flow } = marks[next]!;
    if (kind === 'timeout' && (layout.watched ?? flow) === flow) return marks[next];
  }
  return undefined;
}

interface WhyProps {
  /** The title and one line, the rest on demand. */
  readonly compact?: boolean;
  /** Nothing is beside it that it could lead to: no button that goes to the next event, no setting, no packet that opens. */
  readonly alone?: boolean;
}

export function Why({ compact = false, alone = false }: WhyProps) {
  const words = useWords().page.regions;
  const { record } = useRunner();
  const { id, waiting } = useSubject();
  // A growing record changes no mark it already holds, so its length stands for its content.
  const marksKnown = useAtCursor(({ runner }) => {
    const { record: now } = runner;
    return `${now?.run} ${now?.marks.length} ${now?.done}`;
  });
  const approaching = useLectern((state) => state.approaching !== null);
  const hasUnmarked = useContext(UnmarkedContext) !== undefined;
  const stopped = useLectern(({ playing }) => !playing) && hasUnmarked;
  const mark = id === NONE ? undefined : record?.marks.find((each) => each.id === id);
  return (
    <section className="why" aria-labelledby="why-title" id="why" tabIndex={-1}>
      <span className="out-of-sight">{words.why}</span>
      {approaching ? (
        <Approaching />
      ) : record && (mark || stopped) ? (
        <Explained
          mark={mark}
          record={record}
          waiting={waiting}
          marksKnown={marksKnown}
          compact={compact}
          alone={alone}
        >
          <NothingYet record={record} compact={compact} alone={alone} />
        </Explained>
      ) : (
        <NothingYet record={record} compact={compact} alone={alone} />
      )}
    </section>
  );
}

interface NothingYetProps {
  readonly record: RunRecord | undefined;
  readonly compact: boolean;
  readonly alone: boolean;
}

/** Before the first event: what to watch, or that nothing will happen. On a phone no more than an explanation takes there. */
function NothingYet({ record, compact, alone }: NothingYetProps) {
  const words = useWords().why;
  const language = useLanguage();
  const allEvents = useLectern((state) => state.allEvents);
  const calm = useLectern(({ scenario }) => scenario.calm);
  const first = shownMarks(record, allEvents)[0];
  const failed = useFailureTitle();
  const eventless = record?.done === true && record.marks.length === 0;
  const none = calm ? calm.none[language] : words.noEvents;
  const title = eventless ? none : record ? words.quiet : (failed ?? words.computing);
  return (
    <div className="why-text">
      <div className="why-head">
        <h2 id="why-title">{title}</h2>
      </div>
      {eventless && !calm && <p>{words.noEventsText}</p>}
      {first && (
        <p>
          {!compact && (calm ? calm.before[language] : words.sent)}{' '}
          {words[alone ? 'quietAlone' : 'quietText'](eventTimeText(first.at, language))}
        </p>
      )}
      {record?.done &&
        !(compact && first) &&
        !calm &&
        !eventless &&
        !record.marks.some((mark) => mark.kind === 'timeout') && (
          <p>
            {words.noTimeout} {words.noTimeoutText}
          </p>
        )}
    </div>
  );
}

/** How far a run is computed is said in tenths of a second, so that the words do not flicker. */
const TENTH = 1e8;

/** The run is not computed yet up to the event of the step. */
function Approaching() {
  const words = useWords().why;
  const language = useLanguage();
  const end = useLectern(({ spec }) => endOf(spec));
  const failed = useFailureTitle();
  const computed = useAtCursor(({ runner }) => Math.floor((runner.record?.computedTo ?? 0) / TENTH) * TENTH);
  return (
    <div className="why-text">
      <div className="why-head">
        <h2 id="why-title">{failed ?? words.computing}</h2>
      </div>
      {!failed && (
        <p aria-hidden="true">{words.computedTo(momentText(computed, language, 1), momentText(end, language, 0))}</p>
      )}
    </div>
  );
}

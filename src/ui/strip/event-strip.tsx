// What happened, on one line above the charts: every drop, timeout, retransmission and change as a button, and the times in
// which nothing happened as brackets with their length. Same time axis and cursor as the charts.

import { memo, useMemo } from 'react';
import { type IdleGap, idleGaps } from '../../record/idle-gaps.ts';
import { markAt } from '../../record/marks.ts';
import type { Mark } from '../../record/record.ts';
import { followsOne, shownMarks } from '../../record/shown-marks.ts';
import { useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { useOnPaper } from '../foundation/paper.ts';
import { timeScale } from '../foundation/plot-geometry.ts';
import { RunLetter } from '../foundation/run-letter.tsx';
import { useRecord } from '../foundation/use-record.ts';
import { useSize } from '../foundation/use-size.ts';
import { useSlots } from '../state/use-slots.ts';
import { CursorLine } from '../timeline/cursor-line.tsx';
import { groupMarks, type MarkGroup } from '../timeline/mark-groups.ts';
import { usePlotGestures } from '../timeline/plot-gestures.ts';
import { useTimeAxis } from '../timeline/use-time-axis.ts';
import { MarkKeyButton } from './mark-key-button.tsx';
import { MarkList } from './mark-list.tsx';
import { OtherRuns } from './other-runs.tsx';
import { Silences } from './silences.tsx';
import { StripHead } from './strip-head.tsx';
import { StripRug } from './strip-rug.tsx';
import { StripSummary } from './strip-summary.tsx';
import { WatchedSilences } from './watched-silences.tsx';

/** Height of the line of marks; the brackets are below it. */
const LINE_Y = 16;

export function EventStrip() {
  const [strip, size] = useSize<HTMLDivElement>();
  const words = useWords().strip;
  const language = useLanguage();
  const none = useLectern(({ scenario }) => scenario.calm?.none[language]) ?? words.none;
  const { record, geometry, view, groups, gaps, nothing } = useStripModel(size.width);
  const headed = useLectern(({ scenario }) => followsOne(scenario));
  const allEvents = useLectern((state) => state.allEvents);
  usePlotGestures(strip, geometry, view, 'if-page-stands');
  const hasOthers = useHasOthers();
  const Quiet = headed ? WatchedSilences : Silences;
  const isSilent = !headed && gaps.some(({ from, to }) => from < view.to && view.from < to);
  return (
    <>
      {headed && <StripHead record={record} inset={geometry.inset} compact={geometry.compact} />}
      <div ref={strip} className="event-strip">
        {!geometry.compact && <RowTitle inset={geometry.inset} width={geometry.left - geometry.inset} />}
        {size.width > 0 && (
          <>
            <div
              className="strip-line"
              style={{ left: geometry.left, width: geometry.right - geometry.left, top: LINE_Y }}
            />
            {headed && record && !allEvents && (
              <StripRug record={record} marks={record.marks} geometry={geometry} view={view} top={LINE_Y} />
            )}
            <CursorLine geometry={geometry} view={view} top={6} />
            <Quiet gaps={gaps} geometry={geometry} view={view} />
            <Paper groups={groups} />
            <MarkList groups={groups} top={LINE_Y} />
            <MarkKeyButton geometry={geometry} />
            {nothing && !isSilent && (
              <p className="strip-empty" style={{ left: geometry.left }}>
                {none}
              </p>
            )}
          </>
        )}
        <StripSummary />
      </div>
      {hasOthers && !geometry.compact && <OtherRuns geometry={geometry} view={view} />}
    </>
  );
}

/** Are there rows of other runs? Paper has room for one. */
function useHasOthers(): boolean {
  const onPaper = useOnPaper();
  return useSlots().length > 1 && !onPaper;
}

/** What the row is of: events, the run in front while there are others; where a line above says it, nothing. */
function RowTitle({ inset, width }: { readonly inset: number; readonly width: number }) {
  const words = useWords().strip;
  const headed = useLectern(({ scenario }) => followsOne(scenario));
  const front = useSlots().find((slot) => slot.front);
  if (front) {
    return (
      <span className="strip-letter" style={{ left: inset }} aria-hidden="true">
        <RunLetter letter={front.letter} front />
      </span>
    );
  }
  if (headed) return null;
  return (
    <span className="strip-title" style={{ left: inset, maxWidth: width }} aria-hidden="true">
      {words.title}
    </span>
  );
}

/** Paper around the signs, so that the line does not run through them. */
const Paper = memo(function Paper({ groups }: { readonly groups: readonly MarkGroup[] }) {
  return groups.map(({ key, x, width }) => {
    const transform = `translateX(${Math.round(x - width / 2) - 3}px)`;
    return <div key={key} className="mark-gap" style={{ transform, width: width + 6, top: LINE_Y - 10 }} />;
  });
});

/** Worked out again when record, zoom or width changed, never per frame. */
function useStripModel(width: number) {
  const { geometry, view } = useTimeAxis(width);
  const { record } = useRecord();
  const allEvents = useLectern((state) => state.allEvents);
  const selected = useLectern((state) => state.selectedMark);
  const shown = shownMarks(record, allEvents);
  const all = record?.marks;
  const groups = useMemo(() => {
    const marks = geometry.width > 0 ? withSelected(all, shown, selected) : [];
    const xOf = timeScale(geometry, view);
    return groupMarks(marks, ({ at }) => xOf(at), geometry.left, geometry.right);
  }, [all, shown, selected, geometry, view]);
  return {
    record,
    geometry,
    view,
    groups,
    gaps: record ? idleGaps(record) : NONE,
    nothing: record?.done === true && groups.length === 0 && shown.length === 0,
  };
}

const NONE: readonly IdleGap[] = [];

/** What somebody has asked about, or a step of the lesson is about, is in its place whatever else is shown. */
function withSelected(
  all: readonly Mark[] | undefined,
  shown: readonly Mark[],
  selected: number | null,
): readonly Mark[] {
  if (selected === null || shown.some(({ id }) => id === selected)) return shown;
  const asked = all?.find(({ id }) => id === selected);
  if (!asked) return shown;
  const place = markAt(shown, asked.at) + 1;
  return [...shown.slice(0, place), asked, ...shown.slice(place)];
}

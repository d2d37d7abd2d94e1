// The events of the runs behind the one in front, a row for each on the same time axis: nothing up to where the two part,
// because until then they are those of the run in front; then its own events and silences.

import { useMemo } from 'react';
import { lengthText, momentText } from '../../plot/numbers.ts';
import { idleGaps } from '../../record/idle-gaps.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { shownMarks } from '../../record/shown-marks.ts';
import { useLanguage, useLectern, useLecternStore, usePlayback, useWords } from '../foundation/context.ts';
import { useOnRoot } from '../foundation/on-root.ts';
import { type PlotGeometry, type TimeView, timeScale } from '../foundation/plot-geometry.ts';
import { RunLetter } from '../foundation/run-letter.tsx';
import { textWidth } from '../foundation/text-width.ts';
import { partingOfRuns } from '../state/parting.ts';
import { type SlotRun, useSlots } from '../state/use-slots.ts';
import { CursorLine } from '../timeline/cursor-line.tsx';
import { MarkGlyph } from '../timeline/mark-glyph.tsx';
import { groupMarks, type MarkGroup } from '../timeline/mark-groups.ts';
import { useMarkName } from './mark-list.tsx';
import './other-runs.css';

interface Axis {
  readonly geometry: PlotGeometry;
  readonly view: TimeView;
}

export function OtherRuns(axis: Axis) {
  const slots = useSlots();
  const own = slots.find(({ front }) => front)?.record;
  const others = slots.filter(({ front }) => !front);
  useOnRoot('others', String(others.length));
  return (
    <div className="other-runs">
      {others.map((run) => (
        <OtherRow key={run.letter} run={run} own={own} {...axis} />
      ))}
      <CursorLine {...axis} />
    </div>
  );
}

interface RowProps extends Axis {
  readonly run: SlotRun;
  /** Of the run in front. */
  readonly own: RunRecord | undefined;
}

function OtherRow({ run: { letter, slot, record }, own, geometry, view }: RowProps) {
  const words = useWords().strip;
  const parting = own?.done && record?.done ? partingOfRuns(own)(record) : undefined;
  const from = parting?.kind === 'parted' ? parting.at : parting?.kind === 'equal' ? parting.until : 0;
  const allEvents = useLectern((state) => state.allEvents);
  const marks = shownMarks(record, allEvents);
  const groups = useMemo(() => {
    const xOf = timeScale(geometry, view);
    // Behind the sign of the parting, where there is one in view.
    const first = xOf(from) >= geometry.left - 1 ? xOf(from) + SIGN - 3 : Number.NEGATIVE_INFINITY;
    const own = marks.filter(({ at }) => at >= from);
    return groupMarks(own, ({ at }) => Math.max(first, xOf(at)), geometry.left, geometry.right);
  }, [marks, from, geometry, view]);
  const start = Math.min(geometry.right, Math.max(geometry.left, timeScale(geometry, view)(from)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar-like row of buttons, not a fieldset.
    <div className="other-run" role="group" aria-label={words.ofRun(letter)}>
      <span className="strip-letter" style={{ left: geometry.inset }} aria-hidden="true">
        <RunLetter letter={letter} front={false} />
      </span>
      <div className="other-line" style={{ left: start, width: geometry.right - start }} />
      {record && <Gaps record={record} from={from} groups={groups} geometry={geometry} view={view} />}
      {groups.map((group) => (
        <OtherMark key={group.key} group={group} slot={slot} />
      ))}
      {parting && parting.kind !== 'incomparable' && (
        <Equal parts={parting.kind === 'parted'} at={from} run={{ letter, slot }} geometry={geometry} view={view} />
      )}
    </div>
  );
}

interface GapProps extends Axis {
  readonly record: RunRecord;
  readonly from: number;
  readonly groups: readonly MarkGroup[];
}

/** Idle times after the two have parted, with their length where it fits between the events. */
function Gaps({ record, from, groups, geometry, view }: GapProps) {
  const language = useLanguage();
  const xOf = timeScale(geometry, view);
  return idleGaps(record).flatMap((gap) => {
    const left = Math.max(geometry.left, xOf(Math.max(from, gap.from)));
    const width = Math.min(geometry.right, xOf(gap.to)) - left;
    if (gap.to <= from || width < 3) return [];
    const length = lengthText(gap.to - gap.from, language);
    const middle = left + width / 2;
    const room = textWidth(length, 12, 600) / 2 + 6;
    const isFree = groups.every(({ x, width: taken }) => Math.abs(x - middle) > room + taken / 2);
    return (
      <div key={gap.from} className={`other-gap silence-${gap.cause}`} style={{ left, width }} aria-hidden="true">
        {isFree && 2 * room < width && <span>{length}</span>}
      </div>
    );
  });
}

interface MarkProps {
  readonly group: MarkGroup;
  readonly slot: number;
}

/** Pressed, its run comes to the front and the event is explained. */
function OtherMark({ group, slot }: MarkProps) {
  const { marks, kind, x, width, bare } = group;
  const name = useMarkName(group);
  const store = useLecternStore();
  const playback = usePlayback();
  const show = (mark: Mark): void => {
    const { bringToFront, pause, selectMark } = store.getState();
    pause();
    bringToFront(slot);
    playback.seek(mark.at);
    selectMark(mark.id);
  };
  return (
    <button
      type="button"
      className={`mark-button mark-${kind}`}
      style={{ transform: `translateX(${Math.round(x - width / 2) - 3}px)`, top: 0, width: width + 6 }}
      tabIndex={-1}
      aria-label={name}
      title={name}
      onClick={() => show(marks[0]!)}
    >
      <MarkGlyph kind={kind} />
      {marks.length > 1 && !bare && <span className="mark-count">{marks.length}</span>}
    </button>
  );
}

interface EqualProps extends Axis {
  /** They part at `at`; else they are equal up to there, which is the end. */
  readonly parts: boolean;
  readonly at: number;
  readonly run: Pick<SlotRun, 'letter' | 'slot'>;
}

const SIGN = 24;

/** The time in which the two are equal, and the sign at its end, which asks why they differ from there on. */
function Equal({ parts, at, run: { letter, slot }, geometry, view }: EqualProps) {
  const words = useWords().strip;
  const language = useLanguage();
  const askParting = useLectern((state) => state.askParting);
  const asked = useLectern(({ parting }) => parting === slot);
  const x = timeScale(geometry, view)(at);
  const end = Math.min(geometry.right, x);
  const until = momentText(at, language, 4);
  const [long, short] = parts ? [words.equalUntil(until), until] : [words.equalThroughout, words.equalThroughout];
  const room = end - geometry.left - (parts ? SIGN / 2 + 6 : 0);
  const said = [long, short].find((each) => textWidth(each, 12, 400) + 8 <= room);
  return (
    <>
      {end > geometry.left && (
        <div className="equal-time" style={{ left: geometry.left, width: end - geometry.left }}>
          {said && <span style={{ maxWidth: room }}>{said}</span>}
        </div>
      )}
      {parts && x >= geometry.left - 1 && x <= geometry.right && (
        <button
          type="button"
          className="parting-sign"
          style={{ left: Math.round(x) - SIGN / 2 }}
          aria-pressed={asked}
          aria-label={words.parting(letter, until)}
          title={words.parting(letter, until)}
          onClick={() => askParting(slot)}
        >
          ≠
        </button>
      )}
    </>
  );
}

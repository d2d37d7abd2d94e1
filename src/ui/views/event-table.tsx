// All events of the run as a table that can be asked: a real one, of which only the rows in sight are there. Up and down go from
// event to event with the cursor, Enter opens the packet of one; it is a grid, so that screen readers leave these keys to it.

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { momentText, whole } from '../../plot/numbers.ts';
import type { RunRecord } from '../../record/record.ts';
import { stopOfMark } from '../../wire/journey.ts';
import { nameOf } from '../../wire/stops.ts';
import { useLanguage, useLectern, useLecternStore, usePlayback, useWords } from '../foundation/context.ts';
import { useOnPaper } from '../foundation/paper.ts';
import { saveCsv } from '../foundation/save-file.ts';
import { useRecord } from '../foundation/use-record.ts';
import { useSize } from '../foundation/use-size.ts';
import { MarkGlyph } from '../timeline/mark-glyph.tsx';
import { type EventRow, eventRows, eventsCsv, filtered, readFilter } from './event-rows.ts';
import './event-table.css';

/** Of a row, px; fingers get more. */
const ROW = 28;
/** Rows beyond what is in sight, for who scrolls fast. */
const BEYOND = 8;

export function EventTable() {
  const { record, version } = useRecord();
  const words = useWords().views.events;
  const language = useLanguage();
  const look = useLook();
  const [asked, setAsked] = useState(look.asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is filled in place; its version says when
  const all = useMemo(() => (record ? eventRows(record, language) : []), [record, language, version]);
  const filter = useMemo(() => readFilter(asked), [asked]);
  const rows = useMemo(() => (record ? filtered(all, filter, record) : []), [all, filter, record]);
  const count = (value: number): string => whole(value, language);
  return (
    <div className="packet-view event-table">
      <div className="event-ask">
        <label>
          <span>{words.ask}</span>
          <input
            type="search"
            value={asked}
            placeholder={exampleFor(record, words)}
            spellCheck={false}
            onChange={(event) => {
              look.asked = event.target.value;
              setAsked(look.asked);
            }}
          />
        </label>
        <span className="event-count" aria-live="polite">
          {words.count(count(rows.length), count(all.length))}
          {filter.unknown.length > 0 && ` ${words.unknown(filter.unknown.join(' '))}`}
        </span>
        <button
          type="button"
          className="text-button"
          disabled={rows.length === 0}
          onClick={() => saveCsv('events.csv', eventsCsv(rows))}
        >
          CSV
        </button>
      </div>
      {record && <Rows record={record} rows={rows} look={look} />}
    </div>
  );
}

type EventWords = ReturnType<typeof useWords>['views']['events'];

/** What the columns are called, and what one may ask for, where events are not of segments. */
function columnsOf({ layout: { kind } }: RunRecord, words: EventWords): readonly string[] {
  if (kind === 'web-cluster') return words.clusterColumns;
  return kind === 'virtual-server' ? words.serverColumns : words.columns;
}

function exampleFor(record: RunRecord | undefined, words: EventWords): string {
  const examples: Readonly<Record<string, string>> = {
    'web-cluster': words.clusterExample,
    'virtual-server': words.serverExample,
    atm: words.atmExample,
  };
  return examples[record?.layout.kind ?? ''] ?? words.example;
}

/** What was asked for, and how far one scrolled, px: the same on paper, and when one comes back from another view. */
interface Look {
  asked: string;
  top: number;
  /** Has it been at the cursor, where it begins? */
  begun: boolean;
}

const looks = new WeakMap<object, Look>();

function useLook(): Look {
  const store = useLecternStore();
  const look = looks.get(store) ?? { asked: '', top: 0, begun: false };
  looks.set(store, look);
  return look;
}

interface RowsProps {
  readonly look: Look;
  readonly record: RunRecord;
  readonly rows: readonly EventRow[];
}

function Rows({ record, rows, look }: RowsProps) {
  const words = useWords().views.events;
  const [sized, { height }] = useSize<HTMLDivElement>();
  const [top, setTop] = useState(look.top);
  const onPaper = useOnPaper();
  const selected = useLectern((state) => state.selectedMark);
  const choose = useChoose(record);
  const index = rows.findIndex(({ mark }) => mark.id === selected);
  useBeginAtCursor(sized, look, record.done && !onPaper && height > 0 ? rows : NONE);
  useInSight(sized, onPaper ? -1 : index, height);
  useLayoutEffect(() => {
    if (sized.current && !onPaper) sized.current.scrollTop = look.top;
  }, [sized, look, onPaper]);
  const { from, last } = onPaper ? rowsOnPaper(top, height, rows.length) : rowsAround(top, height, rows.length);
  const grid = gridAt(index >= from && index < last ? rows[index] : undefined);
  const onKeyDown = rowKeys(rows, index, Math.max(1, Math.floor(height / ROW) - 2), choose);
  return (
    <div
      ref={sized}
      className="event-rows"
      onScroll={(event) => {
        look.top = event.currentTarget.scrollTop;
        setTop(look.top);
      }}
    >
      {rows.length === 0 && <p className="view-note">{words.none}</p>}
      <table {...grid} aria-label={words.label} aria-rowcount={rows.length + 1} onKeyDown={onKeyDown}>
        <thead>
          <tr aria-rowindex={1}>
            {columnsOf(record, words).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <Body rows={rows} first={from} last={last} selected={selected} onChoose={(row) => choose(row, false)} />
      </table>
    </div>
  );
}

interface Span {
  readonly from: number;
  /** The first that is not there any more. */
  readonly last: number;
}

const rowsAround = (top: number, height: number, count: number): Span => ({
  from: Math.max(0, Math.floor(top / ROW) - BEYOND),
  last: Math.min(count, Math.ceil((top + height) / ROW) + BEYOND),
});

/** Paper does not scroll: it begins with the first row in sight, and ends with one that is whole. The titles are as high as a row. */
function rowsOnPaper(top: number, height: number, count: number): Span {
  const from = Math.max(0, Math.floor(top / ROW));
  return { from, last: Math.min(count, from + Math.max(0, Math.floor(height / ROW) - 1)) };
}

interface BodyProps {
  readonly rows: readonly EventRow[];
  /** Those that are there. */
  readonly first: number;
  readonly last: number;
  readonly selected: number | null;
  onChoose(row: EventRow): void;
}

function Body({ rows, first, last, selected, onChoose }: BodyProps) {
  const onPaper = useOnPaper();
  return (
    <tbody>
      {!onPaper && <Space rows={first} />}
      {rows.slice(first, last).map((row, place) => (
        <Row
          key={row.mark.id}
          row={row}
          at={first + place}
          isSelected={row.mark.id === selected}
          onChoose={() => onChoose(row)}
        />
      ))}
      {!onPaper && <Space rows={rows.length - last} />}
    </tbody>
  );
}

/** @param index of the row that is chosen, -1: none, @param page how many rows one sees */
function rowKeys(
  rows: readonly EventRow[],
  index: number,
  page: number,
  choose: (row: EventRow, open: boolean) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    const end = rows.length - 1;
    const to = {
      ...{ ArrowDown: index + 1, ArrowUp: Math.max(0, index - 1), Home: 0, End: end },
      ...{ PageDown: index + page, PageUp: index - page, Enter: index },
    }[event.key];
    const row = to === undefined ? undefined : rows[Math.min(end, Math.max(0, to))];
    if (!row) return;
    event.preventDefault();
    event.stopPropagation();
    choose(row, event.key === 'Enter');
  };
}

/** What the table says it is at. */
const rowId = ({ mark }: EventRow): string => `event-${mark.id}`;

/** The focus is on the table, and within it on the row that is chosen. */
const gridAt = (row: EventRow | undefined) => ({
  role: 'grid',
  tabIndex: 0,
  'aria-activedescendant': row && rowId(row),
});

/** The room of rows that are not in sight. */
const Space = ({ rows }: { readonly rows: number }) =>
  rows > 0 && (
    <tr className="event-space">
      <td colSpan={6} style={{ height: rows * ROW }} />
    </tr>
  );

interface RowProps {
  readonly row: EventRow;
  readonly at: number;
  readonly isSelected: boolean;
  onChoose(): void;
}

function Row({ row, at, isSelected, onChoose }: RowProps) {
  const { mark, kind, segment, connection, place, cause } = row;
  const language = useLanguage();
  return (
    <tr id={rowId(row)} aria-rowindex={at + 2} aria-current={isSelected || undefined} onClick={onChoose}>
      <td>{momentText(mark.at, language, 6)}</td>
      <td>
        <span className="event-kind">
          <MarkGlyph kind={mark.kind} />
          {kind}
        </span>
      </td>
      <td>{segment}</td>
      <td>{connection}</td>
      <td>{place}</td>
      <td>{cause}</td>
    </tr>
  );
}

/** The cursor goes to the event, which is explained; its packet is opened if that is asked, or if one is open. */
function useChoose(record: RunRecord): (row: EventRow, open: boolean) => void {
  const store = useLecternStore();
  const playback = usePlayback();
  return ({ mark }, open) => {
    const { pause, selectMark, openPacket, opened } = store.getState();
    pause();
    playback.seek(mark.at);
    selectMark(mark.id);
    const stop = open || opened ? stopOfMark(record, mark) : undefined;
    if (stop) openPacket(nameOf(stop));
  };
}

/** The chosen row is scrolled to, under the head of the table. */
function useInSight(place: RefObject<HTMLElement | null>, index: number, height: number): void {
  useEffect(() => {
    const list = place.current;
    if (!list || index < 0) return;
    const [from, to] = [index * ROW, (index + 2) * ROW];
    if (from < list.scrollTop) list.scrollTop = from;
    else if (to > list.scrollTop + height) list.scrollTop = to - height;
  }, [place, index, height]);
}

const NONE: readonly EventRow[] = [];

/** The latest event at the cursor is the first in sight, once: from then on one goes where one likes. */
function useBeginAtCursor(place: RefObject<HTMLElement | null>, look: Look, rows: readonly EventRow[]): void {
  const playback = usePlayback();
  useEffect(() => {
    const list = place.current;
    if (!list || look.begun || rows.length === 0) return;
    look.begun = true;
    list.scrollTop = ROW * rows.findLastIndex(({ mark }) => mark.at <= playback.now);
  }, [place, look, rows, playback]);
}

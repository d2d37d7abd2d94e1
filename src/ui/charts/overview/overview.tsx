// The whole run under the time axis: its events and silences, and the window that is on screen. Drag the window or its ends;
// with keys it is a slider. The words beside it say what is shown of how much, and lead to the whole run and back.

import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { momentText, spanNumbers } from '../../../plot/numbers.ts';
import { shownMarks } from '../../../record/shown-marks.ts';
import { useLanguage, useLectern, useLecternContext, useLecternStore, useWords } from '../../foundation/context.ts';
import { enlargementOf } from '../../foundation/enlarged.ts';
import type { PlotGeometry, TimeView } from '../../foundation/plot-geometry.ts';
import { textWidth } from '../../foundation/text-width.ts';
import { useFrame } from '../../foundation/use-frame.ts';
import { useSize } from '../../foundation/use-size.ts';
import { heldZoom, openingZoom, type Zoom } from '../../state/zoom.ts';
import { useTimeAxis } from '../../timeline/use-time-axis.ts';
import { MEANT, marksUnder } from './overview-model.ts';
import { OverviewPicture } from './overview-picture.tsx';
import { useWindowDrag, useWindowKeys } from './window-gestures.ts';
import './overview.css';
import { TEXT } from '../../theme/text-sizes.ts';

/** A window is drawn no narrower than this. */
const NARROWEST = 5;
/** Room for the words on a phone at least: two short lines of them where the overview is high enough for that, else one. */
const WORDS = 96;
const TWO_LINES = 24;
/** As wide as both ends of a span get, so that the ribbon stands still whatever it shows. */
const WIDEST = '88.8888';
/** Between the ribbon and its words, and between them and the edge, CSS pixels. */
const APART = 14;
const EDGE = 4;

interface Place {
  readonly left: number;
  readonly width: number;
}

/** Narrower than this, what is said beside it needs so much more than the margin has, CSS pixels. */
const NARROW = 900;
const MORE_WORDS = 26;

/** As wide as the plots above it; on tablets and phones the words need a part of that. */
function placeOf({ width, inset, left, right, compact }: PlotGeometry, words: number, inOneLine: boolean): Place {
  const needed = APART + words + EDGE;
  if (!compact) {
    const own = right - left - (width < NARROW ? MORE_WORDS : 0);
    return { left, width: Math.max(1, inOneLine ? Math.min(own, width - left - needed) : own) };
  }
  const taken = inOneLine ? needed : Math.max(needed, width - right + WORDS);
  return { left: inset + 8, width: Math.max(1, width - inset - 8 - taken) };
}

/** A span that is written without blanks may be broken between its ends. */
const breakable = (words: string): string => words.replace('~', '~\u200b');

/** How wide words are: in one line, or the wider of two where they break best. */
function widthOf(words: string, inOneLine: boolean): number {
  const wide = (parts: readonly string[]): number => textWidth(parts.join('').trim(), TEXT.note, 400);
  const parts = words.split(/(?<=[ \u200b])/);
  if (inOneLine) return wide(parts);
  return Math.min(...parts.map((_, index) => Math.max(wide(parts.slice(0, index)), wide(parts.slice(index)))));
}

export function Overview() {
  const [part, size] = useSize<HTMLDivElement>();
  const { geometry, view, zoom, end } = useTimeAxis(size.width);
  const { shown } = useWords().charts.overview;
  const inOneLine = size.height < TWO_LINES;
  const room = widthOf(breakable(shown(WIDEST, WIDEST, `${end / 1e9}`)), inOneLine);
  const place = useMemo(() => placeOf(geometry, room, inOneLine), [geometry, room, inOneLine]);
  return (
    <div ref={part} className="overview">
      {size.width > 0 && (
        <>
          <Ribbon place={place} view={view} end={end} room={size.width} />
          <Words left={place.left + place.width + APART} view={view} zoom={zoom} end={end} inOneLine={inOneLine} />
        </>
      )}
    </div>
  );
}

interface Props {
  readonly place: Place;
  readonly view: TimeView;
  readonly end: number;
}

function Ribbon({ place, view, end, room }: Props & { readonly room: number }) {
  const ribbon = useRef<HTMLDivElement>(null);
  const words = useWords().charts.overview;
  useWindowDrag(ribbon, place, view, end);
  const onKeyDown = useWindowKeys(view, end);
  const [from, to] = spanNumbers(view);
  const store = useLecternStore();
  const nameOf = useMarkNames(place.width, end);
  const xOf = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number =>
    (clientX - currentTarget.getBoundingClientRect().left) / enlargementOf(currentTarget);
  const [told, tapping] = useTapped((event) => {
    const x = xOf(event);
    return { x: place.left + x, words: nameOf(x, MEANT.finger) };
  });
  return (
    <>
      <div
        ref={ribbon}
        className="overview-ribbon"
        role="slider"
        tabIndex={0}
        aria-label={words.label}
        aria-valuemin={0}
        aria-valuemax={end / 1e9}
        aria-valuenow={view.from / 1e9}
        aria-valuetext={words.shown(from, to, `${end / 1e9}`)}
        aria-description={words.keys}
        title={words.help}
        onPointerMove={(event) => {
          const title = nameOf(xOf(event)) || words.help;
          if (event.currentTarget.title !== title) event.currentTarget.title = title;
        }}
        {...tapping}
        style={{ left: place.left, width: place.width }}
        onKeyDown={onKeyDown}
        onDoubleClick={() => store.getState().setZoom(null)}
      >
        <OverviewPicture width={place.width} end={end} />
        <Window width={place.width} view={view} end={end} />
        <Cursor width={place.width} end={end} />
      </div>
      <p className="overview-told" role="status" style={told && besideOf(told.x, room)}>
        {told?.words}
      </p>
    </>
  );
}

interface Told {
  /** CSS pixels from the left of the overview. */
  readonly x: number;
  readonly words: string;
}

/** A finger that moves further than this drags, CSS pixels. */
const STILL = 8;
/** Long enough to read a line, ms. */
const TOLD_MS = 6000;

/** What a tap has told, until the next press anywhere or some seconds later. A mouse has the title that comes up under it. */
function useTapped(tell: (event: PointerEvent<HTMLElement>) => Told) {
  const [told, setTold] = useState<Told>();
  const pressed = useRef<number>(undefined);
  useEffect(() => {
    if (!told) return;
    const forget = (): void => setTold(undefined);
    const timer = setTimeout(forget, TOLD_MS);
    window.addEventListener('pointerdown', forget, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', forget, true);
    };
  }, [told]);
  const onPointerDown = ({ pointerType, clientX }: PointerEvent): void => {
    pressed.current = pointerType === 'mouse' ? undefined : clientX;
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const isTap = pressed.current !== undefined && Math.abs(event.clientX - pressed.current) < STILL;
    const next = isTap ? tell(event) : undefined;
    if (next?.words) setTold(next);
  };
  return [told, { onPointerDown, onPointerUp }] as const;
}

/** From the words to what they are about, and to the edge of the overview. */
const OVER = 20;
const MARGIN = 8;

/** They begin, or in the right half end, near the finger. */
const besideOf = (x: number, room: number) =>
  x < room / 2 ? { left: Math.max(MARGIN, x - OVER) } : { right: Math.max(MARGIN, room - x - OVER) };

/** What happened under a pointer, and when. */
function useMarkNames(width: number, end: number): (x: number, reach?: number) => string {
  const words = useWords().strip;
  const language = useLanguage();
  const store = useLecternStore();
  const { runner } = useLecternContext();
  return (x, reach) => {
    const marks = marksUnder(shownMarks(runner.record, store.getState().allEvents), x, end, width, reach);
    if (marks.length === 0) return '';
    const kinds = [...new Set(marks.map(({ kind }) => kind))];
    const named = kinds.map((kind) => words.marks(kind, marks.filter((mark) => mark.kind === kind).length)).join(', ');
    const [from, to] = [momentText(marks[0]!.at, language), momentText(marks.at(-1)!.at, language)];
    return from === to ? words.at(named, from) : words.between(named, from, to);
  };
}

function Window({ width, view, end }: { readonly width: number; readonly view: TimeView; readonly end: number }) {
  const left = Math.min((view.from / end) * width, width - NARROWEST);
  const right = Math.max((view.to / end) * width, left + NARROWEST);
  return (
    <>
      <div className="overview-veil" style={{ left: 0, width: left }} />
      <div className="overview-veil" style={{ left: right, right: 0 }} />
      <div className="overview-window" style={{ left, width: right - left }} />
    </>
  );
}

function Cursor({ width, end }: { readonly width: number; readonly end: number }) {
  const line = useRef<HTMLDivElement>(null);
  useFrame((now) => {
    if (line.current) line.current.style.transform = `translateX(${Math.round((now / end) * width)}px)`;
  });
  return <div ref={line} className="overview-cursor" aria-hidden="true" />;
}

interface WordsProps {
  readonly left: number;
  readonly view: TimeView;
  readonly zoom: Zoom;
  readonly end: number;
  readonly inOneLine: boolean;
}

/** A press shows the whole run; another one what was shown before. */
function Words({ left, view, zoom, end, inOneLine }: WordsProps) {
  const words = useWords().charts.overview;
  const store = useLecternStore();
  const story = useLectern(({ scenario }) => scenario.firstLook);
  const before = useRef<Zoom>(null);
  if (zoom) before.current = zoom;
  const back = heldZoom(before.current, end) ?? openingZoom(story, undefined, end);
  const [from, to] = spanNumbers(view);
  const run = `${end / 1e9}`;
  const said = zoom ? breakable(words.shown(from, to, run)) : words.whole(run);
  if (!zoom && !back)
    return (
      <span className="overview-words" data-one-line={inOneLine || undefined} style={{ left }} aria-hidden="true">
        {said}
      </span>
    );
  const act = zoom ? words.showWhole : words.showPart;
  return (
    <button
      type="button"
      className="overview-words"
      data-one-line={inOneLine || undefined}
      style={{ left }}
      title={act}
      onClick={() => store.getState().setZoom(zoom ? null : back)}
    >
      <span>{said}</span>
      <span className="out-of-sight">. {act}</span>
    </button>
  );
}

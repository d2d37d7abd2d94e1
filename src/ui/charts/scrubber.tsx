// The time axis itself, the flag that says where the cursor is, and under them the whole run (overview.tsx). Drag it, turn
// the wheel or pinch to zoom, double click for the whole run; with keys it is a slider. Labels near the flag step aside.

import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { momentText } from '../../plot/numbers.ts';
import { useLanguage, useLectern, useLecternContext, useLecternStore, useWords } from '../foundation/context.ts';
import { cursorX, type PlotGeometry, type TimeView, timeScale } from '../foundation/plot-geometry.ts';
import { textWidth } from '../foundation/text-width.ts';
import { useFrame } from '../foundation/use-frame.ts';
import { useSize } from '../foundation/use-size.ts';
import { write } from '../foundation/write.ts';
import { zoomedAbout } from '../state/zoom.ts';
import { TEXT } from '../theme/text-sizes.ts';
import { usePlotGestures } from '../timeline/plot-gestures.ts';
import { useTimeAxis } from '../timeline/use-time-axis.ts';
import { axisTicks } from './axis-ticks.ts';
import { Overview } from './overview/overview.tsx';
import { Uncounted, useUncounted } from './uncounted.tsx';

const FLAG = 74;
const LABEL_ROOM = 54;

/** Middle of the flag: it stays on the page when the cursor is at an edge. */
const flagX = ({ width }: PlotGeometry, x: number): number => Math.min(Math.max(x, FLAG / 2 + 2), width - FLAG / 2 - 2);

export function Scrubber() {
  const [scrubber, size] = useSize<HTMLDivElement>();
  const { geometry, view, end } = useTimeAxis(size.width);
  usePlotGestures(scrubber, geometry, view, 'always');
  return (
    <>
      <div ref={scrubber} className="scrubber">
        {size.width > 0 && (
          <>
            <TimeAxis geometry={geometry} view={view} />
            <Flag geometry={geometry} view={view} />
          </>
        )}
        <TimeSlider end={end} view={view} focusFrom={scrubber} />
      </div>
      <Overview />
    </>
  );
}

interface Props {
  readonly geometry: PlotGeometry;
  readonly view: TimeView;
}

function TimeAxis({ geometry, view }: Props) {
  const uncounted = useUncounted({ geometry, view });
  const labels = useRef<HTMLDivElement>(null);
  const past = useRef<HTMLDivElement>(null);
  const width = geometry.right - geometry.left;
  const xOf = timeScale(geometry, view);
  const ticks = useMemo(() => axisTicks(view, width, geometry.compact ? 62 : 110), [view, width, geometry]);
  useFrame((now) => {
    const x = cursorX(geometry, view, Math.min(view.to, Math.max(view.from, now)));
    if (past.current) past.current.style.width = `${x - geometry.left}px`;
    const flag = flagX(geometry, x);
    const spans = labels.current?.children ?? [];
    ticks.forEach((tick, index) => {
      const place = xOf(tick.at);
      const near =
        Math.abs(place - flag) < LABEL_ROOM ||
        (uncounted !== undefined && Math.abs(place - uncounted.middle) < uncounted.half);
      const span = spans[index];
      if (span instanceof HTMLElement) span.style.visibility = near ? 'hidden' : 'visible';
    });
  });
  return (
    <div aria-hidden="true">
      {uncounted && <Uncounted span={uncounted} geometry={geometry} view={view} />}
      <div className="axis-bed" style={{ left: geometry.left - 1, width: width + 2 }} />
      <div ref={past} className="axis-past" style={{ left: geometry.left - 1 }} />
      <div ref={labels}>
        {ticks.map(({ at, words }, index) => {
          const x = Math.round(xOf(at));
          // Whole at the edge of a phone; its mark stays at the tick.
          const beyond = Math.max(0, x + textWidth(words, TEXT.note, 400) / 2 - geometry.width);
          const style = { left: x - beyond, '--beyond': `${beyond}px` } as CSSProperties;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a view that moves writes other numbers into the same labels
            <span key={index} className="axis-label" style={style}>
              {words}
            </span>
          );
        })}
      </div>
    </div>
  );
}

function Flag({ geometry, view }: Props) {
  const flag = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const language = useLanguage();
  const approaching = useLectern((state) => state.approaching !== null);
  useFrame((now) => {
    const x = cursorX(geometry, view, Math.min(view.to, Math.max(view.from, now)));
    // Its point stays at the cursor.
    const shift = flagX(geometry, x) - x;
    if (flag.current) {
      flag.current.style.transform = `translateX(${x - FLAG / 2 + shift}px)`;
      flag.current.style.setProperty('--point', `${FLAG / 2 - shift}px`);
    }
    // A person may look elsewhere: then it says at its edge which way the cursor is.
    const away = now < view.from ? '‹ ' : now > view.to ? ' ›' : '';
    // Where it will stand is not computed yet.
    const time = approaching
      ? '…'
      : now < view.from
        ? away + momentText(now, language)
        : momentText(now, language) + away;
    write(words.current, time);
    if (flag.current) flag.current.dataset['away'] = String(away !== '');
  });
  return (
    <div ref={flag} className="time-flag" aria-hidden="true">
      <span ref={words} />
    </div>
  );
}

interface SliderProps {
  readonly end: number;
  readonly view: TimeView;
  readonly focusFrom: RefObject<HTMLDivElement | null>;
}

/** A native range for keys and screen readers; it has the whole run, whatever the zoom. */
function TimeSlider({ end, view, focusFrom }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const words = useWords().charts.scrubber;
  const language = useLanguage();
  const { playback } = useLecternContext();
  const store = useLecternStore();
  const told = useRef(0);
  useFrame((now) => {
    // Ten times a second is often enough to be read out.
    if (!input.current || (store.getState().playing && performance.now() - told.current < 500)) return;
    told.current = performance.now();
    input.current.value = String(now);
    input.current.setAttribute('aria-valuetext', momentText(now, language));
  });
  useEffect(() => {
    const element = focusFrom.current;
    const focus = () => input.current?.focus({ preventScroll: true });
    element?.addEventListener('pointerup', focus);
    return () => element?.removeEventListener('pointerup', focus);
  }, [focusFrom]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = keyTime(event, playback.now, view, end);
    if (target !== undefined) playback.seek(Math.min(end, Math.max(0, target)));
    const factor = { '+': 0.5, '-': 2 }[event.key];
    if (factor !== undefined) {
      const about = Math.min(view.to, Math.max(view.from, playback.now));
      store.getState().setZoom(zoomedAbout(view, about, factor, end));
    }
    if (event.key === '0') store.getState().setZoom(null);
    if (target === undefined && factor === undefined && event.key !== '0') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={input}
      className="time-slider"
      type="range"
      min={0}
      max={end}
      step="any"
      defaultValue={0}
      aria-label={words.label}
      onKeyDown={onKeyDown}
      onChange={(event) => playback.seek(Number(event.target.value))}
    />
  );
}

/** A two-hundredth of what is on screen per arrow, a tenth per page. */
function keyTime(event: KeyboardEvent, now: number, view: TimeView, end: number): number | undefined {
  const span = view.to - view.from;
  const small = span / (event.shiftKey ? 20 : 200);
  const targets: Record<string, number> = {
    ArrowRight: now + small,
    ArrowUp: now + small,
    ArrowLeft: now - small,
    ArrowDown: now - small,
    PageUp: now + span / 10,
    PageDown: now - span / 10,
    Home: 0,
    End: end,
  };
  return targets[event.key];
}

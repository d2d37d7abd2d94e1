// The ladder diagram: stations as verticals, time going down, in the place of the charts and with their cursor, zoom and selection.
// Wheel and two fingers zoom, a press beside the arrows moves the cursor, a press on one opens its packet.

import { type KeyboardEvent, useMemo, useRef } from 'react';
import { durationText, momentText } from '../../plot/numbers.ts';
import { findStop, type Stop } from '../../wire/stops.ts';
import { endOf } from '../foundation/changes.ts';
import { useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { useOnPaper } from '../foundation/paper.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import type { Closer } from '../foundation/store-contract.ts';
import { useFrame } from '../foundation/use-frame.ts';
import { useRecord } from '../foundation/use-record.ts';
import { useSize } from '../foundation/use-size.ts';
import { timeView } from '../state/zoom.ts';
import { useColours } from '../theme/use-colours.ts';
import { useTimeAxis } from '../timeline/use-time-axis.ts';
import { useCanvas } from './canvas.ts';
import { connectionsOf, useChosen } from './connection.ts';
import { ConnectionChoice } from './connection-choice.tsx';
import { useCloser } from './ladder-closer.ts';
import { useArrowPress, useTimeDown } from './ladder-gestures.ts';
import { LadderPainter, TIMER_AT } from './ladder-paint.ts';
import type { Slicing } from './ladder-parts.ts';
import { usePinchDown } from './ladder-pinch.ts';
import { type LadderSheet, sheetOf } from './ladder-place.ts';
import { type LadderSource, useLadderSource } from './ladder-source.ts';
import { SpokenPacket } from './spoken.tsx';
import './views.css';

/** A part of the span that is judged by itself, px, and how many arrows it may show on each link. */
const SLICE = 36;
const MOST = 6;

const slicingOf = (height: number, hops: number): Slicing => ({
  slices: Math.max(1, Math.floor(height / SLICE)),
  most: MOST * 2 * hops,
});

export function Ladder() {
  const [place, size] = useSize<HTMLDivElement>();
  const words = useWords().views;
  const { view, geometry } = useTimeAxis(size.width);
  const source = useLadderSource(view);
  const { record } = useRecord();
  const { compact } = geometry;
  const onPaper = useOnPaper();
  const language = useLanguage();
  const hops = source?.hops ?? 0;
  const slicing = useMemo(() => (size.height > 0 && hops > 0 ? slicingOf(size.height, hops) : undefined), [size, hops]);
  useCloser(source, view, slicing);
  const closer = useLectern((state) => state.closer);
  const noted = source !== undefined && !onPaper && closer !== null && closer !== 'wanted';
  const sheet = useMemo(() => {
    if (!source || size.width === 0 || size.height === 0) return undefined;
    const chosen = !onPaper && connectionsOf(source.record.layout).length > 1;
    return sheetOf({ ...size, compact, chosen, noted, language }, view, source);
  }, [source, size, compact, view, onPaper, noted, language]);
  return (
    <div ref={place} className="packet-view">
      {source && sheet && (
        <>
          <Drawn key={source.stations.join()} source={source} view={view} sheet={sheet} compact={compact} />
          {!onPaper && <ConnectionChoice layout={source.record.layout} flow={source.flow} style={sheet.choice} />}
        </>
      )}
      {record?.layout.front && <p className="view-note">{words.throughFront}</p>}
      {noted && <CloserNote before={closer.before} view={view} />}
      {source && !source.isKept && <p className="view-note">{words.notKept}</p>}
    </div>
  );
}

interface NoteProps extends Closer {
  readonly view: TimeView;
}

/** Which part of the run is shown, and the way back to all of what was. */
function CloserNote({ before, view }: NoteProps) {
  const words = useWords().views.closer;
  const language = useLanguage();
  const setZoom = useLectern((state) => state.setZoom);
  const end = useLectern(({ spec }) => endOf(spec));
  const wide = timeView(before, end);
  return (
    <p className="ladder-closer">
      <span>{words.part(durationText(view.to - view.from, language))}</span>
      <button type="button" className="text-button" onClick={() => setZoom(before)}>
        {words.back(durationText(wide.to - wide.from, language))}
      </button>
    </p>
  );
}

interface DrawnProps {
  readonly source: LadderSource;
  readonly view: TimeView;
  readonly sheet: LadderSheet;
  readonly compact: boolean;
}

function Drawn({ source, view, sheet, compact }: DrawnProps) {
  const { record } = source;
  const language = useLanguage();
  const words = useWords().views;
  const { syn } = useWords().stageKit;
  const colours = useColours();
  const area = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useChosen();
  const { width, height } = sheet;
  const ladder = useMemo(() => source.ladder(view, slicingOf(height, source.hops)), [source, view, height]);
  const stop = chosen ? findStop(record, chosen) : undefined;
  const canvas = useCanvas({ width, height }, (context) => {
    const painter = new LadderPainter(context, sheet, colours, { band: source.band, duplicate: words.duplicate, syn });
    painter.paint(ladder, source.pointed(stop));
  });
  useTimeDown(area, sheet, view);
  usePinchDown(area, sheet, view);
  const onKeyDown = useArrowKeys(source, view, stop, choose);
  const press = useArrowPress(source, ladder, sheet, choose);
  const at = (time: number): string => momentText(time, language, 3);
  return (
    <div
      ref={area}
      className="view-area view-ladder"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows go from packet to packet
      tabIndex={0}
      aria-label={words.ladder.label(at(view.from), at(view.to))}
      onKeyDown={onKeyDown}
      {...press}
    >
      <div aria-hidden="true">
        <canvas ref={canvas} className="chart-canvas" style={{ width, height }} />
      </div>
      <Veil sheet={sheet} view={view} />
      <Scale source={source} sheet={sheet} compact={compact} />
      <p className="out-of-sight">{source.summary(ladder)}</p>
      <SpokenPacket record={record} stop={stop} />
      {ladder.arrows.length + ladder.bands.length === 0 && source.isKept && (
        <p className="view-note">{words.noPackets}</p>
      )}
    </div>
  );
}

/** Arrow keys go from packet to packet, on all links of the path in order of time; Enter opens one. */
function useArrowKeys(
  source: LadderSource,
  view: TimeView,
  stop: Stop | undefined,
  choose: ReturnType<typeof useChosen>[1],
): (event: KeyboardEvent) => void {
  return (event) => {
    const direction = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
    if (event.key === 'Enter' && stop) choose(stop, true);
    else if (direction) {
      const next = source.beside(stop, view, stop ? direction : 1);
      if (next) choose(next, false);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Names of the stations, and times at the left. */
function Scale({ source: { stations, hasTimer }, sheet, compact }: Omit<DrawnProps, 'view'>) {
  const words = useWords().views;
  return (
    <div aria-hidden="true">
      {stations.map((name, index) => (
        <span key={name} className="ladder-station" style={{ left: sheet.xs[index], top: sheet.namesAt[index]! + 4 }}>
          {name}
        </span>
      ))}
      {!compact && hasTimer && (
        <span className="ladder-timer" style={{ left: sheet.xs[0]! - TIMER_AT, top: sheet.namesAt[0]! + 4 }}>
          {words.timer}
        </span>
      )}
      {sheet.ticks.map(({ at, words }) => (
        <span key={at} className="ladder-tick" style={{ top: Math.min(sheet.yOf(at), sheet.height - 8) }}>
          {words}
        </span>
      ))}
    </div>
  );
}

/** The cursor across, and what is to come pale below it; on paper nothing is to come. */
function Veil({ sheet, view }: { readonly sheet: LadderSheet; readonly view: TimeView }) {
  const line = useRef<HTMLDivElement>(null);
  const veil = useRef<HTMLDivElement>(null);
  const onPaper = useOnPaper();
  useFrame((now) => {
    if (!line.current) return;
    const inside = now >= view.from && now <= view.to;
    const y = now < view.from ? sheet.top : now > view.to ? sheet.bottom : Math.round(sheet.yOf(now));
    line.current.hidden = !inside;
    line.current.style.transform = `translateY(${y - 0.75}px)`;
    if (veil.current) veil.current.style.top = `${y}px`;
  });
  return (
    <>
      {!onPaper && (
        <div ref={veil} className="ladder-veil" style={{ bottom: sheet.height - sheet.bottom }} aria-hidden="true" />
      )}
      <div ref={line} className="ladder-cursor" style={{ left: sheet.cursorAt }} aria-hidden="true" />
    </>
  );
}

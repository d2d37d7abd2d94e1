// The ladder diagram: stations as verticals, time going down, in the place of the charts and with their cursor, zoom and selection.
// The wheel zooms about the pointer, a press beside the arrows moves the cursor, a press on one opens its packet.

import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { momentText } from '../../plot/numbers.ts';
import { timeTicks } from '../../plot/ticks.ts';
import { findStop, type Stop } from '../../wire/stops.ts';
import { useLanguage, useWords } from '../foundation/context.ts';
import { useOnPaper } from '../foundation/paper.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { useFrame } from '../foundation/use-frame.ts';
import { useRecord } from '../foundation/use-record.ts';
import { useSize } from '../foundation/use-size.ts';
import { useColours } from '../theme/use-colours.ts';
import { useTimeAxis } from '../timeline/use-time-axis.ts';
import { sized } from './canvas.ts';
import { connectionsOf, useChosen } from './connection.ts';
import { ConnectionChoice } from './connection-choice.tsx';
import { useArrowPress, useTimeDown } from './ladder-gestures.ts';
import { LadderPainter, TIMER_AT } from './ladder-paint.ts';
import { type LadderSheet, sheetOf } from './ladder-place.ts';
import { type LadderSource, useLadderSource } from './ladder-source.ts';
import { SpokenPacket } from './spoken.tsx';
import './views.css';

/** A part of the span that is judged by itself, px, and how many arrows it may show on each link. */
const SLICE = 36;
const MOST = 6;
/** Between two ticks. */
const TICK = 44;

export function Ladder() {
  const [place, size] = useSize<HTMLDivElement>();
  const words = useWords().views;
  const { view, geometry } = useTimeAxis(size.width);
  const source = useLadderSource(view);
  const { record } = useRecord();
  const { compact } = geometry;
  const onPaper = useOnPaper();
  const sheet = useMemo(() => {
    if (!source || size.width === 0 || size.height === 0) return undefined;
    const chosen = !onPaper && connectionsOf(source.record.layout).length > 1;
    return sheetOf({ ...size, compact, chosen }, view, source.stations);
  }, [source, size, compact, view, onPaper]);
  return (
    <div ref={place} className="packet-view">
      {source && sheet && (
        <>
          <Drawn key={source.stations.join()} source={source} view={view} sheet={sheet} compact={compact} />
          {!onPaper && <ConnectionChoice layout={source.record.layout} flow={source.flow} style={sheet.choice} />}
        </>
      )}
      {record?.layout.front && <p className="view-note">{words.throughFront}</p>}
      {source && !source.isKept && <p className="view-note">{words.notKept}</p>}
    </div>
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
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useChosen();
  const { width, height } = sheet;
  const ladder = useMemo(
    () => source.ladder(view, { slices: Math.max(1, Math.floor(height / SLICE)), most: MOST * 2 * source.hops }),
    [source, view, height],
  );
  const stop = chosen ? findStop(record, chosen) : undefined;
  useLayoutEffect(() => {
    const context = sized(canvas.current, { width, height });
    if (!context) return;
    const painter = new LadderPainter(context, sheet, colours, { band: source.band, duplicate: words.duplicate, syn });
    painter.paint(ladder, source.pointed(stop));
  });
  useTimeDown(area, sheet, view);
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
      <Scale source={source} sheet={sheet} view={view} compact={compact} />
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
      const next = source.beside(stop, view, direction);
      if (next) choose(next, false);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Names of the stations, and times at the left. */
function Scale({ source: { stations, hasTimer }, sheet, view, compact }: DrawnProps) {
  const language = useLanguage();
  const words = useWords().views;
  return (
    <div aria-hidden="true">
      {stations.map((name, index) => (
        <span key={name} className="ladder-station" style={{ left: sheet.xs[index], top: sheet.namesAt + 4 }}>
          {name}
        </span>
      ))}
      {!compact && hasTimer && (
        <span className="ladder-timer" style={{ left: sheet.xs[0]! - TIMER_AT, top: sheet.namesAt + 4 }}>
          {words.timer}
        </span>
      )}
      {timeTicks(view.from, view.to, sheet.bottom - sheet.top, TICK).map((tick) => (
        <span key={tick} className="ladder-tick" style={{ top: Math.min(sheet.yOf(tick), sheet.height - 8) }}>
          {momentText(tick, language, decimalsFor(view))}
        </span>
      ))}
    </div>
  );
}

/** Enough to tell two ticks apart. */
const decimalsFor = ({ from, to }: TimeView): number =>
  Math.max(0, Math.min(6, 2 - Math.floor(Math.log10((to - from) / 1e9))));

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
      <div ref={line} className="ladder-cursor" aria-hidden="true" />
    </>
  );
}

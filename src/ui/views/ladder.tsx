// The ladder diagram: stations as verticals, time going down, in the place of the charts and with their cursor, zoom and selection.
// The wheel zooms about the pointer, a press beside the arrows moves the cursor, a press on one opens its packet.

import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { momentText } from '../../plot/numbers.ts';
import { scaleOf } from '../../plot/scale.ts';
import { timeTicks } from '../../plot/ticks.ts';
import { PACKET_KIND } from '../../record/logs.ts';
import { findStop, type Stop } from '../../wire/stops.ts';
import { useLanguage, useWords } from '../foundation/context.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { textWidth } from '../foundation/text-width.ts';
import { useFrame } from '../foundation/use-frame.ts';
import { useSize } from '../foundation/use-size.ts';
import { stationName } from '../i18n/lan-names.ts';
import { TEXT } from '../theme/text-sizes.ts';
import { useColours } from '../theme/use-colours.ts';
import { useTimeAxis } from '../timeline/use-time-axis.ts';
import { sized } from './canvas.ts';
import { type Connection, packetFrom, useChosen, useConnection } from './connection.ts';
import { ConnectionChoice } from './connection-choice.tsx';
import { useArrowPress, useTimeDown } from './ladder-gestures.ts';
import { type Ladder as LadderModel, ladderOf } from './ladder-model.ts';
import { LadderPainter, type LadderPlace, TIMER_AT } from './ladder-paint.ts';
import { SpokenPacket } from './spoken.tsx';
import './views.css';

/** Room for the names of stations. */
const HEAD = 26;
const FOOT = 6;
/** A part of the span that is judged by itself, px, and how many arrows it may show on each link. */
const SLICE = 36;
const MOST = 6;
/** Between two ticks. */
const TICK = 44;

export function Ladder() {
  const [place, size] = useSize<HTMLDivElement>();
  const words = useWords().views;
  const language = useLanguage();
  const { view, geometry } = useTimeAxis(size.width);
  const connection = useConnection(view);
  return (
    <div ref={place} className="packet-view">
      {connection && size.width > 0 && size.height > 0 && (
        <Drawn
          key={connection.path.nodes.join()}
          connection={connection}
          view={view}
          size={size}
          compact={geometry.compact}
        />
      )}
      {connection && size.width > 0 && (
        <ConnectionChoice
          layout={connection.record.layout}
          flow={connection.flow}
          style={gapOf(
            size,
            view,
            connection.path.nodes.map((node) => stationName(connection.record.layout, node, language)),
            geometry.compact,
          )}
        />
      )}
      {connection && !connection.isKept && <p className="view-note">{words.notKept}</p>}
    </div>
  );
}

/** Between a name in the head and what stands beside it. */
const APART = 12;

/** In the head, between the first station and the next. */
function gapOf(size: DrawnProps['size'], view: TimeView, names: readonly string[], compact: boolean) {
  const { xs } = placeOf(size, view, names.length, compact);
  const [first, second] = names.slice(0, 2).map((name) => textWidth(name, TEXT.label, 600)) as [number, number];
  // The last one ends at its line.
  const [from, to] = [xs[0]! - 8 + first + APART, xs[1]! - (names.length > 2 ? second / 2 : second - 8) - APART];
  return { left: (from + to) / 2, maxWidth: to - from, transform: 'translateX(-50%)' };
}

interface DrawnProps {
  readonly connection: Connection;
  readonly view: TimeView;
  readonly size: { readonly width: number; readonly height: number };
  readonly compact: boolean;
}

function Drawn({ connection, view, size, compact }: DrawnProps) {
  const { record, path, flow, version } = connection;
  const language = useLanguage();
  const words = useWords().views;
  const { syn } = useWords().stageKit;
  const colours = useColours();
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useChosen();
  const place = useMemo(() => placeOf(size, view, path.nodes.length, compact), [size, view, path, compact]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is filled in place; its version says when
  const ladder = useMemo(
    () =>
      ladderOf(record, path, flow, view, {
        slices: Math.max(1, Math.floor(size.height / SLICE)),
        most: MOST * 2 * path.data.length,
      }),
    [record, path, flow, view, size.height, version],
  );
  const stop = chosen ? findStop(record, chosen) : undefined;
  useLayoutEffect(() => {
    const context = sized(canvas.current, size);
    if (!context) return;
    const painter = new LadderPainter(context, place, colours, { band: words.band, duplicate: words.duplicate, syn });
    painter.paint(ladder, stop && { link: stop.link, row: stop.row });
  });
  useTimeDown(area, place, view);
  const onKeyDown = useArrowKeys(connection, view, stop, choose);
  const press = useArrowPress(connection, ladder, place, choose);
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
        <canvas ref={canvas} className="chart-canvas" style={{ width: size.width, height: size.height }} />
      </div>
      <Veil place={place} view={view} />
      <Scale connection={connection} place={place} view={view} compact={compact} />
      <Spoken connection={connection} ladder={ladder} stop={stop} />
    </div>
  );
}

/** Arrow keys go from packet to packet, on all links of the path in order of time; Enter opens one. */
function useArrowKeys(
  connection: Connection,
  view: TimeView,
  stop: Stop | undefined,
  choose: ReturnType<typeof useChosen>[1],
): (event: KeyboardEvent) => void {
  const { path } = connection;
  const links = useMemo(() => [...new Set([...path.data, ...path.acks])], [path]);
  return (event) => {
    const direction = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
    if (event.key === 'Enter' && stop) choose(stop, true);
    else if (direction) {
      const from = stop ?? { startsAt: view.from - 1, link: -1 };
      const next = packetFrom(connection, links, from, stop ? direction : 1);
      if (next) choose(next, false);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

interface ScaleProps {
  readonly connection: Connection;
  readonly place: LadderPlace;
  readonly view: TimeView;
  readonly compact: boolean;
}

/** Names of the stations, and times at the left. */
function Scale({ connection: { record, path }, place, view, compact }: ScaleProps) {
  const language = useLanguage();
  const words = useWords().views;
  return (
    <div aria-hidden="true">
      {path.nodes.map((node, index) => (
        <span key={node} className="ladder-station" style={{ left: place.xs[index] }}>
          {stationName(record.layout, node, language)}
        </span>
      ))}
      {!compact && (
        <span className="ladder-timer" style={{ left: place.xs[0]! - TIMER_AT }}>
          {words.timer}
        </span>
      )}
      {timeTicks(view.from, view.to, place.bottom - place.top, TICK).map((tick) => (
        <span key={tick} className="ladder-tick" style={{ top: place.yOf(tick) }}>
          {momentText(tick, language, decimalsFor(view))}
        </span>
      ))}
    </div>
  );
}

/** Enough to tell two ticks apart. */
const decimalsFor = ({ from, to }: TimeView): number =>
  Math.max(0, Math.min(6, 2 - Math.floor(Math.log10((to - from) / 1e9))));

function placeOf(size: DrawnProps['size'], view: TimeView, stations: number, compact: boolean): LadderPlace {
  const { width, height } = size;
  const [left, right] = compact ? [92, width - 28] : [150, width - 110];
  const [top, bottom] = [HEAD, Math.max(HEAD + 1, height - FOOT)];
  const yOf = scaleOf({ scale: 'linear', low: view.from, high: view.to }, [top, bottom]);
  const xs = Array.from(
    { length: stations },
    (_, index) => left + ((right - left) * index) / Math.max(1, stations - 1),
  );
  return { width, height, xs, yOf, top, bottom };
}

/** The cursor across, and what is to come pale below it. */
function Veil({ place, view }: { readonly place: LadderPlace; readonly view: TimeView }) {
  const line = useRef<HTMLDivElement>(null);
  const veil = useRef<HTMLDivElement>(null);
  useFrame((now) => {
    if (!line.current || !veil.current) return;
    const inside = now >= view.from && now <= view.to;
    const y = now < view.from ? place.top : now > view.to ? place.bottom : Math.round(place.yOf(now));
    line.current.hidden = !inside;
    line.current.style.transform = `translateY(${y - 0.75}px)`;
    veil.current.style.top = `${y}px`;
  });
  return (
    <>
      <div ref={veil} className="ladder-veil" style={{ bottom: place.height - place.bottom }} aria-hidden="true" />
      <div ref={line} className="ladder-cursor" aria-hidden="true" />
    </>
  );
}

interface SpokenProps {
  readonly connection: Connection;
  readonly ladder: LadderModel;
  readonly stop: Stop | undefined;
}

/** For those who do not see it: what is in view, and the packet that keys came to. */
function Spoken({ connection: { record, path }, ladder: { arrows, bands, lost }, stop }: SpokenProps) {
  const words = useWords().views;
  const on = (link: number | undefined) => arrows.filter((arrow) => arrow.link === link);
  const folded = (of: 'segments' | 'acks'): number => bands.reduce((sum, band) => sum + band[of], 0);
  const again = arrows.filter(({ link, kind }) => link === path.data[0] && kind === PACKET_KIND.retransmission).length;
  const acks = on(path.acks.at(-1)).filter(({ kind }) => kind === PACKET_KIND.ack);
  const sent = on(path.data[0]).filter(({ kind }) => kind !== PACKET_KIND.ack);
  return (
    <>
      <p className="out-of-sight">
        {words.ladder.summary(
          sent.length + folded('segments'),
          acks.length + folded('acks'),
          again,
          lost.length,
          acks.filter(({ duplicate }) => duplicate > 0).length,
        )}
      </p>
      <SpokenPacket record={record} stop={stop} />
    </>
  );
}

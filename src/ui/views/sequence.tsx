// The time-sequence graph, in the place of the charts and on their time axis: what the sender of the followed connection sent, what
// was acknowledged, and how much it might send.

import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { momentText, tickWords } from '../../plot/numbers.ts';
import { scaleOf, straight } from '../../plot/scale.ts';
import { packetsOn } from '../../record/flights.ts';
import { findStop, type Stop, stopAt } from '../../wire/stops.ts';
import { useLanguage, useWords } from '../foundation/context.ts';
import { enlargementOf } from '../foundation/enlarged.ts';
import { useOnPaper } from '../foundation/paper.ts';
import { type PlotGeometry, type TimeView, timeScale } from '../foundation/plot-geometry.ts';
import { useFrame } from '../foundation/use-frame.ts';
import { useSize } from '../foundation/use-size.ts';
import { useColours } from '../theme/use-colours.ts';
import { CursorLine } from '../timeline/cursor-line.tsx';
import { usePlotGestures } from '../timeline/plot-gestures.ts';
import { useTimeAxis } from '../timeline/use-time-axis.ts';
import { useCanvas } from './canvas.ts';
import { type Connection, packetFrom, useChosen, useConnection } from './connection.ts';
import { ConnectionChoice } from './connection-choice.tsx';
import { type Sequence as SequenceModel, sequenceOf } from './sequence-model.ts';
import { paintSequence, type SequencePlace, segmentAt } from './sequence-paint.ts';
import { SpokenPacket } from './spoken.tsx';
import './views.css';

const HEAD = 30;
const FOOT = 8;
const KILO = 1000;

export function Sequence() {
  const [place, size] = useSize<HTMLDivElement>();
  const words = useWords().views;
  const { view, geometry } = useTimeAxis(size.width);
  const onPaper = useOnPaper();
  const connection = useConnection(view);
  usePlotGestures(place, geometry, view, 'if-page-stands');
  return (
    <div ref={place} className="packet-view chart-stack">
      {connection && size.width > 0 && size.height > 0 && (
        <Drawn connection={connection} view={view} geometry={geometry} height={size.height} />
      )}
      {size.width > 0 && <CursorLine geometry={geometry} view={view} top={HEAD - 8} />}
      {connection && size.width > 0 && !onPaper && (
        <ConnectionChoice
          layout={connection.record.layout}
          flow={connection.flow}
          style={{ right: Math.max(4, size.width - geometry.right), maxWidth: (geometry.right - geometry.left) / 2 }}
        />
      )}
      {connection && !connection.isKept && <p className="view-note">{words.notKept}</p>}
    </div>
  );
}

interface DrawnProps {
  readonly connection: Connection;
  readonly view: TimeView;
  readonly geometry: PlotGeometry;
  readonly height: number;
}

function Drawn({ connection, view, geometry, height }: DrawnProps) {
  const { record, path, flow, version } = connection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is filled in place; its version says when
  const graph = useMemo(() => sequenceOf(record, path, flow, view), [record, path, flow, view, version]);
  const words = useWords().views;
  if (!graph || graph.sent.length + graph.acks.length === 0) {
    return connection.isKept ? <p className="view-note">{words.noPackets}</p> : null;
  }
  return <Graph connection={connection} graph={graph} view={view} geometry={geometry} height={height} />;
}

interface GraphProps extends DrawnProps {
  readonly graph: SequenceModel;
}

function Graph({ connection, graph, view, geometry, height }: GraphProps) {
  const { record } = connection;
  const language = useLanguage();
  const words = useWords().views.sequence;
  const colours = useColours();
  const onPaper = useOnPaper();
  const [chosen, choose] = useChosen();
  const place = useMemo(() => placeOf(graph, geometry, view, height), [graph, geometry, view, height]);
  const stop = chosen ? findStop(record, chosen) : undefined;
  const ticks = place.ticks.map((tick) => ({ tick, y: place.yOf(tick * KILO) }));
  const canvas = useCanvas({ width: geometry.width, height }, (context) => {
    const levels = ticks.map(({ y }) => y);
    paintSequence(context, graph, place, levels, colours, stop?.link === graph.link ? stop.row : undefined);
  });
  const onKeyDown = useSegmentKeys(connection, graph, view, stop, choose);
  const open = useSegmentPress(connection, graph, place, choose);
  const at = (time: number): string => momentText(time, language, 3);
  return (
    <div
      className="view-area"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows go from segment to segment
      tabIndex={0}
      aria-label={words.label(at(view.from), at(view.to))}
      onKeyDown={onKeyDown}
      {...open}
    >
      <div aria-hidden="true">
        <canvas ref={canvas} className="chart-canvas" style={{ width: geometry.width, height }} />
      </div>
      <Ticks ticks={ticks} width={geometry.left - 8} />
      {!onPaper && <Veil place={place} view={view} />}
      <p className="sequence-title" style={{ left: geometry.left }}>
        <strong>{words.title}</strong> <span className="unit">{words.unit}</span>
      </p>
      <LineNames graph={graph} place={place} compact={geometry.compact} />
      <SackName graph={graph} place={place} />
      <SpokenPacket record={record} stop={stop} />
    </div>
  );
}

interface TicksProps {
  readonly ticks: readonly { readonly tick: number; readonly y: number }[];
  readonly width: number;
}

const Ticks = ({ ticks, width }: TicksProps) =>
  ticks.map(({ tick, y }) => (
    <span key={tick} className="sequence-tick" style={{ top: y, width }} aria-hidden="true">
      {tickWords(tick)}
    </span>
  ));

interface GraphPlace extends SequencePlace {
  /** kB */
  readonly ticks: readonly number[];
}

function placeOf({ low, high }: SequenceModel, geometry: PlotGeometry, view: TimeView, height: number): GraphPlace {
  const { left, right } = geometry;
  const [top, bottom] = [HEAD, Math.max(HEAD + 1, height - FOOT)];
  const margin = Math.max(1, (high - low) * 0.04);
  const range = { scale: 'linear', low: low - margin, high: high + margin } as const;
  const yOf = scaleOf(range, [bottom, top]);
  const count = Math.max(1, Math.floor((bottom - top) / 44));
  const ticks = scaleOf({ ...range, low: range.low / KILO, high: range.high / KILO }, [bottom, top]).ticks(count);
  return { left, right, top, bottom, xOf: straight(timeScale(geometry, view)), yOf: straight(yOf), ticks };
}

/** What is to come is pale. */
function Veil({ place, view }: { readonly place: SequencePlace; readonly view: TimeView }) {
  const veil = useRef<HTMLDivElement>(null);
  useFrame((now) => {
    const at = Math.min(view.to, Math.max(view.from, now));
    if (veil.current) veil.current.style.left = `${Math.round(place.xOf(at))}px`;
  });
  return <div ref={veil} className="sequence-veil" style={{ width: place.right }} aria-hidden="true" />;
}

interface NamesProps {
  readonly graph: SequenceModel;
  readonly place: SequencePlace;
  readonly compact: boolean;
}

const NAME = 18;
/** Width of an arrow and what is behind it. */
const ARROW = 12;
const SACK_NAME = 60;

/** Beside the last blocks there are in the span. */
function SackName({ graph: { acks }, place }: Omit<NamesProps, 'compact'>) {
  const last = acks.findLast(({ blocks }) => blocks.length > 0);
  if (!last) return null;
  const [from, to] = last.blocks[0]!;
  const [x, y] = [place.xOf(last.at), place.yOf(to)];
  if (x < place.left || y < place.top || y > place.bottom) return null;
  const left = Math.min(x + 6, place.right - SACK_NAME);
  return (
    <span className="sequence-name" data-colour="sack" style={{ top: y, left }} aria-hidden="true">
      {from === to ? 'NACK' : 'SACK'}
    </span>
  );
}

/**
 * At the end of each line, by the names that RFCs give them; an arrow at the top says that it is above what is shown. They make room
 * for each other.
 */
function LineNames({ graph: { acks, window, limit }, place, compact }: NamesProps) {
  const ack = acks.at(-1)?.acknowledged;
  const cwnd = limit.at(-1)?.bytes;
  const lines = [
    { name: 'rwnd', colour: 'ink', bytes: ack === undefined ? undefined : ack + window },
    { name: 'ACK + cwnd', colour: 'window', bytes: cwnd },
    { name: 'ACK', colour: 'ack', bytes: ack },
  ].flatMap(({ name, colour, bytes }) => {
    if (bytes === undefined || Number.isNaN(bytes)) return [];
    const y = place.yOf(bytes);
    return [{ name, colour, y: Math.max(place.top, y), above: y < place.top }];
  });
  lines.sort((a, b) => a.y - b.y);
  const tops = stacked(
    lines.map(({ y }) => y - NAME / 2),
    place.bottom + FOOT - NAME,
  );
  return lines.map(({ name, colour, above }, index) => {
    // The arrow stands at the end of the graph, so that the name has the room it has without.
    const at = compact ? { right: 4 } : { left: place.right + (above ? 8 - ARROW : 8) };
    const style = { top: tops[index], ...at };
    return (
      <span key={name} className="sequence-name" data-colour={colour} style={style} aria-hidden="true">
        {above && '↑ '}
        {name}
      </span>
    );
  });
}

/** Tops of names, one below the other as near as can be to where each belongs, none below the lowest. */
function stacked(wanted: readonly number[], lowest: number): number[] {
  let free = Number.NEGATIVE_INFINITY;
  const down = wanted.map((top) => {
    const found = Math.max(free, top);
    free = found + NAME;
    return found;
  });
  let taken = lowest + NAME;
  return down
    .toReversed()
    .map((top) => {
      taken = Math.min(top, taken - NAME);
      return taken;
    })
    .toReversed();
}

/** Arrow keys go from segment to segment, Enter opens one. */
function useSegmentKeys(
  connection: Connection,
  graph: SequenceModel,
  view: TimeView,
  stop: Stop | undefined,
  choose: ReturnType<typeof useChosen>[1],
): (event: KeyboardEvent) => void {
  return (event) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
    if (event.key === 'Enter' && stop) choose(stop, true);
    else if (direction) {
      const next = packetFrom(
        connection,
        [graph.link],
        stop ?? { startsAt: view.from - 1, link: -1 },
        stop ? direction : 1,
      );
      if (next) choose(next, false);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** A press that does not move on opens the segment it is on; the cursor goes there as by every press. */
function useSegmentPress(
  { record }: Connection,
  graph: SequenceModel,
  place: SequencePlace,
  choose: ReturnType<typeof useChosen>[1],
) {
  const pressed = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = { x, y };
    },
    onClick: ({
      currentTarget,
      clientX,
      clientY,
    }: {
      currentTarget: HTMLElement;
      clientX: number;
      clientY: number;
    }) => {
      const from = pressed.current;
      if (!from || Math.hypot(from.x - clientX, from.y - clientY) > 3) return;
      const { left, top } = currentTarget.getBoundingClientRect();
      const factor = enlargementOf(currentTarget);
      const sent = segmentAt(graph.sent, place, (clientX - left) / factor, (clientY - top) / factor);
      const log = sent && packetsOn(record, graph.link);
      if (sent && log) choose(stopAt(record, log, sent.row), true);
    },
  };
}

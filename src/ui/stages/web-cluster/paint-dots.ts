// Single requests, where time runs slowly enough to see one: replies on their way out of a node (blue from memory, hollow
// from disk), and requests that are handed off, over the bend between the nodes.

import type { Nanos } from '../../../engine/core/time.ts';
import { flightsAt } from '../../../record/flights.ts';
import { type FlightSeries, flightFlow, flightKind, type RunRecord } from '../../../record/record.ts';
import type { DrawnPackets } from '../../stage-kit/drawn-packets.ts';
import type { Point } from '../../stage-kit/geometry.ts';
import type { Colours } from '../../theme/tokens.ts';
import type { ClusterPlan, NodeBox } from './plan.ts';
import { flightsOf } from './series.ts';

type Context = CanvasRenderingContext2D;

/** Slower than this, simulated ns per second of watching, a reply takes several frames. */
const SLOW = 1e7;
const DOT = 4;
/** Kind of a reply: odd ones are of documents that came from disk. */
const FROM_DISK = 1;

export const isSlowMotion = (speed: number): boolean => speed <= SLOW;

export function paintDots(
  context: Context,
  plan: ClusterPlan,
  record: RunRecord,
  now: Nanos,
  drawn: DrawnPackets,
  colours: Colours,
): void {
  const { measures, entry } = plan;
  const { trunkY, handY } = measures;
  const way = entry.x + entry.width / 2;
  for (const node of plan.nodes) {
    const out = [
      { x: node.comes, y: node.y },
      { x: node.comes, y: trunkY },
      { x: way, y: trunkY },
      { x: way, y: entry.y + entry.height },
    ];
    eachUnderWay(flightsOf(record, node.number, 'replies'), now, (flights, row, share) => {
      const isRead = (flightKind(flights.info[row]!) & FROM_DISK) !== 0;
      dot(context, along(out, share), colours.data.line, isRead ? colours.page : colours.data.line, colours.strokes);
      add(drawn, flights, row, along(out, share), share);
    });
    eachUnderWay(flightsOf(record, node.number, 'handoffs'), now, (flights, row, share) => {
      const to: NodeBox = plan.nodes[flightFlow(flights.info[row]!)] ?? node;
      const bend = [
        { x: node.asks, y: node.y },
        { x: node.asks, y: handY },
        { x: to.takes, y: handY },
        { x: to.takes, y: to.y },
      ];
      dot(context, along(bend, share), colours.flow2.line, colours.page, colours.strokes);
      add(drawn, flights, row, along(bend, share), share);
    });
  }
}

function add(drawn: DrawnPackets, flights: FlightSeries, row: number, { x, y }: Point, share: number): void {
  drawn.add(flights.link, row, flights.segment[row]!, x, y, 2 * DOT, share);
}

function eachUnderWay(
  flights: FlightSeries | undefined,
  now: Nanos,
  see: (flights: FlightSeries, row: number, share: number) => void,
): void {
  if (!flights) return;
  const { startsAt, arrivesAt } = flights;
  const { first, last } = flightsAt(flights, now);
  for (let row = first; row <= last; row++) {
    see(flights, row, (now - startsAt[row]!) / (arrivesAt[row]! - startsAt[row]!));
  }
}

/** The point at a share of a way of straight pieces. */
export function along(way: readonly Point[], share: number): Point {
  const lengths = way.slice(1).map(({ x, y }, piece) => Math.hypot(x - way[piece]!.x, y - way[piece]!.y));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (let piece = 0; piece < lengths.length; piece++) {
    const length = lengths[piece]!;
    if (left <= length && length > 0) {
      const [from, to] = [way[piece]!, way[piece + 1]!];
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
    }
    left -= length;
  }
  return way.at(-1)!;
}

function dot(context: Context, { x, y }: Point, stroke: string, fill: string, strokes: number): void {
  context.fillStyle = fill;
  context.strokeStyle = stroke;
  context.lineWidth = 2 * strokes;
  context.beginPath();
  context.arc(x, y, DOT, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

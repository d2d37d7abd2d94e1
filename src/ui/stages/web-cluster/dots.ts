// Single requests, where time runs slowly enough to see one: replies on their way out of a node, and requests that are handed
// off, over the bend between the nodes.

import type { Nanos } from '../../../engine/core/time.ts';
import { flightsAt } from '../../../record/flights.ts';
import { type FlightSeries, flightFlow, flightKind, type RunRecord } from '../../../record/record.ts';
import type { DrawnPacket } from '../../stage-kit/drawn-packets.ts';
import type { Point } from '../../stage-kit/geometry.ts';
import { DOT } from './measures.ts';
import type { ClusterPlan } from './plan.ts';
import { flightsOf } from './series.ts';

export interface Dot extends DrawnPacket {
  /** A reply out of memory or from disk, or a request that is handed off. */
  readonly kind: 'reply' | 'read' | 'handed';
}

/** Kind of a reply: odd ones are of documents that came from disk. */
const FROM_DISK = 1;

export function dotsOf({ measures, entry, nodes }: ClusterPlan, record: RunRecord, now: Nanos): Dot[] {
  const { trunkY, handY } = measures;
  const way = entry.x + entry.width / 2;
  return nodes.flatMap((node) => {
    const out = [
      { x: node.comes, y: node.y },
      { x: node.comes, y: trunkY },
      { x: way, y: trunkY },
      { x: way, y: entry.y + entry.height },
    ];
    const replies = underWay(flightsOf(record, node.number, 'replies'), now, (info) => [
      out,
      (flightKind(info) & FROM_DISK) !== 0 ? 'read' : 'reply',
    ]);
    const handed = underWay(flightsOf(record, node.number, 'handoffs'), now, (info) => {
      const to = nodes[flightFlow(info)] ?? node;
      const bend = [
        { x: node.asks, y: node.y },
        { x: node.asks, y: handY },
        { x: to.takes, y: handY },
        { x: to.takes, y: to.y },
      ];
      return [bend, 'handed'];
    });
    return [...replies, ...handed];
  });
}

type Travels = (info: number) => readonly [way: readonly Point[], kind: Dot['kind']];

function underWay(flights: FlightSeries | undefined, now: Nanos, travels: Travels): Dot[] {
  if (!flights) return [];
  const { startsAt, arrivesAt, segment, info, link } = flights;
  const { first, last } = flightsAt(flights, now);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index): Dot => {
    const row = first + index;
    const [way, kind] = travels(info[row]!);
    const fraction = (now - startsAt[row]!) / (arrivesAt[row]! - startsAt[row]!);
    return { link, row, segment: segment[row]!, ...along(way, fraction), width: 2 * DOT, fraction, kind };
  });
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

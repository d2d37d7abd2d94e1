// Single requests, where time runs slowly enough to see one: replies on their way out of a node, and requests that are handed
// off, over the bend between the nodes or from a front end.

import type { Nanos } from '../../../engine/core/time.ts';
import { handedTo, isFromDisk } from '../../../engine/web-cluster/decision.ts';
import { flightsAt } from '../../../record/flights.ts';
import type { StepLog } from '../../../record/logs.ts';
import type { RunRecord } from '../../../record/record.ts';
import type { DrawnPacket } from '../../stage-kit/drawn-packets.ts';
import type { Point } from '../../stage-kit/geometry.ts';
import { DOT } from './measures.ts';
import type { ClusterPlan } from './plan.ts';
import { stepsOf } from './series.ts';

export interface Dot extends DrawnPacket {
  /** A reply out of memory or from disk, or a request that is handed off. */
  readonly kind: 'reply' | 'read' | 'handed';
}

export function dotsOf({ measures, entry, nodes, front, leaves }: ClusterPlan, record: RunRecord, now: Nanos): Dot[] {
  const { trunkY, handY } = measures;
  const home = front
    ? front.relays
      ? front.back
      : front.home
    : { x: entry.x + entry.width / 2, y: entry.y + entry.height };
  return nodes.flatMap((node) => {
    const out = [{ x: node.comes, y: node.y }, { x: node.comes, y: trunkY }, { x: home.x, y: trunkY }, home];
    const replies = underWay(stepsOf(record, node.number, 'replies'), now, (outcome) => [
      out,
      isFromDisk(outcome) ? 'read' : 'reply',
    ]);
    const handed = underWay(stepsOf(record, node.number, 'handoffs'), now, (outcome) => {
      const to = nodes[handedTo(outcome)] ?? node;
      const bend = [
        ...(front
          ? [leaves, { x: leaves.x, y: handY }]
          : [
              { x: node.asks, y: node.y },
              { x: node.asks, y: handY },
            ]),
        { x: to.takes, y: handY },
        { x: to.takes, y: to.y },
      ];
      return [bend, 'handed'];
    });
    return [...replies, ...handed];
  });
}

type Travels = (outcome: number) => readonly [way: readonly Point[], kind: Dot['kind']];

function underWay(steps: StepLog<'replies' | 'handoffs'>, now: Nanos, travels: Travels): Dot[] {
  const { startsAt, arrivesAt, document: documents, outcome, link } = steps;
  const { first, last } = flightsAt(steps, now);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index): Dot => {
    const row = first + index;
    const [way, kind] = travels(outcome[row]!);
    const fraction = (now - startsAt[row]!) / (arrivesAt[row]! - startsAt[row]!);
    return { link, row, segment: documents[row]!, ...along(way, fraction), width: 2 * DOT, fraction, kind };
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

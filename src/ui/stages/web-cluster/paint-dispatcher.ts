// The queue of the dispatcher, and the request that is followed: where it came in, how far it has come, where it is sent.

import type { Nanos } from '../../../engine/core/time.ts';
import type { Point } from '../../stage-kit/geometry.ts';
import type { Colours } from '../../theme/tokens.ts';
import type { Followed } from './followed.ts';
import type { ClusterPlan } from './plan.ts';

type Context = CanvasRenderingContext2D;

const SLOTS = 40;
const PADDING = 4;
const RING = 6;

export interface QueueLook {
  readonly slots: number;
  readonly pitch: number;
  /** Requests in a slot. */
  readonly block: number;
}

/** @param most requests that will ever wait */
export function queueLook({ queue }: ClusterPlan, most: number, round: (value: number) => number): QueueLook {
  const slots = Math.max(8, Math.min(SLOTS, Math.floor((queue.width - 2 * PADDING) / 6)));
  return { slots, pitch: (queue.width - 2 * PADDING) / slots, block: round(Math.max(1, most / slots)) };
}

export function paintQueue(
  context: Context,
  { queue }: ClusterPlan,
  { slots, pitch, block }: QueueLook,
  waiting: number,
  colours: Colours,
): void {
  context.fillStyle = colours.page;
  context.strokeStyle = colours.ink3;
  context.lineWidth = 1.5 * colours.strokes;
  context.beginPath();
  context.roundRect(queue.x, queue.y, queue.width, queue.height, 5);
  context.fill();
  context.stroke();
  const filled = waiting / block;
  const right = queue.x + queue.width - PADDING;
  for (let slot = 0; slot < slots; slot++) {
    const x = right - (slot + 1) * pitch + 0.75;
    const height = queue.height - 2 * PADDING + 1;
    context.fillStyle = colours.grid;
    context.fillRect(x, queue.y + PADDING - 0.5, pitch - 1.5, height);
    const share = Math.min(1, filled - slot);
    if (share <= 0) continue;
    context.fillStyle = colours.flow2.line;
    const wide = (pitch - 1.5) * share;
    context.fillRect(x + pitch - 1.5 - wide, queue.y + PADDING - 0.5, wide, height);
  }
}

/** Where a request stands that waits for `left` ns more. */
function placeInQueue(plan: ClusterPlan, { pitch, block }: QueueLook, left: Nanos, decision: Nanos): Point {
  const { queue, measures } = plan;
  const ahead = decision > 0 ? left / decision : 0;
  const x = queue.x + queue.width - PADDING - (ahead / block) * pitch;
  return { x: Math.max(queue.x + PADDING, x), y: measures.headY };
}

/** Its way so far, dashed, and a ring where it is. Gives back where that is. */
export function paintFollowed(
  context: Context,
  plan: ClusterPlan,
  look: QueueLook,
  followed: Followed,
  { now, decision }: { readonly now: Nanos; readonly decision: Nanos },
  colours: Colours,
): Point {
  const { nodes, measures, entry, joins, leaves, queue } = plan;
  const { trunkY, askY, handY, headY } = measures;
  const from = nodes[followed.entry]!;
  const to = nodes[followed.target] ?? from;
  const isDecided = now >= followed.decidedAt;
  const place = isDecided ? { x: to.takes, y: to.y - 1 } : placeInQueue(plan, look, followed.decidedAt - now, decision);
  const way = entry.x + entry.width / 2;
  const paths: Point[][] = [
    [
      { x: way, y: entry.y + entry.height },
      { x: way, y: trunkY },
      { x: from.comes, y: trunkY },
      { x: from.comes, y: from.y },
    ],
    [{ x: from.asks, y: from.y }, { x: from.asks, y: askY }, { x: joins.x, y: askY }, joins, { x: queue.x, y: headY }],
  ];
  if (isDecided) {
    paths.push([leaves, { x: leaves.x, y: handY }, { x: to.takes, y: handY }, { x: to.takes, y: to.y }]);
  }
  for (const [style, width, dash] of [
    [colours.page, 4.5, []],
    [colours.flow2.line, 2, [5, 4]],
  ] as const) {
    context.strokeStyle = style;
    context.lineWidth = width * colours.strokes;
    context.setLineDash([...dash]);
    context.beginPath();
    for (const [start, ...rest] of paths) {
      context.moveTo(start!.x, start!.y);
      for (const { x, y } of rest) context.lineTo(x, y);
    }
    context.stroke();
  }
  context.setLineDash([]);
  paintRing(context, place, colours);
  return place;
}

function paintRing(context: Context, { x, y }: Point, colours: Colours): void {
  context.fillStyle = colours.page;
  context.strokeStyle = colours.flow2.line;
  context.lineWidth = 2.5 * colours.strokes;
  context.beginPath();
  context.arc(x, y, RING, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

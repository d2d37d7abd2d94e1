// The queue of the dispatcher, and the request that is followed: where it came in, how far it has come, where it is sent.

import type { Point } from '../../stage-kit/geometry.ts';
import type { Colours } from '../../theme/tokens.ts';
import { type ClusterPlan, type NodeBox, PADDING_OF_QUEUE, type QueueLook } from './plan.ts';
import type { FollowedScene } from './scene.ts';

type Context = CanvasRenderingContext2D;

const RING = 6;

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
  const right = queue.x + queue.width - PADDING_OF_QUEUE;
  for (let slot = 0; slot < slots; slot++) {
    const x = right - (slot + 1) * pitch + 0.75;
    const height = queue.height - 2 * PADDING_OF_QUEUE + 1;
    context.fillStyle = colours.grid;
    context.fillRect(x, queue.y + PADDING_OF_QUEUE - 0.5, pitch - 1.5, height);
    const share = Math.min(1, filled - slot);
    if (share <= 0) continue;
    context.fillStyle = colours.flow2.line;
    const wide = (pitch - 1.5) * share;
    context.fillRect(x + pitch - 1.5 - wide, queue.y + PADDING_OF_QUEUE - 0.5, wide, height);
  }
}

/** Its way so far, dashed, and a ring where it is. */
export function paintFollowed(
  context: Context,
  plan: ClusterPlan,
  { entry: asked, target, place, isDecided }: FollowedScene,
  colours: Colours,
): void {
  const { nodes, leaves } = plan;
  const { handY } = plan.measures;
  const from = nodes[asked]!;
  const to = nodes[target] ?? from;
  const paths = waysIn(plan, from);
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
}

/** How it came into the queue. */
function waysIn({ measures, entry, joins, queue, clients, front }: ClusterPlan, from: NodeBox): Point[][] {
  const { trunkY, askY, headY } = measures;
  const end = { x: queue.x, y: headY };
  if (front) return [[{ x: clients.x + clients.width, y: headY }, end]];
  const way = entry.x + entry.width / 2;
  return [
    [
      { x: way, y: entry.y + entry.height },
      { x: way, y: trunkY },
      { x: from.comes, y: trunkY },
      { x: from.comes, y: from.y },
    ],
    [{ x: from.asks, y: from.y }, { x: from.asks, y: askY }, { x: joins.x, y: askY }, joins, end],
  ];
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

// The part of the stage of a cluster that never moves: clients, switch, dispatcher, the cables, the boxes of the nodes with
// their empty shelves. Painted once per size and theme into a sheet of its own.

import type { Colours } from '../../theme/tokens.ts';
import { NODE_SHELVES } from './measures.ts';
import type { Box, ClusterPlan, FrontPlan, NodeBox } from './plan.ts';

type Context = CanvasRenderingContext2D;

const CABLE = 1.5;
/** In less height than this there is one screen instead of two. */
const LOW = 26;

export function paintMachines(context: Context, plan: ClusterPlan, colours: Colours): void {
  context.lineJoin = 'round';
  context.lineCap = 'butt';
  paintCables(context, plan, colours);
  if (plan.clients.width > 0) paintClients(context, plan.clients, colours);
  if (!plan.front) paintBox(context, plan.entry, colours.ink3, 1.5 * colours.strokes, colours.page, 6);
  paintBox(context, plan.dispatcher, colours.ink, 2 * colours.strokes, colours.page, 6);
  for (const node of plan.nodes) paintNode(context, node, plan, colours);
}

function paintCables(context: Context, plan: ClusterPlan, colours: Colours): void {
  context.strokeStyle = colours.lineStrong;
  context.lineWidth = CABLE * colours.strokes;
  context.beginPath();
  if (plan.front) frontCables(context, plan, plan.front);
  else cables(context, plan);
  context.stroke();
}

function cables(context: Context, plan: ClusterPlan): void {
  const { entry, nodes, queue, dispatcher, clients, joins, leaves, measures } = plan;
  const { headY, askY, handY, trunkY, compact } = measures;
  const way = entry.x + entry.width / 2;
  const first = nodes[0]!;
  const last = nodes.at(-1)!;
  if (!compact) {
    context.moveTo(clients.x + clients.width, headY);
    context.lineTo(entry.x, headY);
  }
  context.moveTo(way, entry.y + entry.height);
  context.lineTo(way, trunkY);
  across(context, trunkY, [way, first.comes, last.comes]);
  across(context, askY, [joins.x, first.asks, last.asks]);
  context.moveTo(joins.x, askY);
  context.lineTo(joins.x, headY);
  context.lineTo(queue.x, headY);
  context.moveTo(queue.x + queue.width, headY);
  context.lineTo(dispatcher.x, headY);
  context.moveTo(leaves.x, leaves.y);
  context.lineTo(leaves.x, handY);
  across(context, handY, [leaves.x, first.takes, last.takes]);
  for (const { comes, asks, takes, y } of nodes) {
    for (const [x, from] of [
      [comes, trunkY],
      [asks, askY],
      [takes, handY],
    ] as const) {
      context.moveTo(x, from);
      context.lineTo(x, y);
    }
  }
}

/** Requests over the queue into the front end, and from it to the nodes; replies to the clients, or back into it and out of it again. */
function frontCables(context: Context, plan: ClusterPlan, { relays, home, back, out }: FrontPlan): void {
  const { nodes, queue, dispatcher, clients, leaves, measures } = plan;
  const { headY, askY, handY, trunkY } = measures;
  const [first, last] = [nodes[0]!, nodes.at(-1)!];
  const piece = (x1: number, y1: number, x2: number, y2: number): void => {
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
  };
  piece(clients.x + clients.width, headY, queue.x, headY);
  piece(queue.x + queue.width, headY, dispatcher.x, headY);
  piece(leaves.x, leaves.y, leaves.x, handY);
  across(context, handY, [leaves.x, first.takes, last.takes]);
  const end = relays ? back : home;
  across(context, trunkY, [end.x, first.comes, last.comes]);
  piece(end.x, trunkY, end.x, end.y);
  if (relays) {
    piece(out.x, out.y, out.x, askY);
    across(context, askY, [out.x, home.x]);
    piece(home.x, askY, home.x, home.y);
  }
  for (const { comes, takes, y } of nodes) {
    piece(comes, trunkY, comes, y);
    piece(takes, handY, takes, y);
  }
}

/** A level line that reaches all of them. */
function across(context: Context, y: number, xs: readonly number[]): void {
  context.moveTo(Math.min(...xs), y);
  context.lineTo(Math.max(...xs), y);
}

export function paintBox(
  context: Context,
  { x, y, width, height }: Box,
  stroke: string,
  line: number,
  fill: string,
  radius: number,
): void {
  context.fillStyle = fill;
  context.strokeStyle = stroke;
  context.lineWidth = line;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
  context.stroke();
}

/** Two screens, one behind the other. */
function paintClients(context: Context, { x, y, width, height }: Box, colours: Colours): void {
  if (height < LOW) {
    paintBox(context, { x, y, width, height }, colours.ink3, 1.5 * colours.strokes, colours.page, 4);
    return;
  }
  const screen = { width: width - 8, height: height - 12 };
  paintBox(context, { x, y: y + 1, ...screen }, colours.ink3, 1.5 * colours.strokes, colours.page, 4);
  paintBox(context, { x: x + 8, y: y + 7, ...screen }, colours.ink3, 1.5 * colours.strokes, colours.page, 4);
  context.beginPath();
  context.moveTo(x + 8 + screen.width * 0.25, y + height - 1);
  context.lineTo(x + 8 + screen.width * 0.75, y + height - 1);
  context.stroke();
}

function paintNode(context: Context, node: NodeBox, plan: ClusterPlan, colours: Colours): void {
  const radius = node.width > 70 ? 8 : node.width > 30 ? 5 : 2;
  paintBox(context, node, colours.lineStrong, colours.strokes, colours.chrome, radius);
  const { shelves } = node;
  const { shelf } = plan.measures;
  context.strokeStyle = colours.lineStrong;
  context.lineWidth = 1;
  context.beginPath();
  for (let row = 1; row <= NODE_SHELVES; row++) {
    const y = Math.round(shelves.y + row * shelf) - 1.5;
    context.moveTo(shelves.x, y);
    context.lineTo(shelves.x + shelves.width, y);
  }
  context.stroke();
}

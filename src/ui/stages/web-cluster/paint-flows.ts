// How much goes where: requests on the cables, as wide as there are of them. Blue: served at once. Dark: over the dispatcher,
// there and from it to the node that it names.

import type { Colours } from '../../theme/tokens.ts';
import type { ClusterPlan, FrontPlan, NodeBox } from './plan.ts';
import type { ClusterState, NodeState } from './state.ts';

type Context = CanvasRenderingContext2D;

const WIDEST = 9;
const NARROWEST = 1.6;
/** So much of its width a line has between two lines of words. */
const BETWEEN_WORDS = 0.5;
/** Requests per second that are not worth a line. */
const FEW = 0.5;

/** A straight piece that so many requests per second take. */
type Line = (x1: number, y1: number, x2: number, y2: number, rate: number) => void;

/** @param most requests per second that are drawn at full width */
export function paintFlows(
  context: Context,
  plan: ClusterPlan,
  state: ClusterState,
  most: number,
  colours: Colours,
): void {
  const widest = (plan.measures.compact ? 0.5 : 1) * WIDEST;
  const line: Line = (x1, y1, x2, y2, rate) => {
    // Nor is one that is not known.
    if (!(rate >= FEW)) return;
    // At the very beginning of a record there may be more under way than was ever counted.
    context.lineWidth = Math.max(NARROWEST, widest * Math.min(1, rate / Math.max(1, most)));
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  };
  context.lineCap = 'butt';
  if (plan.front) {
    throughFront(plan, plan.front, state, line, context, colours);
    return;
  }
  context.strokeStyle = colours.flow2.line;
  // What comes to a node to ask goes with what it serves, as far as it.
  intoNodes(plan, state, ({ asks, atOnce }) => asks + atOnce, line);
  overDispatcher(plan, state, line);
  context.strokeStyle = colours.data.line;
  intoNodes(plan, state, ({ atOnce }) => atOnce, line);
}

type Rate = (node: NodeState) => number;

/** From the switch. */
function intoNodes(
  { entry, measures, nodes: boxes }: ClusterPlan,
  { nodes }: ClusterState,
  rate: Rate,
  line: Line,
): void {
  const { trunkY } = measures;
  const way = entry.x + entry.width / 2;
  const rates = nodes.map(rate);
  line(way, entry.y + entry.height, way, trunkY, sumOf(rates));
  const place = ({ comes }: NodeBox): number => comes;
  branches(boxes.map(place), rates, way, trunkY, line);
  for (const box of boxes) line(box.comes, trunkY, box.comes, box.y, rates[box.number]!);
}

/** To the dispatcher's queue, and from the dispatcher to the nodes that it names. */
function overDispatcher(plan: ClusterPlan, { nodes }: ClusterState, line: Line): void {
  const { joins, leaves, queue, measures, nodes: boxes } = plan;
  const { askY, handY, headY } = measures;
  const asks = nodes.map((node) => node.asks);
  for (const { asks: x, y, number } of boxes) line(x, y, x, askY, asks[number]!);
  const asking = boxes.map((box) => box.asks);
  branches(asking, asks, joins.x, askY, line);
  line(joins.x, askY, joins.x, headY, sumOf(asks));
  line(joins.x, headY, queue.x, headY, sumOf(asks));
  const takes = nodes.map((node) => node.takes);
  line(leaves.x, leaves.y, leaves.x, handY, sumOf(takes));
  const taking = boxes.map((box) => box.takes);
  branches(taking, takes, leaves.x, handY, line);
  for (const { takes: x, y, number } of boxes) line(x, handY, x, y, takes[number]!);
}

/** Requests into a single front end and on to the nodes, and replies back to the clients; there is no other way. */
function throughFront(
  { clients, queue, leaves, measures, nodes: boxes }: ClusterPlan,
  { relays, home, back, out }: FrontPlan,
  { nodes, asks }: ClusterState,
  line: Line,
  context: Context,
  colours: Colours,
): void {
  const { headY, askY, handY, trunkY } = measures;
  context.strokeStyle = colours.flow2.line;
  // Between two lines of words.
  line(clients.x + clients.width, headY, queue.x, headY, BETWEEN_WORDS * asks);
  const takes = nodes.map((node) => node.takes);
  line(leaves.x, leaves.y, leaves.x, handY, sumOf(takes));
  branches(
    boxes.map((box) => box.takes),
    takes,
    leaves.x,
    handY,
    line,
  );
  for (const { takes: x, y, number } of boxes) line(x, handY, x, y, takes[number]!);
  context.strokeStyle = colours.data.line;
  const replies = nodes.map((node) => node.replies);
  const [all, end] = [sumOf(replies), relays ? back : home];
  for (const { comes: x, y, number } of boxes) line(x, y, x, trunkY, replies[number]!);
  branches(
    boxes.map((box) => box.comes),
    replies,
    end.x,
    trunkY,
    line,
  );
  line(end.x, trunkY, end.x, end.y, all);
  if (!relays) return;
  line(out.x, out.y, out.x, askY, all);
  line(out.x, askY, home.x, askY, all);
  line(home.x, askY, home.x, home.y, all);
}

const sumOf = (rates: readonly number[]): number => rates.reduce((sum, rate) => sum + rate, 0);

/** A level line with branches: each piece carries what goes on beyond it. */
function branches(xs: readonly number[], rates: readonly number[], root: number, y: number, line: Line): void {
  for (const way of [1, -1]) {
    const beyond = xs
      .map((x, place) => ({ x, rate: rates[place]! }))
      .filter(({ x }) => (x - root) * way > 0)
      .sort((a, b) => (b.x - a.x) * way);
    let sum = 0;
    beyond.forEach(({ x, rate }, place) => {
      sum += rate;
      line(x, y, beyond[place + 1]?.x ?? root, y, sum);
    });
  }
}

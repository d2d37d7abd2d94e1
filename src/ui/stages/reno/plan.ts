// Where everything stands on the stage: senders left, router, the queue that matters in front of its link, receivers right.
// Two lanes per cable, one for each direction. Pure; nothing here depends on the time, so nothing but packets moves.

import type { Layout, LinkInfo, NodeInfo } from '../../../scenarios/kit/layout.ts';
import { isCompact } from '../../foundation/size-class.ts';
import type { BarPlace, Lane, NodePlace, Point, QueuePlace } from '../../stage-kit/geometry.ts';
import { type SizeTable, sizesOf } from '../../stage-kit/size-table.ts';

export interface StagePlan {
  readonly width: number;
  readonly height: number;
  readonly compact: boolean;
  readonly nodes: readonly NodePlace[];
  readonly lanes: readonly Lane[];
  readonly queue: QueuePlace | undefined;
  readonly timer: BarPlace;
  /** From the middle of a cable to each of its lanes. */
  readonly laneHalf: number;
}

const ROOMY = 230;
const NARROW = 800;

/** `bottleneck` is the link whose queue is drawn, -1 if none. */
export function stagePlan(layout: Layout, bottleneck: number, width: number, height: number): StagePlan {
  const measures = measure(width, height);
  const { compact } = measures;
  const nodes = placeNodes(layout, measures);
  const queue = bottleneck < 0 ? undefined : placeQueue(layout.links[bottleneck]!, bottleneck, nodes, measures);
  const lanes = layout.links.flatMap((link, index) => {
    const lane = placeLane(layout, link, index, nodes, measures);
    if (!lane) return [];
    const leaves = queue && !compact && index === bottleneck;
    return [leaves ? { ...lane, from: { x: queue.right + 1, y: queue.centre } } : lane];
  });
  return {
    width,
    height,
    compact,
    nodes,
    lanes,
    queue,
    timer: placeTimer(nodes, measures),
    laneHalf: measures.lane,
  };
}

const NO_END = Number.POSITIVE_INFINITY;
/** A stage with room, a low one, a phone. */
const TABLE = {
  classes: ['room', 'low', 'phone'],
  sizes: {
    middle: [76, 66, 38],
    lane: [22, 17, 9],
    hostWide: [34, 28, 20],
    hostHigh: [29, 22, 18],
    radius: [31, 26, 18],
    mostSide: [84, 76, 36],
    queueHeight: [44, 36, 30],
  },
  stretch: { drawnFor: [150, 150, 164], most: [NO_END, NO_END, NO_END], by: { middle: [0.36, 0.34, 0.35] } },
} satisfies SizeTable<'room' | 'low' | 'phone', string>;

function measure(width: number, height: number): Measures {
  const compact = isCompact(width);
  const sizes = sizesOf(TABLE, compact ? 'phone' : height < ROOMY ? 'low' : 'room', height);
  const side = compact ? sizes.mostSide : Math.min(sizes.mostSide, width * 0.09);
  return { ...sizes, width, height, compact, host: { x: sizes.hostWide, y: sizes.hostHigh }, side };
}

interface Measures {
  readonly spare: number;
  readonly compact: boolean;
  readonly width: number;
  readonly height: number;
  /** Height of the row of cables. */
  readonly middle: number;
  /** From the middle of a cable to each of its lanes. */
  readonly lane: number;
  readonly host: Point;
  readonly radius: number;
  /** From the edge to the middle of the outer hosts. */
  readonly side: number;
  readonly queueHeight: number;
}

function placeNodes(layout: Layout, measures: Measures): NodePlace[] {
  const { width, middle, side, compact, radius } = measures;
  const receivers = new Set(layout.flows.map((flow) => flow.to));
  const focus = layout.flows[0]?.from;
  const routers = layout.nodes.filter((node) => node.kind === 'router');
  const right = layout.nodes.filter((node) => node.kind !== 'router' && receivers.has(node.name));
  const left = layout.nodes.filter((node) => node.kind !== 'router' && !receivers.has(node.name));
  const routerX = (index: number) =>
    side + ((width - 2 * side) * (index + (compact ? 0.92 : width < NARROW ? 0.6 : 0.72))) / (routers.length + 1);
  return [
    ...column(left, side, focus, measures),
    ...routers.map((node, index) => ({
      node,
      x: routerX(index),
      y: middle,
      half: { x: radius, y: radius },
      focus: false,
    })),
    ...column(right, width - side, focus, measures),
  ];
}

/** Several hosts stand one above the other, and are the lower the more there are. */
function column(nodes: readonly NodeInfo[], x: number, focus: string | undefined, measures: Measures): NodePlace[] {
  const { compact, middle, height, host } = measures;
  const several = nodes.length > 1;
  const top = compact || !several ? 2 : 16;
  const room = several ? (compact ? 2 * middle - 4 : height - 64 - top) / nodes.length : 0;
  const half = several ? { x: host.x, y: Math.min(host.y, room * 0.42 - 1) } : host;
  return nodes.map((node, index) => {
    const y = several ? top + room * (index + 0.5) : middle;
    return { node, x, y, half, focus: node.name === focus };
  });
}

const placeOf = (nodes: readonly NodePlace[], name: string): NodePlace | undefined =>
  nodes.find((place) => place.node.name === name);

/** Data above, acknowledgements below; both lanes end at the edge of what they connect. */
function placeLane(
  layout: Layout,
  link: LinkInfo,
  index: number,
  nodes: readonly NodePlace[],
  measures: Measures,
): Lane | undefined {
  const a = placeOf(nodes, link.from);
  const b = placeOf(nodes, link.to);
  if (!a || !b) return undefined;
  const offset = b.x >= a.x ? -measures.lane : measures.lane;
  const forward = layout.flows.length === 0 || b.x >= a.x;
  return { link: index, from: edge(a, b, offset), to: edge(b, a, offset), forward };
}

/** The point at which a lane touches a node. */
function edge({ node, x, y, half }: NodePlace, other: NodePlace, offset: number): Point {
  const way = Math.sign(other.x - x) || 1;
  const fits = Math.sign(offset) * Math.min(Math.abs(offset), half.y * 0.76);
  const reach = node.kind === 'router' ? Math.sqrt(half.x * half.x - fits * fits) : half.x;
  return { x: x + way * reach, y: y + fits };
}

function placeQueue(
  link: LinkInfo,
  index: number,
  nodes: readonly NodePlace[],
  measures: Measures,
): QueuePlace | undefined {
  const router = placeOf(nodes, link.from);
  if (!router) return undefined;
  const { compact, width, middle, lane, radius, side, queueHeight } = measures;
  if (compact) {
    const centre = middle + 64;
    return {
      link: index,
      right: width - 104,
      centre,
      height: queueHeight,
      widest: width - 104 - 16,
      entry: { x: router.x, y: centre - queueHeight / 2 - 16 },
    };
  }
  const widest = Math.min(360, (width - side - router.x) * (width < NARROW ? 0.38 : 0.42));
  const start = router.x + radius + 62;
  return {
    link: index,
    right: start + widest,
    centre: middle - lane,
    height: queueHeight,
    widest,
    entry: { x: router.x + radius + 22, y: middle - lane },
  };
}

function placeTimer(nodes: readonly NodePlace[], measures: Measures): BarPlace {
  const { compact, spare, width, middle, host, radius, side } = measures;
  const several = nodes.length > 3;
  if (compact) return { x: 16, y: middle + 102, width: width - 104 - 16 };
  const sender = nodes.find(({ focus }) => focus);
  const router = nodes.find(({ node }) => node.kind === 'router');
  const from = (sender?.x ?? side) - host.x;
  const to = router ? router.x - radius : width / 2;
  const below = Math.max(...nodes.map(({ y, half }) => y + half.y)) + (several ? 16 : 29 + spare * 0.2);
  return { x: from, y: Math.min(Math.max(below, middle + 51), measures.height - 32), width: Math.max(280, to - from) };
}

// Where everything stands on the stage of a cluster: clients and switch at the left, the dispatcher with its queue at the
// right, or a single front end in the place of both; the nodes below, one beside the other, each with its plot of the load underneath. Pure; nothing depends on the time.

import type { Nanos } from '../../../engine/core/time.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import type { Point } from '../../stage-kit/geometry.ts';
import { type ClusterMeasures, clusterMeasures } from './measures.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface NodeBox extends Box {
  readonly number: number;
  /** Where its requests come in, where it asks the dispatcher, where it gets what others hand off. */
  readonly comes: number;
  readonly asks: number;
  readonly takes: number;
  /** Inside the box: the bar of slots, the shelves and the disk. */
  readonly bar: Box;
  readonly shelves: Box;
  readonly disk: Point;
}
/** How a single front end passes requests on, and replies back. */
export interface FrontPlan {
  readonly relays: boolean;
  /** Where replies come to the clients; where they come into a front end that relays, and leave it. */
  readonly home: Point;
  readonly back: Point;
  readonly out: Point;
}
export interface ClusterPlan {
  readonly width: number;
  readonly height: number;
  readonly measures: ClusterMeasures;
  readonly clients: Box;
  readonly entry: Box;
  readonly dispatcher: Box;
  /** The queue before it; its right end is where requests leave. */
  readonly queue: Box;
  /** Where what asks joins the queue, and where the dispatcher sends on. */
  readonly joins: Point;
  readonly leaves: Point;
  /** Left out: nodes accept requests, and `entry` is the switch before them. */
  readonly front: FrontPlan | undefined;
  readonly nodes: readonly NodeBox[];
  /** From one node to the next. */
  readonly pitch: number;
  /** Plots of the load, below the nodes; undefined where there is no room. */
  readonly plots: { readonly top: number; readonly bottom: number } | undefined;
}

const WIDEST_NODE = 190;
const PADDING = 10;

export function clusterPlan(count: number, width: number, height: number, front?: Layout['front']): ClusterPlan {
  const measures = clusterMeasures(width, height);
  const { compact, side, headY, headHeight, plots } = measures;
  const top = headY - headHeight / 2;
  const dispatcherWidth = compact ? 84 : width < 800 ? 88 : 112;
  const dispatcher = { x: width - side - dispatcherWidth, y: top, width: dispatcherWidth, height: headHeight };
  const clients = { x: side, y: top, width: compact ? (front ? 26 : 0) : 38, height: headHeight };
  const entryWidth = front ? 0 : compact ? 58 : width < 800 ? 64 : 108;
  const entry = {
    x: compact ? side + clients.width : Math.round(width * 0.2),
    y: top,
    width: entryWidth,
    height: headHeight,
  };
  const queueLeft = compact
    ? entry.x + entry.width + 14
    : Math.round(Math.max(width * 0.46, entry.x + entryWidth + 176));
  const queue = { x: queueLeft, y: top + 2, width: dispatcher.x - 10 - queueLeft, height: headHeight - 4 };
  const { nodes, pitch } = placeNodes(count, width, height, measures);
  const bottom = height - 10;
  return {
    width,
    height,
    measures,
    clients,
    entry,
    dispatcher,
    queue,
    joins: { x: queue.x - (compact ? 6 : 14), y: headY },
    leaves: { x: dispatcher.x + dispatcher.width / 2, y: top + headHeight },
    front: front && {
      relays: front === 'relay',
      home: { x: clients.x + clients.width / 2, y: top + headHeight },
      back: { x: dispatcher.x + dispatcher.width * 0.8, y: top + headHeight },
      out: { x: dispatcher.x + dispatcher.width * 0.2, y: top + headHeight },
    },
    nodes,
    pitch,
    plots: plots > 0 ? { top: bottom - plots, bottom } : undefined,
  };
}

function placeNodes(count: number, width: number, height: number, measures: ClusterMeasures) {
  const { compact, side, nodesTop, name, bar, shelf, foot } = measures;
  const pitch = (width - 2 * side + gapOf(width, count)) / count;
  const gap = gapOf(width, count);
  const boxWidth = Math.min(WIDEST_NODE, pitch - gap);
  const inner = boxWidth > 70 ? PADDING : boxWidth > 30 ? 5 : 2;
  const boxHeight = name + bar + 5 * shelf + foot + 2;
  const nodes = Array.from({ length: count }, (_, number): NodeBox => {
    // Whole pixels, so that columns of the plots are sharp.
    const x = Math.round(side + number * pitch + (pitch - gap - boxWidth) / 2);
    const middle = x + boxWidth / 2;
    const apart = Math.min(14, boxWidth / 3.2);
    const top = nodesTop + name;
    return {
      number,
      x,
      y: nodesTop,
      width: boxWidth,
      height: Math.min(boxHeight, height - nodesTop - 4),
      comes: middle,
      asks: middle + apart,
      takes: middle - apart,
      bar: { x: x + inner, y: top, width: boxWidth - 2 * inner, height: bar - (compact ? 4 : 6) },
      shelves: { x: x + inner, y: top + bar, width: boxWidth - 2 * inner, height: 5 * shelf },
      disk: { x: x + inner, y: top + bar + 5 * shelf + foot / 2 },
    };
  });
  return { nodes, pitch };
}

const gapOf = (width: number, count: number): number => {
  const each = width / count;
  return each > 90 ? 10 : each > 40 ? 5 : each > 16 ? 3 : 1;
};

const SLOTS = 40;
/** Inside the frame of the queue. */
export const PADDING_OF_QUEUE = 4;

export interface QueueLook {
  readonly slots: number;
  readonly pitch: number;
  /** Requests in a slot. */
  readonly block: number;
}

/** @param most requests that will ever wait */
export function queueLook(
  { queue }: Pick<ClusterPlan, 'queue'>,
  most: number,
  round: (value: number) => number,
): QueueLook {
  const slots = Math.max(8, Math.min(SLOTS, Math.floor((queue.width - 2 * PADDING_OF_QUEUE) / 6)));
  return { slots, pitch: (queue.width - 2 * PADDING_OF_QUEUE) / slots, block: round(Math.max(1, most / slots)) };
}

export interface PlacedRequest {
  readonly place: Point;
  readonly isDecided: boolean;
}

/** Where a request is that asks the dispatcher: in its queue, then at the node that is named. */
export function placeOf(
  { nodes, queue, measures }: ClusterPlan,
  { pitch, block }: QueueLook,
  { entry, target, decidedAt }: { readonly entry: number; readonly target: number; readonly decidedAt: Nanos },
  now: Nanos,
  decision: Nanos,
): PlacedRequest {
  const to = nodes[target] ?? nodes[entry]!;
  if (now >= decidedAt) return { place: { x: to.takes, y: to.y - 1 }, isDecided: true };
  const ahead = decision > 0 ? (decidedAt - now) / decision : 0;
  const x = queue.x + queue.width - PADDING_OF_QUEUE - (ahead / block) * pitch;
  return { place: { x: Math.max(queue.x + PADDING_OF_QUEUE, x), y: measures.headY }, isDecided: false };
}

const SMALLEST_FOOT = 18;
const NARROWEST = 28;

/** Is there room for the disks? */
export const hasDisk = ({ measures, nodes }: ClusterPlan): boolean =>
  measures.foot >= SMALLEST_FOOT && nodes[0]!.width >= NARROWEST;

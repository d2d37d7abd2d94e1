// Sizes of the stage of a cluster, CSS pixels, for its three looks: with room, low (a projector, a low window), and a phone.

import { isCompact } from '../../foundation/size-class.ts';

export interface ClusterMeasures {
  /** A phone: no names of nodes but their numbers, and what a button or the charts say too is left out. */
  readonly compact: boolean;
  /** Left of the first node and right of the last. */
  readonly side: number;
  /** Middle and height of the row of clients, switch, queue and dispatcher. */
  readonly headY: number;
  readonly headHeight: number;
  /** Ways to the dispatcher, from it, and from the switch to the nodes. */
  readonly askY: number;
  readonly handY: number;
  readonly trunkY: number;
  readonly nodesTop: number;
  /** Of a node: head line with name and load, bar of slots, each shelf, foot with the disk. */
  readonly name: number;
  readonly bar: number;
  readonly shelf: number;
  readonly foot: number;
  /** Below the nodes: line of words, height of the plots; 0: left out. */
  readonly words: number;
  readonly plots: number;
}

const ROOMY = 330;
const WITH_WORDS = 250;
const WITH_PLOTS = 200;
const SHELVES = 5;
const BELOW_PLOTS = 12;

type Head = Pick<ClusterMeasures, 'headY' | 'headHeight' | 'askY' | 'handY' | 'trunkY' | 'nodesTop'>;

export function clusterMeasures(width: number, height: number): ClusterMeasures {
  const compact = isCompact(width);
  const side = compact ? 12 : 28;
  const head = headOf(compact, height);
  const plots = height < WITH_PLOTS ? 0 : compact ? 28 : height < WITH_WORDS ? 32 : height < ROOMY ? 40 : 52;
  const words = compact || plots === 0 ? 0 : 22;
  const below = words + plots + (plots > 0 ? BELOW_PLOTS : 6) + (compact && plots > 0 ? 4 : 0);
  const box = height - head.nodesTop - below;
  const name = compact ? 18 : box >= 96 ? 24 : 18;
  const bar = box >= 80 ? (box >= 110 ? 16 : 13) : 10;
  const foot = box >= 96 ? 26 : compact || box < 70 ? 6 : 20;
  const shelf = Math.max(5, Math.min(20, (box - name - bar - foot - 4) / SHELVES));
  return { compact, side, ...head, name, bar, shelf, foot, words, plots };
}

export const NODE_SHELVES = SHELVES;

function headOf(compact: boolean, height: number): Head {
  if (compact) return { headY: 40, headHeight: 22, askY: 61, handY: 68, trunkY: 76, nodesTop: 88 };
  if (height >= ROOMY) return { headY: 52, headHeight: 34, askY: 94, handY: 105, trunkY: 118, nodesTop: 134 };
  if (height >= WITH_WORDS) return { headY: 42, headHeight: 28, askY: 73, handY: 82, trunkY: 92, nodesTop: 104 };
  return { headY: 34, headHeight: 22, askY: 54, handY: 60, trunkY: 67, nodesTop: 76 };
}

/** Radius of a request that is seen by itself. */
export const DOT = 4;
/** Slower than this, simulated ns per second of watching, a reply takes several frames. */
const SLOW = 1e7;

/** Are requests seen one by one? */
export const isSlowMotion = (speed: number): boolean => speed <= SLOW;

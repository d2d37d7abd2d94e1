// Sizes of the stage of a cluster, CSS pixels, for its three looks: with room, low (a projector, a low window), and a phone.

import { isCompact } from '../../foundation/size-class.ts';
import { type SizeTable, sizesOf } from '../../stage-kit/size-table.ts';

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

type SizeClass = 'room' | 'words' | 'plots' | 'low' | 'phone' | 'lowPhone';

/** The head of the stage and what stands below the nodes, in each class. */
const TABLE = {
  classes: ['room', 'words', 'plots', 'low', 'phone', 'lowPhone'],
  sizes: {
    side: [28, 28, 28, 28, 12, 12],
    headY: [52, 42, 34, 34, 40, 40],
    headHeight: [34, 28, 22, 22, 22, 22],
    askY: [94, 73, 54, 54, 61, 61],
    handY: [105, 82, 60, 60, 68, 68],
    trunkY: [118, 92, 67, 67, 76, 76],
    nodesTop: [134, 104, 76, 76, 88, 88],
    words: [22, 22, 22, 0, 0, 0],
    plots: [52, 40, 32, 0, 28, 0],
    belowPlots: [12, 12, 12, 6, 16, 6],
  },
} satisfies SizeTable<SizeClass, string>;

export function clusterMeasures(width: number, height: number): ClusterMeasures {
  const compact = isCompact(width);
  const sizes = sizesOf(TABLE, classOf(compact, height), height);
  const box = height - sizes.nodesTop - sizes.words - sizes.plots - sizes.belowPlots;
  const name = compact ? 18 : box >= 96 ? 24 : 18;
  const bar = box >= 80 ? (box >= 110 ? 16 : 13) : 10;
  const foot = box >= 96 ? 26 : compact || box < 70 ? 6 : 20;
  const shelf = Math.max(5, Math.min(20, (box - name - bar - foot - 4) / SHELVES));
  return { ...sizes, compact, name, bar, shelf, foot };
}

function classOf(compact: boolean, height: number): SizeClass {
  if (compact) return height < WITH_PLOTS ? 'lowPhone' : 'phone';
  if (height < WITH_PLOTS) return 'low';
  return height < WITH_WORDS ? 'plots' : height < ROOMY ? 'words' : 'room';
}

export const NODE_SHELVES = SHELVES;

/** Radius of a request that is seen by itself. */
export const DOT = 4;
/** Slower than this, simulated ns per second of watching, a reply takes several frames. */
const SLOW = 1e7;

/** Are requests seen one by one? */
export const isSlowMotion = (speed: number): boolean => speed <= SLOW;

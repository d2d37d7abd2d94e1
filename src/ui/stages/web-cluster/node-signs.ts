// What is written in the head of a node: its name at the left, its load at the right, as much of both as has room side by
// side. A node too narrow for any of it has its number, or nothing.

import { textWidth } from '../../foundation/text-width.ts';
import type { WebClusterWords } from '../../i18n/web-cluster.en.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import type { ClusterPlan } from './plan.ts';

export interface NodeSigns {
  /** `node 7`, or 7 alone. */
  readonly name: 'whole' | 'number';
  /** `load 12`, or 12 alone. */
  readonly load: 'whole' | 'number' | 'none';
}

/** Narrower than this a node has no load in its head, and its number only. */
const WORDED = 88;
/** On a phone names need more room around them. */
const NAMED = 64;
/** The widest load that is made room for. */
const WIDEST_LOAD = '888';
/** Between name and load, and at both ends. */
const SPACE = 26;

export function nodeSigns({ nodes, measures }: ClusterPlan, words: WebClusterWords): NodeSigns {
  const width = nodes[0]?.width ?? 0;
  const room = width - SPACE;
  const name = textWidth(words.node(String(nodes.length)), TEXT.label, 600);
  if (width < WORDED) {
    return { name: width >= NAMED && !measures.compact && name <= width - 8 ? 'whole' : 'number', load: 'none' };
  }
  if (name + textWidth(words.load(WIDEST_LOAD), TEXT.note, 400) <= room) return { name: 'whole', load: 'whole' };
  const fits = name + textWidth(WIDEST_LOAD, TEXT.note, 600) <= room;
  return { name: fits ? 'whole' : 'number', load: 'number' };
}

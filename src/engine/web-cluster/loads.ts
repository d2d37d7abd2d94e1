// How many connections each node has, as the front end counts them, and which nodes are up. What content policies look at.

import { clock } from '../core/memory.ts';
import type { Nanos } from '../core/time.ts';
import type { Thresholds } from './content/policy.ts';

/** A mask has 32 bits. */
const MOST_NODES = 32;

export class Loads {
  readonly nodes: number;
  readonly active: Int32Array;
  /** Nodes that are up. */
  up: number;
  /** The present. */
  readonly now: () => Nanos;

  /** @param now left out: that of the running simulation */
  constructor(nodes: number, now: () => Nanos = () => clock[0]!) {
    this.nodes = nodes;
    this.now = now;
    this.active = new Int32Array(nodes);
    this.up = nodes === MOST_NODES ? -1 : (1 << nodes) - 1;
  }

  isUp(node: number): boolean {
    return (this.up & (1 << node)) !== 0;
  }

  /** The least loaded node of a set; -1 if the set is empty. */
  least(set: number): number {
    const { active, nodes } = this;
    let best = -1;
    for (let node = 0; node < nodes; node++) {
      if ((set & (1 << node)) !== 0 && (best < 0 || active[node]! < active[best]!)) best = node;
    }
    return best;
  }

  /** The most loaded node of a set; -1 if the set is empty. */
  most(set: number): number {
    const { active, nodes } = this;
    let worst = -1;
    for (let node = 0; node < nodes; node++) {
      if ((set & (1 << node)) !== 0 && (worst < 0 || active[node]! > active[worst]!)) worst = node;
    }
    return worst;
  }

  /** Should what this node is responsible for be served elsewhere too? (Pai et al. 1998, figure 2) */
  isTooBusy(node: number, { low, high }: Thresholds): boolean {
    const { active } = this;
    const load = active[node]!;
    return load >= 2 * high || (load > high && active[this.least(this.up)]! < low);
  }
}

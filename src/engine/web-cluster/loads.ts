// How many connections each node has, as the front end counts them, and which nodes are up. What content policies look at.

import { clock } from '../core/memory.ts';
import type { RandomStream } from '../core/random.ts';
import type { Nanos } from '../core/time.ts';
import type { Thresholds } from './content/policy.ts';

/** A mask has 32 bits. */
const MOST_NODES = 32;

export class Loads {
  readonly nodes: number;
  readonly active: Int32Array;
  /** What a dispatcher knows of them: the same, unless it is posted only now and then. */
  readonly known: Int32Array;
  /** Nodes that are up. */
  up: number;
  /** The present. */
  readonly now: () => Nanos;
  private readonly every: Nanos;
  /** From then on what is known is too old. */
  private due: Nanos = Number.NEGATIVE_INFINITY;

  /**
   * @param now left out: that of the running simulation
   * @param every loads are posted at 0 and then each time this has passed, ns ("periodic update", Mitzenmacher 2000); 0: every change is known
   */
  constructor(nodes: number, now: () => Nanos = () => clock[0]!, every: Nanos = 0) {
    this.nodes = nodes;
    this.now = now;
    this.every = every;
    this.active = new Int32Array(nodes);
    this.known = every > 0 ? new Int32Array(nodes) : this.active;
    this.up = nodes === MOST_NODES ? -1 : (1 << nodes) - 1;
  }

  isUp(node: number): boolean {
    return (this.up & (1 << node)) !== 0;
  }

  /** A node at random; who is down passes it on to the next. At least one is up. */
  drawn(stream: RandomStream): number {
    const { nodes } = this;
    let node = Math.floor(stream.uniform() * nodes);
    while (!this.isUp(node)) node = (node + 1) % nodes;
    return node;
  }

  /** The least loaded node of a set; -1 if the set is empty. */
  least(set: number): number {
    return this.leastIn(this.active, set);
  }

  /** The same, by what a dispatcher knows. */
  leastKnown(set: number): number {
    this.post();
    return this.leastIn(this.known, set);
  }

  /** Posts what is due, as it has been since then: to be called before anything changes. */
  post(): void {
    if (this.every === 0) return;
    const now = this.now();
    if (now < this.due) return;
    this.known.set(this.active);
    this.due = (Math.floor(now / this.every) + 1) * this.every;
  }

  private leastIn(column: Int32Array, set: number): number {
    const { nodes } = this;
    let best = -1;
    for (let node = 0; node < nodes; node++) {
      if ((set & (1 << node)) !== 0 && (best < 0 || column[node]! < column[best]!)) best = node;
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

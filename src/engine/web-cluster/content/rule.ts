// A policy that somebody wrote as a formula, `holds ? 0 : 1 + load`: worked out for every node that is up, and the least value
// serves, of equals the lowest number. One that looks at nothing of the document is a content-blind pick like round robin.

import type { Program } from '../../core/formula.ts';
import { LeastByFormula } from '../../core/least-by-formula.ts';
import type { RandomStream } from '../../core/random.ts';
import type { RuleLog } from '../../core/rule-log.ts';
import type { Bytes } from '../../core/units.ts';
import type { Loads } from '../loads.ts';
import type { ContentPolicy, Thresholds } from './policy.ts';

/** What the formula can read, in the order of its places. */
export const NODE_NAMES = [
  'load',
  'holds',
  'asked',
  'owner',
  'size',
  'least',
  'tlow',
  'thigh',
  'index',
  'last',
  'nodes',
  'random',
] as const;
const [LOAD, HOLDS, ASKED, OWNER, SIZE, LEAST, LOW, HIGH, INDEX, LAST, NODES, RANDOM] = NODE_NAMES.keys();
/** Who looks at these has to know the document, or where the request came in. */
export const OF_REQUEST: readonly string[] = ['holds', 'asked', 'owner', 'size'];

/** What nodes hold. */
export interface Shelves {
  /** Is the document in this node's memory? */
  holds(node: number, document: number): boolean;
  sizeOf(document: number): Bytes;
}

export interface NodeRuleSetup {
  readonly loads: Loads;
  readonly documents: number;
  readonly stream: RandomStream;
  readonly shelves: Shelves;
  readonly thresholds: Thresholds;
}

export class NodeByRule implements ContentPolicy {
  declare readonly isBlind?: true;
  readonly reason = 'least';
  private readonly choice: LeastByFormula;
  private readonly setup: NodeRuleSetup;
  private readonly draws: boolean;
  /** Asked only where the formula looks at them: each costs a look at every node, or memory. */
  private readonly looksAtLeast: boolean;
  private readonly looksAtShelves: boolean;
  /** By document, who served it last, -1 nobody; null: the formula does not ask. */
  private readonly ownerOf: Int8Array | null;
  private last = -1;

  constructor(program: Program, setup: NodeRuleSetup, log: RuleLog) {
    this.choice = new LeastByFormula(program, log);
    this.setup = setup;
    const { choice } = this;
    this.draws = choice.isAskedFor('random');
    this.looksAtLeast = choice.isAskedFor('least');
    this.looksAtShelves = choice.isAskedFor('holds');
    this.ownerOf = choice.isAskedFor('owner') ? new Int8Array(setup.documents).fill(-1) : null;
    if (!OF_REQUEST.some((name) => choice.isAskedFor(name))) this.isBlind = true;
    const { numbers } = choice;
    numbers[LOW!] = setup.thresholds.low;
    numbers[HIGH!] = setup.thresholds.high;
    numbers[NODES!] = setup.loads.nodes;
  }

  servesAtOnce(): boolean {
    return false;
  }

  pick(document: number, askedBy: number): number {
    const { choice, setup, ownerOf, draws, looksAtShelves } = this;
    const { loads, shelves, stream } = setup;
    const { numbers } = choice;
    const owner = ownerOf === null ? -1 : ownerOf[document]!;
    numbers[SIZE!] = shelves.sizeOf(document);
    numbers[LAST!] = this.last;
    if (this.looksAtLeast) numbers[LEAST!] = loads.active[loads.least(loads.up)]!;
    choice.begin();
    for (let node = 0; node < loads.nodes; node++) {
      if (!loads.isUp(node)) continue;
      numbers[LOAD!] = loads.active[node]!;
      numbers[INDEX!] = node;
      numbers[ASKED!] = node === askedBy ? 1 : 0;
      numbers[OWNER!] = node === owner ? 1 : 0;
      if (looksAtShelves) numbers[HOLDS!] = shelves.holds(node, document) ? 1 : 0;
      if (draws) numbers[RANDOM!] = stream.uniform();
      choice.weigh(node);
    }
    const { best } = choice;
    if (ownerOf !== null) ownerOf[document] = best;
    this.last = best;
    return best;
  }

  responsibleFor(document: number): number {
    const node = this.ownerOf === null ? -1 : this.ownerOf[document]!;
    return node < 0 ? 0 : 1 << node;
  }

  forget(node: number): void {
    const { ownerOf } = this;
    if (ownerOf === null) return;
    for (let document = 0; document < ownerOf.length; document++) {
      if (ownerOf[document] === node) ownerOf[document] = -1;
    }
  }
}

// Which nodes are responsible for each document, as LARD with replication keeps it (Pai et al. 1998, figure 3). Dual
// Scheduling begins with the same sets and changes them by its own rule as well.

import type { Nanos } from '../core/time.ts';
import type { Reason, Thresholds } from './content/policy.ts';
import type { Loads } from './loads.ts';

export class ServerSets {
  readonly sets: Int32Array;
  /** When the set of a document changed last. */
  readonly changedAt: Float64Array;
  reason: Reason = 'new';
  private readonly loads: Loads;
  private readonly thresholds: Thresholds;

  constructor(loads: Loads, documents: number, thresholds: Thresholds) {
    this.loads = loads;
    this.thresholds = thresholds;
    this.sets = new Int32Array(documents);
    this.changedAt = new Float64Array(documents).fill(Number.NEGATIVE_INFINITY);
  }

  /** The least loaded of the set; if that is too busy, the least loaded of all joins it. */
  pick(document: number): number {
    const { loads, sets, thresholds } = this;
    const set = sets[document]!;
    const node = loads.least(set === 0 ? loads.up : set);
    if (set === 0) {
      this.reason = 'new';
      this.add(document, node);
      return node;
    }
    this.reason = 'kept';
    if (!loads.isTooBusy(node, thresholds)) return node;
    const other = loads.least(loads.up);
    if (!this.has(document, other)) {
      this.reason = 'replicated';
      this.add(document, other);
    }
    return other;
  }

  has(document: number, node: number): boolean {
    return (this.sets[document]! & (1 << node)) !== 0;
  }

  /** Are there two or more, and has nothing changed for longer than this? */
  mayShrink(document: number, after: Nanos): boolean {
    const set = this.sets[document]!;
    return (set & (set - 1)) !== 0 && this.loads.now() - this.changedAt[document]! > after;
  }

  add(document: number, node: number): void {
    this.sets[document]! |= 1 << node;
  }

  remove(document: number, node: number): void {
    this.sets[document]! &= ~(1 << node);
  }

  /** Notes the time if the set is no longer what it was. At the end of a pick: a node that has just joined does not delay a removal. */
  noteChange(document: number, before: number): void {
    if (this.sets[document] !== before) this.changedAt[document] = this.loads.now();
  }

  /** A node is responsible for nothing any more. */
  forget(node: number): void {
    const { sets } = this;
    for (let document = 0; document < sets.length; document++) sets[document]! &= ~(1 << node);
  }
}

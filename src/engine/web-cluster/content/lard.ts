// Locality-aware request distribution (Pai et al. 1998, figure 2): the first request for a document gives it to the least
// loaded node, later ones follow it there; it moves when that node is too busy.

import type { Loads } from '../loads.ts';
import type { ContentPolicy, Reason, Thresholds } from './policy.ts';

export class Lard implements ContentPolicy {
  reason: Reason = 'new';
  private readonly loads: Loads;
  private readonly thresholds: Thresholds;
  /** By document; -1: nobody's. */
  private readonly nodeOf: Int8Array;

  constructor(loads: Loads, documents: number, thresholds: Thresholds) {
    this.loads = loads;
    this.thresholds = thresholds;
    this.nodeOf = new Int8Array(documents).fill(-1);
  }

  servesAtOnce(): boolean {
    return false;
  }

  pick(document: number): number {
    const { loads, nodeOf } = this;
    const node = nodeOf[document]!;
    this.reason = node < 0 ? 'new' : 'kept';
    if (node >= 0 && !loads.isTooBusy(node, this.thresholds)) return node;
    const least = loads.least(loads.up);
    if (node >= 0 && least !== node) this.reason = 'moved';
    nodeOf[document] = least;
    return least;
  }

  responsibleFor(document: number): number {
    const node = this.nodeOf[document]!;
    return node < 0 ? 0 : 1 << node;
  }

  forget(node: number): void {
    const { nodeOf } = this;
    for (let document = 0; document < nodeOf.length; document++) {
      if (nodeOf[document] === node) nodeOf[document] = -1;
    }
  }
}

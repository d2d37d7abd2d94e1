// LARD with replication (Pai et al. 1998, figure 3): several nodes may be responsible for a document; when the least loaded
// of them is too busy another joins, and when nothing changed for a while the most loaded leaves.

import type { Nanos } from '../../core/time.ts';
import type { Loads } from '../loads.ts';
import { ServerSets } from '../server-sets.ts';
import type { ContentPolicy, Reason, Thresholds } from './policy.ts';

export class LardR implements ContentPolicy {
  private readonly loads: Loads;
  private readonly documents: ServerSets;
  private readonly shrinkAfter: Nanos;

  /** @param shrinkAfter K, ns: a set that has not changed for longer loses its most loaded member */
  constructor(loads: Loads, documents: number, thresholds: Thresholds, shrinkAfter: Nanos) {
    this.loads = loads;
    this.documents = new ServerSets(loads, documents, thresholds);
    this.shrinkAfter = shrinkAfter;
  }

  get reason(): Reason {
    return this.documents.reason;
  }

  servesAtOnce(): boolean {
    return false;
  }

  pick(document: number): number {
    const { loads, documents } = this;
    const before = documents.sets[document]!;
    const node = documents.pick(document);
    // Of those there were before, even the one just picked: it serves this request and then no more.
    if (documents.mayShrink(document, this.shrinkAfter)) documents.remove(document, loads.most(before));
    documents.noteChange(document, before);
    return node;
  }

  responsibleFor(document: number): number {
    return this.documents.sets[document]!;
  }

  forget(node: number): void {
    this.documents.forget(node);
  }
}

// Dual Scheduling (paper P2): a node serves by itself what it is responsible for and is asked for often; for everything else
// it asks the dispatcher, which keeps the sets of LARD/R and makes a node responsible that asks often. The paper gives the
// idea and no thresholds; the reading is ours (docs/models/web-cluster.md).

import type { Nanos } from '../../core/time.ts';
import type { Loads } from '../loads.ts';
import { ServerSets } from '../server-sets.ts';
import { UnitCounts } from '../unit-counts.ts';
import type { ContentPolicy, Reason, Thresholds } from './policy.ts';

export interface DualThresholds {
  /** Length of the unit in which requests are counted, ns. */
  readonly unit: Nanos;
  /** Requests for a document that reach a node in a unit and make it often asked for there (theta). */
  readonly hot: number;
  /** Requests for a document at the dispatcher in a unit, for each of which another node becomes responsible. */
  readonly grow: number;
  /** Fewer than this in this unit and the last: a node may go. */
  readonly shrink: number;
  /** K, ns: not before the set has been the same for longer than this. */
  readonly shrinkAfter: Nanos;
}

export class DualScheduling implements ContentPolicy {
  reason: Reason = 'new';
  private readonly loads: Loads;
  private readonly documents: ServerSets;
  private readonly rule: DualThresholds;
  /** By node and document, and by document at the dispatcher. */
  private readonly reached: UnitCounts;
  private readonly asked: UnitCounts;

  constructor(loads: Loads, documents: number, thresholds: Thresholds, rule: DualThresholds) {
    this.loads = loads;
    this.documents = new ServerSets(loads, documents, thresholds);
    this.rule = rule;
    this.reached = new UnitCounts(rule.unit, documents * loads.nodes, loads.now);
    this.asked = new UnitCounts(rule.unit, documents, loads.now);
  }

  servesAtOnce(document: number, node: number): boolean {
    const place = document * this.loads.nodes + node;
    this.reached.count(place);
    return this.documents.has(document, node) && this.reached.larger(place) >= this.rule.hot;
  }

  pick(document: number, askedBy: number): number {
    const { documents } = this;
    const before = documents.sets[document]!;
    const node = documents.pick(document);
    this.reason = documents.reason;
    const server = this.adjust(document, askedBy, node, before);
    documents.noteChange(document, before);
    return server;
  }

  /** What Dual Scheduling adds to the pick of LARD/R; returns who serves. */
  private adjust(document: number, askedBy: number, node: number, before: number): number {
    const { loads, documents, rule, asked } = this;
    const count = asked.count(document);
    const others = loads.up & ~documents.sets[document]!;
    if (count % rule.grow === 0 && others !== 0) {
      const isMember = documents.has(document, askedBy);
      documents.add(document, isMember ? loads.least(others) : askedBy);
      this.reason = 'grown';
      return isMember ? node : askedBy;
    }
    if (asked.larger(document) < rule.shrink && documents.mayShrink(document, rule.shrinkAfter)) {
      documents.remove(document, loads.most(before));
    }
    return node;
  }

  responsibleFor(document: number): number {
    return this.documents.sets[document]!;
  }

  forget(node: number): void {
    this.documents.forget(node);
  }
}

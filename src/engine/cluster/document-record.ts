// Which nodes have the most popular documents in memory, and which are responsible for them: gauges `holders` and
// `responsible`, masks of nodes (bit 0 is node 1), with the document, from 0, as their flow. For the shelves of a picture.

import type { Gauge } from '../core/gauge.ts';
import type { Probes } from '../core/probe.ts';

/** Documents that are recorded. */
const SHELVED = 32;

export class DocumentRecord {
  private readonly masks: Int32Array;
  private readonly holders: readonly Gauge[];
  private readonly responsible: readonly Gauge[];

  constructor(probes: Probes, documents: number) {
    const count = Math.min(SHELVED, documents);
    const gauges = (name: string): Gauge[] =>
      Array.from({ length: count }, (_, flow) => probes.gauge(name, 'count', { flow }));
    this.masks = new Int32Array(count);
    this.holders = gauges('holders');
    this.responsible = gauges('responsible');
    for (const gauge of [...this.holders, ...this.responsible]) gauge.record(0);
  }

  /** A document has come into the memory of a node, or gone. */
  onMemory(node: number, document: number, isPresent: boolean): void {
    if (document >= this.masks.length) return;
    const bit = 1 << node;
    this.masks[document] = isPresent ? this.masks[document]! | bit : this.masks[document]! & ~bit;
    this.holders[document]!.record(this.masks[document]! >>> 0);
  }

  onResponsible(document: number, nodes: number): void {
    if (document < this.masks.length) this.responsible[document]!.record(nodes >>> 0);
  }

  /** A node is responsible for nothing any more. @param responsibleFor who is now, as a mask by document */
  onForgotten(responsibleFor: (document: number) => number): void {
    this.responsible.forEach((gauge, document) => {
      gauge.record(responsibleFor(document) >>> 0);
    });
  }
}

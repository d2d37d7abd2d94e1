// Which nodes have some documents in memory, and which are responsible for them: gauges `holders` and `responsible`, masks of
// nodes (bit 0 is node 1), with the document, from 0, as their flow. For the shelves of a picture: all of the most popular
// documents, and fewer the rarer they are.

import type { Gauge } from '../core/gauge.ts';
import type { Probes } from '../core/probe.ts';

/** Documents that are recorded, if there are so many. */
const SHELVED = 40;
/** Each is so much rarer than the one before, once there are gaps between them. */
const SPARSER = 1.2;

/** The documents that are recorded, the most popular first. */
export function shelvedDocuments(documents: number): number[] {
  const shelved: number[] = [];
  for (let rank = 1; rank <= documents && shelved.length < SHELVED; ) {
    shelved.push(rank - 1);
    rank = Math.max(rank + 1, Math.round(rank * SPARSER));
  }
  return shelved;
}

interface Shelved {
  readonly holders: Gauge;
  readonly responsible: Gauge;
  mask: number;
}

export class DocumentRecord {
  private readonly documents: readonly number[];
  /** By document. */
  private readonly shelved: (Shelved | undefined)[];

  constructor(probes: Probes, documents: number) {
    const gauge = (name: string, flow: number): Gauge => probes.gauge(name, 'count', { flow });
    this.documents = shelvedDocuments(documents);
    this.shelved = Array.from({ length: documents });
    for (const document of this.documents) {
      const holders = gauge('holders', document);
      const responsible = gauge('responsible', document);
      holders.record(0);
      responsible.record(0);
      this.shelved[document] = { holders, responsible, mask: 0 };
    }
  }

  /** A document has come into the memory of a node, or gone. */
  onMemory(node: number, document: number, isPresent: boolean): void {
    const shelved = this.shelved[document];
    if (shelved === undefined) return;
    const bit = 1 << node;
    shelved.mask = isPresent ? shelved.mask | bit : shelved.mask & ~bit;
    shelved.holders.record(shelved.mask >>> 0);
  }

  onResponsible(document: number, nodes: number): void {
    this.shelved[document]?.responsible.record(nodes >>> 0);
  }

  /** A node is down, and others are responsible for what it was. */
  onForgotten(responsibleFor: (document: number) => number): void {
    for (const document of this.documents) this.onResponsible(document, responsibleFor(document));
  }
}

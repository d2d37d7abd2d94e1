// How many nodes are responsible for the document that a crowd wants: what a policy gives it, and takes back. Gauge `crowdNodes`.

import type { Gauge } from '../core/gauge.ts';
import type { Probes } from '../core/probe.ts';

export class CrowdNodes {
  /** From 0. */
  readonly document: number;
  /** Now, and the most there have been. */
  count = 0;
  most = 0;
  private readonly gauge: Gauge;

  constructor(probes: Probes, document: number) {
    this.document = document;
    this.gauge = probes.gauge('crowdNodes', 'count');
    this.gauge.record(0);
  }

  /** @param nodes a mask */
  note(nodes: number): void {
    this.count = nodesIn(nodes);
    this.most = Math.max(this.most, this.count);
    this.gauge.record(this.count);
  }
}

function nodesIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

// What is recorded of nodes that fail and come back, as marks, and of the requests that were lost with them.

import { clock } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { ContentPolicy } from './content/policy.ts';
import type { Loads } from './loads.ts';
import type { WebRequest } from './request.ts';

/** So many lost requests get a mark, so that memory stays bounded. */
const MOST_MARKS = 10_000;

interface Recorded {
  readonly loads: Loads;
  readonly policy: ContentPolicy;
  readonly documents: { readonly count: number };
}

export class FailureRecord {
  private readonly probes: Probes;
  private readonly of: Recorded;
  /** By node: the mark of its last failure. */
  private readonly failures: number[] = [];
  private lost = 0;

  constructor(probes: Probes, of: Recorded) {
    this.probes = probes;
    this.of = of;
  }

  /** Before the policy forgets what the node is responsible for. */
  onDown(node: number): void {
    const { marks } = this.probes;
    const { loads, policy, documents } = this.of;
    const now = clock[0]!;
    let responsible = 0;
    for (let document = 0; document < documents.count; document++) {
      if ((policy.responsibleFor(document) & (1 << node)) !== 0) responsible++;
    }
    const numbers = [loads.active[node]!, responsible];
    this.failures[node] = marks.add('node-down', now, -1, node, -1, marks.changeAt(now), numbers);
  }

  onUp(node: number): void {
    const { marks } = this.probes;
    const now = clock[0]!;
    marks.add('node-up', now, -1, node, -1, marks.changeAt(now), []);
  }

  /** @param node that is down */
  onLost({ document, askedAt }: WebRequest, node: number): void {
    if (this.lost++ >= MOST_MARKS) return;
    const cause = this.failures[node] ?? -1;
    this.probes.marks.add('request-lost', clock[0]!, -1, node, document, cause, [askedAt]);
  }
}

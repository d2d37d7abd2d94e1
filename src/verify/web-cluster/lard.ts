// Replays the picks of content policies, kind `cluster-lard`: every pick, every set after it, the loads at the end.

import { DualScheduling } from '../../engine/web-cluster/content/dual-scheduling.ts';
import { Lard } from '../../engine/web-cluster/content/lard.ts';
import { LardR } from '../../engine/web-cluster/content/lard-r.ts';
import type { ContentPolicy } from '../../engine/web-cluster/content/policy.ts';
import { Loads } from '../../engine/web-cluster/loads.ts';
import type { Verdict } from '../format.ts';
import type { LardCase, LardEvent } from './lard-case.ts';

/**
 * The reference subtracts times in seconds, as doubles; 35.7 - 27.7 is more than 8 there. Times a power of two, our
 * arithmetic does the same, rounding errors included.
 */
const SECOND = 2 ** 30;

export function verifyLard(reference: LardCase): Verdict {
  const { name, events } = reference;
  const found = new Replay(reference);
  for (const [index, event] of events.entries()) {
    const problem = found.step(index, event);
    if (problem !== undefined) return { name, passed: false, detail: `event ${index} at ${event.t} s: ${problem}` };
  }
  const { active } = found.loads;
  const last = reference.final_loads;
  if (last !== undefined && active.join() !== last.join()) {
    return { name, passed: false, detail: `loads at the end are ${active.join()}, expected ${last.join()}` };
  }
  return { name, passed: true, detail: `${found.picks} picks equal` };
}

class Replay {
  picks = 0;
  readonly loads: Loads;
  private readonly policy: ContentPolicy;
  private readonly documents = new Map<string | number, number>();
  private readonly servers = new Map<number, number>();
  private now = 0;

  constructor(reference: LardCase) {
    this.loads = new Loads(reference.params.n, () => this.now);
    reference.initial_loads.forEach((load, node) => {
      this.loads.active[node] = load;
    });
    for (const event of reference.events) {
      if (event.op === 'req' && !this.documents.has(event.doc)) this.documents.set(event.doc, this.documents.size);
    }
    this.policy = policyOf(reference, this.loads, this.documents.size);
  }

  /** What is wrong with this event, if anything. */
  step(index: number, event: LardEvent): string | undefined {
    const { loads } = this;
    this.now = event.t * SECOND;
    if (event.op === 'load') loads.active[event.node] = event.value;
    else if (event.op === 'done') loads.active[this.servers.get(event.req)!]!--;
    else return this.request(index, event);
    return undefined;
  }

  private request(index: number, { at, doc, expect }: Extract<LardEvent, { op: 'req' }>): string | undefined {
    const { loads, policy } = this;
    const document = this.documents.get(doc)!;
    const local = policy.servesAtOnce(document, at);
    const server = local ? at : policy.pick(document, at);
    loads.active[server]!++;
    this.servers.set(index, server);
    this.picks++;
    if (local !== expect.local) return local ? 'node served it, expected to ask' : 'node asked, expected to serve it';
    if (expect.server !== undefined && server !== expect.server) return `node ${server}, expected ${expect.server}`;
    const set = membersOf(policy.responsibleFor(document), loads.nodes).join();
    const expected = expect.set === undefined ? set : [...expect.set].sort((a, b) => a - b).join();
    return set === expected ? undefined : `its set is ${set}, expected ${expected}`;
  }
}

function policyOf({ policy, params }: LardCase, loads: Loads, documents: number): ContentPolicy {
  const thresholds = { low: params.t_low, high: params.t_high };
  if (policy === 'lard') return new Lard(loads, documents, thresholds);
  const shrinkAfter = params.k * SECOND;
  if (policy === 'lardr') return new LardR(loads, documents, thresholds, shrinkAfter);
  const { unit, theta, grow, shrink } = params;
  return new DualScheduling(loads, documents, thresholds, {
    unit: unit * SECOND,
    hot: theta,
    grow,
    shrink,
    shrinkAfter,
  });
}

const membersOf = (set: number, nodes: number): number[] =>
  Array.from({ length: nodes }, (_, node) => node).filter((node) => (set & (1 << node)) !== 0);

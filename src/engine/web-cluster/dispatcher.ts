// The dispatcher of a web cluster, or the processor of its single front end: one queue, one decision at a time, by the policy in force. What a decision was made of is
// recorded: of those that change who is responsible for a document as a mark; of the ordinary ones, and of a document's
// first, packed into the flight (decision.ts).

import { fold } from '../core/digest.ts';
import type { Gauge } from '../core/gauge.ts';
import { clock } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Timeline } from '../core/timeline.ts';
import { Fifo } from '../queueing/fifo.ts';
import type { JobSink } from '../queueing/job.ts';
import { type ContentPolicy, REASONS } from './content/policy.ts';
import type { CrowdNodes } from './crowd-nodes.ts';
import { packDecision } from './decision.ts';
import type { DocumentRecord } from './document-record.ts';
import type { Loads } from './loads.ts';
import { ASKING, type WebRequest } from './request.ts';

/** So many decisions get a mark; after that only flights tell of them, so that memory stays bounded. */
const MOST_MARKS = 20_000;

interface DispatcherSetup {
  readonly policy: ContentPolicy;
  readonly loads: Loads;
  /** Of a decision, ns. */
  readonly cost: Timeline;
  readonly shelves: DocumentRecord;
  /** Of a document that a crowd wants, where there is one. */
  readonly crowd?: CrowdNodes | undefined;
  /** Of a single front end, which no node asks: the node whose turn it is. */
  readonly turnOf?: ((request: WebRequest) => number) | undefined;
}

export class Dispatcher implements JobSink<WebRequest> {
  readonly station: Fifo<WebRequest>;
  /** Where requests go that have a node now. */
  next: JobSink<WebRequest> | null = null;
  readonly policy: ContentPolicy;
  readonly queue: Gauge;
  private readonly loads: Loads;
  private readonly probes: Probes;
  private readonly shelves: DocumentRecord;
  private readonly crowd: CrowdNodes | undefined;
  private readonly hash: number;
  private marks = 0;
  private readonly records: boolean;
  private readonly turnOf: ((request: WebRequest) => number) | null;

  constructor(sim: Simulator, probes: Probes, { policy, loads, cost, shelves, crowd, turnOf }: DispatcherSetup) {
    this.policy = policy;
    this.shelves = shelves;
    this.crowd = crowd;
    this.loads = loads;
    this.probes = probes;
    this.records = probes.choice.marks || probes.choice.flights || probes.choice.detail;
    this.queue = probes.gauge('dispatcherQueue', 'count');
    this.turnOf = turnOf ?? null;
    // Whatever else passes the processor of a front end brings its own work along.
    const hasCost = (job: WebRequest): boolean => job.stage === ASKING;
    this.station = new Fifo(sim, { cost, gauge: this.queue, ...(turnOf ? { hasCost } : {}) });
    this.station.next = {
      receive: (request) => (request.stage === ASKING ? this.decide(request) : this.next!.receive(request)),
    };
    this.hash = sim.digests.part();
  }

  receive(request: WebRequest): void {
    request.stage = ASKING;
    request.cameAt = clock[0]!;
    request.ahead = this.station.length;
    this.station.receive(request);
  }

  /** The pick of a policy that looks at no document, made by the switch in front, which costs nothing; -1: all nodes are down. */
  pickInFront({ document }: WebRequest): number {
    if (this.loads.up === 0) return -1;
    const node = this.policy.pick(document, -1);
    fold(this.hash, clock[0]!, node);
    return node;
  }

  /** A node is down and no longer responsible for anything. */
  forget(node: number): void {
    const { policy } = this;
    policy.forget(node);
    this.crowd?.note(policy.responsibleFor(this.crowd.document));
    if (this.records) this.shelves.onForgotten((document) => policy.responsibleFor(document));
  }

  private decide(request: WebRequest): void {
    const { loads, policy } = this;
    request.waited = clock[0]! - request.cameAt;
    // All nodes may have failed since it asked.
    if (loads.up !== 0) {
      if (this.turnOf !== null) request.entry = this.turnOf(request);
      const { document, entry } = request;
      const before = policy.responsibleFor(document);
      const least = loads.least(loads.up);
      const node = policy.pick(document, entry);
      request.target = node;
      fold(this.hash, clock[0]!, node);
      if (this.crowd?.document === document) this.crowd.note(policy.responsibleFor(document));
      if (this.records) {
        const reason = REASONS.indexOf(policy.reason);
        const { first, room } = policy.bound ?? { first: least, room: loads.active[least]! };
        request.choice = packDecision(reason, node, loads.known[node]!, first, room);
        const after = policy.responsibleFor(document);
        if (after !== before) {
          this.shelves.onResponsible(document, after);
          if (before !== 0) this.mark(request, reason, least, before);
        }
      }
    }
    this.next!.receive(request);
  }

  /** Who is responsible for the document has changed. */
  private mark({ document, entry, target }: WebRequest, reason: number, least: number, before: number): void {
    if (this.marks++ >= MOST_MARKS) return;
    const { loads, policy, probes, station } = this;
    const responsible = loads.least(before);
    probes.marks.add('dispatch', clock[0]!, -1, target, document, -1, [
      reason,
      entry,
      loads.active[target]!,
      least,
      loads.active[least]!,
      before >>> 0,
      policy.responsibleFor(document) >>> 0,
      responsible,
      responsible < 0 ? 0 : loads.active[responsible]!,
      station.length,
    ]);
  }
}

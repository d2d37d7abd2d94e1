// A web cluster, assembled: users, a front end that sends each request to a node, nodes, a dispatcher, the clients' ports.
// A node serves a request itself, asks the dispatcher, or hands the connection off to the node the dispatcher names; replies
// go straight to the client (Aron et al. 2000). Or one front end in front of all decides and passes on. Left out: TCP, so connection set-up is part of the processor time.

import { clock } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import type { Timeline } from '../core/timeline.ts';
import type { Bytes } from '../core/units.ts';
import { Delay } from '../queueing/delay.ts';
import { Fifo } from '../queueing/fifo.ts';
import type { JobSink } from '../queueing/job.ts';
import { ClusterNode, type NodeCosts, type NodeHome } from './cluster-node.ts';
import type { ContentPolicy } from './content/policy.ts';
import type { CrowdNodes } from './crowd-nodes.ts';
import { Dispatcher } from './dispatcher.ts';
import { DocumentRecord } from './document-record.ts';
import type { Documents } from './documents.ts';
import { Entry, type EntryRule } from './entry.ts';
import { FailureRecord } from './failure-record.ts';
import { FrontEnd, type FrontEndOptions } from './front-end.ts';
import type { Loads } from './loads.ts';
import {
  ASKING,
  AT_CLIENT,
  RELAYING,
  THINKING,
  TO_ENTRY,
  TO_FRONT,
  TO_TARGET,
  TO_USER,
  WebRequest,
} from './request.ts';

export interface WebClusterSetup {
  readonly loads: Loads;
  readonly policy: ContentPolicy;
  readonly documents: Documents;
  readonly costs: NodeCosts;
  /** In each node. */
  readonly memory: Bytes;
  /** Are the most popular documents in memory from the beginning? */
  readonly warm: boolean;
  /** Cost of a decision of the dispatcher, ns; of a single front end: of all it does for a request. */
  readonly decision: Timeline;
  /** Left out: nodes accept requests and ask the dispatcher. */
  readonly front?: FrontEndOptions | undefined;
  /** From any machine to any other, one way, ns. */
  readonly net: Nanos;
  /** Machines the users sit at, and what each can take, bytes per second. */
  readonly clients: number;
  readonly clientPort: number;
  readonly entry: EntryRule;
  /** Do picks that look at no document queue at the dispatcher, too? Else the switch in front makes them, at no cost. */
  readonly blindAsk: boolean;
  /** Of a document that a crowd wants, where there is one. */
  readonly crowdNodes?: CrowdNodes | undefined;
  readonly listener: ClusterListener;
}

export interface ClusterListener {
  /** The reply has arrived. */
  onServed(request: WebRequest): void;
  /** The node it was at, or went to, is down. */
  onRefused(request: WebRequest): void;
}

/** A chunk that is not the last goes to the client without its request. */
const CHUNK_ONLY = -1;

export class WebCluster implements JobSink<WebRequest>, NodeHome {
  readonly nodes: readonly ClusterNode[];
  readonly dispatcher: Dispatcher;
  readonly clientPorts: readonly Fifo<WebRequest>[];
  readonly loads: Loads;
  readonly front: FrontEnd | null;
  /** Where requests go that are over, served or refused. */
  users: JobSink<WebRequest> | null = null;
  /** Requests in the cluster, on the net and in ports. */
  inProgress = 0;
  private readonly setup: WebClusterSetup;
  private readonly net: Delay<WebRequest>;
  private readonly picksInFront: boolean;
  private readonly entry: Entry;
  private asked = 0;
  private idleChunk: WebRequest | null = null;
  private readonly failures: FailureRecord;

  constructor(sim: Simulator, probes: Probes, setup: WebClusterSetup) {
    const { loads, policy, costs, memory, documents, front } = setup;
    this.setup = setup;
    this.loads = loads;
    this.failures = new FailureRecord(probes, { loads, policy, documents });
    this.entry = new Entry(loads, setup.entry);
    this.picksInFront = front === undefined && policy.isBlind === true && !setup.blindAsk;
    const shelves = new DocumentRecord(probes, documents.count);
    this.nodes = Array.from(
      { length: loads.nodes },
      (_, number) =>
        new ClusterNode(sim, probes, { number, costs, memory, documents, home: this, shelves, clients: setup.clients }),
    );
    this.dispatcher = new Dispatcher(sim, probes, {
      ...{ policy, loads, cost: setup.decision, shelves, crowd: setup.crowdNodes },
      ...(front ? { turnOf: (request: WebRequest) => this.entry.of(request) } : {}),
    });
    this.dispatcher.next = this;
    const leave = (chunk: WebRequest): void => this.toClient(chunk, chunk.client);
    this.front = front ? new FrontEnd(sim, front, this.dispatcher.station, leave) : null;
    this.net = new Delay(sim);
    this.net.next = this;
    this.clientPorts = Array.from({ length: setup.clients }, () => new Fifo<WebRequest>(sim));
    for (const port of this.clientPorts) port.next = this;
    if (setup.warm) for (const node of this.nodes) node.warm();
  }

  /** Of a document, in bytes. */
  sizeOf(document: number): Bytes {
    return this.setup.documents.sizes[document]!;
  }

  /** A request goes on from where it was. */
  receive(request: WebRequest): void {
    const { stage } = request;
    if (stage === TO_ENTRY) this.reachEntry(request);
    else if (stage === ASKING && this.front !== null) this.passOn(request);
    else if (stage === ASKING) this.decided(request);
    else if (stage === AT_CLIENT) this.travel(request, TO_USER);
    else if (stage === TO_USER) this.finish(request);
    else if (stage === TO_TARGET) this.reachTarget(request);
    else if (stage === THINKING) this.begin(request);
    else if (stage === TO_FRONT || stage === RELAYING) this.front!.receive(request);
    else this.freeChunk(request);
  }

  accepted(request: WebRequest): void {
    const { policy } = this.dispatcher;
    request.isLocal = this.picksInFront || policy.servesAtOnce(request.document, request.entry);
    if (!request.isLocal) {
      this.dispatcher.receive(request);
      return;
    }
    request.waited = request.ahead = 0;
    if (!this.picksInFront) this.assign(request, request.entry);
    this.nodes[request.entry]!.serve(request, false);
  }

  handedOff(request: WebRequest): void {
    this.nodes[request.entry]!.record.onHandedOff(request, clock[0]! + this.setup.net);
    this.travel(request, TO_TARGET);
  }

  sent(request: WebRequest): void {
    const client = request.number % this.clientPorts.length;
    const isLast = request.bytesLeft <= 0;
    const chunk = isLast ? request : this.takeChunk();
    chunk.stage = isLast ? AT_CLIENT : CHUNK_ONLY;
    chunk.chunk = request.chunk;
    if (this.front?.relays) this.travel(this.front.labelled(chunk, client), TO_FRONT);
    else this.toClient(chunk, client);
    if (!isLast) this.nodes[request.target]!.copy(request);
  }

  private toClient(chunk: WebRequest, client: number): void {
    chunk.work = Math.round((chunk.chunk * 1e9) / this.setup.clientPort);
    this.clientPorts[client]!.receive(chunk);
  }

  /** A node stops. Whatever it was working on is refused; nothing reaches it any more. */
  fail(number: number): void {
    if (!this.loads.isUp(number)) return;
    this.failures.onDown(number);
    this.loads.up &= ~(1 << number);
    this.dispatcher.forget(number);
    this.nodes[number]!.stop({ receive: (request) => this.refuse(request, number) });
  }

  /** A node comes back, with an empty memory. */
  join(number: number): void {
    const { loads, dispatcher } = this;
    loads.up |= 1 << number;
    if (loads.active[number] === 0) dispatcher.policy.idle?.(number);
    this.failures.onUp(number);
  }

  private begin(request: WebRequest): void {
    this.inProgress++;
    request.nth = this.asked++;
    if (request.chunks.length > 0) request.chunks.length = 0;
    request.target = -1;
    request.isLocal = false;
    request.relayed = 0;
    if (this.front !== null) {
      this.travel(request, TO_ENTRY);
      return;
    }
    request.entry = this.picksInFront ? this.dispatcher.pickInFront(request) : this.entry.of(request);
    if (request.entry < 0) {
      this.refuse(request, 0);
      return;
    }
    // A switch counts a connection from the moment it has picked, so that the next pick sees it.
    if (this.picksInFront) this.assign(request, request.entry);
    this.travel(request, TO_ENTRY);
  }

  private travel(request: WebRequest, stage: number): void {
    request.stage = stage;
    request.work = this.setup.net;
    this.net.receive(request);
  }

  private reachEntry(request: WebRequest): void {
    if (this.front !== null) this.dispatcher.receive(request);
    else if (this.loads.isUp(request.entry)) this.nodes[request.entry]!.accept(request);
    else this.refuse(request, request.entry);
  }

  private reachTarget(request: WebRequest): void {
    if (this.loads.isUp(request.target)) this.nodes[request.target]!.serve(request, true);
    else this.refuse(request, request.target);
  }

  /** The dispatcher has named a node: the request is there, or is handed off. */
  private decided(request: WebRequest): void {
    const { entry, target } = request;
    const from = this.nodes[entry]!;
    if (target < 0 || !this.loads.isUp(entry)) {
      request.target = -1;
      this.refuse(request, entry);
      return;
    }
    from.record.onDecided(request);
    this.assign(request, target);
    if (target === entry) from.serve(request, false);
    else from.handOff(request);
  }

  /** A single front end has named a node. On record the request is one that this node got, whoever's turn it was. */
  private passOn(request: WebRequest): void {
    const { target } = request;
    request.entry = target;
    if (target < 0) {
      this.refuse(request, 0);
      return;
    }
    const { record } = this.nodes[target]!;
    record.onDecided(request);
    this.assign(request, target);
    record.onHandedOff(request, clock[0]! + this.setup.net);
    this.travel(request, TO_TARGET);
  }

  private assign(request: WebRequest, node: number): void {
    const { loads } = this;
    const { active } = loads;
    loads.post();
    request.target = node;
    active[node]!++;
    this.nodes[node]!.record.connections.record(active[node]!);
  }

  private release(request: WebRequest): void {
    const { loads } = this;
    const { active } = loads;
    const { target } = request;
    if (target < 0) return;
    loads.post();
    active[target]!--;
    this.nodes[target]!.record.connections.record(active[target]!);
    if (active[target] === 0 && loads.isUp(target)) this.dispatcher.policy.idle?.(target);
  }

  private finish(request: WebRequest): void {
    this.inProgress--;
    this.release(request);
    this.setup.listener.onServed(request);
    this.users!.receive(request);
  }

  /** @param node that is down */
  private refuse(request: WebRequest, node: number): void {
    this.inProgress--;
    this.release(request);
    this.failures.onLost(request, node);
    this.setup.listener.onRefused(request);
    this.users!.receive(request);
  }

  private takeChunk(): WebRequest {
    const chunk = this.idleChunk ?? new WebRequest(0);
    this.idleChunk = chunk.next;
    return chunk;
  }

  private freeChunk(chunk: WebRequest): void {
    chunk.next = this.idleChunk;
    this.idleChunk = chunk;
  }
}

// The workload W5 (performance targets of the project) on the real engine: 2000 users who think 200 ms, 16 nodes with a
// processor of 1 ms, first come first served or shared, a memory of 2000 of 20,000 documents (Zipf 0.8) and a disk of 4 ms;
// all exponential. Fewest connections, looked for from a node that moves on by one each time, as in the twins.

import { exponential } from '../src/engine/core/distributions.ts';
import type { Gauge } from '../src/engine/core/gauge.ts';
import { clock } from '../src/engine/core/memory.ts';
import { NOTHING, type ProbeChoice, Probes } from '../src/engine/core/probe.ts';
import type { RandomStream } from '../src/engine/core/random.ts';
import { Simulator } from '../src/engine/core/simulator.ts';
import { ms, type Nanos } from '../src/engine/core/time.ts';
import { Fifo } from '../src/engine/queueing/fifo.ts';
import type { JobSink } from '../src/engine/queueing/job.ts';
import { ProcessorSharing } from '../src/engine/queueing/processor-sharing.ts';
import { Documents } from '../src/engine/web-cluster/documents.ts';
import { LruCache } from '../src/engine/web-cluster/lru-cache.ts';
import { READING, SERVING, type WebRequest } from '../src/engine/web-cluster/request.ts';
import { ExponentialThinking } from '../src/engine/web-cluster/thinking.ts';
import { Users } from '../src/engine/web-cluster/users.ts';

const NODES = 16;
const USERS = 2000;
const DOCUMENTS = 20_000;
const IN_MEMORY = 2000;
const ALPHA = 0.8;
const THINK = ms(200);
const SERVICE = ms(1);
const DISK = ms(4);

export interface WebFarmOptions {
  /** Ends when so many have been answered; the loop that runs it looks now and then. */
  readonly requests: number;
  /** How a processor serves. */
  readonly sharing: boolean;
  /** Connections of every node, and jobs at every processor and disk. */
  readonly probes: boolean;
  /** 2000 if left out; more think longer, so that the nodes have as much to do. */
  readonly users?: number;
}

interface FarmNodeSetup {
  readonly flow: number;
  readonly sharing: boolean;
  /** Of the documents, all nodes' alike. */
  readonly sizes: Int32Array;
  readonly answered: JobSink<WebRequest>;
}

class FarmNode implements JobSink<WebRequest> {
  connections = 0;
  hits = 0;
  private readonly cpu: JobSink<WebRequest>;
  private readonly disk: Fifo<WebRequest>;
  private readonly cache: LruCache;
  private readonly serviceTimes: RandomStream;
  private readonly diskTimes: RandomStream;
  private readonly record: Gauge;
  private readonly answered: JobSink<WebRequest>;

  constructor(sim: Simulator, probes: Probes, { flow, sharing, sizes, answered }: FarmNodeSetup) {
    this.cache = new LruCache(IN_MEMORY, sizes);
    const gauge = (name: string): Gauge => probes.gauge(name, 'count', { flow });
    this.record = gauge('connections');
    const cpuQueue = gauge('cpuQueue');
    const cpu = sharing
      ? new ProcessorSharing<WebRequest>(sim, cpuQueue)
      : new Fifo<WebRequest>(sim, { gauge: cpuQueue });
    this.disk = new Fifo(sim, { gauge: gauge('diskQueue') });
    cpu.next = this.disk.next = this;
    this.cpu = cpu;
    this.serviceTimes = sim.random(`node ${flow}, processor`);
    this.diskTimes = sim.random(`node ${flow}, disk`);
    this.answered = answered;
  }

  serve(request: WebRequest): void {
    this.connections++;
    this.record.record(this.connections);
    request.stage = SERVING;
    request.work = Math.round(exponential(this.serviceTimes, SERVICE));
    this.cpu.receive(request);
  }

  /** Processor or disk is done with a request. */
  receive(request: WebRequest): void {
    const { cache } = this;
    const { document } = request;
    const isPresent = cache.has(document);
    if (request.stage === SERVING && !isPresent) {
      request.stage = READING;
      request.work = Math.round(exponential(this.diskTimes, DISK));
      this.disk.receive(request);
      return;
    }
    if (request.stage === SERVING) this.hits++;
    if (isPresent) cache.touch(document);
    else cache.insert(document);
    this.connections--;
    this.record.record(this.connections);
    this.answered.receive(request);
  }
}

export class WebFarm implements JobSink<WebRequest> {
  readonly sim: Simulator;
  readonly probes: Probes;
  answered = 0;
  waited: Nanos = Number.NaN;
  readonly nodes: readonly FarmNode[];
  private readonly users: Users;
  private turn = 0;

  constructor({ requests, sharing, probes: recording, users = USERS }: WebFarmOptions) {
    // Six thousand requests are answered in a second: this never ends first.
    const horizon = ms(1) * requests;
    const sim = new Simulator({ seed: 1, horizon });
    const width = ms(40);
    const recorded: ProbeChoice = {
      gauges: true,
      marks: true,
      flights: false,
      detail: false,
      widths: { first: width, long: width },
    };
    this.sim = sim;
    this.probes = new Probes(recording ? recorded : NOTHING, horizon);
    this.waited = 0;
    const think = (THINK * users) / USERS;
    const documents = new Documents(new Int32Array(DOCUMENTS).fill(1), ALPHA);
    this.users = new Users(sim, {
      users,
      wishes: documents,
      thinking: (streams) => new ExponentialThinking(streams, think),
      begin: think,
    });
    this.users.next = { receive: (request) => this.dispatch(request) };
    const { sizes } = documents;
    this.nodes = Array.from(
      { length: NODES },
      (_, flow) => new FarmNode(sim, this.probes, { flow, sharing, sizes, answered: this }),
    );
  }

  receive(request: WebRequest): void {
    this.answered++;
    this.waited += clock[0]! - request.askedAt;
    this.users.receive(request);
  }

  private dispatch(request: WebRequest): void {
    const { nodes, turn } = this;
    let best = nodes[turn]!;
    for (let step = 1; step < NODES; step++) {
      const node = nodes[(turn + step) % NODES]!;
      if (node.connections < best.connections) best = node;
    }
    this.turn = (turn + 1) % NODES;
    best.serve(request);
  }
}

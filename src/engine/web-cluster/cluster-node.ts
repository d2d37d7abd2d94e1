// A node of a web cluster: processor, memory, disk and port. It accepts what reaches it, hands it off or serves it: from
// memory or from disk, then chunk by chunk through the processor and the port. Each of these is a queue, each step an event.

import { clock } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import type { Bytes } from '../core/units.ts';
import { Fifo } from '../queueing/fifo.ts';
import type { JobSink } from '../queueing/job.ts';
import { type DiskCosts, diskTime } from './disk-time.ts';
import type { DocumentRecord } from './document-record.ts';
import type { Documents } from './documents.ts';
import { LruCache } from './lru-cache.ts';
import { NodeRecord } from './node-record.ts';
import { ACCEPTING, COPYING, HANDING_OFF, READING, SENDING, SERVING, type WebRequest } from './request.ts';

/** Rows of a gauge of a node, about. */
const BUCKETS = 4096;

export interface NodeCosts {
  /** Processor time, ns: to accept and parse a request, to serve one, to hand one off, to take one over. */
  readonly accept: Nanos;
  readonly serve: Nanos;
  readonly handOff: Nanos;
  readonly takeOver: Nanos;
  /** Processor time for each byte sent, ns. */
  readonly perByte: number;
  /** Bytes that go through processor and port at a time. */
  readonly chunk: Bytes;
  /** Port, bytes per second. */
  readonly port: number;
  readonly disk: DiskCosts;
}

/** What a node asks of the cluster it belongs to. */
export interface NodeHome {
  /** Accepted and parsed: who serves it? */
  accepted(request: WebRequest): void;
  /** On its way to the node that serves it. */
  handedOff(request: WebRequest): void;
  /** A chunk has left the port; `request.bytesLeft` are still to come. */
  sent(request: WebRequest): void;
}

export class ClusterNode implements JobSink<WebRequest> {
  readonly number: number;
  readonly cpu: Fifo<WebRequest>;
  readonly disk: Fifo<WebRequest>;
  readonly port: Fifo<WebRequest>;
  readonly cache: LruCache;
  readonly record: NodeRecord;
  hits = 0;
  misses = 0;
  private readonly costs: NodeCosts;
  private readonly sizes: Int32Array;
  private readonly home: NodeHome;
  /** By document that is being read: who else waits for it. */
  private readonly reading = new Map<number, WebRequest[]>();

  constructor(
    sim: Simulator,
    probes: Probes,
    setup: {
      number: number;
      costs: NodeCosts;
      memory: Bytes;
      documents: Documents;
      home: NodeHome;
      shelves: DocumentRecord;
      /** Machines the users sit at. */
      clients: number;
    },
  ) {
    const { number, costs, memory, documents, home, shelves, clients } = setup;
    this.number = number;
    this.costs = costs;
    this.sizes = documents.sizes;
    this.home = home;
    this.record = new NodeRecord(probes, { number, clients, sizes: documents.sizes }, Math.ceil(sim.horizon / BUCKETS));
    this.cpu = new Fifo(sim, { gauge: this.record.cpuQueue });
    this.disk = new Fifo(sim, { gauge: this.record.diskQueue });
    this.port = new Fifo(sim, { gauge: this.record.portQueue });
    this.cpu.next = this.disk.next = this.port.next = this;
    this.cache = new LruCache(memory, this.sizes, (document, isPresent) =>
      shelves.onMemory(number, document, isPresent),
    );
  }

  accept(request: WebRequest): void {
    request.stage = ACCEPTING;
    request.work = this.costs.accept;
    this.cpu.receive(request);
  }

  handOff(request: WebRequest): void {
    request.stage = HANDING_OFF;
    request.cameAt = clock[0]!;
    request.work = this.costs.handOff;
    this.cpu.receive(request);
  }

  /** @param isTakenOver was it handed off by another node? */
  serve(request: WebRequest, isTakenOver: boolean): void {
    const { costs } = this;
    request.stage = SERVING;
    request.work = isTakenOver ? costs.takeOver + costs.serve : costs.serve;
    this.cpu.receive(request);
  }

  /** A station of this node is done with a request. */
  receive(request: WebRequest): void {
    const { stage } = request;
    if (stage === SERVING) this.lookUp(request);
    else if (stage === COPYING) this.send(request);
    else if (stage === SENDING) this.leave(request);
    else if (stage === ACCEPTING) this.home.accepted(request);
    else if (stage === READING) this.haveRead(request);
    else this.home.handedOff(request);
  }

  /** Sends the next chunk. */
  copy(request: WebRequest): void {
    const { chunk, perByte } = this.costs;
    request.stage = COPYING;
    request.chunk = request.bytesLeft < chunk ? request.bytesLeft : chunk;
    request.work = Math.round(request.chunk * perByte);
    this.cpu.receive(request);
  }

  /** The documents asked for most are in memory from the beginning, as many as fit. */
  warm(): void {
    const { sizes, cache } = this;
    let fit = 0;
    for (let bytes = 0; fit < sizes.length; fit++) {
      bytes += sizes[fit]!;
      if (bytes > cache.capacity) break;
    }
    for (let document = fit - 1; document >= 0; document--) cache.insert(document);
  }

  /** The machine stops: what it was working on is lost, and what it had in memory. */
  stop(lost: JobSink<WebRequest>): void {
    this.cpu.empty(lost);
    this.disk.empty(lost);
    const waiting = [...this.reading.values()].flat();
    this.reading.clear();
    for (const request of waiting) lost.receive(request);
    this.port.empty(lost);
    this.cache.clear();
  }

  private lookUp(request: WebRequest): void {
    const { cache } = this;
    const { document } = request;
    request.bytesLeft = this.sizes[document]!;
    request.isHit = cache.has(document);
    if (request.isHit) {
      this.hits++;
      cache.touch(document);
      this.copy(request);
    } else this.read(request);
  }

  private read(request: WebRequest): void {
    const { document } = request;
    request.stage = READING;
    request.cameAt = clock[0]!;
    const waiting = this.reading.get(document);
    if (waiting !== undefined) {
      // One read is enough for all who wait for the same document, and only the first of them has missed it.
      this.hits++;
      waiting.push(request);
      return;
    }
    this.misses++;
    this.reading.set(document, []);
    request.work = diskTime(this.costs.disk, this.sizes[document]!);
    this.disk.receive(request);
  }

  private haveRead(request: WebRequest): void {
    const { cache } = this;
    const { document } = request;
    const waiting = this.reading.get(document)!;
    this.reading.delete(document);
    cache.insert(document);
    this.record.onRead(request);
    this.copy(request);
    for (const other of waiting) this.copy(other);
  }

  private send(request: WebRequest): void {
    request.stage = SENDING;
    request.cameAt = clock[0]!;
    request.work = Math.round((request.chunk * 1e9) / this.costs.port);
    this.port.receive(request);
  }

  private leave(request: WebRequest): void {
    request.bytesLeft -= request.chunk;
    if (request.bytesLeft <= 0) this.record.onSent(request);
    else this.record.onChunk(request);
    this.home.sent(request);
  }
}

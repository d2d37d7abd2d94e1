// What is recorded of a node of a web cluster. Gauges, with the number of the node as their flow: `connections`, `cpuQueue`,
// `diskQueue`, `portQueue` (jobs there, in service included). Logs, four for each node, in this order:
// asks (from joining the dispatcher's queue to its decision), handoffs (from joining the processor's queue to arriving at the
// other node), disk reads, and replies (the last chunk at the port). What a row says besides its times and document: decision.ts;
// of which request it is and how large the document, as its detail (the same file), but of reads, which are for all who wait.

import type { PacketDetail } from '../core/details.ts';
import type { FlightLog } from '../core/flights.ts';
import type { Gauge } from '../core/gauge.ts';
import { clock } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Nanos } from '../core/time.ts';
import { detailOfRequest, infoOfDecision, infoOfHandoff, infoOfRead, infoOfReply } from './decision.ts';
import type { WebRequest } from './request.ts';

/** Links of each node: asks, handoffs, reads, replies. */
const NODE_LINKS = 4;
const NONE: readonly number[] = [];

interface Recorded {
  /** Of the node, from 0. */
  readonly number: number;
  /** Machines the users sit at, one user after the other. */
  readonly clients: number;
  /** By document, bytes. */
  readonly sizes: Int32Array;
}

export class NodeRecord {
  readonly connections: Gauge;
  readonly cpuQueue: Gauge;
  readonly diskQueue: Gauge;
  readonly portQueue: Gauge;
  private readonly of: Recorded;
  private readonly asks: FlightLog | null;
  private readonly handoffs: FlightLog | null;
  private readonly reads: FlightLog | null;
  private readonly replies: FlightLog | null;

  /** @param width of the gauges' buckets, ns, unless the runner wants others: they change too often to keep every change */
  constructor(probes: Probes, of: Recorded, width: Nanos) {
    const { number } = of;
    const gauge = (name: string): Gauge => {
      const made = probes.gauge(name, 'count', { flow: number });
      if (probes.choice.widths === undefined) made.width = width;
      return made;
    };
    this.of = of;
    this.connections = gauge('connections');
    this.cpuQueue = gauge('cpuQueue');
    this.diskQueue = gauge('diskQueue');
    this.portQueue = gauge('portQueue');
    const log = (place: number): FlightLog | null => {
      const flights = probes.flightLog(NODE_LINKS * number + place);
      flights.keepsDetails = true;
      return probes.choice.flights ? flights : null;
    };
    this.asks = log(0);
    this.handoffs = log(1);
    this.reads = log(2);
    this.replies = log(3);
    this.connections.record(0);
  }

  onDecided(request: WebRequest): void {
    const isHandedOff = request.target !== this.of.number;
    this.note(this.asks, request, clock[0]!, infoOfDecision(request.choice, isHandedOff ? 1 : 0), this.detail(request));
  }

  /** @param arrives when it is at the other node */
  onHandedOff(request: WebRequest, arrives: number): void {
    this.note(this.handoffs, request, arrives, infoOfHandoff(request.target), this.detail(request));
  }

  onRead(request: WebRequest): void {
    this.note(this.reads, request, clock[0]!, infoOfRead(request.entry));
  }

  /** A chunk has left the port, and is not the last. */
  onChunk(request: WebRequest): void {
    if (this.replies !== null) request.chunks.push(request.due - request.work, clock[0]!);
  }

  onSent(request: WebRequest): void {
    const info = infoOfReply(request.entry, request.isHit, request.isLocal);
    const detail = this.detail(request, request.chunks);
    this.note(this.replies, request, clock[0]!, info, detail);
  }

  private detail(request: WebRequest, chunks: readonly number[] = NONE): PacketDetail | undefined {
    if (this.replies === null) return undefined;
    const { clients, sizes } = this.of;
    return detailOfRequest(request, clients, sizes[request.document]!, chunks);
  }

  private note(log: FlightLog | null, request: WebRequest, arrives: number, info: number, detail?: PacketDetail): void {
    if (log === null) return;
    log.add(request.cameAt, request.due - request.work, arrives, request.document, info, detail);
  }
}

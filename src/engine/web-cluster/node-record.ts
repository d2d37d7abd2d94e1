// What is recorded of a node of a web cluster. Gauges, with the number of the node as their flow: `connections`, `cpuQueue`,
// `diskQueue`, `portQueue` (jobs there, in service included). Flights, three links for each node, in this order:
// asks (from joining the dispatcher's queue to its decision), handoffs (from joining the processor's queue to arriving at the
// other node), disk reads, and replies (the last chunk at the port). Their segment is the document, from 0.

import type { FlightLog } from '../core/flights.ts';
import type { Gauge } from '../core/gauge.ts';
import { clock } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Nanos } from '../core/time.ts';
import { infoOfDecision } from './decision.ts';
import type { WebRequest } from './request.ts';

/** Links of each node: asks, handoffs, reads, replies. */
const NODE_LINKS = 4;

/** Kinds of a flight. Ask: the decision keeps the request where it is, or sends it on. Reply: from memory, or from disk. */
const STRAIGHT = 0;
const ROUNDABOUT = 1;
/** Added to either kind of a reply: nobody was asked. */
const AT_ONCE = 2;

export class NodeRecord {
  readonly connections: Gauge;
  readonly cpuQueue: Gauge;
  readonly diskQueue: Gauge;
  readonly portQueue: Gauge;
  private readonly number: number;
  private readonly asks: FlightLog | null;
  private readonly handoffs: FlightLog | null;
  private readonly reads: FlightLog | null;
  private readonly replies: FlightLog | null;

  /** @param width of the gauges' buckets, ns, unless the runner wants others: they change too often to keep every change */
  constructor(probes: Probes, number: number, width: Nanos) {
    const gauge = (name: string): Gauge => {
      const made = probes.gauge(name, 'count', { flow: number });
      if (probes.choice.widths === undefined) made.width = width;
      return made;
    };
    this.number = number;
    this.connections = gauge('connections');
    this.cpuQueue = gauge('cpuQueue');
    this.diskQueue = gauge('diskQueue');
    this.portQueue = gauge('portQueue');
    const log = (place: number): FlightLog | null => {
      const flights = probes.flightLog(NODE_LINKS * number + place);
      return probes.choice.flights ? flights : null;
    };
    this.asks = log(0);
    this.handoffs = log(1);
    this.reads = log(2);
    this.replies = log(3);
    this.connections.record(0);
  }

  /** Info: the decision, read back by `decisionOf`. */
  onDecided(request: WebRequest): void {
    const kind = request.target === this.number ? STRAIGHT : ROUNDABOUT;
    this.note(this.asks, request, clock[0]!, infoOfDecision(request.choice, kind));
  }

  /** Info: the node it goes to * 4. @param arrives when it is there */
  onHandedOff(request: WebRequest, arrives: number): void {
    this.note(this.handoffs, request, arrives, 4 * request.target);
  }

  /** Info: the node it came in at * 4. */
  onRead(request: WebRequest): void {
    this.note(this.reads, request, clock[0]!, 4 * request.entry + ROUNDABOUT);
  }

  /** Info: the node it came in at * 4 + kind. */
  onSent(request: WebRequest): void {
    const kind = (request.isHit ? STRAIGHT : ROUNDABOUT) + (request.isLocal ? AT_ONCE : 0);
    this.note(this.replies, request, clock[0]!, 4 * request.entry + kind);
  }

  private note(log: FlightLog | null, request: WebRequest, arrives: number, info: number): void {
    if (log === null) return;
    log.add(request.cameAt, request.due - request.work, arrives, request.document, info);
  }
}

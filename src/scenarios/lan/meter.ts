// What is measured on the LAN: traffic, pages and round trips. Definitions after papers P0 and P1 and the reference runs;
// the words for them are in metrics.ts.

import type { Gauge } from '../../engine/core/gauge.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import type { Nanos } from '../../engine/core/time.ts';
import { frameBytes, type MediumTiming } from '../../engine/ethernet/timing.ts';
import { ACK, type Packet } from '../../engine/net/packet.ts';
import { noRoundTrips, type RoundTrips } from '../../engine/web/segment-meter.ts';

/** Of every data packet, bytes. */
const HEADER = 40;

/** Sums that only grow. */
export interface Counters {
  /** Bytes of frames delivered, header and padding included, when a link layer hands up what they carry: of all stations on a bus, of the server behind a switch. */
  wire: number;
  /** Bytes of the packets in them. */
  received: number;
  /** Bytes of the server's data packets that reached clients, duplicates and headers included. */
  responses: number;
  /** Payload bytes of responses that became the clients': in order, once. */
  delivered: number;
  pages: number;
  /** Packets of completed pages. */
  pagePackets: number;
}

export interface MeterOptions {
  readonly timing: MediumTiming;
  /** Are frames of the server all that counts as traffic? Behind a switch they have a cable of their own. */
  readonly onlyOfServer: boolean;
  readonly isResponse: (flow: number) => boolean;
}

export class LanMeter {
  readonly now: Counters = { wire: 0, received: 0, responses: 0, delivered: 0, pages: 0, pagePackets: 0 };
  readonly roundTrips: RoundTrips = noRoundTrips();
  /** Response times of the pages completed since measuring began, ns. */
  pageTimes: Nanos[] = [];
  private readonly sim: Simulator;
  private readonly options: MeterOptions;
  private readonly wire: Gauge;
  private readonly receivedAll: Gauge;
  private readonly deliveredAll: Gauge;
  private readonly arrivedAll: Gauge;
  private readonly pages: Gauge;
  private readonly waiting: Gauge;
  private usersWaiting = 0;
  /** Sum of the times at which the pages that are under way were asked for, ns. */
  private askedSum = 0;
  private payload = 0;
  private arrived = 0;

  constructor(sim: Simulator, probes: Probes, options: MeterOptions) {
    this.sim = sim;
    this.options = options;
    this.wire = probes.detail('wire', 'bytes');
    this.receivedAll = probes.detail('receivedAll', 'bytes');
    this.deliveredAll = probes.detail('deliveredAll', 'bytes');
    this.arrivedAll = probes.detail('arrivedAll', 'bytes');
    this.pages = probes.detail('pages', 'count');
    this.waiting = probes.detail('waiting', 'count');
    const { wire, receivedAll, deliveredAll, arrivedAll, pages, waiting } = this;
    for (const gauge of [wire, receivedAll, deliveredAll, arrivedAll, pages, waiting]) gauge.recordAt(0, 0);
  }

  /** Pages and round trips are counted from now on; `now` goes on. */
  begin(): void {
    this.pageTimes = [];
    Object.assign(this.roundTrips, noRoundTrips());
  }

  /** A packet has crossed the bus, or the switch, and its receiver's link layer hands it up: one wait after the last bit of its frame. */
  onPacket(packet: Packet): void {
    const { now } = this;
    const { timing, onlyOfServer } = this.options;
    const isAck = packet.kind === ACK;
    const isResponse = this.options.isResponse(packet.flow);
    now.received += packet.bytes;
    // The server sends the segments of responses and the ACKs of requests.
    if (!onlyOfServer || isResponse !== isAck) {
      now.wire += frameBytes(timing, packet.bytes);
      this.wire.record(now.wire);
    }
    if (isAck || !isResponse) return;
    now.responses += packet.bytes;
    this.payload += Math.max(0, packet.bytes - HEADER);
    this.receivedAll.record(this.payload);
  }

  onDelivered(bytes: number): void {
    this.now.delivered += bytes;
    this.deliveredAll.record(this.now.delivered);
  }

  /** Payload of a response that a client has for the first time, in order or not. */
  onArrived(bytes: number): void {
    this.arrived += bytes;
    this.arrivedAll.record(this.arrived);
  }

  /** Pages asked for and not complete, and how old they are together at the end of the run, ns. */
  get unfinished(): { readonly pages: number; readonly age: Nanos } {
    return { pages: this.usersWaiting, age: this.usersWaiting * this.sim.horizon - this.askedSum };
  }

  /** Pages asked for so far. */
  get asked(): number {
    return this.now.pages + this.usersWaiting;
  }

  onRequest(): void {
    this.askedSum += this.sim.now;
    this.waiting.record(++this.usersWaiting);
  }

  onPage(askedAt: Nanos, packets: number): void {
    this.now.pages++;
    this.askedSum -= askedAt;
    this.now.pagePackets += packets;
    this.pageTimes.push(this.sim.now - askedAt);
    this.pages.record(this.now.pages);
    this.waiting.record(--this.usersWaiting);
  }
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The smallest value that at least this share of all do not exceed; 0 if there is none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length, Math.max(1, Math.ceil(share * sorted.length))) - 1] ?? 0;
}

// What every server of a synchronised read is doing: sending its share, waiting for its timer with nothing under way, or done
// until the next block. Recorded for stage and charts; and for how long all of them stood still.

import type { Gauge } from '../../engine/core/gauge.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import type { Nanos } from '../../engine/core/time.ts';
import type { TcpSender } from '../../engine/tcp/sender.ts';

export class Servers {
  /** Time in which nothing was under way while a server waited for its timer, ns. */
  silentTime: Nanos = 0;
  private readonly sim: Simulator;
  private senders: readonly TcpSender[] = [];
  /** Segments and ACKs of each server that are somewhere in the network. */
  private readonly underWay: Int32Array;
  private readonly isWaiting: Uint8Array;
  private readonly isOwing: Uint8Array;
  private allUnderWay = 0;
  private waiting = 0;
  private owing = 0;
  private silentSince: Nanos = Number.NaN;
  private readonly waits: readonly Gauge[];
  private readonly owes: readonly Gauge[];
  private readonly allWaiting: Gauge;
  private readonly allOwing: Gauge;

  constructor(sim: Simulator, probes: Probes, servers: number) {
    this.sim = sim;
    this.underWay = new Int32Array(servers);
    this.isWaiting = new Uint8Array(servers);
    this.isOwing = new Uint8Array(servers);
    const each = Array.from({ length: servers }, (_, flow) => flow);
    // `waits`: when the timer that it waits for goes off, ns; 0 while it does not wait. `owes`: 1 until its share has arrived.
    this.waits = each.map((flow) => probes.detail('waits', 'ns', { flow }));
    this.owes = each.map((flow) => probes.detail('owes', 'count', { flow }));
    this.allWaiting = probes.gauge('waiting', 'count');
    this.allOwing = probes.gauge('owing', 'count');
    for (const gauge of [...this.waits, ...this.owes, this.allWaiting, this.allOwing]) gauge.recordAt(0, 0);
  }

  /** The connections, once they are declared. */
  watch(senders: readonly TcpSender[]): void {
    this.senders = senders;
  }

  /** The request is there: the server has a share to send. */
  onRequest(server: number): void {
    if (this.isOwing[server] === 1) return;
    this.isOwing[server] = 1;
    this.owing++;
    this.owes[server]!.record(1);
    this.allOwing.record(this.owing);
  }

  /** Its share has arrived whole. */
  onShare(server: number): void {
    this.isOwing[server] = 0;
    this.owing--;
    this.owes[server]!.record(0);
    this.allOwing.record(this.owing);
    this.stopWaiting(server);
  }

  /** A segment or an ACK is handed to the network. */
  onSent(server: number): void {
    if (this.isWaiting[server] === 1) this.stopWaiting(server);
    this.underWay[server]!++;
    if (this.allUnderWay++ === 0) this.endSilence();
  }

  /** A segment has reached the client. */
  onArrived(server: number): void {
    this.underWay[server]!--;
    this.allUnderWay--;
  }

  /** The sender has dealt with an ACK, or a packet of its connection is lost. */
  onGone(server: number): void {
    this.underWay[server]!--;
    this.allUnderWay--;
    if (this.underWay[server] === 0 && this.isOwing[server] === 1) this.startWaiting(server);
    if (this.allUnderWay === 0 && this.waiting > 0) this.silentSince = this.sim.now;
  }

  /** Silence up to the present counts, too. */
  close(): void {
    this.endSilence();
  }

  private startWaiting(server: number): void {
    const { flightSize, rexmt } = this.senders[server]!;
    if (flightSize === 0 || this.isWaiting[server] === 1) return;
    this.isWaiting[server] = 1;
    this.waiting++;
    this.waits[server]!.record(rexmt.expiresAt);
    this.allWaiting.record(this.waiting);
  }

  private stopWaiting(server: number): void {
    if (this.isWaiting[server] === 0) return;
    this.isWaiting[server] = 0;
    this.waiting--;
    this.waits[server]!.record(0);
    this.allWaiting.record(this.waiting);
  }

  private endSilence(): void {
    if (Number.isNaN(this.silentSince)) return;
    this.silentTime += this.sim.now - this.silentSince;
    this.silentSince = Number.NaN;
  }
}

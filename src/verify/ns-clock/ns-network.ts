// Links as ns-2 computes them (queue/queue.cc, link/delay.cc): when a packet's transmission begins, its arrival at the far end and the end
// of the transmission are scheduled, in this order, in seconds and doubles. What decides who is dropped are the engine's disciplines.

import { arrivesAt } from '../../engine/core/memory.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { Carrier } from '../../engine/net/carrier.ts';
import type { LinkOptions } from '../../engine/net/network.ts';
import { type Packet, Packets } from '../../engine/net/packet.ts';
import { Router } from '../../engine/net/router.ts';
import type { PacketSink } from '../../engine/net/sink.ts';
import type { NsScheduler } from './ns-scheduler.ts';

/** The engine's disciplines measure idle times in ns. */
const NANOS = 1e9;

export class NsNetwork implements Carrier<readonly number[]> {
  readonly packets = new Packets();
  private readonly scheduler: NsScheduler;
  private readonly probes: Probes;
  private readonly links: NsLink[] = [];
  private readonly entries: NsLink[] = [];

  constructor(scheduler: NsScheduler, probes: Probes) {
    this.scheduler = scheduler;
    this.probes = probes;
  }

  /** Its rate in bit/s, its delay in s. */
  link(options: LinkOptions): number {
    const index = this.links.length;
    const lose = (kind: 'drop' | 'kill', packet: Packet): void => {
      this.probes.marks.addLoss(kind, this.scheduler.now, index, packet, []);
      this.packets.free(packet);
    };
    return this.links.push(new NsLink(this.scheduler, options, lose)) - 1;
  }

  path(route: readonly number[], sink: PacketSink): number {
    const path = this.entries.push(this.links[route[0]!]!) - 1;
    const end: PacketSink = {
      receive: (packet) => {
        this.scheduler.noteDelivery();
        sink.receive(packet);
      },
    };
    route.forEach((link, hop) => {
      const next = route[hop + 1];
      this.links[link]!.onward.ports[path] = next === undefined ? end : this.links[next]!;
    });
    return path;
  }

  entry(path: number): PacketSink {
    return this.entries[path]!;
  }

  open(): void {
    // Nothing is known only when all is declared.
  }
}

class NsLink implements PacketSink {
  readonly onward = new Router();
  private readonly scheduler: NsScheduler;
  private readonly options: LinkOptions;
  private readonly lose: (kind: 'drop' | 'kill', packet: Packet) => void;
  private readonly waiting: Packet[] = [];
  private isBusy = false;
  private idleSince = 0;
  /** When the last transmission ended, and when the present one does, s. */
  private endedAt = Number.NaN;
  private endsAt = Number.NaN;
  /** When the last packet came, s, and whose it was. */
  private cameAt = Number.NaN;
  private cameOf = 0;
  private offered = 0;

  constructor(scheduler: NsScheduler, options: LinkOptions, lose: (kind: 'drop' | 'kill', packet: Packet) => void) {
    this.scheduler = scheduler;
    this.options = options;
    this.lose = lose;
  }

  receive(packet: Packet): void {
    this.noteCloseCalls(packet.flow);
    if (this.options.kills?.has(this.offered++)) this.lose('kill', packet);
    else if (!this.admits(packet)) this.lose('drop', packet);
    else {
      this.waiting.push(packet);
      if (!this.isBusy) this.serve();
    }
  }

  private admits(packet: Packet): boolean {
    const { queue } = this.options;
    const { waiting, isBusy } = this;
    // drop-tail.cc counts the packet that comes, and not the one in transmission.
    if (queue.decides === undefined) return queue.admits(waiting.length + 1, 0, packet.bytes);
    const idle = this.scheduler.now - this.idleSince;
    return queue.decides(packet, {
      now: idle * NANOS,
      waiting: waiting.length,
      waitingBytes: waiting.reduce((sum, { bytes }) => sum + bytes, 0),
      idleSince: isBusy ? -1 : 0,
    });
  }

  /** Which of two flows' packets is first; and is a packet found that is sent just now? That matters at a queue that is all but full, and to RED. */
  private noteCloseCalls(flow: number): void {
    const { waiting, cameAt, cameOf, endedAt, endsAt } = this;
    const { place, queue } = this.options;
    const { now, closeCalls } = this.scheduler;
    if (cameOf !== flow) closeCalls.note(now, cameAt - now, `packets of two flows come to ${place}`);
    this.cameAt = now;
    this.cameOf = flow;
    if (queue.decides === undefined && waiting.length + 2 < queue.limit) return;
    const words = `a packet comes to ${place} as another one's transmission ends`;
    for (const end of [endedAt, endsAt]) closeCalls.note(now, end - now, words);
  }

  private serve(): void {
    const { scheduler, options } = this;
    this.endedAt = scheduler.now;
    const packet = this.waiting.shift();
    this.isBusy = packet !== undefined;
    if (packet === undefined) {
      this.idleSince = scheduler.now;
      return;
    }
    const transmission = (8 * packet.bytes) / options.rate.value;
    scheduler.schedule(scheduler.now + (transmission + options.delay.value), () => this.deliver(packet));
    this.endsAt = scheduler.now + transmission;
    scheduler.schedule(this.endsAt, () => this.serve());
  }

  private deliver(packet: Packet): void {
    arrivesAt[packet.row] = this.scheduler.now;
    this.onward.receive(packet);
  }
}

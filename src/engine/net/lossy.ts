// Loss in front of a link, before its queue: packets dropped by hand (the n-th offered, from 0) and at random. Draws come
// from the place's own stream, one per packet in order of arrival, so look-ahead and other streams do not disturb them.

import { fold } from '../core/digest.ts';
import { arrivesAt } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { RandomStream } from '../core/random.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Timeline } from '../core/timeline.ts';
import type { Packet, Packets } from './packet.ts';
import type { PacketSink } from './sink.ts';

export interface LossOptions {
  /** Index of the link in the run's layout. */
  readonly index: number;
  readonly place: string;
  /** Which packets to drop by hand, counted from 0. */
  readonly kills: ReadonlySet<number>;
  /** 0..1 */
  readonly probability: Timeline;
}

export class Lossy implements PacketSink {
  next: PacketSink | null = null;
  /** Packets dropped here. */
  dropped = 0;
  /** Told of every packet that is lost, before it is gone. */
  onLostListener: ((packet: Packet) => void) | null = null;
  private count = 0;
  private readonly horizon: number;
  private readonly options: LossOptions;
  private readonly random: RandomStream;
  private readonly hash: number;
  private readonly probes: Probes;
  private readonly packets: Packets;

  constructor(sim: Simulator, options: LossOptions, packets: Packets, probes: Probes) {
    this.horizon = sim.horizon;
    this.options = options;
    this.packets = packets;
    this.probes = probes;
    this.random = sim.random(`loss at ${options.place}`);
    this.hash = sim.digests.part();
  }

  receive(packet: Packet): void {
    const now = arrivesAt[packet.row]!;
    const index = this.count++;
    const { kills, probability } = this.options;
    probability.advance(now);
    const unlucky = this.random.uniform() < probability.value;
    const killed = kills.has(index);
    if (!unlucky && !killed) {
      this.next!.receive(packet);
      return;
    }
    if (now < this.horizon) this.lose(packet, now, killed, index);
    this.packets.free(packet);
  }

  private lose(packet: Packet, now: number, killed: boolean, index: number): void {
    this.dropped++;
    fold(this.hash, now, packet.seq);
    const numbers = killed ? [index] : [this.options.probability.value, index];
    this.probes.marks.addLoss(killed ? 'kill' : 'loss', now, this.options.index, packet, numbers);
    if (this.onLostListener !== null) this.onLostListener(packet);
  }
}

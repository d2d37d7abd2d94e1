// Stations on a bus, wired: a sender hands a packet to the link layer of its station, which waits, puts it into the
// NIC's queue and sends it over the medium; at the other station the link layer waits again and hands it up. One pipe
// serves all stations downwards and one upwards, because the wait is the same for all.

import { arrivesAt, clock } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timeline } from '../core/timeline.ts';
import type { BitsPerSecond } from '../core/units.ts';
import { Lossy } from '../net/lossy.ts';
import type { Packet, Packets } from '../net/packet.ts';
import { Pipe } from '../net/pipe.ts';
import type { QueueDiscipline } from '../net/queues/discipline.ts';
import { Router } from '../net/router.ts';
import type { PacketSink } from '../net/sink.ts';
import { Tap } from '../net/tap.ts';
import type { BackOffRule } from './back-off-rule.ts';
import type { LanRoute, LocalNetwork } from './local-network.ts';
import { Medium } from './medium.ts';
import { Nic } from './nic.ts';
import type { MediumTiming } from './timing.ts';

export interface StationOptions {
  /** Unique; also the name of its place, for packets dropped by hand. */
  readonly name: string;
  readonly discipline: QueueDiscipline;
  /** Packets to drop by hand in front of its queue, counted from 0. */
  readonly kills?: ReadonlySet<number>;
}

export interface LanOptions {
  readonly timing: MediumTiming;
  /** bit/s */
  readonly rate: BitsPerSecond;
  /** Between any two stations, ns. */
  readonly propagation: Nanos;
  /** Wait in the link layer, once downwards and once upwards, ns. */
  readonly linkLayerDelay: Nanos;
  /** The index of the n-th station's NIC in the run's layout is this plus n; their collisions follow. */
  readonly firstIndex: number;
  readonly stations: readonly StationOptions[];
  /** Left out: truncated binary exponential back-off. */
  readonly backOff?: BackOffRule | undefined;
  /** Record how many packets the NICs hold? */
  readonly watched: boolean;
  /** See NicSetup. */
  readonly keepsAcks?: boolean;
  /** Told of every packet that comes up, before it is handed on. */
  readonly onDelivered?: (packet: Packet) => void;
}

export class Lan implements LocalNetwork, PacketSink {
  readonly packets: Packets;
  readonly nics: readonly Nic[];
  readonly medium: Medium;
  /** The bus has no queues of its own. */
  readonly lostBeyond = { packets: 0, acks: 0 };
  private readonly linkLayerDelay: Nanos;
  private readonly down: Pipe;
  private readonly doors: readonly PacketSink[];
  private readonly lossy: readonly (Lossy | undefined)[];
  private readonly toQueues = new Router();
  private readonly toOwners = new Router();

  constructor(sim: Simulator, options: LanOptions, packets: Packets, probes: Probes) {
    const { stations, firstIndex, onDelivered, watched, keepsAcks = false } = options;
    this.packets = packets;
    this.linkLayerDelay = options.linkLayerDelay;
    // Down before the medium: what reaches a queue at the instant of an attempt takes part in it.
    this.down = new Pipe(sim);
    this.nics = stations.map(({ name, discipline }, station) => {
      const index = firstIndex + station;
      const setup = { name, index, collisionsIndex: index + stations.length, discipline, watched, keepsAcks };
      return new Nic(sim, setup, packets, probes);
    });
    this.lossy = stations.map(({ name, kills }, station) => {
      if (kills === undefined) return undefined;
      const place = { index: firstIndex + station, place: name, kills, probability: new Timeline(0) };
      const lossy = new Lossy(sim, place, packets, probes);
      lossy.next = this.nics[station]!;
      return lossy;
    });
    this.doors = this.nics.map((nic, station) => this.lossy[station] ?? nic);
    const up = new Pipe(sim);
    this.medium = new Medium(sim, { ...options, delayAbove: options.linkLayerDelay }, this.nics, up);
    this.down.next = this.toQueues;
    up.next = onDelivered === undefined ? this.toOwners : new Tap(onDelivered, this.toOwners);
  }

  get shared(): Medium {
    return this.medium;
  }

  path({ from, to }: LanRoute, sink: PacketSink): number {
    if (from === to) throw new RangeError('A station does not send to itself over the bus.');
    this.toQueues.ports.push(this.doors[from]!);
    return this.toOwners.ports.push(sink) - 1;
  }

  entry(): PacketSink {
    return this;
  }

  /** From the sender down into the link layer of its station. */
  receive(packet: Packet): void {
    arrivesAt[packet.row] = clock[0]! + this.linkLayerDelay;
    this.down.put(packet);
  }

  /** Brings the queues to this time. */
  settle(time: Nanos): void {
    for (const nic of this.nics) nic.settle(time);
  }

  /** Packets dropped by hand in front of a station's queue. */
  lostBefore(station: number): number {
    return this.lossy[station]?.dropped ?? 0;
  }
}

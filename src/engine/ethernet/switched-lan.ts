// Stations on a switch: every one has a cable of its own, which carries frames both ways at once (full duplex, IEEE 802.3 annex
// 4A), so nothing collides and nobody waits for a medium. The switch stores a frame whole before it forwards it, and has a queue
// for each port. On both sides of it a station's link layer waits as on the bus (lan.ts). Left out: learning of addresses, flow
// control by PAUSE frames, and the time a switch needs to look up a port.

import { arrivesAt, clock } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timeline } from '../core/timeline.ts';
import type { BitsPerSecond, Bytes } from '../core/units.ts';
import type { Framing } from '../net/line.ts';
import type { Link } from '../net/link.ts';
import { Lossy } from '../net/lossy.ts';
import { ACK, type Packet, type Packets } from '../net/packet.ts';
import { Pipe } from '../net/pipe.ts';
import type { QueueDiscipline, ServedDiscipline } from '../net/queues/discipline.ts';
import { DropTail } from '../net/queues/drop-tail.ts';
import { Router } from '../net/router.ts';
import { linkFor, type ServedLink } from '../net/served-link.ts';
import type { PacketSink } from '../net/sink.ts';
import { Tap } from '../net/tap.ts';
import type { StationOptions } from './lan.ts';
import type { LanRoute, LocalNetwork, StationCounts } from './local-network.ts';

export const SWITCH = 'SW';

/** The place of the link from the switch to a station. */
export const portName = (station: string): string => `${SWITCH}-${station}`;

export interface SwitchedStation extends Omit<StationOptions, 'discipline'> {
  /** Of its NIC; on a cable of its own it may also decide when a packet's turn comes. */
  readonly discipline: QueueDiscipline | ServedDiscipline;
  /** Of its own cable, ns; left out: as all others. */
  readonly propagation?: Nanos;
}

export interface SwitchedLanOptions {
  /** Of every cable, bit/s. */
  readonly rate: BitsPerSecond;
  /** Of every cable, ns. */
  readonly propagation: Nanos;
  /** Wait in the link layer, once downwards and once upwards, ns. */
  readonly linkLayerDelay: Nanos;
  /** What a packet is on a cable; left out: what it is by itself, as on a duplex link of ns-2. */
  readonly framing?: Framing;
  /** Packets each port of the switch holds, counting the one being sent. */
  readonly portQueue: number;
  /** The index of the n-th station's NIC in the run's layout is this plus n; the ports of the switch follow. */
  readonly firstIndex: number;
  readonly stations: readonly SwitchedStation[];
  /** Packets to drop by hand in front of a port. */
  readonly killsAt?: (place: string) => ReadonlySet<number> | undefined;
  /** Record how many packets NICs and ports hold? */
  readonly watched: boolean;
  /** Told of every packet that comes up, before it is handed on. */
  readonly onDelivered?: (packet: Packet) => void;
}

export class SwitchedLan implements LocalNetwork, PacketSink {
  readonly packets: Packets;
  readonly nics: readonly Uplink[];
  readonly shared = undefined;
  private readonly linkLayerDelay: Nanos;
  private readonly down: Pipe;
  private readonly ports: readonly Uplink[];
  private readonly toNics = new Router();
  private readonly toPorts = new Router();
  private readonly toOwners = new Router();

  constructor(sim: Simulator, options: SwitchedLanOptions, packets: Packets, probes: Probes) {
    const { stations, firstIndex, onDelivered, linkLayerDelay, portQueue } = options;
    this.packets = packets;
    this.linkLayerDelay = linkLayerDelay;
    this.down = new Pipe(sim);
    const made = { sim, packets, probes, options };
    this.nics = stations.map(({ name, discipline, kills, propagation }, station) =>
      uplink(made, { place: name, index: firstIndex + station, discipline, kills, propagation }),
    );
    this.ports = stations.map(({ name, propagation }, station) => {
      const place = portName(name);
      const discipline = new DropTail(new Timeline(portQueue), 'packets');
      const kills = options.killsAt?.(place);
      return uplink(made, { place, index: firstIndex + stations.length + station, discipline, kills, propagation });
    });
    const up = new Pipe(sim);
    this.down.next = this.toNics;
    for (const { link } of this.nics) link.next = this.toPorts;
    for (const { link } of this.ports) link.next = new Rise(linkLayerDelay, up);
    up.next = onDelivered === undefined ? this.toOwners : new Tap(onDelivered, this.toOwners);
  }

  get lostBeyond() {
    const sum = (of: (port: Uplink) => number): number => this.ports.reduce((all, port) => all + of(port), 0);
    return { packets: sum(({ dropped }) => dropped), acks: sum(({ acksLost }) => acksLost) };
  }

  path({ from, to }: LanRoute, sink: PacketSink): number {
    if (from === to) throw new RangeError('A station does not send to itself through the switch.');
    this.toNics.ports.push(this.nics[from]!);
    this.toPorts.ports.push(this.ports[to]!);
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

  settle(time: Nanos): void {
    for (const { link } of [...this.nics, ...this.ports]) link.settle(time);
  }

  lostBefore(station: number): number {
    return (this.nics[station]!.lossy?.dropped ?? 0) + (this.ports[station]!.lossy?.dropped ?? 0);
  }
}

interface Making {
  readonly sim: Simulator;
  readonly packets: Packets;
  readonly probes: Probes;
  readonly options: SwitchedLanOptions;
}

interface Place {
  readonly place: string;
  readonly index: number;
  readonly discipline: SwitchedStation['discipline'];
  readonly kills: ReadonlySet<number> | undefined;
  readonly propagation: Nanos | undefined;
}

function uplink(
  { sim, packets, probes, options }: Making,
  { place, index, discipline, kills, propagation = options.propagation }: Place,
): Uplink {
  const { rate, watched, framing } = options;
  const cable = { rate: new Timeline(rate), delay: new Timeline(propagation), ...(framing ? { framing } : {}) };
  const link = linkFor(sim, { index, ...cable, watched, looksAhead: false }, discipline, packets, probes);
  if (kills === undefined) return new Uplink(link, undefined);
  const lossy = new Lossy(sim, { index, place, kills, probability: new Timeline(0) }, packets, probes);
  lossy.next = link;
  return new Uplink(link, lossy);
}

/** One end of a cable: a queue and what it has counted. */
class Uplink implements PacketSink, StationCounts {
  offered = 0;
  offeredBytes: Bytes = 0;
  acksLost = 0;
  readonly givenUp = 0;
  readonly collisions = 0;
  readonly link: Link | ServedLink;
  readonly lossy: Lossy | undefined;

  constructor(link: Link | ServedLink, lossy: Lossy | undefined) {
    this.link = link;
    this.lossy = lossy;
    link.onLostListener = ({ kind }) => {
      if (kind === ACK) this.acksLost++;
    };
  }

  get dropped(): number {
    return this.link.dropped;
  }

  receive(packet: Packet): void {
    const before = this.lossy?.dropped ?? 0;
    const { bytes } = packet;
    (this.lossy ?? this.link).receive(packet);
    if (this.lossy !== undefined && this.lossy.dropped > before) return;
    this.offered++;
    this.offeredBytes += bytes;
  }
}

/** The wait in the link layer of the station that a frame has come to. */
class Rise implements PacketSink {
  private readonly delay: Nanos;
  private readonly up: Pipe;

  constructor(delay: Nanos, up: Pipe) {
    this.delay = delay;
    this.up = up;
  }

  receive(packet: Packet): void {
    arrivesAt[packet.row] = clock[0]! + this.delay;
    this.up.put(packet);
  }
}

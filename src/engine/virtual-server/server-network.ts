// The hosts of a virtual server and what their packets pass: ports, processors, a hub if there is one. Turns the legs of a
// forwarding method into hops. Wire bytes: a full segment of 1460 is 1538 long with headers, preamble and gap, an ACK 84.
// A full-duplex port is charged for data only: its ACKs come to less than 3 %. A director with two NICs, and a gateway beside it,
// join two networks, that of the clients and that of the servers: a half-duplex port or a hub on each.

import { invariant } from '../core/errors.ts';
import type { FlightLog } from '../core/flights.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import type { BitsPerSecond, Bytes } from '../core/units.ts';
import { Delay } from '../queueing/delay.ts';
import { Fifo } from '../queueing/fifo.ts';
import type { Chunk } from './chunk.ts';
import type { Forwarding, Host, Leg } from './forwarding/forwarding.ts';
import { Aside, type Hop, Latency, type Walker } from './trip.ts';

export const SEGMENT: Bytes = 1460;
const SEGMENT_ON_WIRE: Bytes = 1538;
const ACK_ON_WIRE: Bytes = 84;

export interface NetworkOptions {
  readonly rate: BitsPerSecond;
  /** Ports that send and receive at once, or one at a time; or one hub that carries one packet at a time for all. */
  readonly wiring: 'full' | 'half' | 'hub';
  /** Of director and gateway: one, with everybody on the same network, or one for the clients' and one for the servers'. */
  readonly nics: 1 | 2;
  /** Do servers that answer by themselves reach clients over a gateway? */
  readonly gateway: boolean;
  /** Of switch and cables, for there and back. */
  readonly latency: Nanos;
  /** ns for each packet the director forwards: data, and ACKs or other small ones. */
  readonly directorData: Nanos;
  readonly directorSmall: Nanos;
  /** More than that for each packet it wraps. */
  readonly wrapping: Nanos;
  readonly gatewayPacket: Nanos;
  /** Bytes/s at which a client writes what it gets; Infinity: at once. */
  readonly clientDisk: number;
}

export type StationRole = 'out' | 'in' | 'port' | 'hub' | 'cpu' | 'disk' | 'write';

/** A queue that packets pass, and whose it is. */
export interface NetworkStation {
  /** `R1-out`, `D-cpu`, `hub` */
  readonly place: string;
  readonly host: string;
  readonly role: StationRole;
  readonly fifo: Fifo<Chunk>;
  readonly log: FlightLog | null;
}

/** Where visits to a station are recorded; null where nobody wants them, which is quicker. */
export function visitsOf(probes: Probes, link: number): FlightLog | null {
  const log = probes.flightLog(link);
  return probes.choice.flights ? log : null;
}

/** The hub, or those of the clients and of the servers. */
export const HUBS = { one: 'hub', clients: 'hubC', servers: 'hubS' } as const;

/** The networks that a director with two NICs joins: that of the clients, that of the servers. */
const SIDES = ['C', 'S'] as const;
type Side = (typeof SIDES)[number];

const sideOf = ({ from, to }: Leg): Side => (from === 'client' || to === 'client' ? 'C' : 'S');

/** Who stands for each kind of host on one way. */
type Cast = Readonly<Record<Host, string>>;

export class ServerNetwork {
  /** In the order in which packets may meet them: servers, director, gateway, clients. */
  readonly stations: NetworkStation[] = [];
  private readonly options: NetworkOptions;
  private readonly forwarding: Forwarding;
  private readonly delay: Delay<Chunk>;
  private readonly named = new Map<string, NetworkStation>();

  constructor(
    sim: Simulator,
    probes: Probes,
    walker: Walker,
    hosts: { readonly servers: readonly string[]; readonly clients: readonly string[] },
    forwarding: Forwarding,
    options: NetworkOptions,
  ) {
    this.options = options;
    this.forwarding = forwarding;
    const { wiring, clientDisk } = options;
    const add = (place: string, host: string, role: StationRole): void => {
      const fifo = new Fifo<Chunk>(sim);
      fifo.next = walker;
      const log = visitsOf(probes, this.stations.length);
      this.stations.push({ place, host, role, fifo, log });
      this.named.set(place, this.stations.at(-1)!);
    };
    const middle = ['D', ...(this.usesGateway ? ['G'] : [])];
    const port = (host: string): void => {
      if (wiring === 'half') add(`${host}-port`, host, 'port');
      else if (wiring === 'full') add(`${host}-out`, host, 'out');
    };
    const isJoint = options.nics === 2;
    const hubs = isJoint ? [HUBS.clients, HUBS.servers] : [HUBS.one];
    if (wiring === 'hub') for (const hub of hubs) add(hub, hub, 'hub');
    for (const host of hosts.servers) port(host);
    for (const host of middle) {
      add(`${host}-cpu`, host, 'cpu');
      if (wiring === 'half' && isJoint) for (const side of SIDES) add(`${host}-port${side}`, host, 'port');
      else port(host);
    }
    for (const host of hosts.clients) {
      if (wiring === 'half') add(`${host}-port`, host, 'port');
      else if (wiring === 'full') add(`${host}-in`, host, 'in');
      if (clientDisk < Number.POSITIVE_INFINITY) add(`${host}-disk`, host, 'write');
    }
    this.delay = new Delay<Chunk>(sim);
    this.delay.next = walker;
  }

  get usesGateway(): boolean {
    return this.forwarding.reply(this.options.gateway).some(({ to }) => to === 'gateway');
  }

  /** The way of a file's bytes to its client. */
  dataHops(server: string, client: string): Hop[] {
    const cast: Cast = { server, client, director: 'D', gateway: 'G' };
    const hops = this.forwarding.reply(this.options.gateway).flatMap((leg) => this.dataLeg(leg, cast));
    const { clientDisk } = this.options;
    if (clientDisk === Number.POSITIVE_INFINITY) return hops;
    return [...hops, this.hop(`${client}-disk`, false, 0, 1e9 / clientDisk)];
  }

  /** The way of a server's SYN and ACK. */
  acceptHops(server: string, client: string): Hop[] {
    const cast: Cast = { server, client, director: 'D', gateway: 'G' };
    return this.forwarding.reply(this.options.gateway).flatMap((leg) => this.smallLeg(leg, cast, 'reply', true));
  }

  /** The way of a client's first packet, which ends at the director where nobody takes it. */
  approachHops(client: string): Hop[] {
    const [first] = this.forwarding.request;
    invariant(first?.to === 'director', 'Requests go to the director first.');
    return this.smallLeg(first, { server: '', client, director: 'D', gateway: 'G' }, 'request', true);
  }

  /**
   * The way of a client's small packets: to the director, where the scheduler is, and from there to the server.
   * @param slipsIn of a handshake, whose few packets wait for no queue? ACKs wait where there is a processor.
   */
  requestHops(
    client: string,
    server: string,
    slipsIn: boolean,
  ): { readonly toDirector: Hop[]; readonly toServer: Hop[] } {
    const cast: Cast = { server, client, director: 'D', gateway: 'G' };
    const [first, ...rest] = this.forwarding.request;
    invariant(first?.to === 'director', 'Requests go to the director first.');
    const toServer = rest.flatMap((leg) => this.smallLeg(leg, cast, 'request', slipsIn));
    return { toDirector: this.smallLeg(first, cast, 'request', slipsIn), toServer: [...toServer, this.latencyHop()] };
  }

  private dataLeg(leg: Leg, cast: Cast): Hop[] {
    const { rate, wiring, directorData, gatewayPacket } = this.options;
    const { from, to, header } = leg;
    const perByte = ((SEGMENT_ON_WIRE + header) / SEGMENT) * (8e9 / rate);
    const hops = [this.hop(this.sends(cast[from], leg), false, 0, perByte)];
    if (wiring === 'half') hops.push(this.hop(this.portOf(cast[to], leg), false, 0, perByte));
    if (wiring === 'full' && to === 'client') hops.push(this.hop(`${cast[to]}-in`, false, 0, perByte));
    if (to === 'director') hops.push(this.hop('D-cpu', false, directorData, 0));
    if (to === 'gateway') hops.push(this.hop('G-cpu', false, gatewayPacket, 0));
    return hops;
  }

  private smallLeg(leg: Leg, cast: Cast, way: 'request' | 'reply', slipsIn: boolean): Hop[] {
    const { from, to, header } = leg;
    const { rate, wiring, directorSmall, wrapping, gatewayPacket } = this.options;
    const onWire = ((ACK_ON_WIRE + header) * 8e9) / rate;
    const hops = wiring === 'full' ? [] : [this.aside(this.sends(cast[from], leg), onWire)];
    if (wiring === 'half') hops.push(this.aside(this.portOf(cast[to], leg), onWire));
    const passed = (place: string, cost: number): Hop =>
      slipsIn ? this.aside(place, cost) : this.hop(place, true, cost, 0);
    const wraps = way === 'request' && this.forwarding.wraps;
    if (to === 'director') hops.push(passed('D-cpu', directorSmall + (wraps ? wrapping : 0)));
    if (to === 'gateway') hops.push(passed('G-cpu', gatewayPacket));
    return hops;
  }

  /** Where a host's packets leave. */
  private sends(host: string, leg: Leg): string {
    const { wiring, nics } = this.options;
    if (wiring === 'full') return `${host}-out`;
    if (wiring === 'half') return this.portOf(host, leg);
    return nics === 1 ? HUBS.one : HUBS[sideOf(leg) === 'C' ? 'clients' : 'servers'];
  }

  /** A half-duplex port, of those who have two the one on this side. */
  private portOf(host: string, leg: Leg): string {
    const joins = this.options.nics === 2 && (host === 'D' || host === 'G');
    return `${host}-port${joins ? sideOf(leg) : ''}`;
  }

  private hop(place: string, isAck: boolean, perPacket: number, perByte: number): Hop {
    const station = this.named.get(place);
    invariant(station !== undefined, `There is no ${place}.`);
    return { station: station.fifo, isAck, perPacket, perByte, log: station.log };
  }

  /** Small packets take their time of a medium but do not wait for whole chunks: they slip in between its packets. */
  private aside(place: string, perPacket: number): Hop {
    return { ...this.hop(place, true, perPacket, 0), station: new Aside(this.named.get(place)!.fifo, this.delay) };
  }

  private latencyHop(): Hop {
    const latency = new Latency(this.delay, this.options.latency);
    return { station: latency, isAck: true, perPacket: 0, perByte: 0, log: null };
  }
}

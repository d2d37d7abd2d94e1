// The nodes of the LAN scenarios and the routes between them: stations on a bus or a switch, and behind the router two cables, to the
// external server and to the WAN. A packet that leaves one carrier for the other is handed on by a relay.

import type { LocalNetwork } from '../../engine/ethernet/local-network.ts';
import type { Carrier } from '../../engine/net/carrier.ts';
import type { Network } from '../../engine/net/network.ts';
import type { Packets } from '../../engine/net/packet.ts';
import { Relay } from '../../engine/net/relay.ts';
import type { PacketSink } from '../../engine/net/sink.ts';

/** Names of two places: `S`, `C1`, `R`, `X`, `W`. */
export interface CampusRoute {
  readonly from: string;
  readonly to: string;
}

/** Cables behind the router, as indices of the network's links. */
export interface Cables {
  readonly network: Network;
  readonly links: Readonly<Record<'R-X' | 'X-R' | 'R-W' | 'W-R', number>>;
}

interface Leg {
  path(sink: PacketSink): number;
  entry(path: number): PacketSink;
}

export class Campus implements Carrier<CampusRoute> {
  readonly packets: Packets;
  private readonly lan: LocalNetwork;
  /** In the order of the NICs. */
  private readonly stations: readonly string[];
  private readonly cables: Cables | undefined;
  private readonly entries: PacketSink[] = [];

  constructor(lan: LocalNetwork, stations: readonly string[], cables?: Cables) {
    this.packets = lan.packets;
    this.lan = lan;
    this.stations = stations;
    this.cables = cables;
  }

  path(route: CampusRoute, sink: PacketSink): number {
    let next = sink;
    for (const leg of this.legs(route).reverse()) {
      const path = leg.path(next);
      next = new Relay(path, () => leg.entry(path));
    }
    return this.entries.push(next) - 1;
  }

  entry(path: number): PacketSink {
    return this.entries[path]!;
  }

  private legs({ from, to }: CampusRoute): Leg[] {
    const outside = (place: string): boolean => !this.stations.includes(place);
    if (outside(from) && outside(to)) return [this.cable([`${from}-R`, `R-${to}`])];
    const legs: Leg[] = [];
    if (outside(from)) legs.push(this.cable([`${from}-R`]));
    legs.push(this.bus(outside(from) ? 'R' : from, outside(to) ? 'R' : to));
    if (outside(to)) legs.push(this.cable([`R-${to}`]));
    return legs;
  }

  private bus(from: string, to: string): Leg {
    const route = { from: this.stations.indexOf(from), to: this.stations.indexOf(to) };
    return { path: (sink) => this.lan.path(route, sink), entry: (path) => this.lan.entry(path) };
  }

  private cable(places: readonly string[]): Leg {
    const { network, links } = this.cables!;
    const route = places.map((place) => links[place as keyof Cables['links']]);
    return { path: (sink) => network.path(route, sink), entry: (path) => network.entry(path) };
  }
}

// What a connection needs of whatever carries its packets: links and routers (network.ts), a shared bus
// (ethernet/lan.ts), or several of them joined by relays.

import type { Packets } from './packet.ts';
import type { PacketSink } from './sink.ts';

/** `Route` is how this carrier names a route from one place to another. */
export interface Carrier<Route> {
  readonly packets: Packets;
  /** Declares a route that ends at a sink; returns its number, which packets carry as `path`. */
  path(route: Route, sink: PacketSink): number;
  /** Where packets of a path are handed in. */
  entry(path: number): PacketSink;
}

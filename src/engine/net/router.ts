// Where the routes of packets diverge: hands each packet to the next hop of its path. Takes no time itself.

import type { Packet } from './packet.ts';
import type { PacketSink } from './sink.ts';

export class Router implements PacketSink {
  /** By path. */
  readonly ports: PacketSink[] = [];

  receive(packet: Packet): void {
    this.ports[packet.path]!.receive(packet);
  }
}

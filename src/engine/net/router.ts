// Where the ways of packets part: hands each on to what its path says comes next. Takes no time itself.

import type { Packet } from './packet.ts';
import type { PacketSink } from './sink.ts';

export class Router implements PacketSink {
  /** By path. */
  readonly ports: PacketSink[] = [];

  receive(packet: Packet): void {
    this.ports[packet.path]!.receive(packet);
  }
}

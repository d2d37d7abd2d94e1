// Where the ways of packets part: hands each on to what its path says comes next. Takes no time itself.

import type { Packet } from './packet.ts';
import type { AheadSink } from './sink.ts';

export class Router implements AheadSink {
  /** By path. Only sinks that can look ahead may stand behind a link that does. */
  readonly ports: AheadSink[] = [];

  receive(packet: Packet): void {
    this.ports[packet.path]!.receive(packet);
  }

  expect(packet: Packet): void {
    this.ports[packet.path]!.expect(packet);
  }
}

// A link that looks ahead, exactly: everything it feeds is fed by nobody else, so the next link can be told of a packet
// the moment it is queued here. The same times as a Link, without its event. The network decides which of the two a link
// becomes; authors of scenarios write links.

import { arrivesAt, clock } from '../core/memory.ts';
import type { Packet } from './packet.ts';
import type { Port } from './port.ts';
import type { AheadSink } from './sink.ts';

export class Conduit implements AheadSink {
  next: AheadSink | null = null;
  private readonly port: Port;

  constructor(port: Port) {
    this.port = port;
  }

  receive(packet: Packet): void {
    arrivesAt[packet.row] = clock[0]!;
    this.expect(packet);
  }

  expect(packet: Packet): void {
    if (this.port.admit(packet)) this.next!.expect(packet);
  }
}

// Where one carrier ends and another begins: a packet that arrives on one goes on along a path of the other.

import { arrivesAt, clock } from '../core/memory.ts';
import type { Packet } from './packet.ts';
import type { PacketSink } from './sink.ts';

export class Relay implements PacketSink {
  private readonly path: number;
  private readonly next: () => PacketSink;

  /** @param next asked with the first packet, when everything is wired */
  constructor(path: number, next: () => PacketSink) {
    this.path = path;
    this.next = next;
  }

  receive(packet: Packet): void {
    packet.path = this.path;
    arrivesAt[packet.row] = clock[0]!;
    this.next().receive(packet);
  }
}

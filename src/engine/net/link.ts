// A link whose far end must be told when a packet arrives: one entry in the agenda, for the packet at the head of the
// line, however many are in flight. One event per packet and hop.

import { arrivesAt, clock } from '../core/memory.ts';
import type { Simulator, Source } from '../core/simulator.ts';
import type { Packet } from './packet.ts';
import type { Port } from './port.ts';
import type { AheadSink, PacketSink } from './sink.ts';

export class Link implements AheadSink, Source {
  next: PacketSink | null = null;
  private readonly sim: Simulator;
  private readonly port: Port;
  private readonly rank: number;
  private head: Packet | null = null;
  private tail: Packet | null = null;

  constructor(sim: Simulator, port: Port) {
    this.sim = sim;
    this.port = port;
    this.rank = sim.register(this, 'link');
  }

  receive(packet: Packet): void {
    arrivesAt[packet.row] = clock[0]!;
    this.expect(packet);
  }

  expect(packet: Packet): void {
    if (!this.port.admit(packet)) return;
    if (this.head === null) {
      this.head = packet;
      this.sim.start(this.rank, arrivesAt[packet.row]!);
    } else this.tail!.next = packet;
    this.tail = packet;
  }

  fire(): void {
    const packet = this.head!;
    const following = packet.next;
    this.head = following;
    if (following !== null) {
      packet.next = null;
      this.sim.start(this.rank, arrivesAt[following.row]!);
    }
    this.next!.receive(packet);
  }
}

// Packets in flight in order, each with its own time of arrival: one event per packet, one component however many
// there are: the wait in a link layer, or a return path of acknowledgements that has no model of its own.

import { startAtArrival } from '../core/agenda.ts';
import { againAt, arrivesAt, behindAt } from '../core/memory.ts';
import type { Simulator, Source } from '../core/simulator.ts';
import { NEVER } from '../core/time.ts';
import type { Packet } from './packet.ts';
import type { PacketSink } from './sink.ts';

export class Pipe implements Source {
  next: PacketSink | null = null;
  private head: Packet | null = null;
  private tail: Packet | null = null;
  private readonly rank: number;

  constructor(sim: Simulator) {
    this.rank = sim.register(this, 'link');
  }

  /** The packet comes out at `arrivesAt[packet.row]`, no earlier than the one before it. */
  put(packet: Packet): void {
    const { tail } = this;
    const { row } = packet;
    packet.next = null;
    behindAt[row] = NEVER;
    this.tail = packet;
    if (this.head === null) {
      this.head = packet;
      startAtArrival(this.rank, row);
    } else {
      tail!.next = packet;
      behindAt[tail!.row] = arrivesAt[row]!;
      if (tail === this.head) againAt[this.rank] = arrivesAt[row]!;
    }
  }

  fire(): void {
    const packet = this.head!;
    const following = packet.next;
    this.head = following;
    againAt[this.rank] = following === null ? NEVER : behindAt[following.row]!;
    this.next!.receive(packet);
  }
}

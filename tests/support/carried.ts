// A carrier in the hands of a test: packets handed in wait until the test delivers, drops or repeats them.

import type { Carrier } from '../../src/engine/net/carrier.ts';
import { ACK, type Packet, Packets } from '../../src/engine/net/packet.ts';
import type { PacketSink } from '../../src/engine/net/sink.ts';

export class Hands implements Carrier<unknown>, PacketSink {
  readonly packets = new Packets();
  /** On the way, the oldest first. */
  waiting: Packet[] = [];
  /** Everything handed in so far: `data 3` is segment 3, `ack 3` covers up to segment 3. */
  readonly said: string[] = [];
  private readonly ends: PacketSink[] = [];

  path(_route: unknown, sink: PacketSink): number {
    return this.ends.push(sink) - 1;
  }

  entry(): PacketSink {
    return this;
  }

  receive(packet: Packet): void {
    this.waiting.push(packet);
    this.said.push(`${packet.kind === ACK ? 'ack' : 'data'} ${packet.segment}`);
  }

  /** Delivers what waits, and what comes of it, until nothing does. */
  deliverAll(): void {
    while (this.waiting.length > 0) this.deliver(this.waiting.shift()!);
  }

  deliver(packet: Packet): void {
    this.ends[packet.path]!.receive(packet);
  }

  /** Takes the oldest away, to be delivered later or never. */
  take(): Packet {
    return this.waiting.shift()!;
  }

  /** Another of the same, as a network that doubles packets would make. */
  copyOf(packet: Packet): Packet {
    const { path, flow, kind, seq, length, segment, bytes } = packet;
    return Object.assign(this.packets.take(), { path, flow, kind, seq, length, segment, bytes });
  }
}

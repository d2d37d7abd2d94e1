// One direction of a connection over its carrier. A way can be renewed: what is still under way on the old one finds the
// door closed, as segments of a closed connection do.

import { EngineError } from '../core/errors.ts';
import type { Carrier } from '../net/carrier.ts';
import type { Packet, Packets } from '../net/packet.ts';
import type { PacketSink } from '../net/sink.ts';

export class Way {
  /** The number packets carry now. */
  path: number;
  private readonly entryOf: (path: number) => PacketSink;
  private readonly doors: readonly Door[] = [];
  private readonly paths: readonly number[];
  private open = 0;

  /** @param renewable only then packets pass a door, which costs a call each */
  constructor(carrier: Carrier<unknown>, route: unknown, sink: PacketSink, renewable: boolean) {
    this.entryOf = (path) => carrier.entry(path);
    if (renewable) this.doors = [new Door(sink, carrier.packets), new Door(sink, carrier.packets)];
    if (renewable) this.doors[0]!.isOpen = true;
    this.paths = (renewable ? this.doors : [sink]).map((each) => carrier.path(route, each));
    this.path = this.paths[0]!;
  }

  /** Where packets are handed in; the carrier must be open. */
  get entry(): PacketSink {
    return this.entryOf(this.path);
  }

  /** What is under way is dropped when it comes, unless it is older than the renewal before this one. */
  renew(): void {
    const [before, after] = [this.doors[this.open], this.doors[1 - this.open]];
    if (before === undefined || after === undefined) {
      throw new EngineError('This connection was not declared as one that is opened anew.');
    }
    this.open = 1 - this.open;
    before.isOpen = false;
    after.isOpen = true;
    this.path = this.paths[this.open]!;
  }
}

class Door implements PacketSink {
  isOpen = false;
  private readonly sink: PacketSink;
  private readonly packets: Packets;

  constructor(sink: PacketSink, packets: Packets) {
    this.sink = sink;
    this.packets = packets;
  }

  receive(packet: Packet): void {
    if (this.isOpen) this.sink.receive(packet);
    else this.packets.free(packet);
  }
}

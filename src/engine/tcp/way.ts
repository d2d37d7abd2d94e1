// One direction of a connection over its carrier. A way can be renewed: what is still under way on the old one finds the
// door closed, as segments of a closed connection do.

import { EngineError } from '../core/errors.ts';
import type { Carrier } from '../net/carrier.ts';
import type { Packet, Packets } from '../net/packet.ts';
import type { PacketSink } from '../net/sink.ts';

export class Way implements PacketSink {
  /** The number packets carry now. */
  path: number;
  /** The number they carry after the next renewal; -1: this way is never renewed. */
  private other = -1;
  private readonly entryOf: (path: number) => PacketSink;
  private readonly sink: PacketSink;
  private readonly packets: Packets;

  /** @param renewable only then packets pass a door, which costs a call each */
  constructor(carrier: Carrier<unknown>, route: unknown, sink: PacketSink, renewable: boolean) {
    this.entryOf = (path) => carrier.entry(path);
    this.sink = sink;
    this.packets = carrier.packets;
    this.path = carrier.path(route, renewable ? this : sink);
    if (renewable) this.other = carrier.path(route, this);
  }

  /** Where packets are handed in; the carrier must be open. */
  get entry(): PacketSink {
    return this.entryOf(this.path);
  }

  receive(packet: Packet): void {
    if (packet.path === this.path) this.sink.receive(packet);
    else this.packets.free(packet);
  }

  /** What is under way is dropped when it comes, unless it is older than the renewal before this one. */
  renew(): void {
    if (this.other < 0) throw new EngineError('This connection was not declared as one that is opened anew.');
    [this.path, this.other] = [this.other, this.path];
  }
}

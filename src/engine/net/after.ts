// Notifies an observer after a packet has been handled; `Tap` does so before.

import type { Packet } from './packet.ts';
import type { PacketSink } from './sink.ts';

export class After implements PacketSink {
  private readonly sink: PacketSink;
  private readonly listener: () => void;

  constructor(sink: PacketSink, listener: () => void) {
    this.sink = sink;
    this.listener = listener;
  }

  receive(packet: Packet): void {
    this.sink.receive(packet);
    this.listener();
  }
}

// Listens at a place in the network without changing anything: for traces and tests.

import type { Packet } from './packet.ts';
import type { PacketSink } from './sink.ts';

export class Tap implements PacketSink {
  next: PacketSink | null;
  private readonly listener: (packet: Packet) => void;

  constructor(listener: (packet: Packet) => void, next: PacketSink | null = null) {
    this.listener = listener;
    this.next = next;
  }

  receive(packet: Packet): void {
    this.listener(packet);
    this.next!.receive(packet);
  }
}

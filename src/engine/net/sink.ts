// Where packets go. Everything in a network is a sink; protocols know nothing else of each other.

import type { Packet } from './packet.ts';

export interface PacketSink {
  /** The packet is here now; it is yours. */
  receive(packet: Packet): void;
}

/** A sink that can be told of a packet before it comes: exact look-ahead through links that nobody else feeds. */
export interface AheadSink extends PacketSink {
  /** The packet comes at `arrivesAt[packet.row]`, now or later; calls come in that order. It is yours. */
  expect(packet: Packet): void;
}

// Where packets go. Everything in a network is a sink; protocols know nothing else of each other.

import type { Packet } from './packet.ts';

export interface PacketSink {
  /**
   * The packet comes at `arrivesAt[packet.row]`, and is yours. That is now, except behind a link that looks ahead, which
   * tells a link with no other input beforehand; calls come in order of that time.
   */
  receive(packet: Packet): void;
}

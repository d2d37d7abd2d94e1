// Round trips by time stamps (RFC 7323 section 4): each segment says when it was sent, the ACK says it again, so every ACK
// of new data is a measurement, even of what was sent twice. Left out on purpose: PAWS, stamps counted in clock ticks (the
// estimator counts ticks where its profile does).

import { clock, stampedAt } from '../core/memory.ts';
import type { Packet } from '../net/packet.ts';
import type { RoundTrips } from './round-trips.ts';

export class TimeStamps implements RoundTrips {
  sentAt = Number.NaN;

  onSending(packet: Packet): void {
    stampedAt[packet.row] = clock[0]!;
  }

  onAck(packet: Packet): void {
    this.sentAt = stampedAt[packet.row]!;
  }

  endsWith(): boolean {
    return true;
  }

  forget(): void {
    // A stamp belongs to its own copy of a segment.
  }
}

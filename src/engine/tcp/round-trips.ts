// Which round trips a sender measures. Without time stamps one segment at a time, and never one that was sent twice (Karn;
// RFC 6298 section 3).

import { clock } from '../core/memory.ts';
import type { Packet } from '../net/packet.ts';

export interface RoundTrips {
  /** When what is measured now was sent. */
  readonly sentAt: number;
  /** Of several segments that one ACK measures, when the last was sent; left out: there is but one. */
  readonly newestSentAt?: number;
  /** A segment goes out; `again`: not for the first time. */
  onSending(packet: Packet, again: boolean): void;
  /** An ACK comes in. */
  onAck(packet: Packet): void;
  /** Does this ACK of new data end a round trip that can be measured? */
  endsWith(ack: number): boolean;
  /** What is under way will not be measured: it may be acknowledged for another reason. */
  forget(): void;
}

const NOT_TIMING = -1;

export class OneSegment implements RoundTrips {
  sentAt = Number.NaN;
  private seq = NOT_TIMING;
  private readonly timesRepeats: boolean;

  /** @param timesRepeats a segment that is sent again goes on being timed (against Karn) */
  constructor(timesRepeats = false) {
    this.timesRepeats = timesRepeats;
  }

  onSending(packet: Packet, again: boolean): void {
    if (again) {
      if (this.seq === packet.seq && !this.timesRepeats) this.seq = NOT_TIMING;
    } else if (this.seq === NOT_TIMING) {
      this.seq = packet.seq;
      this.sentAt = clock[0]!;
    }
  }

  onAck(): void {
    // The sequence number alone says which segment it acknowledges.
  }

  endsWith(ack: number): boolean {
    if (this.seq === NOT_TIMING || ack <= this.seq) return false;
    this.seq = NOT_TIMING;
    return true;
  }

  forget(): void {
    this.seq = NOT_TIMING;
  }
}

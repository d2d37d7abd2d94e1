// Round-trip times of a connection's segments as an observer outside TCP reads them: from the first transmission to the
// ACK that covers it, and the clean ones among them: sent once and acknowledged by themselves.

import { clock } from '../core/memory.ts';
import type { Nanos } from '../core/time.ts';
import type { Packet } from '../net/packet.ts';

/** Sums of many connections. */
export interface RoundTrips {
  count: number;
  total: Nanos;
  cleanCount: number;
  cleanTotal: Nanos;
  /** Segments sent, and sent again. */
  segments: number;
  again: number;
}

export const noRoundTrips = (): RoundTrips => ({
  count: 0,
  total: 0,
  cleanCount: 0,
  cleanTotal: 0,
  segments: 0,
  again: 0,
});

export class SegmentMeter {
  private readonly sums: RoundTrips;
  private readonly mask: number;
  /** By segment, as a ring: when it was first sent; negative: and sent again since. */
  private readonly sentAt: Float64Array;
  /** The lowest segment not acknowledged; -1 before the first is sent. */
  private lowest = -1;
  private highest = -1;

  /** @param window the most segments that can be unacknowledged */
  constructor(sums: RoundTrips, window: number) {
    this.sums = sums;
    let size = 16;
    while (size < 2 * window + 2) size *= 2;
    this.mask = size - 1;
    this.sentAt = new Float64Array(size);
  }

  /** Another connection begins. */
  reopen(): void {
    this.lowest = -1;
    this.highest = -1;
  }

  onSegment(packet: Packet): void {
    const { segment } = packet;
    this.sums.segments++;
    if (this.lowest < 0) this.lowest = segment;
    const place = segment & this.mask;
    if (segment > this.highest) {
      this.highest = segment;
      this.sentAt[place] = clock[0]! + 1;
      return;
    }
    this.sums.again++;
    if (this.sentAt[place]! > 0) this.sentAt[place] = -this.sentAt[place]!;
  }

  /** `packet.segment` is the highest segment that is covered. */
  onAck(packet: Packet): void {
    const { sums } = this;
    const covered = Math.min(packet.segment, this.highest);
    if (this.lowest < 0) return;
    if (covered === this.lowest && this.sentAt[covered & this.mask]! > 0) {
      sums.cleanCount++;
      sums.cleanTotal += clock[0]! + 1 - this.sentAt[covered & this.mask]!;
    }
    for (; this.lowest <= covered; this.lowest++) {
      sums.count++;
      sums.total += clock[0]! + 1 - Math.abs(this.sentAt[this.lowest & this.mask]!);
    }
  }
}

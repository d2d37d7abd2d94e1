// Round trips without time stamps, one for every ACK of new data: from when the earliest segment it acknowledges was sent,
// unless any of them was sent twice (Karn). So Linux measures (tcp_clean_rtx_queue).

import { clock } from '../core/memory.ts';
import type { Packet } from '../net/packet.ts';
import type { RoundTrips } from './round-trips.ts';

export class EverySegment implements RoundTrips {
  sentAt = Number.NaN;
  newestSentAt = Number.NaN;
  /** In a ring, in order of sequence numbers: of each segment outstanding where it begins, when it was sent, and was it twice? */
  private seqs = new Float64Array(64);
  private times = new Float64Array(64);
  private twice = new Uint8Array(64);
  private head = 0;
  private tail = 0;

  onSending(packet: Packet, again: boolean): void {
    if (again) {
      const place = this.placeOf(packet.seq);
      if (place >= 0) this.twice[place] = 1;
      return;
    }
    // A connection begins.
    if (packet.seq === 0) this.head = this.tail;
    this.seqs[this.tail] = packet.seq;
    this.times[this.tail] = clock[0]!;
    this.twice[this.tail] = 0;
    this.tail = (this.tail + 1) & (this.seqs.length - 1);
    if (this.tail === this.head) this.grow();
  }

  onAck(): void {
    // The sequence number alone says which segments it acknowledges.
  }

  endsWith(ack: number): boolean {
    let counted = 0;
    let repeated = false;
    while (this.head !== this.tail && this.seqs[this.head]! < ack) {
      if (this.twice[this.head] === 1) repeated = true;
      else {
        if (counted === 0) this.sentAt = this.times[this.head]!;
        this.newestSentAt = this.times[this.head]!;
        counted++;
      }
      this.head = (this.head + 1) & (this.seqs.length - 1);
    }
    return counted > 0 && !repeated;
  }

  forget(): void {
    // What was sent twice says so itself.
  }

  private placeOf(seq: number): number {
    const mask = this.seqs.length - 1;
    let low = 0;
    let high = (this.tail - this.head) & mask;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.seqs[(this.head + middle) & mask]! < seq) low = middle + 1;
      else high = middle;
    }
    const place = (this.head + low) & mask;
    return place !== this.tail && this.seqs[place] === seq ? place : -1;
  }

  private grow(): void {
    const { seqs, times, twice, head } = this;
    const size = seqs.length;
    this.seqs = new Float64Array(2 * size);
    this.times = new Float64Array(2 * size);
    this.twice = new Uint8Array(2 * size);
    for (let i = 0; i < size; i++) {
      const from = (head + i) & (size - 1);
      this.seqs[i] = seqs[from]!;
      this.times[i] = times[from]!;
      this.twice[i] = twice[from]!;
    }
    this.head = 0;
    this.tail = size;
  }
}

// A switch that marks by a threshold, as DCTCP asks for (RFC 8257 section 3.1; Alizadeh et al. 2010 section 3.1): a packet that finds more
// than K packets in the queue is marked, by the queue as it is and not by an average, so that senders hear of it a round trip later.
// Left out on purpose: dropping what cannot be marked; it is taken as long as there is room.

import { EARLY } from '../../core/marks.ts';
import type { Nanos } from '../../core/time.ts';
import type { Timeline } from '../../core/timeline.ts';
import { CE, ECT, type Packet } from '../packet.ts';
import type { Arrival, EarlyReason, QueueDiscipline } from './discipline.ts';

export class Threshold implements QueueDiscipline {
  readonly room = 0;
  limit: number;
  early: EarlyReason | null = null;
  private readonly timeline: Timeline;
  private readonly k: number;
  private readonly reason: EarlyReason;

  /** @param k packets: who finds more than these is marked; like the limit with the packet in transmission */
  constructor(k: number, limit: Timeline) {
    this.k = k;
    this.timeline = limit;
    this.limit = limit.value;
    this.reason = [EARLY.threshold, k, 1, 0];
  }

  get until(): Nanos {
    return this.timeline.until;
  }

  advance(now: Nanos): void {
    this.timeline.advance(now);
    this.limit = this.timeline.value;
  }

  admits(length: number): boolean {
    return length < this.limit;
  }

  decides(packet: Packet, { waiting, idleSince }: Arrival): boolean {
    const there = idleSince < 0 ? waiting + 1 : 0;
    this.early = null;
    if (!this.admits(there)) return false;
    if (there > this.k && (packet.ecn & ECT) !== 0) {
      packet.ecn |= CE;
      this.early = this.reason;
    }
    return true;
  }
}

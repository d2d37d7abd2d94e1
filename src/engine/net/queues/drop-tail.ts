// Tail drop: a packet is refused when the buffer (waiting and in transmission) has reached its limit. Equals ns-2's rule,
// which counts the waiting only and drops one earlier, for limits of two and more. A lowered limit evicts no packet.

import type { Nanos } from '../../core/time.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { QueueDiscipline } from './discipline.ts';

export class DropTail implements QueueDiscipline {
  limit: number;
  private readonly inBytes: boolean;
  private readonly timeline: Timeline;

  /** @param limit in packets, or in bytes; a timeline, because a slider may move it */
  constructor(limit: Timeline, counts: 'packets' | 'bytes') {
    this.timeline = limit;
    this.limit = limit.value;
    this.inBytes = counts === 'bytes';
  }

  admits(length: number, bytesThere: number, bytes: number): boolean {
    return this.inBytes ? bytesThere + bytes <= this.limit : length < this.limit;
  }

  get room(): number {
    return this.inBytes ? 0 : this.limit;
  }

  get until(): Nanos {
    return this.timeline.until;
  }

  advance(now: Nanos): void {
    this.timeline.advance(now);
    this.limit = this.timeline.value;
  }
}

// Tail drop: a packet is refused when the buffer (waiting and in transmission) has reached its limit. Equals ns-2's rule,
// which counts the waiting only and drops one earlier, for limits of two and more. A lowered limit evicts nobody.

import type { Nanos } from '../../core/time.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { Backlog } from '../backlog.ts';
import type { QueueDiscipline } from './discipline.ts';

export class DropTail implements QueueDiscipline {
  private readonly timeline: Timeline;
  private readonly inBytes: boolean;

  /** @param limit in packets, or in bytes; a timeline, because a slider may move it */
  constructor(limit: Timeline, counts: 'packets' | 'bytes') {
    this.timeline = limit;
    this.inBytes = counts === 'bytes';
  }

  get limit(): number {
    return this.timeline.value;
  }

  admits(backlog: Backlog, bytes: number, now: Nanos): boolean {
    if (now >= this.timeline.until) this.timeline.advance(now);
    return this.inBytes ? backlog.bytes + bytes <= this.timeline.value : backlog.length < this.timeline.value;
  }
}

// Runs of slots in which the output link carried nothing (measure M5). Short ones happen between packets; long ones are
// senders waiting for their timers.

export class IdleGaps {
  /** Runs at least this long count as big, in slots: half the smallest timeout. */
  bigFrom = Number.POSITIVE_INFINITY;
  slots = 0;
  big = 0;
  bigSlots = 0;
  longest = 0;

  /** As if one more had come to its end. */
  with(length: number): IdleGaps {
    const more = Object.assign(new IdleGaps(), this);
    more.add(length);
    return more;
  }

  add(length: number): void {
    this.slots += length;
    if (length > this.longest) this.longest = length;
    if (length < this.bigFrom) return;
    this.big++;
    this.bigSlots += length;
  }
}

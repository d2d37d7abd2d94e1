// Serialisation and propagation, in exact arithmetic. A rate rarely divides a second into whole nanoseconds, so while the
// line stays busy the end of a transmission is kept as whole ns plus a remainder in parts of 1/rate; what happens, happens
// at the whole part. (Carrying no remainder drifts from the reference traces by a microsecond within 17 s.)

import type { Nanos } from '../core/time.ts';
import type { Timeline } from '../core/timeline.ts';

export class Line {
  /** Of the packet sent last: start of transmission, end of transmission, wholly at the far end. */
  startsAt: Nanos = Number.NEGATIVE_INFINITY;
  leavesAt: Nanos = Number.NEGATIVE_INFINITY;
  arrivesAt: Nanos = Number.NEGATIVE_INFINITY;
  private remainder = 0;
  private readonly rate: Timeline;
  private readonly delay: Timeline;
  private measured = -1;
  private wholeNanos = 0;
  private restOfNanos = 0;

  /** @param rate bit/s, whole numbers below 10^12. @param delay ns. */
  constructor(rate: Timeline, delay: Timeline) {
    this.rate = rate;
    this.delay = delay;
  }

  /** Puts a packet behind the others at a time (never earlier than the one before). Results are in the fields. */
  send(now: Nanos, bytes: number): void {
    let start = this.leavesAt;
    // An end at a fraction of this nanosecond counts as over: events happen at the floor of their time.
    if (now >= start) {
      start = now;
      this.remainder = 0;
    }
    if (start >= this.rate.until) this.changeRate(start);
    if (bytes !== this.measured) this.measure(bytes);
    this.startsAt = start;
    let end = start + this.wholeNanos;
    this.remainder += this.restOfNanos;
    if (this.remainder >= this.rate.value) {
      this.remainder -= this.rate.value;
      end++;
    }
    this.leavesAt = end;
    if (end >= this.delay.until) this.delay.advance(end);
    const arrival = end + this.delay.value;
    // A shortened delay never lets a packet overtake the one before it.
    if (arrival > this.arrivesAt) this.arrivesAt = arrival;
  }

  private measure(bytes: number): void {
    const bitNanos = bytes * 8e9;
    this.measured = bytes;
    this.wholeNanos = Math.floor(bitNanos / this.rate.value);
    this.restOfNanos = bitNanos - this.wholeNanos * this.rate.value;
  }

  private changeRate(start: Nanos): void {
    const before = this.rate.value;
    this.rate.advance(start);
    this.remainder = Math.floor((this.remainder * this.rate.value) / before);
    this.measured = -1;
  }
}

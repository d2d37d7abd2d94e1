// Random early detection on whole packets (Floyd and Jacobson 1993): refused with a probability that rises with the average
// queue between the threshold and the full buffer. The average is taken at each first cell and decays while nothing is there.

import { pow } from '../../core/elementary.ts';
import type { RandomStream } from '../../core/random.ts';
import type { AfterLoss, BufferView, DropPolicy, Threshold } from './policy.ts';

/** Weight of the newest value in the average, and the probability at a full buffer (their section 4). */
const WEIGHT = 0.002;
const MOST = 0.1;

export class Red implements DropPolicy {
  readonly afterLoss: AfterLoss;
  readonly countsVcs = false;
  average = 0;
  private readonly limit: Threshold;
  private readonly stream: RandomStream;
  private sinceRefusal = 0;
  /** The average has seen the queue of every slot before. */
  private seenUntil = 0;

  constructor(limit: Threshold, stream: RandomStream, afterLoss: AfterLoss) {
    this.limit = limit;
    this.stream = stream;
    this.afterLoss = afterLoss;
  }

  get threshold(): number {
    return this.limit.value;
  }

  /** One draw per packet, so that the stream does not depend on what was decided. */
  admits(_vc: number, buffer: BufferView): boolean {
    const draw = this.stream.uniform();
    // A packet that is refused leaves the buffer idle: what has been taken off for it is not taken off again.
    this.average *= pow(1 - WEIGHT, Math.min(buffer.idleSlots, buffer.now - this.seenUntil));
    this.seenUntil = buffer.now;
    this.average += WEIGHT * (buffer.length - this.average);
    const above = this.average - this.limit.value;
    if (above <= 0) {
      this.sinceRefusal = 0;
      return true;
    }
    if (this.average >= buffer.capacity) return false;
    const base = (MOST * above) / (buffer.capacity - this.limit.value);
    // Their section 4: spaces refusals evenly instead of in clusters.
    const probability = base / Math.max(1 - this.sinceRefusal * base, base);
    this.sinceRefusal++;
    if (draw >= probability) return true;
    this.sinceRefusal = 0;
    return false;
  }
}

// How much a run costs, measured while it is computed: what is left of it, and whether it is more than is computed unasked,
// or has more to remember than a page has memory for. Times of the wall clock in ms, which is what a person waits.

import { type Effort, MARKS_AT_MOST } from './client-contract.ts';

/** Compiling and filling the network make the first second slower than the rest, so it is not measured, ms. */
const WARM_UP = 1000;
/** A worker tells of its run far more often, ms: in a longer gap the computer slept, or page and worker got no processor. */
const LONGEST_GAP = 2000;
/** Nothing is held before so much of it was measured, ms. */
const JUDGED_AFTER = 4000;

export class EffortMeter {
  private phase: Effort['phase'] = 'computing';
  private asked = false;
  private share = 0;
  /** Time computed, without the time it was held. */
  private spent = 0;
  private seenAt: number;
  private readonly most: number;
  /** Where it stood after the warm-up. */
  private warm: { readonly spent: number; readonly share: number } | undefined;

  /** @param most ms of computing allowed without asking */
  constructor(now: number, most: number) {
    this.seenAt = now;
    this.most = most;
  }

  /** A frame has come, and there are so many marks now. True if the run is to be held because of what it costs. */
  advance(now: number, share: number, marks = 0): boolean {
    if (this.phase !== 'computing') return false;
    this.spent += Math.min(now - this.seenAt, LONGEST_GAP);
    this.seenAt = now;
    this.share = share;
    if (this.warm === undefined && this.spent >= WARM_UP) this.warm = { spent: this.spent, share };
    const isCostly = !this.asked && this.spent >= JUDGED_AFTER && this.left > this.most;
    const isFull = marks >= MARKS_AT_MOST;
    if (isFull) this.phase = 'full';
    else if (isCostly) this.phase = 'refused';
    return isFull || isCostly;
  }

  hold(): void {
    this.phase = 'held';
  }

  /** All of it is wanted, whatever it costs. */
  goOn(now: number): void {
    this.asked = true;
    this.phase = 'computing';
    this.seenAt = now;
  }

  /** Is it being computed, and neither held nor refused? */
  get isRunning(): boolean {
    return this.phase === 'computing';
  }

  /** Undefined as long as it is too early to tell. */
  get effort(): Effort | undefined {
    const { share, left, phase } = this;
    return this.warm === undefined && phase === 'computing' ? undefined : { share, left, phase };
  }

  /** How long the rest takes at the pace so far, ms. */
  get left(): number {
    const { spent, share } = this.warm ?? { spent: 0, share: 0 };
    const pace = (this.share - share) / (this.spent - spent);
    return pace > 0 ? (1 - this.share) / pace : (this.spent * (1 - this.share)) / Math.max(this.share, 1e-9);
  }
}

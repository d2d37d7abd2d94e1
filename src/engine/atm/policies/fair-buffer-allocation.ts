// Fair buffer allocation (Heinanen and Kilkki 1995): as selective drop, but the share a VC may have shrinks smoothly from
// boundless at the threshold R to Z at a full buffer K: refused if Yi * Na / X > Z * (1 + (K - X) / (X - R)).

import type { AfterLoss, BufferView, DropPolicy, Threshold } from './policy.ts';

export class FairBufferAllocation implements DropPolicy {
  readonly afterLoss: AfterLoss;
  readonly countsVcs = true;
  private readonly limit: Threshold;
  private readonly share: number;

  /** @param share Z, 0.5..1 */
  constructor(limit: Threshold, share: number, afterLoss: AfterLoss) {
    this.limit = limit;
    this.share = share;
    this.afterLoss = afterLoss;
  }

  get threshold(): number {
    return this.limit.value;
  }

  admits(vc: number, buffer: BufferView): boolean {
    const there = buffer.length;
    const above = there - this.limit.value;
    if (above <= 0) return true;
    const allowed = this.share * (1 + (buffer.capacity - there) / above);
    return (buffer.of(vc) * buffer.busyVcs) / there <= allowed;
  }
}

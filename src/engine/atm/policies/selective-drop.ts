// Selective drop (Goyal, Jain and others, "UBR+", ICC 1997): above the threshold a packet is refused only if its VC holds
// more than its share of the buffer. X cells there, Yi of them of this VC, Na VCs with a cell: refused if Yi * Na / X > Z.

import type { AfterLoss, BufferView, DropPolicy, Threshold } from './policy.ts';

export class SelectiveDrop implements DropPolicy {
  readonly afterLoss: AfterLoss;
  readonly countsVcs = true;
  private readonly limit: Threshold;
  private readonly share: number;

  /** @param share Z, 0.5..1: the part of a fair share from which on a VC is refused */
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
    return there <= this.limit.value || (buffer.of(vc) * buffer.busyVcs) / there <= this.share;
  }
}

// Early packet discard (rules D3, D4; Romanow and Floyd 1995): a packet that begins when the buffer has reached the
// threshold is refused whole; one that was let in stays in, unless the buffer fills inside it.

import type { AfterLoss, BufferView, DropPolicy, Threshold } from './policy.ts';

export class Epd implements DropPolicy {
  readonly afterLoss: AfterLoss;
  readonly countsVcs = false;
  private readonly limit: Threshold;

  /** @param afterLoss of an admitted packet: usually as partial packet discard; 'offer' is a buffer without that fallback */
  constructor(limit: Threshold, afterLoss: AfterLoss) {
    this.limit = limit;
    this.afterLoss = afterLoss;
  }

  get threshold(): number {
    return this.limit.value;
  }

  admits(_vc: number, buffer: BufferView): boolean {
    return buffer.length < this.limit.value;
  }
}

// Packet trimming (M. Handley and others, NDP, SIGCOMM 2017; before it cutting payload, P. Cheng and others, NSDI 2014): a packet
// that early packet discard would refuse loses its payload only. Its header cells go on, so that the receiver learns of it at
// once, and a tenth of the buffer is kept for them (output-buffer.ts). Departs from NDP: headers wait in the same queue.

import type { BufferView, DropPolicy, Threshold } from './policy.ts';

export class Trim implements DropPolicy {
  /** Of a packet that was let in: its header has gone on already, and its end cell tells the receiver that it is over. */
  readonly afterLoss = 'drop-but-end';
  readonly countsVcs = false;
  readonly trims = true;
  private readonly limit: Threshold;

  constructor(limit: Threshold) {
    this.limit = limit;
  }

  get threshold(): number {
    return this.limit.value;
  }

  admits(_vc: number, buffer: BufferView): boolean {
    return buffer.length < this.limit.value;
  }
}

// Tail drop (rule D1): a cell is taken while there is room, whatever packet it belongs to.

import type { DropPolicy } from './policy.ts';

export class TailDrop implements DropPolicy {
  readonly afterLoss = 'offer';
  readonly countsVcs = false;
  readonly threshold = Number.POSITIVE_INFINITY;

  admits(): boolean {
    return true;
  }
}

// Partial packet discard (rule D2; Romanow and Floyd 1995): once a cell of a packet is lost, the rest of it is useless and
// is dropped too. Its end cell is still offered, except where the YATS simulator is followed.

import type { AfterLoss, DropPolicy } from './policy.ts';

export class Ppd implements DropPolicy {
  readonly afterLoss: AfterLoss;
  readonly countsVcs = false;
  readonly threshold = Number.POSITIVE_INFINITY;

  constructor(keepsEnd: boolean) {
    this.afterLoss = keepsEnd ? 'drop-but-end' : 'drop';
  }

  admits(): boolean {
    return true;
  }
}

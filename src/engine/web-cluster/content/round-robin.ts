// Each in turn, whatever the document and whoever is busy.

import type { Loads } from '../loads.ts';
import type { ContentPolicy } from './policy.ts';

export class RoundRobin implements ContentPolicy {
  readonly isBlind = true;
  readonly reason = 'turn';
  private readonly loads: Loads;
  private last = -1;

  constructor(loads: Loads) {
    this.loads = loads;
  }

  servesAtOnce(): boolean {
    return false;
  }

  pick(): number {
    const { loads } = this;
    do this.last = (this.last + 1) % loads.nodes;
    while (!loads.isUp(this.last));
    return this.last;
  }

  responsibleFor(): number {
    return 0;
  }

  forget(): void {}
}

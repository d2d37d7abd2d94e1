// Join the shortest queue: the node with the fewest connections, whatever the document. Where loads are posted only now and
// then, all requests until the next time join the one that was the shortest then.

import type { Loads } from '../loads.ts';
import type { ContentPolicy } from './policy.ts';

export class ShortestQueue implements ContentPolicy {
  readonly isBlind = true;
  readonly reason = 'least';
  private readonly loads: Loads;

  constructor(loads: Loads) {
    this.loads = loads;
  }

  servesAtOnce(): boolean {
    return false;
  }

  pick(): number {
    return this.loads.leastKnown(this.loads.up);
  }

  responsibleFor(): number {
    return 0;
  }

  forget(): void {}
}

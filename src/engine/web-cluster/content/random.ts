// At random, whatever the document and whoever is busy.

import type { RandomStream } from '../../core/random.ts';
import type { Loads } from '../loads.ts';
import type { ContentPolicy } from './policy.ts';

export class RandomNode implements ContentPolicy {
  readonly isBlind = true;
  readonly reason = 'turn';
  private readonly loads: Loads;
  private readonly stream: RandomStream;

  constructor(loads: Loads, stream: RandomStream) {
    this.loads = loads;
    this.stream = stream;
  }

  servesAtOnce(): boolean {
    return false;
  }

  pick(): number {
    return this.loads.drawn(this.stream);
  }

  responsibleFor(): number {
    return 0;
  }

  forget(): void {}
}

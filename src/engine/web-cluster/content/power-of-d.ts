// The power of d choices (Mitzenmacher 2001): of d nodes drawn at random, the one with the fewest connections. Drawn with
// replacement, as in the theory; of equals the lowest number.

import type { RandomStream } from '../../core/random.ts';
import type { Loads } from '../loads.ts';
import type { ContentPolicy } from './policy.ts';

export class PowerOfD implements ContentPolicy {
  readonly isBlind = true;
  readonly reason = 'least';
  private readonly loads: Loads;
  private readonly stream: RandomStream;
  private readonly choices: number;

  /** @param choices d, from 1 */
  constructor(loads: Loads, stream: RandomStream, choices: number) {
    this.loads = loads;
    this.stream = stream;
    this.choices = choices;
  }

  servesAtOnce(): boolean {
    return false;
  }

  pick(): number {
    const { loads } = this;
    let drawn = 0;
    for (let choice = 0; choice < this.choices; choice++) drawn |= 1 << loads.drawn(this.stream);
    return loads.leastKnown(drawn);
  }

  responsibleFor(): number {
    return 0;
  }

  forget(): void {}
}

// Join-Idle-Queue (Lu et al. 2011): a node that has nothing left to do says so, and the next request goes to whoever has been
// idle longest; with nobody idle, to a node at random. Nobody is asked for a load while a request waits. The paper has many
// dispatchers, each with a queue of idle nodes of its own; here there is one, so no node in the queue is ever busy.

import type { RandomStream } from '../../core/random.ts';
import type { Loads } from '../loads.ts';
import type { ContentPolicy, Reason } from './policy.ts';

export class JoinIdleQueue implements ContentPolicy {
  readonly isBlind = true;
  reason: Reason = 'turn';
  /** Nodes that are idle and up, in the order in which they said so. */
  private idlers: number[];
  private readonly loads: Loads;
  private readonly stream: RandomStream;

  constructor(loads: Loads, stream: RandomStream) {
    this.loads = loads;
    this.stream = stream;
    this.idlers = Array.from({ length: loads.nodes }, (_, node) => node).filter((node) => loads.isUp(node));
  }

  servesAtOnce(): boolean {
    return false;
  }

  pick(): number {
    const idler = this.idlers.shift();
    this.reason = idler === undefined ? 'turn' : 'idle';
    return idler ?? this.loads.drawn(this.stream);
  }

  idle(node: number): void {
    this.idlers.push(node);
  }

  responsibleFor(): number {
    return 0;
  }

  forget(node: number): void {
    this.idlers = this.idlers.filter((idler) => idler !== node);
  }
}

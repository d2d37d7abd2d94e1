// Which node a request reaches, whatever it asks for: the one whose turn it is, one at random, or always the same for a user.

import type { RandomStream } from '../core/random.ts';
import type { Loads } from './loads.ts';
import type { WebRequest } from './request.ts';

/** In turn, at random (a stream), or the same for a user. */
export type EntryRule = 'turn' | 'sticky' | RandomStream;

export class Entry {
  private readonly loads: Loads;
  private readonly rule: EntryRule;
  private turn = -1;

  constructor(loads: Loads, rule: EntryRule) {
    this.loads = loads;
    this.rule = rule;
  }

  /** A node that is up; -1 if there is none. */
  of(request: WebRequest): number {
    const { loads, rule } = this;
    if (loads.up === 0) return -1;
    let node = this.turn;
    if (rule === 'turn') node = (node + 1) % loads.nodes;
    else node = rule === 'sticky' ? request.number % loads.nodes : Math.floor(rule.uniform() * loads.nodes);
    while (!loads.isUp(node)) node = (node + 1) % loads.nodes;
    this.turn = node;
    return node;
  }
}

// Consistent hashing with bounded loads (Mirrokni, Thorup and Zadimoghaddam 2016), by the rule of HAProxy's hash-balance-factor
// (lb_chash.c): a document belongs to a place on a ring and is served by the first node from there on that has room. Room for
// all together is a share more than there are connections, this one included, and each node has a whole part of it. The
// paper moves what no longer fits when others leave; connections cannot be moved, so the bound holds when a request is given.

import { HashRing } from '../hash-ring.ts';
import type { Loads } from '../loads.ts';
import type { ContentPolicy, Reason } from './policy.ts';

const PERCENT = 100;

export class BoundedHashing implements ContentPolicy {
  reason: Reason = 'home';
  readonly bound = { first: -1, room: 0 };
  private readonly loads: Loads;
  private readonly balance: number;
  private readonly ring: HashRing;
  /** By document, its place on the ring; -1: not asked for yet. */
  private readonly placeOf: Int32Array;

  /** @param balance 100 (1 + epsilon): percent of the mean load that a node may have, above 100 */
  constructor(loads: Loads, documents: number, balance: number) {
    this.loads = loads;
    this.balance = balance;
    this.ring = new HashRing(loads.nodes);
    this.placeOf = new Int32Array(documents).fill(-1);
  }

  servesAtOnce(): boolean {
    return false;
  }

  pick(document: number): number {
    const { loads, placeOf } = this;
    const { nodeAt } = this.ring;
    if (placeOf[document]! < 0) placeOf[document] = this.ring.placeOf(document);
    const { bound } = this;
    bound.first = -1;
    let place = placeOf[document]!;
    for (let full = 0; ; place = (place + 1) % nodeAt.length) {
      const node = nodeAt[place]!;
      if (!loads.isUp(node) || (full & (1 << node)) !== 0) continue;
      if (bound.first < 0) bound.first = node;
      bound.room = roomOf(node, loads, this.balance);
      if (loads.active[node]! < bound.room) {
        this.reason = node === bound.first ? 'home' : 'passed';
        return node;
      }
      full |= 1 << node;
    }
  }

  responsibleFor(): number {
    return 0;
  }

  forget(): void {}
}

/** Connections that a node may have once the next request is given: the rooms of all nodes that are up add up to the whole. */
export function roomOf(node: number, loads: Loads, balance: number): number {
  let [nodes, before, connections] = [0, 0, 0];
  for (let other = 0; other < loads.nodes; other++) {
    connections += loads.active[other]!;
    if (!loads.isUp(other)) continue;
    nodes++;
    if (other < node) before++;
  }
  const whole = Math.ceil(((connections + 1) * balance) / PERCENT);
  const rest = whole % nodes;
  const share = Math.floor(((before + 1) * rest) / nodes) - Math.floor((before * rest) / nodes);
  return Math.max(1, (whole - rest) / nodes + share);
}

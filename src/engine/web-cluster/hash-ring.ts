// A ring of hash values on which every node has many places (Karger et al. 1997): what is hashed belongs to the next place on,
// and when a node leaves, only what belonged to it goes elsewhere.

import { sipHash13 } from '../core/sip-hash.ts';

/** Places of each node: the more, the more alike their shares. */
const PLACES = 128;
/** Keys of the hash, one for nodes and one for what is looked up. */
const NODE_KEY = 1;
const ITEM_KEY = 2;

export class HashRing {
  /** Which node each place belongs to, in order round the ring. */
  readonly nodeAt: Int8Array;
  private readonly at: Float64Array;

  constructor(nodes: number) {
    const places = Array.from({ length: nodes * PLACES }, (_, number) => ({
      node: number % nodes,
      at: sipHash13((number % nodes) * PLACES + Math.floor(number / nodes), NODE_KEY, NODE_KEY),
    })).sort((one, other) => one.at - other.at || one.node - other.node);
    this.nodeAt = Int8Array.from(places, ({ node }) => node);
    this.at = Float64Array.from(places, ({ at }) => at);
  }

  /** The first place at or after the hash of a number (0..2^32-1). */
  placeOf(number: number): number {
    const { at } = this;
    const hash = sipHash13(number, ITEM_KEY, ITEM_KEY);
    let [low, high] = [0, at.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at[middle]! < hash) low = middle + 1;
      else high = middle;
    }
    return low % at.length;
  }
}

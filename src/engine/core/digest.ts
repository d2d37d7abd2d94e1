// A 32-bit fingerprint of what can be observed in a run. Each component keeps its own running hash and they are mixed at
// the end, so the digest does not depend on the order in which different components were computed (look-ahead).

import { EngineError } from './errors.ts';
import { arrivesAt, hashes, isIn, type Tenant } from './memory.ts';

/** Adds a time (its low 32 bits) and a whole number to a component's hash. On the hot path: two multiplications. */
export const fold = (slot: number, time: number, what: number): void => {
  hashes[slot] = mix(hashes[slot]!, time | 0, what);
};

/** The same with the time the packet of a row arrives: read here, because a double in a call may be boxed. */
export const foldArrival = (slot: number, row: number, what: number): void => {
  hashes[slot] = mix(hashes[slot]!, arrivesAt[row]! | 0, what);
};

const mix = (hash: number, time: number, what: number): number => {
  const mixed = Math.imul(hash ^ time, -2048144789);
  return (Math.imul(((mixed << 13) | (mixed >>> 19)) ^ what, -1028477387) + 1) | 0;
};

/** Places kept for components that may be made later: the next timer (of the simulator's) and the next slot. */
export interface KeptPlaces {
  timer: number;
  part: number;
}

export class Digest {
  private readonly tenant: Tenant;
  private parts = 0;
  /** Components made now take these places. */
  within: KeptPlaces | undefined = undefined;

  constructor(tenant: Tenant) {
    this.tenant = tenant;
  }

  /** The slot of another component, for `fold`. */
  part(): number {
    return this.within === undefined ? this.keep(1) : this.within.part++;
  }

  /** Keeps so many slots for components that may be made later; returns the first. */
  keep(parts: number): number {
    const first = this.parts;
    this.parts += parts;
    if (this.parts > hashes.length) throw new EngineError('This run has more components than fit.');
    return first;
  }

  /** All parts in order of creation, mixed; 0..2^32-1. */
  get mixed(): number {
    const values = isIn(this.tenant) ? hashes : (this.tenant.keptHashes ?? hashes);
    let result = 0;
    for (let slot = 0; slot < this.parts; slot++) result = mix(result, values[slot]!, slot);
    return result >>> 0;
  }
}

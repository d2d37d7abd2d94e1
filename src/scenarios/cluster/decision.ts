// A decision of the dispatcher, read back from the flight of its request (engine/web-cluster/dispatcher.ts packs it). Nodes are
// counted from 0, connections are those before the request itself; 255 stands for 255 or more.

import { REASONS, type Reason } from '../../engine/web-cluster/content/policy.ts';

export const MOST_LOAD = 255;

export interface Decision {
  readonly reason: Reason;
  readonly node: number;
  readonly load: number;
  /** The least loaded node of all, of equals the first. */
  readonly least: number;
  readonly leastLoad: number;
  /** Is it another node than the one that asked? */
  readonly isHandedOff: boolean;
}

/** @param info of a flight of the link of a node to the dispatcher */
export const decisionOf = (info: number): Decision => ({
  isHandedOff: (info & 3) !== 0,
  node: (info >> 2) & 31,
  least: (info >> 7) & 31,
  reason: REASONS[(info >> 12) & 7]!,
  load: (info >> 15) & MOST_LOAD,
  leastLoad: (info >> 23) & MOST_LOAD,
});

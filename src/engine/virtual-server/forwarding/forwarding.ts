// The contract of a forwarding method of the Linux Virtual Server: which hosts a request and its reply pass, and how much
// longer a packet is on the way. What hosts and the wires between them cost is added where the network is put together.

import type { Bytes } from '../../core/units.ts';

export type Host = 'client' | 'director' | 'gateway' | 'server';

/** One cable's worth of a packet's way. */
export interface Leg {
  readonly from: Host;
  readonly to: Host;
  /** Bytes a packet is longer here than it left its sender. */
  readonly header: Bytes;
}

export interface Forwarding {
  /** From the client to its server; always past the director, where the scheduler is. */
  readonly request: readonly Leg[];
  /** From the server to its client. @param gateway is that how servers reach clients? */
  readonly reply: (gateway: boolean) => readonly Leg[];
  /** Does the director wrap each packet of a request into another? */
  readonly wraps: boolean;
  /** How an entry of the director's table ends: what it has seen of the closing decides how long it lingers. */
  readonly lingersAs: 'TIME_WAIT' | 'FIN_WAIT';
}

export const leg = (from: Host, to: Host, header: Bytes = 0): Leg => ({ from, to, header });

/** A server that answers by itself, over the gateway if it must. */
export const ownReply = (gateway: boolean): readonly Leg[] =>
  gateway ? [leg('server', 'gateway'), leg('gateway', 'client')] : [leg('server', 'client')];

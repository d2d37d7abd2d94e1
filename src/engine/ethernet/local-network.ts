// What a web server's LAN is to those who use it, be it a shared bus (lan.ts) or a switch (switched-lan.ts).

import type { Nanos } from '../core/time.ts';
import type { Carrier } from '../net/carrier.ts';

/** From one station to another, counted from 0. */
export interface LanRoute {
  readonly from: number;
  readonly to: number;
}

/** What the network interface of a station has done so far. */
export interface StationCounts {
  /** Packets and bytes offered to its queue; packets it refused; of these and of frames given up, those that were ACKs. */
  readonly offered: number;
  readonly offeredBytes: number;
  readonly dropped: number;
  readonly acksLost: number;
  /** Frames given up after too many collisions, and attempts that collided: 0 where there is no medium to share. */
  readonly givenUp: number;
  readonly collisions: number;
}

export interface LocalNetwork extends Carrier<LanRoute> {
  readonly nics: readonly StationCounts[];
  /** Lost beyond the NICs: packets, and of these ACKs. */
  readonly lostBeyond: { readonly packets: number; readonly acks: number };
  /** Times of the bus that is shared; undefined where none is. */
  readonly shared: { readonly slotTime: Nanos; readonly jamAndGap: Nanos } | undefined;
  /** Brings the queues to this time. */
  settle(time: Nanos): void;
  /** Packets dropped by hand in front of a station's queue, and in front of what leads to it. */
  lostBefore(station: number): number;
}

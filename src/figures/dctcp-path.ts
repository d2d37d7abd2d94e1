// The path of the figure over K: two senders, 100 Mbit/s, 20 ms of round trip with empty queues; and how long a round trip is there by the
// analysis of the paper.

import type { Nanos } from '../engine/core/time.ts';

/** 1500 bytes at 100 Mbit/s, ns. */
const PACKET_TIME: Nanos = 120_000;

/** Twice 1 and 9 ms, a packet sent at 1 Gbit/s and at 100 Mbit/s, its ACK of 40 bytes back at both. */
export const EMPTY_PATH: Nanos = 20_000_000 + 12_000 + PACKET_TIME + 3_200 + 320;

/** Packets. */
const BDP = EMPTY_PATH / PACKET_TIME;

export const SENDERS = 2;

/** Section 3.3: the queue falls from K + N by N D and rises again, so half of that is its mean; undefined where it runs empty (3.4). */
export function analysed(k: number): Nanos | undefined {
  if (k < BDP / 7) return undefined;
  const window = (BDP + k) / SENDERS;
  const cut = ((window + 1) * Math.sqrt(2 / window)) / 2;
  return EMPTY_PATH + (k + SENDERS - (SENDERS * cut) / 2) * PACKET_TIME;
}

// A packet that may be dropped by hand, and which of them are on a link at a time.

import { flightsAt, packetsOn } from '../../record/flights.ts';
import type { RunRecord } from '../../record/record.ts';

export interface PacketChoice {
  readonly link: number;
  /** Index in the link's flights. */
  readonly row: number;
}

const MOST_CHOICES = 12;

/** Packets on the wire and in the queue of a link, the next to arrive first. */
export function choicesOn(record: RunRecord, link: number, now: number): PacketChoice[] {
  const packets = packetsOn(record, link);
  if (!packets) return [];
  const { first, last } = flightsAt(packets, now, 'offeredAt');
  return Array.from({ length: Math.min(MOST_CHOICES, Math.max(0, last - first + 1)) }, (_, index) => ({
    link,
    row: first + index,
  }));
}

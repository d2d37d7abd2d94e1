// Without ATM no cell is recorded, but packets are: when each was at the switch whole, and how long the queue was then. A link
// that never pauses while something waits says the rest: when each packet leaves. Pure.

import { type AtmIndex, cellsOfPacket, slotOf } from '../../../record/cell-link.ts';
import { logOn } from '../../../record/flights.ts';
import { heldAt } from '../../../record/held.ts';
import type { PacketLog } from '../../../record/logs.ts';
import type { RunRecord } from '../../../record/record.ts';
import { findGauge, rowAt } from '../../../record/values.ts';
import { LOOK, type PacketFates } from './packet-fates.ts';

/** A packet in the buffer or on the link. */
export interface WholePacket {
  readonly look: number;
  /** Pieces of 53 bytes. */
  readonly pieces: number;
  /** When its last piece leaves the buffer, ns. */
  readonly leavesAt: number;
}

/** Does a switch without cells have its packets here at this moment? */
export const packetsAreKept = ({ spec, flightsFrom, flightsTo }: RunRecord, now: number): boolean =>
  spec.params['policy'] === 'none' && now >= flightsFrom && now <= flightsTo;

/** Those that are in the buffer, or left it in the last `reach` slots, in order of service. */
export function wholePackets(
  record: RunRecord,
  index: AtmIndex,
  fates: PacketFates,
  now: number,
  reach: number,
): WholePacket[] {
  const queue = findGauge(record, 'queue');
  if (!queue) return [];
  const slot = slotOf(record);
  // The slot in which its last piece comes begins up to a slot before that piece is wholly there.
  const rows = newestOf(record, index, now + slot);
  const packets: WholePacket[] = [];
  let next = Number.POSITIVE_INFINITY;
  // Backwards: what leaves before a packet that is known has left when that one begins.
  for (let newest = rows.next(); newest; newest = rows.next()) {
    const { flow, flights, row } = newest;
    const look = fates.look(flow, flights, row, now);
    if (look === LOOK.refused) continue;
    const pieces = cellsOfPacket(flights, row, record);
    const cameAt = Math.floor((flights.arrivesAt[row]! - 1) / slot) * slot;
    if (cameAt >= now + 1) continue;
    const leavesAt = Math.min(cameAt + heldAt(record, queue, cameAt) * slot, next);
    if (leavesAt < now - reach * slot) break;
    packets.push({ look, pieces, leavesAt });
    next = leavesAt - pieces * slot;
  }
  return packets.reverse();
}

/** The packets of all senders that were at the switch by then, the newest first. */
function newestOf(record: RunRecord, { adapters }: AtmIndex, now: number) {
  const all = adapters.map((link) => logOn(record, link, 'packets'));
  const rows = all.map(({ arrivesAt, length }) => rowAt(arrivesAt, length, now));
  return {
    next(): { flow: number; flights: PacketLog; row: number } | undefined {
      let flow = -1;
      let newest = Number.NEGATIVE_INFINITY;
      rows.forEach((row, other) => {
        const at = row < 0 ? Number.NEGATIVE_INFINITY : all[other]!.arrivesAt[row]!;
        if (at > newest) [flow, newest] = [other, at];
      });
      return flow < 0 ? undefined : { flow, flights: all[flow]!, row: rows[flow]!-- };
    },
  };
}

/** The look of every piece in the buffer, the one that leaves first in front. */
export function looksInBuffer(packets: readonly WholePacket[], slot: number, now: number): Uint8Array {
  const looks: number[] = [];
  for (const { look, pieces, leavesAt } of packets) {
    const left = Math.min(pieces, Math.round((leavesAt - now) / slot));
    for (let piece = 0; piece < left; piece++) looks.push(look);
  }
  return Uint8Array.from(looks);
}

// Which packets are on which link at a moment, straight from the flights of a record: what a picture of it must show.

import { columnsOf } from '../../src/record/logs.ts';
import type { RunRecord } from '../../src/record/record.ts';

export interface PacketOnTheWay {
  readonly link: number;
  readonly row: number;
  readonly segment: number;
  /** Of the way, 0 to 1. */
  readonly fraction: number;
}

/** @param waiting kinds of logs whose rows are drawn while they wait, too */
export function packetsOnTheWay(
  record: RunRecord,
  now: number,
  waiting: readonly RunRecord['flights'][number]['kind'][] = [],
): PacketOnTheWay[] {
  return record.flights.flatMap((log) => {
    const { link, length, arrivesAt } = log;
    const startsAt = waiting.includes(log.kind) ? log.offeredAt : log.startsAt;
    const [segment] = columnsOf(log);
    const packets: PacketOnTheWay[] = [];
    for (let row = 0; row < length; row++) {
      const [starts, arrives] = [startsAt[row]!, arrivesAt[row]!];
      if (starts > now || arrives <= now) continue;
      packets.push({ link, row, segment: segment[row]!, fraction: (now - starts) / (arrives - starts) });
    }
    return packets;
  });
}

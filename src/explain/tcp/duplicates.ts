// How often duplicate ACKs told a sender of a segment. Read from the packets of the record, so only where they are kept.

import type { Nanos } from '../../engine/core/time.ts';
import { linkLayerDelay, packetsOn } from '../../record/flights.ts';
import { PACKET_KIND, type PacketLog, packetFlow, packetKind } from '../../record/logs.ts';
import type { RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import { lastHop } from './first-copy.ts';
import { isYats } from './windows.ts';

/**
 * Duplicate ACKs that came after `from` and by `to`, no more than segments behind this one had come: others are for copies that were
 * not needed. None of YATS, of which two ACKs of a number need not be the same.
 */
export function duplicatesFor(record: RunRecord, flow: number, segment: number, from: Nanos, to: Nanos): number {
  const { layout } = record;
  const ends = layout.flows[flow];
  if (!ends || isYats({ record })) return 0;
  const into = packetsOn(record, lastHop(layout, ends.from, ends.to));
  const back = packetsOn(record, lastHop(layout, ends.to, ends.from));
  if (!into || !back || from < record.flightsFrom || to > record.flightsTo) return 0;
  const behind = arrivals(record, into, flow, from, to).filter(
    (row) => packetKind(into.info[row]!) !== PACKET_KIND.ack && into.segment[row]! > segment,
  );
  return Math.min(behind.length, repeats(record, back, flow, segment - 1, from, to));
}

/** Rows of a flow whose packets came after `from` and by `to`. */
function arrivals(record: RunRecord, log: PacketLog, flow: number, from: Nanos, to: Nanos): readonly number[] {
  const delay = linkLayerDelay(record, log.link);
  const first = rowAt(log.arrivesAt, log.length, from - delay) + 1;
  const behind = rowAt(log.arrivesAt, log.length, to - delay) + 1;
  return Array.from({ length: Math.max(0, behind - first) }, (_, place) => first + place).filter(
    (row) => packetFlow(log.info[row]!) === flow,
  );
}

/** ACKs with a number that the one before them had, too. */
function repeats(record: RunRecord, log: PacketLog, flow: number, number: number, from: Nanos, to: Nanos): number {
  const isAck = (row: number): boolean =>
    packetFlow(log.info[row]!) === flow && packetKind(log.info[row]!) === PACKET_KIND.ack;
  const acks = arrivals(record, log, flow, from, to).filter(isAck);
  let before = (acks[0] ?? 0) - 1;
  while (before >= 0 && !isAck(before)) before--;
  const numbers = [before, ...acks].map((row) => log.segment[row] ?? -1);
  return numbers.filter((each, place) => place > 0 && each === number && numbers[place - 1] === number).length;
}

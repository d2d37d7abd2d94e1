// What became of the first copy of a segment that was sent again: when it was sent, whether it still waited, and when an
// ACK for it left and reached the sender. Read from the packets of the record, so only where they are kept.

import type { Nanos } from '../../engine/core/time.ts';
import { linkLayerDelay, packetsOn } from '../../record/flights.ts';
import { PACKET_KIND, type PacketLog, packetFlow, packetKind } from '../../record/logs.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { isYats } from './windows.ts';

/** Times as TCP at both ends sees them; NaN for what did not happen. */
export interface FirstCopy {
  readonly sentAt: Nanos;
  /** When its first bit went out to the first link; until then it waited in that link's queue. */
  readonly startedAt: Nanos;
  /** Of the first ACK that covers it and was sent before the second copy came. */
  readonly ackSentAt: Nanos;
  readonly ackArrivedAt: Nanos;
}

/** Of the segment that was sent again at `again`; undefined where packets are not kept. */
export function firstCopy(record: RunRecord, flow: number, segment: number, again: Nanos): FirstCopy | undefined {
  const { layout } = record;
  const { from, to } = layout.flows[flow] ?? { from: '', to: '' };
  const [out, ackOut, ackIn] = [firstHop(layout, from), firstHop(layout, to, from), lastHop(layout, to, from)].map(
    (link) => packetsOn(record, link),
  );
  if (!out || !ackOut || !ackIn || again < record.flightsFrom || again > record.flightsTo) return undefined;
  const down = linkLayerDelay(record, out.link);
  const kind = segment === 0 ? PACKET_KIND.syn : PACKET_KIND.data;
  const first = lastBefore(out, rowAt(out.offeredAt, out.length, again + down - 1), flow, kind, segment);
  if (first < 0) return undefined;
  const sentAt = out.offeredAt[first]! - down;
  const secondArrives = arrivalAgain(record, flow, segment, sentAt);
  const covers = (log: PacketLog) => (row: number) =>
    isPacket(log, row, flow, PACKET_KIND.ack, coveredBy(record, segment));
  const left = firstFrom(ackOut, sentAt, covers(ackOut));
  const ackSentAt = left < 0 ? Number.NaN : ackOut.offeredAt[left]! - linkLayerDelay(record, ackOut.link);
  const none = { sentAt, startedAt: out.startsAt[first]!, ackSentAt: Number.NaN, ackArrivedAt: Number.NaN };
  if (!(ackSentAt < secondArrives)) return none;
  const came = firstFrom(ackIn, ackSentAt, covers(ackIn));
  if (came < 0) return none;
  return { ...none, ackSentAt, ackArrivedAt: ackIn.arrivesAt[came]! + linkLayerDelay(record, ackIn.link) };
}

/** When the receiver gets a copy that was sent again after `sentAt`, at the earliest where cells reach it; the end of the record if it does not. */
function arrivalAgain(record: RunRecord, flow: number, segment: number, sentAt: Nanos): Nanos {
  const { from, to } = record.layout.flows[flow]!;
  const into = packetsOn(record, lastHop(record.layout, from, to)) ?? packetsOn(record, firstHop(record.layout, from));
  if (!into) return record.computedTo;
  const row = firstFrom(into, sentAt, (each) => isPacket(into, each, flow, PACKET_KIND.retransmission, segment));
  return row < 0 ? record.computedTo : into.arrivesAt[row]! + linkLayerDelay(record, into.link);
}

/** The least number of an ACK that covers all of a segment: YATS sends short ones too, so one may end in the next number. */
const coveredBy = (record: RunRecord, segment: number): number => (isYats({ record }) ? segment + 1 : segment);

/** An ACK that covers the segment and was lost after `from` and before `to`. */
export function lostAck(record: RunRecord, flow: number, segment: number, from: Nanos, to: Nanos): Mark | undefined {
  return record.marks.find(
    (mark) =>
      mark.flow === flow &&
      mark.numbers['packet'] === ACK &&
      mark.segment >= coveredBy(record, segment) &&
      mark.at > from &&
      mark.at < to,
  );
}

const ACK = 1;

/** Is it that segment; of an ACK: does it cover it? */
function isPacket({ info, segment }: PacketLog, row: number, flow: number, kind: number, wanted: number): boolean {
  if (packetFlow(info[row]!) !== flow || packetKind(info[row]!) !== kind) return false;
  return kind === PACKET_KIND.ack ? segment[row]! >= wanted : segment[row] === wanted;
}

function lastBefore(log: PacketLog, from: number, flow: number, kind: number, segment: number): number {
  let row = from;
  while (row >= 0 && !isPacket(log, row, flow, kind, segment)) row--;
  return row;
}

/** The first row offered after `time` that `wanted` accepts; -1 if there is none. */
function firstFrom(log: PacketLog, time: Nanos, wanted: (row: number) => boolean): number {
  for (let row = rowAt(log.offeredAt, log.length, time) + 1; row < log.length; row++) if (wanted(row)) return row;
  return -1;
}

/** The link by which a station sends; to that station, if it has more than one. */
export function firstHop({ links }: Layout, from: string, to = ''): number {
  const own = (link: (typeof links)[number]): boolean => link.from === from && link.role !== 'collisions';
  const direct = links.findIndex((link) => own(link) && link.to === to);
  return direct >= 0 ? direct : links.findIndex(own);
}

/** The link by which packets reach a station; on a bus it is the NIC of whoever puts them there, behind a switch the cable from its port. */
export function lastHop({ links, nodes, bus }: Layout, from: string, to: string): number {
  if (bus?.switched || !bus?.stations.includes(to)) return links.findIndex((link) => link.to === to);
  const router = nodes.find(({ kind }) => kind === 'router')?.name;
  const station = bus.stations.includes(from) ? from : router;
  return links.findIndex((link) => link.from === station && link.role === 'nic');
}

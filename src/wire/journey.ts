// The way of a packet through a run: from link to link, before and after it every other copy of its segment, and what else its
// connection and its link carry.

import { atmIndex, packetAt } from '../record/cell-link.ts';
import { circuitLogs } from '../record/circuit-packets.ts';
import { acknowledgedAt } from '../record/details.ts';
import { linkLayerDelay, packetsOn } from '../record/flights.ts';
import { PACKET_KIND, type PacketDetail, type PacketLog } from '../record/logs.ts';
import type { Mark, RunRecord } from '../record/record.ts';
import { neighbourOfRow, rowStopNear, rowStopOfMark } from './row-stops.ts';
import { canBeOpened, isOf, isPacketLoss, type Stop, stopAt, stopOfLoss } from './stops.ts';
import { frameNear, frameOfMark, neighbourFrame } from './web-cluster/stops.ts';

const BUS = 'bus';

const isAck = ({ passage: { kind } }: Stop): boolean => kind === PACKET_KIND.ack;

/** In order of time; at one instant a link further on comes later. */
function inOrder(a: Stop, b: Stop): number {
  return a.startsAt - b.startsAt || a.passage.offeredAt - b.passage.offeredAt || a.link - b.link || a.row - b.row;
}

/** Every stop of a run that `wanted` accepts, on the links given. */
function* stopsOn(record: RunRecord, links: readonly number[], wanted: (stop: Stop) => boolean): Generator<Stop> {
  for (const link of links) {
    if (!canBeOpened(record, link)) continue;
    for (const log of logsOn(record, link)) {
      for (let row = 0; row < log.length; row++) {
        const stop = stopAt(record, log, row);
        if (wanted(stop)) yield stop;
      }
    }
  }
  for (const mark of record.marks) {
    if (!isPacketLoss(mark) || !links.includes(mark.link) || !canBeOpened(record, mark.link)) continue;
    const stop = stopOfLoss(record, mark);
    if (wanted(stop)) yield stop;
  }
}

/** Of a link of cells one for each circuit. */
function logsOn(record: RunRecord, link: number): readonly PacketLog[] {
  if (record.layout.links[link]!.role === 'cells') return circuitLogs(record);
  const log = packetsOn(record, link);
  return log ? [log] : [];
}

const everywhere = ({ layout }: RunRecord): number[] => layout.links.map((_, link) => link);

/** Of the same segment of the same connection, or the same number of an ACK, on any link: in order of time. */
export function copiesOf(record: RunRecord, of: Stop): Stop[] {
  const { flow, segment, connection, detail } = of.passage;
  const isSame = ({ passage }: Stop): boolean =>
    passage.flow === flow &&
    passage.connection === connection &&
    (passage.kind === PACKET_KIND.ack) === isAck(of) &&
    (passage.detail && detail ? sharesBytes(passage.detail, detail) : passage.segment === segment);
  return [...stopsOn(record, everywhere(record), isSame)].sort(inOrder);
}

/** Do two packets carry some of the same bytes, or acknowledge the same number? */
const sharesBytes = (a: PacketDetail, b: PacketDetail): boolean =>
  a.seq === b.seq || (a.seq < b.seq + b.length && b.seq < a.seq + a.length);

/** Has a packet that left one link been given to the other? It is so at once but for what stations take to hand it on. */
function leadsTo(record: RunRecord, stop: Stop, next: Stop): boolean {
  const [here, there] = [record.layout.links[stop.link]!, record.layout.links[next.link]!];
  // Its cells come to the switch one by one, while it leaves its adapter.
  if (there.role === 'cells' && stop.row >= 0 && there.from === here.to) {
    const { offeredAt } = next.passage;
    return (
      stop.passage.detail?.seq === next.passage.detail?.seq && stop.startsAt <= offeredAt && offeredAt < stop.arrivesAt
    );
  }
  const isNext = here.to === BUS ? there.from !== here.from : there.from === here.to;
  const readyAt = stop.arrivesAt + linkLayerDelay(record, stop.link);
  return isNext && stop.row >= 0 && next.passage.offeredAt - linkLayerDelay(record, next.link) === readyAt;
}

/** One packet from its first link to its last, or to where it was lost. */
export function journeyOf(record: RunRecord, of: Stop, copies: readonly Stop[] = copiesOf(record, of)): Stop[] {
  const journey = [of];
  for (;;) {
    const before = copies.find((stop) => leadsTo(record, stop, journey[0]!) && !journey.includes(stop));
    if (!before) break;
    journey.unshift(before);
  }
  for (;;) {
    const after = copies.find((stop) => leadsTo(record, journey.at(-1)!, stop) && !journey.includes(stop));
    if (!after) return journey;
    journey.push(after);
  }
}

/** When TCP handed the packet down, ns: its time stamp says it even where the host took its time. */
export function sentAt(record: RunRecord, journey: readonly Stop[]): number {
  const { link, passage } = journey[0]!;
  const stamped = record.layout.flows[passage.flow]!.bytes?.stamps && !isAck(journey[0]!);
  return (stamped && passage.detail?.stampedAt) || passage.offeredAt - linkLayerDelay(record, link);
}

/** What the next and the previous packet is of. */
export type Along = 'segment' | 'connection' | 'link';

/** The packet before or after this one; undefined at the end of what the record holds. */
export function neighbour(record: RunRecord, of: Stop, along: Along, direction: 1 | -1): Stop | undefined {
  if (of.frame) return neighbourFrame(record, of, along, direction);
  if (of.packet) return neighbourOfRow(record, of, along, direction);
  let best: Stop | undefined;
  for (const stop of candidates(record, of, along)) {
    if (direction * inOrder(stop, of) <= 0) continue;
    if (!best || direction * inOrder(stop, best) < 0) best = stop;
  }
  return best;
}

function candidates(record: RunRecord, of: Stop, along: Along): Iterable<Stop> {
  const { flow, connection } = of.passage;
  switch (along) {
    case 'segment':
      return copiesOf(record, of);
    case 'connection':
      return stopsOn(
        record,
        besides(record, of.link),
        ({ passage }) => passage.flow === flow && passage.connection === connection,
      );
    case 'link':
      return stopsOn(record, [of.link], () => true);
  }
}

/** A link with its way back, which past a switch of cells is one cable; on a bus all that stations send. */
function besides({ layout: { links, kind } }: RunRecord, link: number): number[] {
  const own = links[link]!;
  const { from, to, role } = own;
  const isBack = ({ role: cable, ...other }: (typeof links)[number]): boolean =>
    kind === 'atm' && cable === undefined && (other.from === to || (role === undefined && other.to === from));
  const isBeside = (other: (typeof links)[number]): boolean =>
    other === own ||
    isBack(other) ||
    (to === BUS
      ? other.role === role
      : (other.role === role || other.role === 'switch-port' || role === 'switch-port') &&
        ((other.from === from && other.to === to) || (other.from === to && other.to === from)));
  return links.flatMap((other, index) => (isBeside(other) ? [index] : []));
}

/** The packet that an event is about: what was lost, or what was sent again at that moment or because of it. */
export function stopOfMark(record: RunRecord, mark: Mark): Stop | undefined {
  if (record.layout.requests) return frameOfMark(record, mark);
  if (record.layout.forwarding) return rowStopOfMark(record, mark);
  if (isPacketLoss(mark)) return canBeOpened(record, mark.link) ? stopOfLoss(record, mark) : stopBefore(record, mark);
  const again =
    mark.kind === 'retransmission'
      ? mark
      : record.marks.find(({ kind, cause }) => kind === 'retransmission' && cause === mark.id);
  if (!again) return undefined;
  const { flow, segment, at } = again;
  const isIt = ({ passage }: Stop): boolean =>
    passage.flow === flow &&
    passage.segment === segment &&
    passage.kind === PACKET_KIND.retransmission &&
    passage.offeredAt >= at;
  return [...stopsOn(record, everywhere(record), isIt)].sort((a, b) => a.passage.offeredAt - b.passage.offeredAt)[0];
}

/** A packet that was refused in front of a link whose packets cannot be opened: on its way there. */
function stopBefore(record: RunRecord, { flow, at }: Mark): Stop | undefined {
  const link = atmIndex(record.layout)?.adapters[flow] ?? -1;
  const log = packetsOn(record, link);
  const row = log ? packetAt(log, at) : 0;
  return log && row < log.length && canBeOpened(record, link) ? stopAt(record, log, row) : undefined;
}

/** What is under way at a time, the last to have begun; else what was sent last, else what is first. */
export function stopNear(record: RunRecord, now: number): Stop | undefined {
  if (record.layout.requests) return frameNear(record, now);
  if (record.layout.forwarding) return rowStopNear(record, now);
  let best: Stop | undefined;
  const rank = ({ startsAt, arrivesAt }: Stop): number => (startsAt > now ? 0 : arrivesAt > now ? 2 : 1);
  const isBetter = (a: Stop, b: Stop): boolean =>
    rank(a) - rank(b) > 0 || (rank(a) === rank(b) && (rank(a) === 0 ? inOrder(a, b) < 0 : inOrder(a, b) > 0));
  for (const stop of stopsOn(record, everywhere(record), ({ row }) => row >= 0)) {
    if (!best || isBetter(stop, best)) best = stop;
  }
  return best;
}

/** How manieth duplicate an ACK is: so many before it, one behind the other, had its number; 0 of the first, and of data. */
export function duplicateNumber(record: RunRecord, { link, row, passage }: Stop): number {
  const log = packetsOn(record, link);
  if (!log || row < 0 || passage.kind !== PACKET_KIND.ack) return 0;
  let count = 0;
  for (let before = row - 1; before >= 0; before--) {
    if (!isOf(log, before, passage.flow, true)) continue;
    if (acknowledgedAt(log, before) !== acknowledgedAt(log, row)) break;
    count++;
  }
  return count;
}

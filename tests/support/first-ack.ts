// When the first copy of a segment was sent and an ACK for it came back, by looking at every packet of the record.

import type { Subject } from '../../src/explain/explanation.ts';
import { logOn } from '../../src/record/flights.ts';
import { PACKET_KIND } from '../../src/record/logs.ts';
import type { RunRecord } from '../../src/record/record.ts';

interface Packet {
  readonly sent: number;
  readonly came: number;
  readonly segment: number;
}

const looked = new WeakMap<RunRecord, Map<string, readonly Packet[]>>();

/** Packets of a flow on a link, at the TCP ends: a NIC lies below a link layer that takes its time. */
function packetsAt(record: RunRecord, link: number, info: number): readonly Packet[] {
  const { layout, spec } = record;
  const known = looked.get(record) ?? new Map<string, readonly Packet[]>();
  looked.set(record, known);
  const before = known.get(`${link} ${info}`);
  if (before) return before;
  const delay = layout.links[link]!.role === 'nic' ? Number(spec.params['lldelay']) : 0;
  const log = logOn(record, link, 'packets');
  const packets = Array.from({ length: log.length }, (_, row) => row)
    // Without the bits of ECN.
    .filter((row) => (log.info[row]! & 0x7ff_ffff) === info)
    .map((row) => ({
      sent: log.offeredAt[row]! - delay,
      came: log.arrivesAt[row]! + delay,
      segment: log.segment[row]!,
    }));
  known.set(`${link} ${info}`, packets);
  return packets;
}

/** The highest number among the segments that the sender has handed to its first link by a time, where it has not dropped them. */
export function highestSent({ record, mark }: Subject, at: number): number {
  const { layout } = record;
  const link = leaving(layout, layout.flows[mark.flow]!.from);
  const data = packetsAt(record, link, 4 * mark.flow + PACKET_KIND.data).filter(({ sent }) => sent <= at);
  return Math.max(...data.slice(-1).map(({ segment }) => segment));
}

/** How many ACKs for the segment before this one, but the first of them, or how many segments behind this one came; the fewer. */
export function reportsOf({ record, mark }: Subject, after: number, by: number): number {
  const { layout } = record;
  const { from, to } = layout.flows[mark.flow]!;
  const isIn = ({ came }: Packet): boolean => came > after && came <= by;
  const base = 4 * mark.flow;
  const acks = packetsAt(record, coming(layout, to, from), base + PACKET_KIND.ack).filter(
    ({ segment }) => segment === mark.segment - 1,
  );
  const behind = [PACKET_KIND.data, PACKET_KIND.retransmission]
    .flatMap((kind) => packetsAt(record, coming(layout, from, to), base + kind))
    .filter((each) => isIn(each) && each.segment > mark.segment);
  return Math.min(acks.slice(1).filter(isIn).length, behind.length);
}

const onBus = ({ bus }: RunRecord['layout'], name: string): boolean => bus?.stations.includes(name) ?? false;

function leaving({ links }: RunRecord['layout'], name: string, towards = ''): number {
  const own = links.findIndex((l) => l.from === name && l.to === towards && l.role === undefined);
  return own >= 0 ? own : links.findIndex((l) => l.from === name && l.role !== 'collisions');
}

/** Packets come over the bus from their sender, or from the router that brings them. */
const coming = (layout: RunRecord['layout'], from: string, to: string): number =>
  onBus(layout, to)
    ? leaving(layout, onBus(layout, from) ? from : 'R')
    : layout.links.findIndex((link) => link.to === to && link.role === undefined);

/** `again`: when the second copy was sent. NaN for what did not happen. */
export function ackOfFirstCopy({ record, mark }: Subject, again: number): { sent: number; came: number } {
  const { layout } = record;
  const { from, to } = layout.flows[mark.flow]!;
  const kind = mark.segment === 0 ? PACKET_KIND.syn : PACKET_KIND.data;
  const data = packetsAt(record, leaving(layout, from), 4 * mark.flow + kind);
  const first = data.findLast(({ segment, sent }) => segment === mark.segment && sent < again);
  const acks = (link: number) => packetsAt(record, link, 4 * mark.flow + PACKET_KIND.ack);
  // Senders of YATS send short packets, too: one may reach into the next number.
  const least = mark.segment + (record.spec.params['fast'] === undefined ? 0 : 1);
  const ack = acks(leaving(layout, to, from)).find(
    ({ segment, sent }) => segment >= least && sent > (first?.sent ?? Infinity),
  );
  const came = ack && acks(coming(layout, to, from)).find(({ segment, sent }) => segment >= least && sent >= ack.sent);
  return { sent: first?.sent ?? Number.NaN, came: came?.came ?? Number.NaN };
}

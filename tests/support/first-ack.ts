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
  const { links, flows } = record.layout;
  const link = links.findIndex((l) => l.from === flows[mark.flow]!.from && l.role !== 'collisions');
  const data = packetsAt(record, link, 4 * mark.flow + PACKET_KIND.data).filter(({ sent }) => sent <= at);
  return Math.max(...data.slice(-1).map(({ segment }) => segment));
}

/** `again`: when the second copy was sent. NaN for what did not happen. */
export function ackOfFirstCopy({ record, mark }: Subject, again: number): { sent: number; came: number } {
  const { layout } = record;
  const { from, to } = layout.flows[mark.flow]!;
  const leaving = (name: string, towards = ''): number => {
    const own = layout.links.findIndex((l) => l.from === name && l.to === towards && l.role === undefined);
    return own >= 0 ? own : layout.links.findIndex((l) => l.from === name && l.role !== 'collisions');
  };
  const onBus = (name: string): boolean => layout.bus?.stations.includes(name) ?? false;
  // Packets come over the bus from their sender, or from the router that brings them.
  const coming = onBus(from)
    ? leaving(onBus(to) ? to : 'R')
    : layout.links.findIndex((link) => link.to === from && link.role === undefined);
  const kind = mark.segment === 0 ? PACKET_KIND.syn : PACKET_KIND.data;
  const data = packetsAt(record, leaving(from), 4 * mark.flow + kind);
  const first = data.findLast(({ segment, sent }) => segment === mark.segment && sent < again);
  const acks = (link: number) => packetsAt(record, link, 4 * mark.flow + PACKET_KIND.ack);
  // Senders of YATS send short packets, too: one may reach into the next number.
  const least = mark.segment + (record.spec.params['fast'] === undefined ? 0 : 1);
  const ack = acks(leaving(to, from)).find(({ segment, sent }) => segment >= least && sent > (first?.sent ?? Infinity));
  const came = ack && acks(coming).find(({ segment, sent }) => segment >= least && sent >= ack.sent);
  return { sent: first?.sent ?? Number.NaN, came: came?.came ?? Number.NaN };
}

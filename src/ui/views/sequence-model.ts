// What the time-sequence graph of a span of time shows, as its sender sees the connection: segments when TCP sent them, the line of
// ACKs and that of the window it may use, as tcptrace and W. R. Stevens (TCP/IP Illustrated, 1994) draw them. Bytes and times, no
// pixels. Pure.

import type { Nanos } from '../../engine/core/time.ts';
import { detailOf } from '../../record/details.ts';
import { linkLayerDelay, packetsOn } from '../../record/flights.ts';
import { PACKET_KIND, type PacketLog, packetFlow, packetKind } from '../../record/logs.ts';
import type { RunRecord } from '../../record/record.ts';
import { findGauge, rowAt, valueAt } from '../../record/values.ts';
import type { TcpBytes } from '../../scenarios/kit/layout.ts';
import { numbersOf } from '../../wire/passages.ts';
import type { Path } from '../../wire/path.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';

export interface Sent {
  readonly row: number;
  readonly kind: number;
  readonly segment: number;
  readonly at: Nanos;
  /** Sequence number of its first byte, and of the one behind its last. */
  readonly from: number;
  readonly to: number;
}

/** From a time on, until the next: acknowledged up to, may be sent up to by the receiver's window and by cwnd. */
export interface Allowed {
  readonly at: Nanos;
  readonly row: number;
  readonly acknowledged: number;
  /** The same number came again. */
  readonly isDuplicate: boolean;
  /** What the receiver has beyond a hole, as this ACK tells (SACK): first byte of each block, and the one behind its last. */
  readonly blocks: readonly (readonly [from: number, to: number])[];
}

export interface Sequence {
  readonly link: number;
  readonly sent: readonly Sent[];
  readonly acks: readonly Allowed[];
  /** The receiver's window, bytes. */
  readonly window: number;
  /** `acknowledged` + cwnd at every change of either, bytes. Empty where cwnd is not recorded. */
  readonly limit: readonly { readonly at: Nanos; readonly bytes: number }[];
  /** Of everything in the span. */
  readonly low: number;
  readonly high: number;
}

export function sequenceOf(record: RunRecord, path: Path, flow: number, view: TimeView): Sequence | undefined {
  const [out, back] = [packetsOn(record, path.data[0]!), packetsOn(record, path.acks[0]!)];
  const info = record.layout.flows[flow];
  if (!out || !back || !info?.bytes) return undefined;
  const { bytes, smss } = info;
  const number = (log: PacketLog, row: number, kind: number) => {
    const detail = detailOf(log, row);
    return numbersOf({ segment: log.segment[row]!, kind, ...(detail ? { detail } : {}) }, info, bytes);
  };
  const down = linkLayerDelay(record, out.link);
  const up = linkLayerDelay(record, back.link);
  const sent: Sent[] = [];
  const begin = Math.max(0, rowAt(out.offeredAt, out.length, view.from + down));
  for (let row = begin; row < out.length && out.offeredAt[row]! - down <= view.to; row++) {
    const kind = packetKind(out.info[row]!);
    if (packetFlow(out.info[row]!) !== flow || kind === PACKET_KIND.ack) continue;
    const { seq, length, syn } = number(out, row, kind);
    const at = sentBy(out, row, bytes) - down;
    sent.push({ row, kind, segment: out.segment[row]!, at, from: seq, to: seq + (syn ? 1 : length) });
  }
  const acks: Allowed[] = [];
  const isAck = (row: number): boolean =>
    packetFlow(back.info[row]!) === flow && packetKind(back.info[row]!) === PACKET_KIND.ack;
  // The last one before the span says where the lines come in.
  let first = rowAt(back.arrivesAt, back.length, view.from - up);
  while (first > 0 && !isAck(first)) first--;
  let before = Number.NaN;
  for (let row = Math.max(0, first); row < back.length && back.arrivesAt[row]! + up <= view.to; row++) {
    if (!isAck(row)) continue;
    const { ack, edges } = number(back, row, PACKET_KIND.ack);
    const acknowledged = ack!;
    const blocks = Array.from(
      { length: edges.length / 2 },
      (_, nth) => [edges[2 * nth]!, edges[2 * nth + 1]!] as const,
    );
    acks.push({ at: back.arrivesAt[row]! + up, row, acknowledged, isDuplicate: acknowledged === before, blocks });
    before = acknowledged;
  }
  const limit = limitOf(record, flow, smss, acks, view);
  const inView = sent.filter(({ at }) => at >= view.from);
  const all = [
    ...inView.flatMap(({ from, to }) => [from, to]),
    ...acks.flatMap(({ acknowledged, blocks }) => [acknowledged, ...blocks.map(([, to]) => to)]),
  ];
  const tops = [...limit.map((each) => each.bytes)].filter((each) => Number.isFinite(each));
  const low = all.reduce((least, each) => Math.min(least, each), all[0] ?? 0);
  const high = all.reduce((most, each) => Math.max(most, each), all[0] ?? 1);
  const top = tops.reduce((most, each) => Math.max(most, Math.min(each, high + (high - low) / 4 + 2 * smss)), high);
  return { link: out.link, sent, acks, window: bytes.window, limit, low, high: top };
}

/** When TCP sent a segment, not counting what a link layer takes: where it has a time stamp, that; a host may take its time. */
const sentBy = (log: PacketLog, row: number, { stamps }: TcpBytes): Nanos =>
  (stamps && detailOf(log, row)?.stampedAt) || log.offeredAt[row]!;

/** What cwnd allows beyond what is acknowledged, at every moment when either changes. */
function limitOf(
  record: RunRecord,
  flow: number,
  smss: number,
  acks: readonly Allowed[],
  view: TimeView,
): { at: Nanos; bytes: number }[] {
  const gauge = findGauge(record, 'cwnd', flow);
  if (!gauge || acks.length === 0) return [];
  const begin = Math.max(0, rowAt(gauge.time, gauge.length, view.from));
  const end = rowAt(gauge.time, gauge.length, view.to);
  const changes = [...gauge.time.subarray(begin, end + 1)].filter((at) => at >= view.from);
  const times = [...new Set([...acks.map(({ at }) => Math.max(view.from, at)), ...changes])].sort((a, b) => a - b);
  let ack = 0;
  return times.flatMap((at) => {
    while (ack + 1 < acks.length && acks[ack + 1]!.at <= at) ack++;
    if (acks[ack]!.at > at) return [];
    return [{ at, bytes: acks[ack]!.acknowledged + Math.floor(valueAt(gauge, at) * smss) }];
  });
}

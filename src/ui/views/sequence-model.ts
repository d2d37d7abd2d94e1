// What the time-sequence graph of a span of time shows, as its sender sees the connection: segments when TCP sent them, the line of
// ACKs and that of the window it may use, as tcptrace and W. R. Stevens (TCP/IP Illustrated, 1994) draw them. Bytes and times, no
// pixels. Pure.

import type { Nanos } from '../../engine/core/time.ts';
import { detailOf } from '../../record/details.ts';
import { linkLayerDelay, packetsOn } from '../../record/flights.ts';
import { PACKET_KIND, type PacketLog, packetFlow, packetKind } from '../../record/logs.ts';
import type { RunRecord } from '../../record/record.ts';
import { findGauge, rowAt } from '../../record/values.ts';
import type { TcpBytes } from '../../scenarios/kit/layout.ts';
import { type Numbers, numbersOf } from '../../wire/passages.ts';
import type { Path } from '../../wire/path.ts';
import { isOf } from '../../wire/stops.ts';
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
  /** When connections were opened, from the first ACK on: numbers begin again, and so do the lines. */
  readonly opened: readonly Nanos[];
  /** The receiver's window, bytes. */
  readonly window: number;
  /** Does the whole line of the window have room, without pressing the segments flat? It is drawn then. */
  readonly hasWindow: boolean;
  /** `acknowledged` + cwnd at every change of either, bytes. Empty where cwnd is not recorded. */
  readonly limit: readonly { readonly at: Nanos; readonly bytes: number }[];
  /** Of everything in the span that is drawn whole: all but what cwnd allows beyond it. */
  readonly low: number;
  readonly high: number;
}

/** What rows of a log are, once worked out: who moves the view along sees nearly the same ones again. */
const sentRows = new WeakMap<PacketLog, Sent[]>();
const ackRows = new WeakMap<PacketLog, Allowed[]>();

function rowsOf<Row>(kept: WeakMap<PacketLog, Row[]>, log: PacketLog): Row[] {
  const rows = kept.get(log) ?? [];
  kept.set(log, rows);
  return rows;
}

export function sequenceOf(record: RunRecord, path: Path, flow: number, view: TimeView): Sequence | undefined {
  const [out, back] = [packetsOn(record, path.data[0]!), packetsOn(record, path.acks[0]!)];
  const info = record.layout.flows[flow];
  if (!out || !back || !info?.bytes) return undefined;
  const { bytes, smss } = info;
  const number = (log: PacketLog, row: number, kind: number): Numbers => {
    const detail = detailOf(log, row);
    return numbersOf({ segment: log.segment[row]!, kind, ...(detail ? { detail } : {}) }, info, bytes);
  };
  const sent = sentIn(out, linkLayerDelay(record, out.link), flow, bytes, view, number);
  const acks = acksIn(back, linkLayerDelay(record, back.link), flow, view, number);
  const opened = openedIn(out, linkLayerDelay(record, out.link), flow, acks, view);
  const limit = limitOf(record, flow, smss, acks, opened, view);
  const [low, high] = reachOf(sent, acks, view);
  // What is allowed far beyond everything does not press it flat: that takes at least half of the height.
  const roof = high + (high - low) + 2 * smss;
  const { window } = bytes;
  const most = acks.reduce((top, { acknowledged }) => Math.max(top, acknowledged + window), high);
  const hasWindow = most <= roof;
  let top = hasWindow ? most : high;
  for (const { bytes: allowed } of limit) if (Number.isFinite(allowed)) top = Math.max(top, Math.min(allowed, roof));
  return { link: out.link, sent, acks, opened, window, hasWindow, limit, low, high: top };
}

/** When a SYN was sent that is not sent again. @param down as of `sentIn` */
function openedIn(log: PacketLog, down: Nanos, flow: number, acks: readonly Allowed[], view: TimeView): Nanos[] {
  const opened: Nanos[] = [];
  let before = Number.NaN;
  const from = Math.min(view.from, acks[0]?.at ?? view.from);
  for (let row = Math.max(0, rowAt(log.offeredAt, log.length, from + down)); row < log.length; row++) {
    const at = log.offeredAt[row]! - down;
    if (at > view.to) break;
    if (!isOf(log, row, flow, false)) continue;
    const segment = log.segment[row]!;
    if (segment === 0 && before !== 0 && at >= from) opened.push(at);
    before = segment;
  }
  return opened;
}

/** Pieces of a line over which one connection was open, each with the time at which the next began. */
export function* piecesOf<Point extends { readonly at: Nanos }>(
  points: readonly Point[],
  opened: readonly Nanos[],
): Generator<{ readonly points: readonly Point[]; readonly until: Nanos }> {
  let begin = 0;
  for (const until of [...opened, Number.POSITIVE_INFINITY]) {
    let end = begin;
    while (end < points.length && points[end]!.at < until) end++;
    if (end > begin) yield { points: begin === 0 && end === points.length ? points : points.slice(begin, end), until };
    begin = end;
  }
}

type NumbersOfRow = (log: PacketLog, row: number, kind: number) => Numbers;

/** @param down what the link layer takes of a packet's time before it is offered to the link */
function sentIn(
  log: PacketLog,
  down: Nanos,
  flow: number,
  bytes: TcpBytes,
  view: TimeView,
  number: NumbersOfRow,
): Sent[] {
  const kept = rowsOf(sentRows, log);
  const sent: Sent[] = [];
  const begin = Math.max(0, rowAt(log.offeredAt, log.length, view.from + down));
  for (let row = begin; row < log.length && log.offeredAt[row]! - down <= view.to; row++) {
    const kind = packetKind(log.info[row]!);
    if (packetFlow(log.info[row]!) !== flow || kind === PACKET_KIND.ack) continue;
    let own = kept[row];
    if (!own) {
      const { seq, length, syn } = number(log, row, kind);
      const at = sentBy(log, row, bytes) - down;
      own = { row, kind, segment: log.segment[row]!, at, from: seq, to: seq + (syn ? 1 : length) };
      kept[row] = own;
    }
    sent.push(own);
  }
  return sent;
}

/** @param up what the link layer takes of a packet's time behind the link */
function acksIn(log: PacketLog, up: Nanos, flow: number, view: TimeView, number: NumbersOfRow): Allowed[] {
  const kept = rowsOf(ackRows, log);
  const acks: Allowed[] = [];
  const isOwn = (row: number): boolean => isOf(log, row, flow, true);
  // The last one before the span says where the lines come in.
  let first = rowAt(log.arrivesAt, log.length, view.from - up);
  while (first > 0 && !isOwn(first)) first--;
  let before = Number.NaN;
  for (let row = Math.max(0, first); row < log.length && log.arrivesAt[row]! + up <= view.to; row++) {
    if (!isOwn(row)) continue;
    let own = kept[row];
    if (!own) {
      const { ack, edges, cutOff } = number(log, row, PACKET_KIND.ack);
      const acknowledged = ack!;
      const blocks = Array.from(
        { length: edges.length / 2 },
        (_, nth) => [edges[2 * nth]!, edges[2 * nth + 1]!] as const,
      );
      // A NACK has a tick where the segment begins that it names.
      if (cutOff !== undefined) blocks.push([cutOff, cutOff]);
      own = { at: log.arrivesAt[row]! + up, row, acknowledged, isDuplicate: acknowledged === before, blocks };
      // Whether the first is a duplicate is not known here.
      if (!Number.isNaN(before)) kept[row] = own;
    }
    acks.push(own);
    before = own.acknowledged;
  }
  return acks;
}

/** The lowest and the highest byte of what is in the span. */
function reachOf(sent: readonly Sent[], acks: readonly Allowed[], view: TimeView): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const reach = (from: number, to: number): void => {
    low = Math.min(low, from);
    high = Math.max(high, to);
  };
  for (const { at, from, to } of sent) if (at >= view.from) reach(from, to);
  for (const { acknowledged, blocks } of acks) {
    reach(acknowledged, acknowledged);
    for (const [, to] of blocks) reach(to, to);
  }
  return low > high ? [0, 1] : [low, high];
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
  opened: readonly Nanos[],
  view: TimeView,
): { at: Nanos; bytes: number }[] {
  const gauge = findGauge(record, 'cwnd', flow);
  if (!gauge || acks.length === 0) return [];
  const end = rowAt(gauge.time, gauge.length, view.to);
  let change = Math.max(0, rowAt(gauge.time, gauge.length, view.from));
  while (change <= end && gauge.time[change]! < view.from) change++;
  const limit: { at: Nanos; bytes: number }[] = [];
  let [nextAck, nextOpened, acknowledged] = [0, 0, Number.NaN];
  while (nextAck < acks.length || change <= end) {
    const ackAt = nextAck < acks.length ? Math.max(view.from, acks[nextAck]!.at) : Number.POSITIVE_INFINITY;
    const at = Math.min(ackAt, change <= end ? gauge.time[change]! : Number.POSITIVE_INFINITY);
    while (nextAck < acks.length && acks[nextAck]!.at <= at) acknowledged = acks[nextAck++]!.acknowledged;
    while (change <= end && gauge.time[change]! <= at) change++;
    while (nextOpened < opened.length && opened[nextOpened]! <= at) {
      // Nothing of the new connection is acknowledged yet.
      if (nextAck > 0 && acks[nextAck - 1]!.at < opened[nextOpened]!) acknowledged = Number.NaN;
      nextOpened++;
    }
    if (Number.isNaN(acknowledged)) continue;
    const cwnd = change > 0 ? gauge.last[change - 1]! : Number.NaN;
    limit.push({ at, bytes: acknowledged + Math.floor(cwnd * smss) });
  }
  return limit;
}

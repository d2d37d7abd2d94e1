// Requests, handoffs and replies of a cluster as packets that can be opened: found again by name, on their way from machine to
// machine, before and after one another.

import { flightsAt } from '../../record/flights.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import type { Along } from '../journey.ts';
import type { PacketName, Stop } from '../stops.ts';
import { clientsOf, exchangeAt, isOfRequests, linkOf, nodeOfLink, type RequestLog, stepsOf } from './exchange.ts';
import { type Frame, type FrameKind, segmentsOf } from './frames.ts';
import { framesOfRow, framesOn, requestFrame } from './frames-on.ts';

/** As `PACKET_KIND` has the kinds of TCP. */
const FRAME_KINDS: Readonly<Record<FrameKind, number>> = { request: 4, handoff: 5, reply: 6 };

/** Undefined of kinds of TCP. */
export const frameKindOf = (kind: number): FrameKind | undefined =>
  (Object.keys(FRAME_KINDS) as FrameKind[]).find((each) => FRAME_KINDS[each] === kind);

export function stopOfFrame(frame: Frame, { layout }: Pick<RunRecord, 'layout'>): Stop {
  const { kind, link, row, of, part, startsAt, arrivesAt } = frame;
  const seq = of.nth * clientsOf(layout) + of.client;
  const detail = { seq, length: of.size, stampedAt: of.askedAt, blocks: [] };
  // All segments of a reply have its name but for their number.
  const flow = nodeOfLink(link);
  const passage = { offeredAt: of.askedAt, flow, segment: part, kind: FRAME_KINDS[kind], connection: 0, detail };
  return { link, row, passage, startsAt, arrivesAt, loss: undefined, frame };
}

/** Every frame of one request that the record has, in order of time. */
export function framesOfRequest(record: RunRecord, { of }: Pick<Frame, 'of'>): Frame[] {
  const { flights, layout } = record;
  const { handoffs, replies } = stepsOf(record, of);
  const frames = [requestFrame(of, layout.requests!.net)];
  const add = (link: number, row: number): void => {
    const log = flights[link];
    if (row < 0 || !isOfRequests(log)) return;
    for (const frame of framesOfRow(log, row, layout)) if (frame.kind !== 'request') frames.push(frame);
  };
  add(linkOf(of.entry, 'handoffs'), handoffs);
  add(linkOf(of.node, 'replies'), replies);
  return frames;
}

/** Undefined while the record does not hold it. */
export function findFrame(record: RunRecord, { link, offeredAt, segment, kind, seq }: PacketName): Stop | undefined {
  const node = nodeOfLink(link);
  const { flights, layout } = record;
  const steps = kind === FRAME_KINDS.handoff ? (['handoffs'] as const) : (['asks', 'replies'] as const);
  for (const step of steps) {
    const log = flights[linkOf(node, step)];
    if (!isOfRequests(log)) continue;
    const row = rowNamed(log, offeredAt, seq);
    if (row < 0) continue;
    for (const frame of framesOfRow(log, row, layout)) {
      if (frame.link === link && FRAME_KINDS[frame.kind] === kind && frame.part === segment) {
        return stopOfFrame(frame, record);
      }
    }
  }
  return undefined;
}

/** The row of the request with this number; it ends after it was asked for. */
function rowNamed({ details, arrivesAt, length }: RequestLog, askedAt: number, seq: number | undefined): number {
  if (!details || details.length !== length) return -1;
  for (let row = rowAt(arrivesAt, length, askedAt) + 1; row < length; row++) if (details.seq[row] === seq) return row;
  return -1;
}

/** The frame before or after this one; undefined at the end of what the record holds. `segment`: within one message. */
export function neighbourFrame(record: RunRecord, of: Stop, along: Along, direction: 1 | -1): Stop | undefined {
  const frame = of.frame!;
  const own = along === 'link' ? framesOn(record, frame.link) : framesOfRequest(record, frame);
  const all = along === 'segment' ? own.filter(({ kind }) => kind === frame.kind) : own;
  const isThis = (each: Frame): boolean =>
    each.of.nth === frame.of.nth && each.kind === frame.kind && each.part === frame.part;
  const index = all.findIndex(isThis);
  const next = index < 0 ? undefined : all[index + direction];
  return next && stopOfFrame(next, record);
}

/** What is under way at a time, the last to have begun; else what was sent last. */
export function frameNear(record: RunRecord, now: number): Stop | undefined {
  let best: { readonly log: RequestLog; readonly row: number } | undefined;
  let [underWay, latest] = [false, Number.NEGATIVE_INFINITY];
  for (const log of record.flights) {
    if (!isOfRequests(log) || log.kind === 'asks') continue;
    const { first, last } = flightsAt(log, now);
    const is = last >= first && last >= 0;
    const row = is ? last : rowAt(log.arrivesAt, log.length, now);
    if (row < 0 || (underWay && !is)) continue;
    const at = is ? log.startsAt[row]! : log.arrivesAt[row]!;
    if (is === underWay && at <= latest) continue;
    best = { log, row };
    [underWay, latest] = [is, at];
  }
  return best && stopOfRow(record, best.log, best.row, now);
}

/** What a row is about: the request that asks, the handoff, the reply; of a reply the segment that is under way, if one is. */
export function stopOfRow(record: RunRecord, log: RequestLog, row: number, now: number): Stop | undefined {
  const frames = [...framesOfRow(log, row, record.layout)];
  const own = frames.filter(({ link }) => link === log.link);
  const under = own.findLast(({ startsAt }) => startsAt <= now);
  const frame = under ?? own[0] ?? frames[0];
  return frame && stopOfFrame(frame, record);
}

/** A frame that a row tells of; undefined if it tells of none such. */
export function frameStop(
  record: RunRecord,
  link: number,
  row: number,
  kind: FrameKind,
  part: number,
): Stop | undefined {
  const log = record.flights[link];
  if (!isOfRequests(log)) return undefined;
  const frame = [...framesOfRow(log, row, record.layout)].find((each) => each.kind === kind && each.part === part);
  return frame && stopOfFrame(frame, record);
}

/** The packet an event is about: the handoff that a decision led to, or the request; the request of a reply that took long, or was lost. */
export function frameOfMark(record: RunRecord, mark: Mark): Stop | undefined {
  const { kind, at, segment: document, flow, numbers } = mark;
  if (kind === 'dispatch')
    return stopWhere(record, ['asks'], at, (log, row) => log.arrivesAt[row] === at && log.document[row] === document);
  const askedAt = numbers['askedAt'];
  if (askedAt === undefined || (kind !== 'long-wait' && kind !== 'request-lost')) return undefined;
  const isIt = (log: RequestLog, row: number): boolean =>
    log.details?.stampedAt[row] === askedAt &&
    log.document[row] === document &&
    (kind === 'request-lost' || exchangeAt(log, row, clientsOf(record.layout)).node === flow);
  return stopWhere(record, ['asks', 'replies'], askedAt, isIt);
}

/** The first frame of the request whose row is wanted, or the handoff it led to. @param from rows that end then or later */
function stopWhere(
  record: RunRecord,
  kinds: readonly RequestLog['kind'][],
  from: number,
  wanted: (log: RequestLog, row: number) => boolean,
): Stop | undefined {
  for (const log of record.flights) {
    if (!isOfRequests(log) || !kinds.includes(log.kind)) continue;
    for (let row = rowAt(log.arrivesAt, log.length, from - 1) + 1; row < log.length; row++) {
      if (!wanted(log, row)) continue;
      const of = exchangeAt(log, row, clientsOf(record.layout));
      const frames = framesOfRequest(record, { of });
      const frame = frames.find(({ kind }) => kind === 'handoff') ?? frames[0];
      return frame && stopOfFrame(frame, record);
    }
  }
  return undefined;
}

/** One machine after the other, and what a request does there. */
export interface Hop {
  readonly kind: FrameKind | 'asks';
  readonly from: string;
  readonly to: string;
  readonly startsAt: number;
  readonly arrivesAt: number;
  /** What it was in front of: the dispatcher's queue, the processor that hands off, the port. */
  readonly waitedFrom: number;
  /** Undefined of a question to the dispatcher, which takes no time on the network in the model. */
  readonly stop: Stop | undefined;
  /** Of a reply: into how many segments it is cut. */
  readonly segments: number;
}

/** The way of one request, as far as the record has it. */
export function hopsOf(record: RunRecord, { of }: Pick<Frame, 'of'>): Hop[] {
  const { flights, layout } = record;
  const clients = clientsOf(layout);
  const name = (node: number): string => layout.nodes[node]!.name;
  const [client, entry, node] = [name(of.client), name(clients + of.entry), name(clients + of.node)];
  const dispatcher = layout.nodes.at(-1)!.name;
  const frames = framesOfRequest(record, { of });
  const { asks } = stepsOf(record, of);
  const log = flights[linkOf(of.entry, 'asks')];
  const hops: Hop[] = [];
  const add = (kind: FrameKind, from: string, to: string): void => {
    const own = frames.filter((frame) => frame.kind === kind);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return;
    const { startsAt } = first;
    const stop = stopOfFrame(first, record);
    const times = { startsAt, arrivesAt: last.arrivesAt, waitedFrom: startsAt };
    const segments = kind === 'reply' ? segmentsOf(of, layout.requests!) : 1;
    hops.push({ kind, from, to, ...times, stop, segments });
  };
  add('request', client, entry);
  if (asks >= 0 && log) {
    const times = { startsAt: log.startsAt[asks]!, arrivesAt: log.arrivesAt[asks]!, waitedFrom: log.offeredAt[asks]! };
    hops.push({ kind: 'asks', from: entry, to: dispatcher, ...times, stop: undefined, segments: 0 });
  }
  add('handoff', entry, node);
  add('reply', node, client);
  return hops;
}

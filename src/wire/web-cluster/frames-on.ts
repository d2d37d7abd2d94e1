// Which frames a row of the record tells of, and all frames of a link in order of time.

import { isAtOnce } from '../../engine/web-cluster/decision.ts';
import { memoByRecord } from '../../record/memo.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { clientsOf, type Exchange, exchangeAt, isOfRequests, linkOf, nodeOfLink, type RequestLog } from './exchange.ts';
import { type Frame, replyFrames } from './frames.ts';

/** The request on its way to the node it reaches: the other direction of the cable that replies of that node take. */
export function requestFrame(of: Exchange, net: number): Frame {
  const link = linkOf(of.entry, 'replies');
  return { kind: 'request', link, row: -1, of, part: 0, startsAt: of.askedAt, arrivesAt: of.askedAt + net };
}

/**
 * In order of time, made one by one as they are asked for, without the log. A request that asks the dispatcher is told by that row,
 * one that is answered at once by its reply; so each is told once, and one that is refused or not decided when the run ends is not.
 */
export function framesOfRow(log: RequestLog, row: number, layout: Layout): Iterable<Frame> {
  const of = exchangeAt(log, row, clientsOf(layout));
  const requests = layout.requests!;
  const { link } = log;
  const [startsAt, arrivesAt] = [log.startsAt[row]!, log.arrivesAt[row]!];
  if (log.kind === 'asks') return [requestFrame(of, requests.net)];
  if (log.kind === 'handoffs')
    return [{ kind: 'handoff', link, row, of, part: 0, startsAt: arrivesAt - requests.net, arrivesAt }];
  const asked = isAtOnce(log.outcome[row]!) ? [requestFrame(of, requests.net)] : [];
  return behind(asked, replyFrames(of, { link, row, startsAt, leftAt: arrivesAt }, requests));
}

function* behind(first: Iterable<Frame>, others: Iterable<Frame>): Generator<Frame> {
  yield* first;
  yield* others;
}

const byLink = memoByRecord((_: RunRecord) => new Map<number, readonly Frame[]>());

/** In order of time. @param link on which handoffs or replies of a node go; requests come the other way on that of replies */
export function framesOn(record: RunRecord, link: number): readonly Frame[] {
  const known = byLink(record);
  const found = known.get(link);
  if (found) return found;
  const node = nodeOfLink(link);
  const frames: Frame[] = [];
  for (const step of ['asks', 'handoffs', 'replies'] as const) {
    const log = record.flights[linkOf(node, step)];
    if (!isOfRequests(log)) continue;
    for (let row = 0; row < log.length; row++) {
      for (const frame of framesOfRow(log, row, record.layout)) if (frame.link === link) frames.push(frame);
    }
  }
  frames.sort(inOrder);
  known.set(link, frames);
  return frames;
}

const inOrder = (a: Frame, b: Frame): number => a.startsAt - b.startsAt || a.of.nth - b.of.nth || a.part - b.part;

// The ladder of a node of a web cluster: all clients, the node, the dispatcher, all other nodes. What comes to the node or is answered by
// it is shown: the request, the question to the dispatcher with its wait and the decision, the handoff of the connection, and the
// reply, which goes straight to the client from whoever serves, segment by segment as it leaves the port.

import type { Nanos } from '../../engine/core/time.ts';
import { decisionOf, entryOf, handedTo, isAtOnce } from '../../engine/web-cluster/decision.ts';
import { marksBetween } from '../../record/marks.ts';
import type { RunRecord } from '../../record/record.ts';
import {
  clientsOf,
  exchangeAt,
  firstChunkAt,
  isOfRequests,
  nodeOfLink,
  type RequestLog,
} from '../../wire/web-cluster/exchange.ts';
import { type Frame, replyFrames, segmentsOf } from '../../wire/web-cluster/frames.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import type { Arrow, Ladder, Lost, Slicing, Span } from './ladder-parts.ts';
import { drawnOf, type Train } from './ladder-trains.ts';

/** From left to right. */
const [CLIENTS, NODE, DISPATCHER, OTHERS] = [0, 1, 2, 3];

export function requestsLadder(record: RunRecord, node: number, view: TimeView, slicing: Slicing): Ladder {
  const { arrows, bands } = drawnOf(requestTrains(record, node, view), view, slicing);
  const isDrawn = (from: Nanos): boolean => !bands.some((band) => from >= band.from && from < band.to);
  const spans = decisions(record, node, view, isDrawn);
  return { arrows, bands, spans, lost: losses(record, node, view), timer: [], timeouts: [] };
}

interface Row {
  readonly log: RequestLog;
  readonly row: number;
  /** The node it reached, and the one that serves it. */
  readonly entry: number;
  readonly serves: number;
}

/** Rows of requests that came to the node or are answered by it, as far as they are under way in the span. */
function* rowsOf({ flights }: RunRecord, node: number, view: TimeView): Generator<Row> {
  for (const log of flights) {
    if (!isOfRequests(log) || log.details?.length !== log.length) continue;
    const own = nodeOfLink(log.link);
    const { arrivesAt, outcome, length, details } = log;
    for (let row = 0; row < length; row++) {
      // A request is on its way before anything of it is logged.
      if (arrivesAt[row]! <= view.from || details.stampedAt[row]! > view.to) continue;
      const other = otherNode(log, outcome[row]!);
      if (own !== node && other !== node) continue;
      if (log.kind === 'replies') yield { log, row, entry: other, serves: own };
      else yield { log, row, entry: own, serves: other };
    }
  }
}

/** Besides the one whose log it is. */
function otherNode({ kind }: RequestLog, outcome: number): number {
  if (kind === 'asks') return decisionOf(outcome).node;
  return kind === 'handoffs' ? handedTo(outcome) : entryOf(outcome);
}

/**
 * What of each row is an arrow; of a whole run if no span is given. A minute has hundreds of thousands, of which a few are drawn: so trains are
 * made of columns, and what their arrows say is read when one is asked for.
 */
export function* requestTrains(record: RunRecord, node: number, view: TimeView): Generator<Train> {
  const { layout } = record;
  const clients = clientsOf(layout);
  const net = layout.requests!.net;
  const at = (of: number): number => (of === node ? NODE : OTHERS);
  for (const { log, row, entry, serves } of rowsOf(record, node, view)) {
    const [begun, ended, askedAt] = [log.offeredAt[row]!, log.arrivesAt[row]!, log.details!.stampedAt[row]!];
    const [reached, answers] = [at(entry), at(serves)];
    const document = (): string => `${log.document[row]! + 1}`;
    const one = (
      from: number,
      to: number,
      begins: Nanos,
      until: Nanos,
      looks: () => Looks,
      counts?: 'there',
    ): Train => ({
      ...{ total: 1, begins, ends: begins, until, counts },
      arrow: () => arrowOf(log, row, clients, { from, to, startsAt: begins, arrivesAt: until, ...looks() }),
    });
    if (log.kind === 'asks' || (log.kind === 'replies' && isAtOnce(log.outcome[row]!)))
      yield one(
        CLIENTS,
        reached,
        askedAt,
        askedAt + net,
        () => ({ kind: KIND.request, tone: 'ack', label: document() }),
        'there',
      );
    if (log.kind === 'asks') {
      const asks = { kind: KIND.asks, tone: 'asks' } as const;
      yield one(reached, DISPATCHER, begun, begun, () => ({ ...asks, offeredAt: askedAt + net, label: '' }));
      yield one(DISPATCHER, reached, ended, ended, () => ({ ...asks, label: `N${serves + 1}` }));
    } else if (log.kind === 'handoffs') {
      const handoff = { kind: KIND.handoff, tone: 'flow2', offeredAt: begun } as const;
      yield one(reached, answers, ended - net, ended, () => ({ ...handoff, label: document() }));
    } else yield replyTrain(record, log, row, clients, answers);
  }
}

/** As `FRAME_KINDS` has them; a question is none. */
const KIND = { asks: -1, request: 4, handoff: 5, reply: 6 };

/** What an arrow is drawn as. */
type Looks = Pick<Arrow, 'kind' | 'tone' | 'label'> & Partial<Arrow>;

function arrowOf(
  log: RequestLog,
  row: number,
  clients: number,
  arrow: Pick<Arrow, 'from' | 'to' | 'startsAt' | 'arrivesAt'> & Looks,
): Arrow {
  const { nth } = exchangeAt(log, row, clients);
  return {
    ...{ link: log.link, row, segment: 0, nth: 0, duplicate: 0, group: `${nth}`, offeredAt: arrow.startsAt },
    ...arrow,
  };
}

/** From the first chunk that the port took to when the last had left; what comes between chunks is the processor's time. */
function replyTrain({ layout }: RunRecord, log: RequestLog, row: number, clients: number, from: number): Train {
  const requests = layout.requests!;
  const [startsAt, leftAt] = [log.startsAt[row]!, log.arrivesAt[row]!];
  let frames: readonly Frame[] | undefined;
  return {
    ...{ total: segmentsOf({ size: log.details!.units[row]! }, requests), counts: 'back' },
    ...{ begins: firstChunkAt(log, row) ?? startsAt, ends: leftAt, until: leftAt },
    arrow(nth) {
      const of = exchangeAt(log, row, clients);
      frames ??= [...replyFrames(of, { link: log.link, row, startsAt, leftAt }, requests)];
      const frame = frames[nth]!;
      const name = from === OTHERS ? `N${of.node + 1}: ` : '';
      const label = nth === 0 ? `${name}${of.document + 1}` : '';
      const times = { startsAt: frame.startsAt, arrivesAt: frame.arrivesAt };
      const offeredAt = nth === 0 ? log.offeredAt[row]! : frame.startsAt;
      const looks = { kind: KIND.reply, tone: 'data', label } as const;
      return arrowOf(log, row, clients, { from, to: CLIENTS, ...times, offeredAt, nth, ...looks });
    },
  };
}

/** In the dispatcher's queue, and being decided on: of requests that came to the node, and those it was chosen for. */
function decisions(record: RunRecord, node: number, view: TimeView, isDrawn: (from: Nanos) => boolean): Span[] {
  const spans: Span[] = [];
  for (const { log, row } of rowsOf(record, node, view)) {
    if (log.kind !== 'asks') continue;
    const [waits, decided, answered] = [log.offeredAt[row]!, log.startsAt[row]!, log.arrivesAt[row]!];
    if (decided > waits && isDrawn(waits)) spans.push({ station: DISPATCHER, kind: 'waits', from: waits, to: decided });
    if (isDrawn(decided)) spans.push({ station: DISPATCHER, kind: 'decides', from: decided, to: answered });
  }
  // One is decided on while others wait.
  return spans.toSorted((a, b) => Number(a.kind === 'decides') - Number(b.kind === 'decides'));
}

/** Requests that a node took with it when it failed. */
const losses = ({ marks }: RunRecord, node: number, { from, to }: TimeView): Lost[] =>
  marksBetween(marks, from, to)
    .filter((mark) => mark.kind === 'request-lost' && mark.flow === node)
    .map((mark) => ({ mark, label: `${mark.segment + 1}`, from: NODE, to: CLIENTS }));

// The ladder of a node of a web cluster: all clients, the node, the dispatcher, all other nodes. What comes to the node or is answered by
// it is shown: the request, the question to the dispatcher with its wait and the decision, the handoff of the connection, and the
// reply, which goes straight to the client from whoever serves, segment by segment as it leaves the port.

import { decisionOf, entryOf, handedTo, isAtOnce } from '../../engine/web-cluster/decision.ts';
import { marksBetween } from '../../record/marks.ts';
import type { RunRecord } from '../../record/record.ts';
import {
  clientsOf,
  type Exchange,
  exchangeAt,
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
  const isDrawn = ({ from }: Span): boolean => !bands.some((band) => from >= band.from && from < band.to);
  const spans = decisions(record, node, view).filter(isDrawn);
  return { arrows, bands, spans, lost: losses(record, node, view), timer: [], timeouts: [] };
}

interface Row {
  readonly log: RequestLog;
  readonly row: number;
  readonly own: number;
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
      if (own === node || other === node) yield { log, row, own };
    }
  }
}

/** Besides the one whose log it is. */
function otherNode({ kind }: RequestLog, outcome: number): number {
  if (kind === 'asks') return decisionOf(outcome).node;
  return kind === 'handoffs' ? handedTo(outcome) : entryOf(outcome);
}

/** What of each row is an arrow; of a whole run if no span is given. */
export function* requestTrains(record: RunRecord, node: number, view: TimeView): Generator<Train> {
  const { layout } = record;
  const clients = clientsOf(layout);
  const net = layout.requests!.net;
  const at = (of: number): number => (of === node ? NODE : OTHERS);
  for (const { log, row } of rowsOf(record, node, view)) {
    const of = exchangeAt(log, row, clients);
    const [begun, ended] = [log.offeredAt[row]!, log.arrivesAt[row]!];
    const one = (arrow: Pick<Arrow, 'from' | 'to' | 'startsAt' | 'arrivesAt'> & Partial<Arrow>): Train =>
      single(arrowOf(log, row, of, arrow));
    const request = { from: CLIENTS, to: at(of.entry), startsAt: of.askedAt, arrivesAt: of.askedAt + net };
    const document = `${of.document + 1}`;
    if (log.kind === 'asks' || (log.kind === 'replies' && isAtOnce(log.outcome[row]!)))
      yield { ...one({ ...request, kind: KIND.request, tone: 'ack', label: document }), counts: 'there' };
    if (log.kind === 'asks') {
      const question = { from: at(of.entry), to: DISPATCHER, startsAt: begun, arrivesAt: begun };
      yield one({ ...question, offeredAt: request.arrivesAt, kind: KIND.asks, tone: 'asks', label: '' });
      const answer = { from: DISPATCHER, to: at(of.entry), startsAt: ended, arrivesAt: ended };
      yield one({ ...answer, kind: KIND.asks, tone: 'asks', label: `N${of.node + 1}` });
    } else if (log.kind === 'handoffs') {
      const handoff = { from: at(of.entry), to: at(of.node), startsAt: ended - net, arrivesAt: ended };
      yield one({ ...handoff, offeredAt: begun, kind: KIND.handoff, tone: 'flow2', label: document });
    } else yield replyTrain(record, log, row, of, at(of.node));
  }
}

/** As `FRAME_KINDS` has them; a question is none. */
const KIND = { asks: -1, request: 4, handoff: 5, reply: 6 };

const arrowOf = (
  log: RequestLog,
  row: number,
  of: Exchange,
  arrow: Pick<Arrow, 'from' | 'to' | 'startsAt' | 'arrivesAt'> & Partial<Arrow>,
): Arrow => ({
  ...{ link: log.link, row, segment: 0, nth: 0, kind: KIND.reply, duplicate: 0, group: `${of.nth}` },
  ...{ offeredAt: arrow.startsAt, ...arrow },
});

const single = (arrow: Arrow): Train => ({
  ...{ total: 1, begins: arrow.startsAt, ends: arrow.startsAt },
  until: arrow.arrivesAt,
  arrow: () => arrow,
});

/** From the first chunk that the port took to when the last had left; what comes between chunks is the processor's time. */
function replyTrain({ layout }: RunRecord, log: RequestLog, row: number, of: Exchange, from: number): Train {
  const requests = layout.requests!;
  const [startsAt, leftAt] = [log.startsAt[row]!, log.arrivesAt[row]!];
  const total = segmentsOf(of, requests);
  let frames: readonly Frame[] | undefined;
  const name = from === OTHERS ? `N${of.node + 1}: ` : '';
  return {
    ...{ total, counts: 'back', begins: of.chunks[0] ?? startsAt, ends: leftAt, until: leftAt },
    arrow: (nth) => {
      frames ??= [...replyFrames(of, { link: log.link, row, startsAt, leftAt }, requests)];
      const frame = frames[nth]!;
      const label = nth === 0 ? `${name}${of.document + 1}` : '';
      const times = { startsAt: frame.startsAt, arrivesAt: frame.arrivesAt };
      const offeredAt = nth === 0 ? log.offeredAt[row]! : frame.startsAt;
      return arrowOf(log, row, of, { from, to: CLIENTS, ...times, offeredAt, nth, tone: 'data', label });
    },
  };
}

/** In the dispatcher's queue, and being decided on: of requests that came to the node, and those it was chosen for. */
function decisions(record: RunRecord, node: number, view: TimeView): Span[] {
  const spans: Span[] = [];
  for (const { log, row } of rowsOf(record, node, view)) {
    if (log.kind !== 'asks') continue;
    const [waits, decided, answered] = [log.offeredAt[row]!, log.startsAt[row]!, log.arrivesAt[row]!];
    if (decided > waits) spans.push({ station: DISPATCHER, kind: 'waits', from: waits, to: decided });
    spans.push({ station: DISPATCHER, kind: 'decides', from: decided, to: answered });
  }
  // One is decided on while others wait.
  return spans.toSorted((a, b) => Number(a.kind === 'decides') - Number(b.kind === 'decides'));
}

/** Requests that a node took with it when it failed. */
const losses = ({ marks }: RunRecord, node: number, { from, to }: TimeView): Lost[] =>
  marksBetween(marks, from, to)
    .filter((mark) => mark.kind === 'request-lost' && mark.flow === node)
    .map((mark) => ({ mark, label: `${mark.segment + 1}`, from: NODE, to: CLIENTS }));

// Which frames a row of the record tells of.

import { isAtOnce } from '../../engine/web-cluster/decision.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { clientsOf, type Exchange, exchangeAt, linkOf, type RequestLog } from './exchange.ts';
import { type Frame, replyFrames } from './frames.ts';

/** The request on its way to the node it reaches: the other direction of the cable that replies of that node take. */
function requestFrame(of: Exchange, net: number): Frame {
  const link = linkOf(of.entry, 'replies');
  return { kind: 'request', link, row: -1, of, part: 0, startsAt: of.askedAt, arrivesAt: of.askedAt + net };
}

/**
 * A request that asks the dispatcher is told by that row, one that is answered at once by its reply; so each is told once, and one
 * that is refused or not decided when the run ends is not.
 */
export function* framesOfRow(log: RequestLog, row: number, layout: Layout): Generator<Frame> {
  const of = exchangeAt(log, row, clientsOf(layout));
  const requests = layout.requests!;
  const { link } = log;
  if (log.kind === 'asks') yield requestFrame(of, requests.net);
  else if (log.kind === 'handoffs') {
    const arrivesAt = log.arrivesAt[row]!;
    yield { kind: 'handoff', link, row, of, part: 0, startsAt: arrivesAt - requests.net, arrivesAt };
  } else {
    if (isAtOnce(log.outcome[row]!)) yield requestFrame(of, requests.net);
    yield* replyFrames(of, { link, row, startsAt: log.startsAt[row]!, leftAt: log.arrivesAt[row]! }, requests);
  }
}

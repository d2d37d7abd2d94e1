// Why a segment is sent again in a recovery by SACK: the receiver has what follows, and the network has room (RFC 6675 5 (C)); or
// there is nothing else to send, and its ACK will tell more (section 4, NextSeg, rule (4)).

import { linkLayerDelay, packetsOn } from '../../record/flights.ts';
import { PACKET_KIND, packetFlow, packetKind } from '../../record/logs.ts';
import { SENT_AGAIN } from '../../record/marks.ts';
import { rowAt } from '../../record/values.ts';
import { type Explanation, plain, receiverOf, type Subject, weighed } from '../explanation.ts';
import { state } from '../state.ts';
import { firstHop } from './first-copy.ts';
import { isNs, segmentUnit } from './windows.ts';

export function explainHole(subject: Subject): Explanation {
  const { at, segment, numbers } = subject.mark;
  const unit = segmentUnit(subject);
  const { pipe = 0, cwnd = 0, sacked = 0, ranges = 0 } = numbers;
  const shown = { at, receiver: receiverOf(subject), sacked: sacked / unit, ranges };
  const isLast = isRescue(subject);
  return {
    title: state(isLast ? 'rescue' : 'hole-sent', { segment }),
    sentences: [isLast ? state('rescue.sent', { at }) : state('hole-sent.shown', shown)],
    // ns-2 asks whether the pipe is smaller than the window, RFC 6675 whether a whole segment fits.
    arithmetic: [
      weighed(true, 'window', 'pipe ', { pipe: pipe / unit }),
      plain(isNs(subject) ? '<' : '+ 1 ≤'),
      plain('cwnd ', state('hole-sent.cwnd', { cwnd: isNs(subject) ? Math.floor(cwnd) : cwnd / unit })),
    ],
  };
}

/** Nothing behind it has been sent yet, so nothing there can be SACKed; or this recovery has sent it again before. */
export function isRescue({ mark, record }: Pick<Subject, 'mark' | 'record'>): boolean {
  if (isNs({ record })) return false;
  const { id, flow, segment, cause } = mark;
  const isSame = (each: typeof mark): boolean => each.flow === flow && each.segment === segment && each.cause === cause;
  const isRepeated = record.marks.some((each) => SENT_AGAIN.has(each.kind) && isSame(each) && each.id < id);
  return isRepeated || isLastSent({ mark, record });
}

/** Read from the packets, so only where they are kept: new segments go out in order. */
function isLastSent({ mark: { at, flow, segment }, record }: Pick<Subject, 'mark' | 'record'>): boolean {
  const { layout, flightsFrom, flightsTo } = record;
  const out = packetsOn(record, firstHop(layout, layout.flows[flow]?.from ?? ''));
  if (!out || at < flightsFrom || at > flightsTo) return false;
  const isNew = (row: number): boolean =>
    packetFlow(out.info[row]!) === flow && packetKind(out.info[row]!) === PACKET_KIND.data;
  let row = rowAt(out.offeredAt, out.length, at + linkLayerDelay(record, out.link));
  while (row >= 0 && !isNew(row)) row--;
  return row >= 0 && out.segment[row]! <= segment;
}

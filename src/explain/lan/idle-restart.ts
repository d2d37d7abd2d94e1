// A window that starts again after a pause: RFC 5681 4.1 cuts it to the restart window when there is something to send again,
// Linux halves it for every RTO of the pause, ns-2 cuts it to one segment when the timer that runs on after the last ACK expires.
// Read from the gauges of the connection that is followed, because no mark stands for it; told with the request that ends the pause.

import type { Nanos } from '../../engine/core/time.ts';
import { linkLayerDelay, packetsOn } from '../../record/flights.ts';
import { PACKET_KIND, packetFlow, packetKind } from '../../record/logs.ts';
import type { MarkKind } from '../../record/record.ts';
import { findGauge, rowAt, valueAt } from '../../record/values.ts';
import { plain, type Subject, type Term, weighed } from '../explanation.ts';
import { state } from '../state.ts';
import { firstHop } from '../tcp/first-copy.ts';
import { isNs } from '../tcp/windows.ts';

export interface IdleRestart {
  readonly at: Nanos;
  /** The window, in segments. */
  readonly before: number;
  readonly after: number;
}

const CUTS: readonly MarkKind[] = ['timeout', 'fast-retransmit', 'echo', 'probe-repair', 'trim-sent'];

/** Of the connection that is followed, in the pause before this request; undefined where it was not cut. */
export function idleRestart(subject: Subject): IdleRestart | undefined {
  const { record, mark } = subject;
  const cwnd = findGauge(record, 'cwnd', record.layout.watched);
  // Only the followed user's requests and pages are marked; two requests in a row leave no pause.
  const last = record.marks.findLast(({ kind, id }) => (kind === 'page' || kind === 'request') && id < mark.id);
  if (!cwnd || last?.kind !== 'page' || record.spec.params['conn'] === 'new') return undefined;
  const row = rowAt(cwnd.time, cwnd.length, mark.at);
  const before = valueAt(cwnd, last.at);
  const cuts = record.marks.filter(({ kind, flow }) => CUTS.includes(kind) && flow === record.layout.watched);
  const isOwn = (time: Nanos): boolean => cuts.some(({ at }) => at === time);
  // A later one ends a later pause.
  const ends = record.marks.find(({ kind, id }) => kind === 'page' && id > mark.id)?.at ?? record.computedTo;
  // The write that ends the pause is the next row; the timer of ns-2 may have expired before.
  const cut = (isNs(subject) ? [row, row + 1] : [row + 1]).find(
    (each) => each < cwnd.length && cwnd.time[each]! <= ends && cwnd.last[each]! < before && !isOwn(cwnd.time[each]!),
  );
  if (cut === undefined) return undefined;
  const at = cwnd.time[cut]!;
  if (!isNs(subject) && idleBefore(subject, at) <= rtoBefore(subject, at)) return undefined;
  return { at, before, after: cwnd.last[cut]! };
}

/**
 * idle 540 ms > RTO 200 ms : cwnd = min( initial window 4 , cwnd 20 ) = 4 segments; of Linux cwnd 20, that it is halved, and the
 * result; of ns-2 the timer and the result.
 */
export function restartArithmetic(subject: Subject, { at, before, after }: IdleRestart): readonly Term[] {
  const rto = rtoBefore(subject, at);
  const result = state('restart.result', { cwnd: after });
  if (isNs(subject)) {
    return [weighed(true, 'timer', state('restart.expired', { rto })), plain('→ cwnd = ', result)];
  }
  const idle = idleBefore(subject, at);
  const pause: readonly Term[] = Number.isNaN(idle)
    ? []
    : [
        weighed(true, 'timer', state('restart.idle', { idle })),
        plain('>'),
        { role: 'loses', parts: ['RTO ', { rto }] },
        plain('→'),
      ];
  const cwnd: Term = { role: 'loses', parts: ['cwnd ', { cwndBefore: before }] };
  if (subject.record.spec.params['tcp'] === 'linux') {
    return [...pause, cwnd, plain('→'), weighed(true, 'window', state('restart.halved', {})), plain('→ ', result)];
  }
  return [
    ...pause,
    plain('cwnd = min('),
    weighed(true, 'window', state('restart.initial', { initialWindow: after })),
    plain(','),
    cwnd,
    plain(') = ', result),
  ];
}

const rtoBefore = ({ record }: Subject, time: Nanos): Nanos =>
  valueAt(findGauge(record, 'rto', record.layout.watched)!, time - 1);

/** NaN where packets are not kept. */
const idleBefore = (subject: Subject, time: Nanos): Nanos => time - lastSentBefore(subject, time);

/** When the connection that is followed had last sent data; NaN where its packets are not kept. */
function lastSentBefore({ record }: Subject, time: Nanos): Nanos {
  const { layout, flightsFrom, flightsTo } = record;
  const watched = layout.watched ?? 0;
  const log = packetsOn(record, firstHop(layout, layout.flows[watched]!.from));
  if (!log || time > flightsTo) return Number.NaN;
  const down = linkLayerDelay(record, log.link);
  const isData = (info: number): boolean => packetFlow(info) === watched && packetKind(info) !== PACKET_KIND.ack;
  let row = rowAt(log.offeredAt, log.length, time + down - 1);
  while (row >= 0 && !isData(log.info[row]!)) row--;
  const sentAt = row < 0 ? Number.NaN : log.offeredAt[row]! - down;
  return sentAt < flightsFrom ? Number.NaN : sentAt;
}

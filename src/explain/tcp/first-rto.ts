// What made an RTO where no round trip is known: the initial RTO, or what a connection that has been open for a while starts
// from; 3 s after a lost SYN (RFC 6298 5.7), or twice the RTO before (ns-2 gives its estimate up after four timeouts in a row).
// Bounds that were moved while the timer ran count no more.

import { type Nanos, seconds } from '../../engine/core/time.ts';
import { emptyRoundTrip } from '../../scenarios/incast/empty-path.ts';
import type { IncastValues } from '../../scenarios/incast/settings.ts';
import { plain, type Subject, type Term, type TermPart, weighed } from '../explanation.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import { tickOf } from './windows.ts';

/** RFC 6298 5.7. */
const AFTER_LOST_SYN = seconds(3);
/** Settings that the RTO of a running timer does not follow. */
const BOUNDS = ['rmin', 'rmax', 'xrmin', 'k', 'rfix'];

interface Source {
  readonly said: Statement;
  readonly value: Nanos;
  readonly times: number;
}

/** RTO = initial RTO 1 s × 2 = 2 s; undefined where none of them gives the RTO. */
export function firstRto(subject: Subject): readonly Term[] | undefined {
  const { rto = 0, maximum = Number.POSITIVE_INFINITY } = subject.mark.numbers;
  for (const { said, value, times } of sourcesOf(subject)) {
    const product = value * times;
    if (Math.abs(Math.min(product, maximum) - rto) > 1) continue;
    const isBounded = product > maximum;
    const doubled: readonly TermPart[] = times > 1 ? [' × ', { times }] : [];
    return [
      plain('RTO ='),
      weighed(!isBounded, 'timer', said, ...doubled),
      isBounded ? weighed(true, 'timer', ', ', state('rto.maximum', { maximum })) : plain('= ', { rto }),
    ];
  }
  return undefined;
}

function* sourcesOf(subject: Subject): Generator<Source> {
  const { mark, record } = subject;
  const { backoff: times = 1 } = mark.numbers;
  const { irto, rto } = record.spec.params;
  const minimum = mark.numbers['minimum'] ?? 0;
  if (typeof irto === 'number') {
    yield { said: state('rto.initial', { initial: irto }), value: irto, times };
    if (minimum > irto) yield { said: state('rto.minimum', { minimum }), value: minimum, times };
  } else if (record.layout.kind === 'incast') {
    const emptyPath = emptyRoundTrip(record.spec.params as IncastValues);
    // QUIC's has no minimum.
    const isLonger = rto === 'quic' || 3 * emptyPath > minimum;
    if (isLonger) yield { said: state('rto.empty-path', { emptyPath }), value: 3 * emptyPath, times };
    else yield { said: state('rto.minimum', { minimum }), value: minimum, times };
    const twoTicks = 2 * tickOf(subject);
    yield { said: state('rto.ticks', { twoTicks }), value: twoTicks, times: 1 };
  }
  yield { said: state('rto.lost-syn', { afterSyn: AFTER_LOST_SYN }), value: AFTER_LOST_SYN, times };
  const before = record.marks.findLast(
    ({ kind, flow, at }) => kind === 'timeout' && flow === mark.flow && at < mark.at,
  );
  const rtoBefore = before?.numbers['rto'];
  if (rtoBefore) yield { said: state('rto.before', { rtoBefore }), value: rtoBefore, times: 2 };
}

/** RTO 300 ms, from the bounds as they were when the timer was armed; undefined where nobody moved one. */
export function earlierRto({ mark, record }: Subject): readonly Term[] | undefined {
  const moved = record.spec.changes.some(({ at, key }) => at <= mark.at && BOUNDS.includes(key));
  if (!moved) return undefined;
  const { rto = 0 } = mark.numbers;
  return [weighed(true, 'timer', 'RTO ', { rto }, ','), plain(state('rto.earlier', {}))];
}

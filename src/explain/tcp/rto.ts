// What made an RTO as long as it was, written as a formula (RFC 6298 2.3 to 2.5 and 5.5; ns-2 tcp.cc rtt_update and
// rtt_timeout). The numbers are those of the moment of the timeout, before the back-off that follows it.

import type { Nanos } from '../../engine/core/time.ts';
import { plain, type Subject, type Term, type TermPart, weighed } from '../explanation.ts';
import { state } from '../state.ts';
import { earlierRto, firstRto } from './first-rto.ts';
import { rtoRuleOf, ruledArithmetic } from './ruled-rto.ts';
import { isNs, isYats, tickOf } from './windows.ts';

/** Neither a round trip nor a timeout changes it. */
export function isFixed(subject: Subject): boolean {
  const { mark, record } = subject;
  if (rtoRuleOf(subject)) return false;
  const { rto, minimum, maximum, k } = mark.numbers;
  const algorithm = record.spec.params['rto'];
  // Their minimum is none of the timer.
  if (algorithm === 'linux' || algorithm === 'quic') return false;
  // Bounds that were moved together while the timer ran are none of this one.
  return (algorithm === 'fixed' && k === 0) || (minimum !== undefined && minimum === maximum && rto === minimum);
}

interface Computed {
  readonly atFloor: boolean;
  readonly total: Nanos;
  /** Which bound the rest of the formula ran into. */
  readonly bound?: 'maximum' | 'ticks';
}

/** RTO = max( minimum 1 s , SRTT 43 ms + 4 × 1.2 ms ) = 1 s, the larger term marked; nothing where no formula applies. */
export function rtoArithmetic(subject: Subject): readonly Term[] | undefined {
  const { rto = 0, minimum = 0, maximum = 0, srtt = 0, backoff = 1 } = subject.mark.numbers;
  const rule = rtoRuleOf(subject);
  if (rule) return ruledArithmetic(subject, rule);
  if (isFixed(subject)) return undefined;
  const added = floorBeside(subject);
  if (added) return added;
  const { atFloor, total, bound } = computed(subject);
  // The bounds were moved while the timer ran, or another rule applied: then these numbers do not make the RTO.
  if (!(srtt > 0) || Math.abs(total - rto) > 0.005 * rto) {
    return (srtt > 0 ? undefined : firstRto(subject)) ?? earlierRto(subject);
  }
  const doubled: readonly TermPart[] = backoff > 1 ? [' × ', { times: backoff }] : [];
  const isInside = isDoubledFirst(subject) && backoff > 1;
  const formula = formulaOf(subject);
  const decides = (here: boolean): boolean => here && !bound;
  const terms = [
    plain('RTO = max('),
    weighed(decides(atFloor), 'timer', state('rto.minimum', { minimum })),
    plain(','),
    weighed(decides(!atFloor), 'timer', ...(isInside ? ['(', ...formula, ')', ...doubled] : formula)),
    plain(')', ...(isInside ? [] : doubled), ...(bound ? [','] : [' = ', { rto }])),
  ];
  if (bound === undefined) return terms;
  const limit =
    bound === 'maximum' ? state('rto.maximum', { maximum }) : state('rto.ticks', { twoTicks: 2 * tickOf(subject) });
  return [...terms, weighed(true, 'timer', limit)];
}

/**
 * Where the floor bounds the variation alone. Linux: RTO = SRTT 43 ms + max( minimum 200 ms , 4 × 1.2 ms ) = 243 ms; QUIC: its clock's
 * tick in place of the minimum, and the time for which an ACK may be held back. Undefined where that does not make the RTO.
 */
function floorBeside({ mark, record }: Subject): readonly Term[] | undefined {
  const { rto: algorithm, tcp, dack, g, tick } = record.spec.params;
  const isQuic = algorithm === 'quic';
  const isOfProfile = tcp === 'linux' && (algorithm === 'rfc6298' || algorithm === 'bounded');
  if (!isQuic && algorithm !== 'linux' && !isOfProfile) return undefined;
  const { rto = 0, minimum = 0, srtt = 0, rttvar = 0, backoff = 1, k = 0 } = mark.numbers;
  const granularity = Number(g ?? tick);
  const isTick = isQuic || granularity > minimum;
  const floor = isTick ? granularity : minimum;
  const ackDelay = isQuic ? Number(dack) : 0;
  const total = (srtt + Math.max(floor, k * rttvar) + ackDelay) * backoff;
  if (!(srtt > 0) || Math.abs(total - rto) > 0.005 * rto) return undefined;
  const isFloor = floor >= k * rttvar * (1 - 1e-9);
  const [open, close] = backoff > 1 ? ['(', ')'] : ['', ''];
  const delay: readonly TermPart[] = ackDelay > 0 ? [' + ', state('rto.ack-delay', { ackDelay })] : [];
  const doubled: readonly TermPart[] = backoff > 1 ? [' × ', { times: backoff }] : [];
  return [
    plain(`RTO = ${open}SRTT `, { srtt }, ' + max('),
    weighed(isFloor, 'timer', isTick ? state('rto.tick', { granularity }) : state('rto.minimum', { minimum })),
    plain(','),
    weighed(!isFloor, 'timer', { k }, ' × ', { rttvar }),
    plain(')', ...delay, close, ...doubled, ' = ', { rto }),
  ];
}

function computed(subject: Subject): Computed {
  const { minimum = 0, maximum = 0, backoff = 1 } = subject.mark.numbers;
  const measured = measuredOf(subject);
  const product = isDoubledFirst(subject)
    ? Math.max(measured * backoff, minimum)
    : Math.max(measured, minimum) * backoff;
  const bounded = Math.min(product, maximum);
  // Of ns-2 alone: no RTO is shorter than two ticks.
  const total = isYats(subject) ? bounded : Math.max(bounded, 2 * tickOf(subject));
  const atFloor = minimum >= (isDoubledFirst(subject) ? measured * backoff : measured);
  if (total > bounded) return { atFloor, total, bound: 'ticks' };
  return bounded < product ? { atFloor, total, bound: 'maximum' } : { atFloor, total };
}

/** SRTT and its variation together; of a clock that ticks, whole ticks. */
function measuredOf(subject: Subject): Nanos {
  const { srtt = 0, rttvar = 0, k = 0 } = subject.mark.numbers;
  const tick = tickOf(subject);
  const measured = k > 0 ? srtt + Math.max(granularityOf(subject), k * rttvar) : 2 * srtt;
  return tick > 0 ? Math.floor(measured / tick + 1e-9) * tick : measured;
}

function formulaOf(subject: Subject): readonly TermPart[] {
  const { srtt = 0, rttvar = 0, k = 0, minimum = 0 } = subject.mark.numbers;
  if (k === 0) return ['2 × SRTT ', { srtt }];
  const granularity = granularityOf(subject);
  const isTick = granularity > k * rttvar && srtt + granularity > minimum;
  if (isTick) return ['SRTT ', { srtt }, ' + ', state('rto.tick', { granularity })];
  const sum: readonly TermPart[] = ['SRTT ', { srtt }, ' + ', { k }, ' × ', { rttvar }];
  const measured = measuredOf(subject);
  // A clock that ticks rounds down: said where it matters, which is not far below the minimum.
  const matters = srtt + k * rttvar > minimum && srtt + k * rttvar - measured > 1e-3 * measured;
  return matters ? [...sum, ' → ', { measured }] : sum;
}

/** G of RFC 6298 2.3, below which the variation does not count; 0 of the profiles of ns-2 and YATS. */
function granularityOf(subject: Subject): Nanos {
  const { g, tick } = subject.record.spec.params;
  return isNs(subject) || isYats(subject) ? 0 : Number(g ?? tick ?? 0);
}

/** Until 2002 ns-2 applied the minimum after the back-off. */
const isDoubledFirst = ({ record }: Subject): boolean => record.spec.params['tcp'] === 'ns2001';

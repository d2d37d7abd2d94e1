// What made an RTO as long as it was, written as a formula (RFC 6298 2.3 to 2.5 and 5.5; ns-2 tcp.cc rtt_update and
// rtt_timeout). The numbers are those of the moment of the timeout, before the back-off that follows it.

import { ms, type Nanos } from '../../engine/core/time.ts';
import { durationText } from '../../plot/numbers.ts';
import { vocabularyOf } from '../i18n/words.ts';
import type { Explanation, Facts, Term } from './facts.ts';
import { earlierRto, firstRto } from './first-rto.ts';
import { isYats } from './yats.ts';

/** Neither a round trip nor a timeout changes it. */
export function isFixed({ mark, record }: Facts): boolean {
  const { minimum, maximum, k } = mark.numbers;
  return (record.spec.params['rto'] === 'fixed' && k === 0) || (minimum !== undefined && minimum === maximum);
}

interface Computed {
  /** SRTT and its variation together; of a clock that ticks, whole ticks. */
  readonly measured: Nanos;
  readonly atFloor: boolean;
  readonly total: Nanos;
  /** Which bound the rest of the formula ran into. */
  readonly bound?: 'maximum' | 'ticks';
}

/** RTO = max( minimum 1 s , SRTT 43 ms + 4 × 1.2 ms ) = 1 s, the larger term marked; nothing where no formula applies. */
export function rtoArithmetic(facts: Facts): Pick<Explanation, 'arithmetic'> {
  const { mark, language } = facts;
  const { rto = 0, minimum = 0, maximum = 0, srtt = 0, backoff = 1 } = mark.numbers;
  if (isFixed(facts)) return {};
  const { atFloor, total, bound } = computed(facts);
  // The bounds were moved while the timer ran, or another rule applied: then these numbers do not make the RTO.
  if (!(srtt > 0) || Math.abs(total - rto) > 0.005 * rto) {
    const arithmetic = (srtt > 0 ? undefined : firstRto(facts)) ?? earlierRto(facts);
    return arithmetic ? { arithmetic } : {};
  }
  const words = vocabularyOf(facts.language).whyTcp.timeout;
  const say = (value: Nanos): string => durationText(value, language);
  const doubled = backoff > 1 ? ` × ${backoff}` : '';
  const inside = isDoubledFirst(facts);
  const winner = (here: boolean): Term['role'] => (here && !bound ? 'wins' : 'loses');
  const terms: Term[] = [
    { words: 'RTO = max(', role: 'plain' },
    { words: `${words.minimum} ${say(minimum)}`, role: winner(atFloor), colour: 'timer' },
    { words: ',', role: 'plain' },
    {
      words: inside && doubled ? `(${formulaOf(facts)})${doubled}` : formulaOf(facts),
      role: winner(!atFloor),
      colour: 'timer',
    },
    { words: `)${inside ? '' : doubled}${bound ? ',' : ` = ${say(rto)}`}`, role: 'plain' },
  ];
  if (bound === undefined) return { arithmetic: terms };
  const decides = bound === 'maximum' ? words.maximum(say(maximum)) : words.ticks(say(2 * tickOf(facts)));
  return { arithmetic: [...terms, { words: decides, role: 'wins', colour: 'timer' }] };
}

function computed(facts: Facts): Computed {
  const { minimum = 0, maximum = 0, backoff = 1 } = facts.mark.numbers;
  const measured = measuredOf(facts);
  const product = isDoubledFirst(facts) ? Math.max(measured * backoff, minimum) : Math.max(measured, minimum) * backoff;
  const bounded = Math.min(product, maximum);
  // Of ns-2 alone: no RTO is shorter than two ticks.
  const total = isYats(facts) ? bounded : Math.max(bounded, 2 * tickOf(facts));
  const atFloor = minimum >= (isDoubledFirst(facts) ? measured * backoff : measured);
  if (total > bounded) return { measured, atFloor, total, bound: 'ticks' };
  return bounded < product ? { measured, atFloor, total, bound: 'maximum' } : { measured, atFloor, total };
}

function measuredOf(facts: Facts): Nanos {
  const { srtt = 0, rttvar = 0, k = 0 } = facts.mark.numbers;
  const tick = tickOf(facts);
  const measured = k > 0 ? srtt + Math.max(granularityOf(facts), k * rttvar) : 2 * srtt;
  return tick > 0 ? Math.floor(measured / tick + 1e-9) * tick : measured;
}

function formulaOf(facts: Facts): string {
  const { mark, language } = facts;
  const { srtt = 0, rttvar = 0, k = 0, minimum } = mark.numbers;
  const say = (value: Nanos): string => durationText(value, language);
  if (k === 0) return `2 × SRTT ${say(srtt)}`;
  const granularity = granularityOf(facts);
  const isTick = granularity > k * rttvar && srtt + granularity > (minimum ?? 0);
  if (isTick) return `SRTT ${say(srtt)} + ${vocabularyOf(facts.language).whyTcp.timeout.tick} ${say(granularity)}`;
  const sum = `SRTT ${say(srtt)} + ${k} × ${say(rttvar)}`;
  const measured = measuredOf(facts);
  // A clock that ticks rounds down: said where it matters, which is not far below the minimum.
  const matters = srtt + k * rttvar > (minimum ?? 0) && srtt + k * rttvar - measured > 1e-3 * measured;
  return matters ? `${sum} → ${say(measured)}` : sum;
}

/** Of the profiles of ns-2 and YATS, whose clocks count ticks (RFC 793 has no variation and no ticks); 0 of the others. */
function tickOf(facts: Facts): Nanos {
  const { record, mark } = facts;
  const { tcp, tick } = record.spec.params;
  if (isYats(facts)) return Number(tick);
  if (!`${tcp}`.startsWith('ns2') || mark.numbers['k'] === 0) return 0;
  return typeof tick === 'number' ? tick : ms(tcp === 'ns2001' ? 100 : 10);
}

/** G of RFC 6298 2.3, below which the variation does not count; 0 of the profiles of ns-2 and YATS. */
function granularityOf({ record }: Facts): Nanos {
  const { tcp, g, tick } = record.spec.params;
  return `${tcp}`.startsWith('ns2') || isYats({ record }) ? 0 : Number(g ?? tick ?? 0);
}

/** Until 2002 ns-2 applied the minimum after the back-off. */
const isDoubledFirst = ({ record }: Facts): boolean => record.spec.params['tcp'] === 'ns2001';

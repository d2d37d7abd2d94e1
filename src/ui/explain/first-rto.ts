// What made an RTO where no round trip is known: the initial RTO, 3 s after a lost SYN (RFC 6298 5.7), or twice the RTO
// before (ns-2 gives its estimate up after four timeouts in a row). Bounds that were moved while the timer ran count no more.

import { type Nanos, seconds } from '../../engine/core/time.ts';
import { durationText } from '../../plot/numbers.ts';
import { vocabularyOf } from '../i18n/words.ts';
import type { Facts, Term } from './facts.ts';

/** RFC 6298 5.7. */
const AFTER_LOST_SYN = seconds(3);
/** Settings that the RTO of a running timer does not follow. */
const BOUNDS = ['rmin', 'rmax', 'xrmin', 'k', 'rfix'];

interface Source {
  readonly words: string;
  readonly value: Nanos;
  readonly times: number;
}

/** RTO = initial RTO 1 s × 2 = 2 s; undefined where none of them gives the RTO. */
export function firstRto(facts: Facts): readonly Term[] | undefined {
  const { mark, language } = facts;
  const { rto = 0, maximum = Number.POSITIVE_INFINITY } = mark.numbers;
  const words = vocabularyOf(facts.language).whyTcp.timeout;
  const say = (value: Nanos): string => durationText(value, language);
  for (const { words: source, value, times } of sourcesOf(facts)) {
    const product = value * times;
    if (Math.abs(Math.min(product, maximum) - rto) > 1) continue;
    const bounded = product > maximum;
    const doubled = times > 1 ? ` × ${times}` : '';
    return [
      { words: 'RTO =', role: 'plain' },
      { words: `${source} ${say(value)}${doubled}`, role: bounded ? 'loses' : 'wins', colour: 'timer' },
      bounded
        ? { words: `, ${words.maximum(say(maximum))}`, role: 'wins', colour: 'timer' }
        : { words: `= ${say(rto)}`, role: 'plain' },
    ];
  }
  return undefined;
}

function* sourcesOf(facts: Facts): Generator<Source> {
  const { mark, record } = facts;
  const words = vocabularyOf(facts.language).whyTcp.timeout;
  const { backoff = 1, minimum = 0 } = mark.numbers;
  const initial = Number(record.spec.params['irto']);
  yield { words: words.initial, value: initial, times: backoff };
  if (minimum > initial) yield { words: words.minimum, value: minimum, times: backoff };
  yield { words: words.lostSyn, value: AFTER_LOST_SYN, times: backoff };
  const before = record.marks.findLast(
    ({ kind, flow, at }) => kind === 'timeout' && flow === mark.flow && at < mark.at,
  );
  if (before?.numbers['rto']) yield { words: words.before, value: before.numbers['rto'], times: 2 };
}

/** RTO 300 ms, from the bounds as they were when the timer was armed; undefined where nobody moved one. */
export function earlierRto(facts: Facts): readonly Term[] | undefined {
  const { mark, record, language } = facts;
  const moved = record.spec.changes.some(({ at, key }) => at <= mark.at && BOUNDS.includes(key));
  if (!moved) return undefined;
  const { rto = 0 } = mark.numbers;
  return [
    { words: `RTO ${durationText(rto, language)},`, role: 'wins', colour: 'timer' },
    { words: vocabularyOf(facts.language).whyTcp.timeout.earlier, role: 'plain' },
  ];
}

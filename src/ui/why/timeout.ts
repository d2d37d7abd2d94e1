// Why a retransmission timer fired, or will: which loss it answers, when it was armed, and what made the RTO as long as it
// was (RFC 6298 2.3 to 2.5, 5.5). The numbers are those of the moment of the timeout, before the back-off that follows it.

import { durationText } from '../i18n/numbers.ts';
import { causeOf, type Explanation, type Facts, moment, type Term, whyWords } from './facts.ts';

export function explainTimeout(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).timeout;
  const loss = causeOf(facts);
  const why = loss ? words.lost(mark.segment, moment(loss.at, language)) : words.notLost(mark.segment);
  return {
    title: words.title(mark.segment),
    sentence: `${why} ${words.armed(armedAt(facts), durationText(mark.numbers['rto']!, language))}`,
    ...arithmeticOf(facts),
  };
}

/** The same timeout seen before it fires: the cursor stands in the silence that it ends. */
export function explainWaiting(facts: Facts): Explanation {
  const { mark, record } = facts;
  const words = whyWords(facts).waiting;
  const sentence = causeOf(facts) ? words.missing : words.unacknowledged;
  return {
    title: words.title(record.layout.flows[mark.flow]?.from ?? 'A'),
    sentence: sentence(mark.segment, armedAt(facts)),
    ...arithmeticOf(facts),
  };
}

const armedAt = ({ mark, language }: Facts): string => moment(mark.numbers['armedAt'] ?? mark.at, language);

/** RTO = max( minimum 1 s , SRTT 43 ms + 4 × 1.2 ms ) = 1 s, the larger term marked; nothing where no formula applies. */
function arithmeticOf(facts: Facts): Pick<Explanation, 'arithmetic'> {
  const { mark, record, language } = facts;
  const { rto, minimum, maximum, srtt, rttvar, backoff, k } = mark.numbers as Record<string, number>;
  if (!(srtt! > 0) || record.spec.params['rto'] === 'fixed') return {};
  const measured = k! > 0 ? srtt! + k! * rttvar! : 2 * srtt!;
  const single = Math.min(Math.max(measured, minimum!), maximum!);
  const total = Math.min(single * backoff!, maximum!);
  // The bounds were moved while the timer ran, or another rule applied: then these numbers do not make the RTO.
  if (Math.abs(total - rto!) > 0.02 * rto!) return {};
  const atFloor = minimum! >= measured;
  const doubled = backoff! > 1 ? ` × ${backoff}` : '';
  const floor = `${whyWords(facts).timeout.minimum} ${durationText(minimum!, language)}`;
  const arithmetic: Term[] = [
    { words: 'RTO = max(', role: 'plain' },
    { words: floor, role: atFloor ? 'wins' : 'loses', colour: 'timer' },
    { words: ',', role: 'plain' },
    { words: formula(srtt!, rttvar!, k!, language), role: atFloor ? 'loses' : 'wins', colour: 'timer' },
    { words: `)${doubled} = ${durationText(rto!, language)}`, role: 'plain' },
  ];
  return { arithmetic };
}

function formula(srtt: number, rttvar: number, k: number, language: Facts['language']): string {
  if (k === 0) return `2 × SRTT ${durationText(srtt, language)}`;
  return `SRTT ${durationText(srtt, language)} + ${k} × ${durationText(rttvar, language)}`;
}

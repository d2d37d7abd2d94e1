// Why a segment is sent again: the third duplicate ACK (RFC 5681 3.2), or the timeout whose window it follows.

import { fixed } from '../i18n/numbers.ts';
import { causeOf, type Explanation, type Facts, moment, receiverOf, type Term, whyWords } from './facts.ts';

export function explainFastRetransmit(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).fastRetransmit;
  return {
    title: words.title(mark.segment),
    sentence: words.sentence(moment(mark.at, language), receiverOf(facts)),
    ...halving(facts),
  };
}

/** ssthresh = max( FlightSize 20 / 2 , 2 ) = 10 segments; nothing where the profile halves something else. */
function halving(facts: Facts): Pick<Explanation, 'arithmetic'> {
  const { mark, record, language } = facts;
  const smss = record.layout.flows[mark.flow]?.smss ?? 0;
  const { flightSize = 0, ssthresh = 0 } = mark.numbers;
  const expected = Math.max(flightSize / 2, 2 * smss);
  if (!(smss > 1) || Math.abs(ssthresh - expected) > smss) return {};
  const segments = (bytes: number): string => fixed(bytes / smss, language, 1).replace(/\.0$/, '');
  const halved = flightSize / 2 >= 2 * smss;
  const arithmetic: Term[] = [
    { words: 'ssthresh = max(', role: 'plain' },
    { words: `FlightSize ${segments(flightSize)} / 2`, role: halved ? 'wins' : 'loses', colour: 'window' },
    { words: ',', role: 'plain' },
    { words: '2', role: halved ? 'loses' : 'wins', colour: 'window' },
    { words: `) = ${segments(ssthresh)} ${whyWords(facts).fastRetransmit.segments}`, role: 'plain' },
  ];
  return { arithmetic };
}

export function explainRetransmission(facts: Facts): Explanation {
  const { mark, language } = facts;
  return {
    title: whyWords(facts).retransmission.title(mark.segment),
    sentence: reasonOf(facts)(moment(mark.at, language), receiverOf(facts)),
  };
}

function reasonOf(facts: Facts): (at: string, receiver: string) => string {
  const words = whyWords(facts).retransmission;
  const cause = causeOf(facts);
  const same = cause?.segment === facts.mark.segment;
  if (cause?.kind === 'timeout') return same ? words.afterTimeout : words.behindHole;
  return cause?.kind === 'fast-retransmit' && !same ? words.partialAck : words.duplicates;
}

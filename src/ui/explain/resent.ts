// Why a segment is sent again: the third duplicate ACK (RFC 5681 3.2), or the timeout whose window it follows.

import { vocabularyOf } from '../i18n/words.ts';
import {
  causeOf,
  type Explanation,
  type Facts,
  moment,
  receiverOf,
  segmentsText,
  segmentUnit,
  type Term,
} from './facts.ts';
import { isYats } from './yats.ts';

export function explainFastRetransmit(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whyTcp.fastRetransmit;
  return {
    title: words.title(mark.segment),
    sentence: words.sentence(
      moment(mark.at, language),
      receiverOf(facts),
      segmentsText(facts, mark.numbers['cwndBefore'] ?? 0),
      segmentsText(facts, mark.numbers['cwnd'] ?? 0),
    ),
    ...(isNs(facts) ? halvingOfNs(facts) : isYats(facts) ? halvingOfYats(facts) : halving(facts)),
  };
}

const isNs = ({ record }: Facts): boolean => `${record.spec.params['tcp']}`.startsWith('ns2');

/** ssthresh = max( FlightSize 20 / 2 , 2 ) = 10 segments; of a window that is smaller, cwnd. */
function halving(facts: Facts): Pick<Explanation, 'arithmetic'> {
  const { mark } = facts;
  const smss = segmentUnit(facts);
  const { flightSize = 0, cwndBefore = flightSize, ssthresh = 0 } = mark.numbers;
  const smaller = Math.min(flightSize, cwndBefore);
  const expected = Math.max(smaller / 2, 2 * smss);
  if (Math.abs(ssthresh - expected) > 1) return {};
  const segments = (bytes: number): string => segmentsText(facts, bytes);
  const halved = smaller / 2 >= 2 * smss;
  const name = cwndBefore < flightSize ? 'cwnd' : 'FlightSize';
  const arithmetic: Term[] = [
    { words: 'ssthresh = max(', role: 'plain' },
    { words: `${name} ${segments(smaller)} / 2`, role: halved ? 'wins' : 'loses', colour: 'window' },
    { words: ',', role: 'plain' },
    { words: '2', role: halved ? 'loses' : 'wins', colour: 'window' },
    {
      words: `) = ${segments(ssthresh)} ${vocabularyOf(facts.language).whyTcp.fastRetransmit.segments}`,
      role: 'plain',
    },
  ];
  return { arithmetic };
}

/** YATS halves what is in use and counts whole segments: ssthresh = max( min( cwnd 7.4 , receiver window 7 ) / 2 → 3 , 2 ). */
function halvingOfYats(facts: Facts): Pick<Explanation, 'arithmetic'> {
  const { mark, record } = facts;
  const words = vocabularyOf(facts.language).whyTcp.fastRetransmit;
  const smss = segmentUnit(facts);
  const { cwndBefore = 0, ssthresh = 0 } = mark.numbers;
  const receiver = Number(record.spec.params['wnd']);
  const half = Math.floor(Math.min(cwndBefore, receiver) / 2 / smss);
  if (Math.max(half, 2) * smss !== ssthresh) return {};
  const isOwn = cwndBefore <= receiver;
  const segments = (bytes: number): string => segmentsText(facts, bytes);
  const arithmetic: Term[] = [
    { words: 'ssthresh = max( min(', role: 'plain' },
    { words: `cwnd ${segments(cwndBefore)}`, role: isOwn ? 'wins' : 'loses', colour: 'window' },
    { words: ',', role: 'plain' },
    { words: `${words.window} ${segments(receiver)}`, role: isOwn ? 'loses' : 'wins', colour: 'window' },
    { words: `) / 2 → ${half} , 2 ) = ${segments(ssthresh)} ${words.segments}`, role: 'plain' },
  ];
  return { arithmetic };
}

/** ns-2 halves the smaller window: cwnd = min( cwnd 26 , receiver window 20 ) / 2 = 10 segments. */
function halvingOfNs(facts: Facts): Pick<Explanation, 'arithmetic'> {
  const { mark, record } = facts;
  const words = vocabularyOf(facts.language).whyTcp.fastRetransmit;
  const { cwndBefore = 0, cwnd = 0 } = mark.numbers;
  const receiver = Number(record.spec.params['wnd']);
  const smaller = Math.min(cwndBefore, receiver);
  // What duplicate ACKs had added to the window before, the record does not say; nor does it say which versions round.
  if (smaller / 2 !== cwnd && Math.floor(Math.floor(smaller) / 2) !== cwnd) return {};
  const isExact = smaller / 2 === cwnd || Number(segmentsText(facts, smaller)) / 2 === cwnd;
  const isOwn = cwndBefore <= receiver;
  const arithmetic: Term[] = [
    { words: 'cwnd = min(', role: 'plain' },
    { words: `cwnd ${segmentsText(facts, cwndBefore)}`, role: isOwn ? 'wins' : 'loses', colour: 'window' },
    { words: ',', role: 'plain' },
    { words: `${words.window} ${receiver}`, role: isOwn ? 'loses' : 'wins', colour: 'window' },
    {
      words: `) / 2 ${isExact ? '=' : '→'} ${segmentsText(facts, cwnd)} ${words.segments}`,
      role: 'plain',
    },
  ];
  return { arithmetic };
}

export function explainRetransmission(facts: Facts): Explanation {
  const { mark, language } = facts;
  return {
    title: vocabularyOf(facts.language).whyTcp.retransmission.title(mark.segment),
    sentence: reasonOf(facts)(moment(mark.at, language), receiverOf(facts)),
  };
}

function reasonOf(facts: Facts): (at: string, receiver: string) => string {
  const words = vocabularyOf(facts.language).whyTcp.retransmission;
  const cause = causeOf(facts);
  const same = cause?.segment === facts.mark.segment;
  if (cause?.kind === 'timeout') return same ? words.afterTimeout : words.behindHole;
  if (cause?.kind !== 'fast-retransmit' || same) return words.duplicates;
  return facts.record.spec.params['fast'] === 'tahoe' ? words.tahoe : words.partialAck;
}

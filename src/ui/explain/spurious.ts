// Why a segment arrived that its receiver already had: the timer did not wait for the ACK, the ACK was lost, or everything
// behind a hole was sent again.

import { durationText } from '../../plot/numbers.ts';
import type { Mark } from '../../record/record.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { type Explanation, type Facts, moment, receiverOf, type Term } from './facts.ts';
import { type FirstCopy, firstCopy, lostAck } from './first-copy.ts';

export function explainSpurious(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whyTcp.spurious;
  const had = words.had(moment(mark.at, language), receiverOf(facts));
  return { title: words.title(mark.segment), ...reasonOf(facts, had) };
}

function reasonOf(facts: Facts, had: string): Omit<Explanation, 'title'> {
  const { mark, record, language } = facts;
  const words = vocabularyOf(facts.language).whyTcp.spurious;
  const repair = repairOf(facts);
  if (repair?.kind === 'fast-retransmit' && repair.segment !== mark.segment) {
    return { sentence: `${had} ${words.behindRepair(repair.segment, moment(repair.at, language))}` };
  }
  if (repair?.kind !== 'timeout') return { sentence: `${had} ${words.duplicates}` };
  const firedAt = moment(repair.at, language);
  if (repair.segment !== mark.segment) return { sentence: `${had} ${words.behindHole(repair.segment, firedAt)}` };
  const copy = firstCopy(record, mark.flow, mark.segment, mark.numbers['sentAt'] ?? mark.at);
  if (copy && copy.ackArrivedAt > repair.at) return tooEarly(facts, had, repair, copy);
  const lost = copy && lostAck(record, mark.flow, mark.segment, copy.sentAt, repair.at);
  return { sentence: `${had} ${lost ? words.ackLost(moment(lost.at, language), firedAt) : words.timer(firedAt)}` };
}

/** The timeout or fast retransmit that sent the copy. */
function repairOf({ mark, record }: Facts): Mark | undefined {
  const again = record.marks.find(({ id }) => id === mark.cause);
  return record.marks.find(({ id }) => id === again?.cause);
}

/** RTO 50 ms < round trip 78 ms. */
function tooEarly(facts: Facts, had: string, timeout: Mark, copy: FirstCopy): Omit<Explanation, 'title'> {
  const { language } = facts;
  const words = vocabularyOf(facts.language).whyTcp.spurious;
  const rto = timeout.numbers['rto'] ?? 0;
  const roundTrip = copy.ackArrivedAt - copy.sentAt;
  const late = durationText(copy.ackArrivedAt - timeout.at, language);
  const sentence = `${had} ${words.tooEarly(moment(timeout.at, language), late)}`;
  if (rto >= roundTrip) return { sentence };
  const arithmetic: Term[] = [
    { words: `RTO ${durationText(rto, language)}`, role: 'wins', colour: 'timer' },
    { words: '<', role: 'plain' },
    { words: `${words.roundTrip} ${durationText(roundTrip, language)}`, role: 'plain' },
  ];
  return { sentence, arithmetic };
}

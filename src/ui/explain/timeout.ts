// Why a retransmission timer fired, or will: which loss it answers, when it was armed, and what made the RTO as long as it
// was (rto-arithmetic.ts).

import { durationText } from '../../plot/numbers.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { causeOf, type Explanation, type Facts, moment, receiverOf, segmentsText, senderOf } from './facts.ts';
import { firstCopy, lostAck } from './first-copy.ts';
import { isFixed, rtoArithmetic } from './rto-arithmetic.ts';

export function explainTimeout(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whyTcp.timeout;
  const rto = durationText(mark.numbers['rto']!, language);
  const armed = (isFixed(facts) ? words.fixed : words.armed)(armedAt(facts), rto, windowBefore(facts));
  return { title: words.title(mark.segment), sentence: `${reasonOf(facts)} ${armed}`, ...rtoArithmetic(facts) };
}

/** cwnd before the timeout made it one segment; empty where it was no more. */
function windowBefore(facts: Facts): string {
  const { cwndBefore = 0 } = facts.mark.numbers;
  const before = segmentsText(facts, cwndBefore);
  return Number(before) > 1 ? before : '';
}

function reasonOf(facts: Facts): string {
  const { mark, record, language } = facts;
  const words = vocabularyOf(facts.language).whyTcp.timeout;
  const loss = causeOf(facts);
  if (loss && loss.segment !== mark.segment) {
    return words.reaches(loss.segment, mark.segment, moment(loss.at, language));
  }
  const isIgnored = record.spec.params['fast'] === 'off';
  if (loss) return (isIgnored ? words.ignored : words.lost)(mark.segment, moment(loss.at, language));
  const copy = firstCopy(record, mark.flow, mark.segment, mark.at);
  if (!copy) return words.notLost(mark.segment);
  if (copy.startedAt > mark.at) return words.waited(mark.segment, senderOf(facts));
  if (copy.ackArrivedAt <= mark.at) return words.busy(mark.segment, senderOf(facts));
  if (copy.ackSentAt < mark.at) return words.late(mark.segment, durationText(copy.ackArrivedAt - mark.at, language));
  const lost = lostAck(record, mark.flow, mark.segment, copy.sentAt, mark.at);
  return lost ? words.ackLost(mark.segment, moment(lost.at, language)) : words.notLost(mark.segment);
}

/** The same timeout seen before it fires: the cursor stands in the silence that it ends. */
export function explainWaiting(facts: Facts): Explanation {
  const { mark, record } = facts;
  const { waiting, waitingOne } = vocabularyOf(facts.language).whyTcp;
  const followsOne = record.layout.watched !== undefined;
  const words = followsOne ? waitingOne : waiting;
  const sentence = causeOf(facts) ? words.missing : words.unacknowledged;
  return {
    title: words.title(followsOne ? receiverOf(facts) : senderOf(facts)),
    sentence: sentence(mark.segment, armedAt(facts)),
    ...rtoArithmetic(facts),
  };
}

const armedAt = ({ mark, language }: Facts): string => moment(mark.numbers['armedAt'] ?? mark.at, language);

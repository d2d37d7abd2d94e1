// Why a retransmission timer fired, or will: which loss it answers, when it was armed, and what made the RTO as long as it
// was (rto.ts).

import { SENT_AGAIN } from '../../record/marks.ts';
import type { Mark } from '../../record/record.ts';
import { causeOf, type Explanation, receiverOf, type Subject, senderOf } from '../explanation.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import { wholeTenths } from '../whole-tenths.ts';
import { duplicatesFor } from './duplicates.ts';
import { firstCopy, lostAck } from './first-copy.ts';
import { isFixed, rtoArithmetic } from './rto.ts';
import { cwndAfter, windowRuleOf } from './ruled-window.ts';
import { segmentUnit } from './windows.ts';

export function explainTimeout(subject: Subject): Explanation {
  const { segment } = subject.mark;
  return {
    title: state('timeout', { segment }),
    sentences: [reasonOf(subject), firedOf(subject)],
    arithmetic: rtoArithmetic(subject),
  };
}

function firedOf(subject: Subject): Statement {
  const timer = { armedAt: armedAt(subject), rto: subject.mark.numbers['rto']! };
  const cwndBefore = (subject.mark.numbers['cwndBefore'] ?? 0) / segmentUnit(subject);
  const cwnd = windowRuleOf(subject, 'ontimeout') ? cwndAfter(subject) : undefined;
  if (cwnd !== undefined) return state('timer.fired-ruled', { ...timer, cwndBefore, cwnd });
  // The timeout makes it one segment.
  const isCut = wholeTenths(cwndBefore) > 1;
  if (isFixed(subject)) return isCut ? state('timer.fixed-cut', { ...timer, cwndBefore }) : state('timer.fixed', timer);
  return isCut ? state('timer.fired-cut', { ...timer, cwndBefore }) : state('timer.fired', timer);
}

function reasonOf(subject: Subject): Statement {
  const { mark, record } = subject;
  const { segment } = mark;
  const loss = causeOf(subject);
  if (loss && loss.segment !== segment) {
    return state('timeout.reaches', { other: loss.segment, lostAt: loss.at, segment });
  }
  if (loss) return lostBecause(subject, loss);
  const copy = firstCopy(record, mark.flow, segment, mark.at);
  if (!copy) return state('timeout.not-lost', { segment });
  if (copy.startedAt > mark.at) return state('timeout.queued', { segment, sender: senderOf(subject) });
  if (copy.ackArrivedAt <= mark.at) return state('timeout.busy', { segment, sender: senderOf(subject) });
  if (copy.ackArrivedAt > mark.at) return state('timeout.late', { segment, late: copy.ackArrivedAt - mark.at });
  const lost = lostAck(record, mark.flow, segment, copy.sentAt, mark.at);
  return lost ? state('timeout.ack-lost', { segment, ackLostAt: lost.at }) : state('timeout.not-lost', { segment });
}

/** Duplicate ACKs ask for a segment once: when what was sent again is lost, too, they say nothing of that. */
function lostBecause({ mark: { at, flow, segment }, record }: Subject, { id, at: lostAt }: Mark): Statement {
  const copies = record.marks.filter(
    (mark) => SENT_AGAIN.has(mark.kind) && mark.flow === flow && mark.segment === segment && mark.at < at,
  );
  const resent = copies.findLast((copy) => copy.at > lostAt);
  if (resent) return state('timeout.resent', { segment, lostAt, resentAt: resent.at });
  const isNacked = record.marks.some(({ kind, cause }) => kind === 'trim-sent' && cause === id);
  if (isNacked) return state('timeout.trimmed', { segment, lostAt });
  if (record.spec.params['fast'] === 'off') return state('timeout.ignored', { segment, lostAt });
  const again = copies.at(-1);
  if (again) return state('timeout.lost-again', { segment, resentAt: again.at, lostAt });
  const isReported = duplicatesFor(record, flow, segment, lostAt, at) >= 3;
  return state(isReported ? 'timeout.unheard' : 'timeout.lost', { segment, lostAt });
}

/** The same timeout seen before it fires: the cursor stands in the silence that it ends. */
export function explainWaiting(subject: Subject): Explanation {
  const timer = { segment: subject.mark.segment, armedAt: armedAt(subject) };
  const rule = causeOf(subject) ? 'missing' : 'unacknowledged';
  const arithmetic = rtoArithmetic(subject);
  if (subject.record.layout.watched === undefined) {
    const title = state('waiting', { sender: senderOf(subject) });
    return { title, sentences: [state(`waiting.${rule}`, timer)], arithmetic };
  }
  const title = state('waiting-one', { receiver: receiverOf(subject) });
  return { title, sentences: [state(`waiting-one.${rule}`, timer)], arithmetic };
}

const armedAt = ({ mark }: Subject): number => mark.numbers['armedAt'] ?? mark.at;

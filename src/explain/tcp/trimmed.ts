// Why a segment is sent again that came as a header without its payload: the receiver said so (engine/tcp/trimming.ts).

import { type Explanation, receiverOf, type Subject } from '../explanation.ts';
import { state } from '../state.ts';
import { halvingOf } from './resent.ts';
import { segmentUnit } from './windows.ts';

export function explainTrimSent(subject: Subject): Explanation {
  const { at, segment, numbers } = subject.mark;
  const unit = segmentUnit(subject);
  const [cwndBefore, cwnd] = [(numbers['cwndBefore'] ?? 0) / unit, (numbers['cwnd'] ?? 0) / unit];
  const halves = cwnd !== cwndBefore;
  return {
    title: state('trim-sent', { segment }),
    sentences: [
      state('trim-sent.nack', { at, receiver: receiverOf(subject) }),
      halves ? state('trim-sent.halved', { cwndBefore, cwnd }) : state('trim-sent.same', { cwnd }),
    ],
    arithmetic: halves ? halvingOf(subject) : undefined,
  };
}

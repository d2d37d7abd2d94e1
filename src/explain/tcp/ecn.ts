// Why a window was cut although nothing was lost, and who is told of it (RFC 3168 6.1.2).

import { causeOf, type Explanation, receiverOf, type Subject } from '../explanation.ts';
import { state } from '../state.ts';
import { halvingOf } from './resent.ts';
import { segmentUnit } from './windows.ts';

export function explainEcho(subject: Subject): Explanation {
  const { at, segment, numbers } = subject.mark;
  const unit = segmentUnit(subject);
  const [cwndBefore, cwnd] = [(numbers['cwndBefore'] ?? 0) / unit, (numbers['cwnd'] ?? 0) / unit];
  return {
    title: state('echo', { segment }),
    sentences: [state('echo.cut', { at, receiver: receiverOf(subject), segment, cwndBefore, cwnd })],
    arithmetic: halvingOf(subject),
  };
}

export function explainCwr(subject: Subject): Explanation {
  const { at, segment } = subject.mark;
  return {
    title: state('cwr', { segment }),
    sentences: [
      state(causeOf(subject)?.kind === 'echo' ? 'cwr.told' : 'cwr.loss', { at, receiver: receiverOf(subject) }),
    ],
  };
}

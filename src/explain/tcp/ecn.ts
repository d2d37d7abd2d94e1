// Why a window was cut although nothing was lost, and who is told of it (RFC 3168 6.1.2, RFC 8257 3.3).

import { causeOf, type Explanation, plain, receiverOf, type Subject, type Term, weighed } from '../explanation.ts';
import { state } from '../state.ts';
import { halvingOf, isSpared } from './resent.ts';
import { isNs, segmentUnit } from './windows.ts';

export function explainEcho(subject: Subject): Explanation {
  const { at, segment, numbers } = subject.mark;
  const unit = segmentUnit(subject);
  const [cwndBefore, cwnd] = [(numbers['cwndBefore'] ?? 0) / unit, (numbers['cwnd'] ?? 0) / unit];
  const { alpha = 0 } = numbers;
  const told = { at, receiver: receiverOf(subject), segment };
  if (cwndBefore <= 1 && !isNs(subject)) {
    return { title: state('echo-kept', { segment }), sentences: [state('echo.held', told)] };
  }
  if (alpha > 0) {
    const isAtLeast = cwnd >= cwndBefore;
    const dctcp = isAtLeast
      ? state('echo.floor', { ...told, alpha, cwnd })
      : state('echo.dctcp', { ...told, alpha, cwndBefore, cwnd });
    return {
      title: state(isAtLeast ? 'echo-kept' : 'echo', { segment }),
      sentences: [dctcp],
      arithmetic: [...estimateOf(subject), ...cutOf(subject, unit)],
    };
  }
  return {
    title: state('echo', { segment }),
    sentences: [state('echo.cut', { ...told, cwndBefore, cwnd })],
    arithmetic: halvingOf(subject),
  };
}

/** alpha = 15/16 × 0.25 + 1/16 × 0.4 = 0.2594 ; before the first window of data has been acknowledged it is 1. */
function estimateOf({ mark: { numbers } }: Subject): readonly Term[] {
  const { alpha = 0, alphaBefore = 0, share: markedShare = 0 } = numbers;
  const isUpdated = Math.abs((alphaBefore * 15 + markedShare) / 16 - alpha) < 1e-9;
  if (!isUpdated) return [];
  return [
    plain('alpha = 15/16 × ', { alphaBefore }, ' + 1/16 ×'),
    weighed(true, 'loss', { markedShare }),
    plain('= ', { alpha }, ' ;'),
  ];
}

/** cwnd 20 × ( 1 − 0.2594 / 2 ) = 17.4 segments; of a window larger than the receiver's, that one; not below two. */
function cutOf({ mark: { numbers }, record }: Subject, unit: number): readonly Term[] {
  const { alpha = 0, cwndBefore = 0, cwnd = 0 } = numbers;
  const window = Number(record.spec.params['wnd']) * unit;
  const isOwn = cwndBefore <= window;
  if (Math.abs(Math.min(cwndBefore, window) * (1 - alpha / 2) - cwnd) > 1) return [];
  return [
    isOwn
      ? weighed(true, 'window', 'cwnd ', { cwndBefore: cwndBefore / unit })
      : weighed(true, 'window', state('fast-retransmit.window', { window: window / unit })),
    plain('× (1 − ', { alpha }, ' / 2) = ', state('fast-retransmit.cwnd', { cwnd: cwnd / unit })),
  ];
}

const ruleOfCwr = (subject: Subject) => {
  const cut = causeOf(subject);
  // A loss that cut nothing leaves what is still owed for a mark.
  const isForMark = cut?.kind === 'echo' || (cut?.kind === 'fast-retransmit' && isSpared({ ...subject, mark: cut }));
  if (!isForMark) return 'cwr.loss';
  return subject.record.spec.params['cc'] === 'dctcp' ? 'cwr.dctcp' : 'cwr.told';
};

export function explainCwr(subject: Subject): Explanation {
  const { at, segment } = subject.mark;
  return {
    title: state('cwr', { segment }),
    sentences: [state(ruleOfCwr(subject), { at, receiver: receiverOf(subject) })],
  };
}

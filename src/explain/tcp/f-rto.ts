// What F-RTO (RFC 5682) makes of a timeout: it was spurious, and the window is restored as RFC 4015 says; or it goes on as after any other.

import { STANDS_BECAUSE, type StandsBecause } from '../../record/record.ts';
import { type Explanation, plain, receiverOf, type Subject, type Term, weighed } from '../explanation.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import { segmentUnit } from './windows.ts';

export function explainSpuriousTimeout(subject: Subject): Explanation {
  const { at, segment, numbers } = subject.mark;
  const unit = segmentUnit(subject);
  const { cwndBefore = 0, cwnd = 0, echoed = 0 } = numbers;
  const found = state('spurious-timeout.found', { at });
  const title = state('spurious-timeout', { segment });
  if (echoed === 1) return { title, sentences: [found, state('spurious-timeout.echoed', {})] };
  const restored = state('spurious-timeout.restored', { cwndBefore: cwndBefore / unit, cwnd: cwnd / unit });
  return { title, sentences: [found, restored], arithmetic: restoredWindow(subject) };
}

/** cwnd = FlightSize 8 + min( acknowledged 1 , initial window 3 ) = 9; ssthresh = max( FlightSize then 12 , ssthresh then 8 ) = 12 segments. */
function restoredWindow(subject: Subject): readonly Term[] {
  const unit = segmentUnit(subject);
  const { flightSize = 0, acked = 0, initialWindow = 0, cwnd = 0 } = subject.mark.numbers;
  const { flightBefore = 0, ssthreshBefore = 0, ssthresh = 0 } = subject.mark.numbers;
  const [isAcked, isFlight] = [acked <= initialWindow, flightBefore >= ssthreshBefore];
  return [
    plain('cwnd = FlightSize ', { flightSize: flightSize / unit }, ' + min('),
    weighed(isAcked, 'window', state('spurious-timeout.acknowledged', { acknowledged: acked / unit })),
    plain(','),
    weighed(!isAcked, 'window', state('spurious-timeout.initial', { initialWindow: initialWindow / unit })),
    plain(') = ', { cwnd: cwnd / unit }, '; ssthresh = max('),
    weighed(isFlight, 'window', state('spurious-timeout.flight', { flightBefore: flightBefore / unit })),
    plain(','),
    weighed(!isFlight, 'window', state('spurious-timeout.ssthresh', { ssthreshBefore: ssthreshBefore / unit })),
    plain(') = ', state('fast-retransmit.result', { ssthresh: ssthresh / unit })),
  ];
}

export function explainTimeoutStands(subject: Subject): Explanation {
  const { segment } = subject.mark;
  return { title: state('timeout-stands', { segment }), sentences: [reasonOf(subject)] };
}

function reasonOf(subject: Subject): Statement {
  const { at, numbers } = subject.mark;
  const receiver = receiverOf(subject);
  const cwnd = (numbers['cwnd'] ?? 0) / segmentUnit(subject);
  const said: Readonly<Record<StandsBecause, () => Statement>> = {
    duplicate: () => state('timeout-stands.duplicate', { at }),
    all: () => state('timeout-stands.all', { at, receiver }),
    part: () => state('timeout-stands.part', { at }),
    'no-data': () => state('timeout-stands.no-data', { at }),
    later: () => state('timeout-stands.later', { at, cwnd }),
    beyond: () => state('timeout-stands.beyond', { at, receiver, cwnd }),
  };
  const reasons = Object.keys(STANDS_BECAUSE) as StandsBecause[];
  return said[reasons[numbers['reason'] ?? 0]!]();
}

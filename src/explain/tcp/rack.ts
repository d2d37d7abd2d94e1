// Why RACK-TLP sends a segment: time enough has passed for it to come (RFC 8985 6.2), or ACKs are overdue (7.2); and what a loss
// costs that a probe has repaired (7.4.2).

import { causeOf, type Explanation, plain, receiverOf, type Subject, type Term, weighed } from '../explanation.ts';
import { state } from '../state.ts';
import { halvingOf } from './resent.ts';
import { segmentUnit } from './windows.ts';

/** sent 104 ms before ≥ RACK.rtt 100 ms + reo_wnd 0 ms. */
export function explainRackLost(subject: Subject): Explanation {
  const { at, segment, numbers } = subject.mark;
  const { sentAt = 0, lostAt: takenAt = 0, rackRtt = 0, reoWnd = 0 } = numbers;
  const cause = causeOf(subject);
  const isByTimer = cause?.kind === 'timeout' && cause.at === takenAt;
  return {
    title: state('rack-lost', { segment }),
    sentences: [
      isByTimer
        ? state('rack-lost.timeout', { takenAt, sentAt })
        : state('rack-lost.time', { takenAt, receiver: receiverOf(subject), sentAt }),
      ...(takenAt < at ? [state('rack-lost.later', { at })] : []),
    ],
    arithmetic: [
      weighed(true, 'timer', state('rack-lost.elapsed', { elapsed: takenAt - sentAt })),
      plain('≥'),
      plain('RACK.rtt ', { rackRtt }),
      plain('+ reo_wnd ', { reoWnd }),
    ],
  };
}

export function explainProbe(subject: Subject): Explanation {
  const { at, segment, kind } = subject.mark;
  const receiver = receiverOf(subject);
  return {
    title: state(kind === 'probe' ? 'probe' : 'probe-new', { segment }),
    sentences: [state(kind === 'probe' ? 'probe.last' : 'probe.new', { at, receiver })],
    arithmetic: ptoOf(subject),
  };
}

/** PTO = 2 × SRTT 100 ms + ACK delay 40 ms = 240 ms; or what was left until the timeout, or 1 s where there is no SRTT. */
function ptoOf({ mark: { numbers } }: Subject): readonly Term[] {
  const { pto = 0, srtt = 0, ackDelay = 0 } = numbers;
  const isFormula = srtt > 0 && Math.abs(2 * srtt + ackDelay - pto) <= 1;
  const result = plain('= ', { pto });
  if (!isFormula) return [plain('PTO ='), weighed(true, 'timer', state('probe.rto-left', {})), result];
  const held = ackDelay > 0 ? [plain('+ ', state('rto.ack-delay', { ackDelay }))] : [];
  return [plain('PTO ='), weighed(true, 'timer', '2 × SRTT ', { srtt }), ...held, result];
}

export function explainProbeRepair(subject: Subject): Explanation {
  const { at, segment, numbers } = subject.mark;
  const unit = segmentUnit(subject);
  const { cwndBefore = 0, cwnd = 0 } = numbers;
  return {
    title: state('probe-repair', { segment }),
    sentences: [
      state('probe-repair.cut', {
        at,
        receiver: receiverOf(subject),
        cwndBefore: cwndBefore / unit,
        cwnd: cwnd / unit,
      }),
    ],
    arithmetic: halvingOf(subject),
  };
}

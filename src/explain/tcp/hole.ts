// Why a segment is sent again in a recovery by SACK: the receiver has what follows, and the network has room (RFC 6675 5 (C)).

import { type Explanation, plain, receiverOf, type Subject, weighed } from '../explanation.ts';
import { state } from '../state.ts';
import { isNs, segmentUnit } from './windows.ts';

export function explainHole(subject: Subject): Explanation {
  const { at, segment, numbers } = subject.mark;
  const unit = segmentUnit(subject);
  const { pipe = 0, cwnd = 0, sacked = 0, ranges = 0 } = numbers;
  const shown = { at, receiver: receiverOf(subject), sacked: sacked / unit, ranges };
  return {
    title: state('hole-sent', { segment }),
    sentences: [state('hole-sent.shown', shown)],
    // ns-2 asks whether the pipe is smaller than the window, RFC 6675 whether a whole segment fits.
    arithmetic: [
      weighed(true, 'window', 'pipe ', { pipe: pipe / unit }),
      plain(isNs(subject) ? '<' : '+ 1 ≤'),
      plain('cwnd ', state('hole-sent.cwnd', { cwnd: isNs(subject) ? Math.floor(cwnd) : cwnd / unit })),
    ],
  };
}

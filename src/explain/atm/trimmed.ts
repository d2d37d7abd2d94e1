// Why a switch let only the header of a packet go on: from so many cells on it takes no payload (engine/atm/policies/trim.ts).

import { type Explanation, plain, receiverOf, type Subject, weighed } from '../explanation.ts';
import { state } from '../state.ts';

export function explainTrim(subject: Subject): Explanation {
  const { at, segment, numbers } = subject.mark;
  const { occupancy = 0, threshold = 0, kept = 0, cells = 0 } = numbers;
  return {
    title: state('trim', { segment }),
    sentences: [
      state('trim.header', { at, occupancy, kept, cells }),
      state('trim.told', { receiver: receiverOf(subject) }),
    ],
    // 575 cells ≥ limit for payload 550
    arithmetic: [
      weighed(true, 'data', state('trim.found', { occupancy })),
      plain('≥ ', state('trim.limit', { trimFrom: threshold })),
    ],
  };
}

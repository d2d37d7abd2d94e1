// What happens to a TCP connection: a packet is lost, a timer fires, a segment is sent again or comes twice.

import type { Family } from './families.ts';
import { explainDrop, explainKill, explainLoss } from './lost.ts';
import { explainFastRetransmit, explainRetransmission } from './resent.ts';
import { explainSpurious } from './spurious.ts';
import { explainTimeout, explainWaiting } from './timeout.ts';

export const ofTcp: Family = {
  kinds: {
    drop: explainDrop,
    loss: explainLoss,
    kill: explainKill,
    timeout: explainTimeout,
    'fast-retransmit': explainFastRetransmit,
    retransmission: explainRetransmission,
    spurious: explainSpurious,
  },
  waiting: explainWaiting,
};

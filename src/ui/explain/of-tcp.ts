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
  roots: {
    // The bottleneck's queue, or on a bus the NIC's: the server's, or that of whoever else sends.
    drop: ({ mark, record }) => {
      const { role, from } = record.layout.links[mark.link] ?? {};
      if (role !== 'nic') return 'q';
      return record.layout.nodes.find(({ name }) => name === from)?.kind === 'server' ? 'nicq' : 'cq';
    },
    loss: () => 'loss',
    timeout: ({ record: { spec }, scenario: { parameters } }) =>
      spec.params['rto'] === 'fixed' && parameters.some(({ key }) => key === 'rfix') ? 'rfix' : 'rmin',
  },
  waiting: explainWaiting,
};

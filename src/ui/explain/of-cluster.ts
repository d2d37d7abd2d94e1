// What happens in a web cluster: a document is placed, somebody waits for long, a node fails or comes back.

import { explainDispatch } from './dispatch.ts';
import type { Family } from './families.ts';
import { explainLongWait } from './long-wait.ts';
import { explainLostRequest, explainNodeDown, explainNodeUp } from './node-failure.ts';

export const ofCluster: Family = {
  kinds: {
    dispatch: explainDispatch,
    'long-wait': explainLongWait,
    'node-down': explainNodeDown,
    'node-up': explainNodeUp,
    'request-lost': explainLostRequest,
  },
  roots: { dispatch: () => 'policy', 'long-wait': () => 'disp', 'node-down': () => 'down' },
};

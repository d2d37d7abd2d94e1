// What explains the events of a web cluster.

import { explainChange } from './change.ts';
import type { ExplainsOn } from './explain.ts';
import { explainLoad } from './load/load.ts';
import { explainUnusable } from './unusable.ts';
import { explainDispatch } from './web-cluster/dispatch.ts';
import { explainLongWait } from './web-cluster/long-wait.ts';
import { explainLostRequest, explainNodeDown, explainNodeUp } from './web-cluster/node-failure.ts';

export const onWebCluster: ExplainsOn<'web-cluster'> = {
  change: explainChange,
  dispatch: explainDispatch,
  'long-wait': explainLongWait,
  'node-down': explainNodeDown,
  'node-up': explainNodeUp,
  'request-lost': explainLostRequest,
  load: explainLoad,
  unusable: explainUnusable,
};

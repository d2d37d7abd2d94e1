// What explains the events of TCP connections, on whatever network.

import { explainChange } from './change.ts';
import type { ExplainsOn } from './explain.ts';
import { explainCwr, explainEcho } from './tcp/ecn.ts';
import { explainSpuriousTimeout, explainTimeoutStands } from './tcp/f-rto.ts';
import { explainHole } from './tcp/hole.ts';
import { explainDrop, explainKill, explainLoss, explainMarked } from './tcp/lost.ts';
import { explainProbe, explainProbeRepair, explainRackLost } from './tcp/rack.ts';
import { explainFastRetransmit, explainRetransmission } from './tcp/resent.ts';
import { explainSpurious } from './tcp/spurious.ts';
import { explainTimeout } from './tcp/timeout.ts';
import { explainUnusable } from './unusable.ts';

export const onReno: ExplainsOn<'reno'> = {
  change: explainChange,
  drop: explainDrop,
  loss: explainLoss,
  kill: explainKill,
  timeout: explainTimeout,
  'fast-retransmit': explainFastRetransmit,
  retransmission: explainRetransmission,
  'hole-sent': explainHole,
  'rack-lost': explainRackLost,
  probe: explainProbe,
  'probe-new': explainProbe,
  'probe-repair': explainProbeRepair,
  'spurious-timeout': explainSpuriousTimeout,
  'timeout-stands': explainTimeoutStands,
  spurious: explainSpurious,
  ce: explainMarked,
  echo: explainEcho,
  cwr: explainCwr,
  unusable: explainUnusable,
};

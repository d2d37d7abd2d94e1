// What explains the events of a virtual server.

import { explainChange } from './change.ts';
import type { ExplainsOn } from './explain.ts';
import { explainLoad } from './load/load.ts';
import { explainUnusable } from './unusable.ts';
import { explainDownload } from './virtual-server/download.ts';
import { explainPick, explainRefused } from './virtual-server/pick.ts';

export const onVirtualServer: ExplainsOn<'virtual-server'> = {
  change: explainChange,
  pick: explainPick,
  refused: explainRefused,
  download: explainDownload,
  load: explainLoad,
  unusable: explainUnusable,
};

// What happens at the director of a virtual server: a connection gets a server or none, a file is complete.

import { explainDownload } from './download.ts';
import type { Family } from './families.ts';
import { explainPick, explainRefused } from './pick.ts';

export const ofVirtual: Family = {
  kinds: { pick: explainPick, refused: explainRefused, download: explainDownload },
  roots: { pick: () => 'sched', refused: () => 'sched' },
};

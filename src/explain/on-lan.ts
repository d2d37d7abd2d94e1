// What explains the events of a bus with web users.

import type { ExplainsOn } from './explain.ts';
import { explainGivenUp, explainPage, explainRequest } from './lan/web-page.ts';
import { explainLoad } from './load/load.ts';
import { onReno } from './on-reno.ts';

export const onLan: ExplainsOn<'lan'> = {
  ...onReno,
  'given-up': explainGivenUp,
  request: explainRequest,
  page: explainPage,
  load: explainLoad,
};

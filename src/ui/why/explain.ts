// From a mark to its explanation: one module per kind of event.

import type { MarkKind } from '../../runner/record.ts';
import { connectionName, partName } from '../i18n/lan-names.ts';
import { connectionsOfUser } from '../shown-marks.ts';
import { explainChange } from './change.ts';
import { explainDispatch } from './dispatch.ts';
import { explainDownload } from './download.ts';
import type { Explanation, Facts } from './facts.ts';
import { explainGivenUp } from './given-up.ts';
import { explainCut, explainGlue } from './in-switch.ts';
import { explainLongWait } from './long-wait.ts';
import { explainDrop, explainKill, explainLoss } from './lost.ts';
import { explainLostRequest, explainNodeDown, explainNodeUp } from './node-failure.ts';
import { explainPick, explainRefused } from './pick.ts';
import { explainRefusal } from './refused-whole.ts';
import { explainFastRetransmit, explainRetransmission } from './resent.ts';
import { explainSpurious } from './spurious.ts';
import { explainTimeout } from './timeout.ts';
import { explainPage, explainRequest } from './web-page.ts';

const KINDS: Readonly<Record<MarkKind, (facts: Facts) => Explanation>> = {
  drop: explainDrop,
  loss: explainLoss,
  kill: explainKill,
  timeout: explainTimeout,
  'fast-retransmit': explainFastRetransmit,
  retransmission: explainRetransmission,
  spurious: explainSpurious,
  'given-up': explainGivenUp,
  refuse: explainRefusal,
  cut: explainCut,
  glue: explainGlue,
  request: explainRequest,
  page: explainPage,
  change: explainChange,
  pick: explainPick,
  refused: explainRefused,
  download: explainDownload,
  dispatch: explainDispatch,
  'long-wait': explainLongWait,
  'node-down': explainNodeDown,
  'node-up': explainNodeUp,
  'request-lost': explainLostRequest,
};

/** With the connection where another one is followed, unless the title names the user already. */
export function explain(facts: Facts): Explanation {
  const explanation = KINDS[facts.mark.kind](facts);
  const { flow, kind } = facts.mark;
  const { watched } = facts.record.layout;
  const isNamed = flow === watched || flow < 0 || kind === 'request' || kind === 'page';
  return watched === undefined || isNamed ? explanation : { ...explanation, connection: nameBeside(facts, watched) };
}

/** Of the user that is followed it is enough to say which connection. */
function nameBeside({ mark, record, language }: Facts, watched: number): string {
  const { layout } = record;
  const own = connectionsOfUser(layout, watched).has(mark.flow);
  return (own && partName(layout, mark.flow, language)) || connectionName(layout, mark.flow, language);
}

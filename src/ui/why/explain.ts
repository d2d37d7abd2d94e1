// From a mark to its explanation: one module per kind of event.

import type { MarkKind } from '../../runner/record.ts';
import { connectionName } from '../i18n/lan-names.ts';
import { explainChange } from './change.ts';
import type { Explanation, Facts } from './facts.ts';
import { explainGivenUp } from './given-up.ts';
import { explainDrop, explainKill, explainLoss } from './lost.ts';
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
  request: explainRequest,
  page: explainPage,
  change: explainChange,
};

/** With the connection where another one is followed, unless the title names the user already. */
export function explain(facts: Facts): Explanation {
  const explanation = KINDS[facts.mark.kind](facts);
  const { mark, record, language } = facts;
  const { watched } = record.layout;
  const follows = mark.flow === watched || mark.flow < 0 || mark.kind === 'request' || mark.kind === 'page';
  if (watched === undefined || follows) return explanation;
  return { ...explanation, connection: connectionName(record.layout, mark.flow, language) };
}

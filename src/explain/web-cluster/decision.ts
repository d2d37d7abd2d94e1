// The last decision of the dispatcher at or before a time, read from the logs of requests that asked.

import { decisionOf } from '../../engine/web-cluster/decision.ts';
import { logOn } from '../../record/flights.ts';
import type { RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Explanation } from '../explanation.ts';
import { state } from '../state.ts';
import type { Unmarked } from '../unmarked.ts';
import { explainDecision } from './dispatch.ts';

/** Where a decision is on record. */
export interface DecisionPlace {
  readonly link: number;
  readonly row: number;
}

/** Undefined where no flights are kept, or nobody has asked yet. */
export function decisionBefore({ flights, flightsFrom, flightsTo }: RunRecord, now: number) {
  if (now < flightsFrom || now > flightsTo) return undefined;
  let found: DecisionPlace | undefined;
  let latest = Number.NEGATIVE_INFINITY;
  for (const log of flights) {
    if (log.kind !== 'asks') continue;
    const { link, arrivesAt, length } = log;
    const row = rowAt(arrivesAt, length, now);
    if (row < 0 || arrivesAt[row]! <= latest) continue;
    latest = arrivesAt[row]!;
    found = { link, row };
  }
  return found;
}

export function explainDecisionAt(record: RunRecord, { link, row }: DecisionPlace, scenario: Scenario): Explanation {
  const asks = logOn(record, link, 'asks');
  const [at, document] = [asks.arrivesAt[row]!, asks.document[row]!];
  const decision = decisionOf(asks.outcome[row]!);
  // Of each node, in their order, the requests that came to it.
  // A front end was asked by no node.
  const askedBy = record.layout.front ? undefined : record.flights.filter(({ kind }) => kind === 'asks').indexOf(asks);
  const cause = record.marks.findLast((mark) => mark.kind === 'dispatch' && mark.segment === document && mark.at <= at);
  const outcome = state('dispatch-outcome', { document, node: decision.node });
  const place = { record, scenario, at, document, ...(askedBy === undefined ? {} : { askedBy }) };
  return {
    ...explainDecision(place, decision),
    decided: { key: 'policy', at, cause, outcome },
  };
}

/** One that changed who is responsible is an event, and tells itself. */
export const lastDecision: Unmarked = {
  at: (record, now) => {
    const place = decisionBefore(record, now);
    return place && `${place.link} ${place.row}`;
  },
  explain: (record, which, last, scenario) => {
    const [link = 0, row = 0] = which.split(' ').map(Number);
    if (last !== undefined && last.at >= record.flights[link]!.arrivesAt[row]!) return undefined;
    return explainDecisionAt(record, { link, row }, scenario);
  },
  decision: explainDecisionAt,
};

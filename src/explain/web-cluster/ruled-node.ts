// The node of a request by a rule that somebody wrote: the rule with the numbers of each node that is up, and whose value was the
// least. Loads are those just before; what nobody recorded (a draw, the size of a document) is left as its name.

import { type Decision, decisionOf } from '../../engine/web-cluster/decision.ts';
import { findGauge, rowAt, valueAt } from '../../record/values.ts';
import { ruleIn } from '../../scenarios/kit/rule.ts';
import { nodeRule } from '../../scenarios/web-cluster/node-rule.ts';
import { type Explanation, plain, type Term, weighed } from '../explanation.ts';
import { type FilledRule, fillFor, ruleParts } from '../rule-terms.ts';
import type { Place } from './dispatch.ts';
import { numberAt } from './settings.ts';

/** What a decision by a rule has besides its words; nothing of one by a policy. */
export function ruledNodes(place: Place, decision: Decision): Pick<Explanation, 'arithmetic' | 'inRows' | 'ruled'> {
  const { record, scenario, at } = place;
  const setting = scenario.parameters.find(({ key }) => key === 'policy');
  const rule = setting && ruleIn(setting, record.spec.params['policy']);
  if (!rule) return {};
  const [last, held, owners] = [nodeBefore(place), maskOf(place, 'holders'), maskOf(place, 'responsible')];
  const isIn = (mask: number | undefined, node: number) => (mask === undefined ? undefined : (mask >>> node) & 1);
  const nodes = numberAt(record, 'nodes', at);
  const rows = Array.from({ length: nodes }, (_, node) => node)
    .filter((node) => isUp(place, node))
    .map((node) => {
      const known: Readonly<Record<string, number | undefined>> = {
        load: node === decision.node ? decision.load : loadOf(place, node),
        least: decision.leastLoad,
        holds: isIn(held, node),
        owner: isIn(owners, node),
        asked: place.askedBy === undefined ? undefined : Number(place.askedBy === node),
        tlow: numberAt(record, 'tlow', at),
        thigh: numberAt(record, 'thigh', at),
        ...{ index: node, last, nodes },
      };
      return { node, ...fillFor(rule, nodeRule, (name) => known[name]) };
    });
  const own = rows.find(({ node }) => node === decision.node)?.value;
  const isSure = own === undefined || rows.every(({ value }) => value === undefined || value >= own);
  // Two decisions at one instant: what stood between them is not on record.
  if (!isSure) return { arithmetic: [plain(...ruleParts(rule))], ruled: 'policy' };
  return {
    arithmetic: [plain(...ruleParts(rule), ':'), ...rows.map((row) => termOf(row, row.node === decision.node))],
    inRows: true,
    ruled: 'policy',
  };
}

interface Row {
  readonly node: number;
  readonly parts: Term['parts'];
  readonly value: FilledRule['value'];
}

function termOf({ node, parts, value }: Row, wins: boolean): Term {
  const isNumber = value !== undefined && parts.length > 1;
  return weighed(
    wins,
    'data',
    { candidateNode: node },
    ': ',
    ...parts,
    ...(isNumber ? [' = ', { ruleNumber: value }] : []),
  );
}

function loadOf({ record, at }: Place, node: number): number | undefined {
  const series = findGauge(record, 'connections', node);
  return series && (valueAt(series, at - 1) || 0);
}

/** Bit by bit which nodes hold the document, or are responsible for it; undefined of one whose shelf is not recorded. */
function maskOf({ record, at, document }: Place, gauge: 'holders' | 'responsible'): number | undefined {
  const series = findGauge(record, gauge, document);
  return series && (valueAt(series, at - 1) || 0);
}

function isUp({ record, at }: Place, node: number): boolean {
  const last = record.marks.findLast(
    ({ kind, flow, at: when }) => (kind === 'node-down' || kind === 'node-up') && flow === node && when <= at,
  );
  return last?.kind !== 'node-down';
}

/** Whom the decision before picked; -1: it is the first. */
function nodeBefore({ record, at }: Place): number | undefined {
  let [node, latest] = [-1, Number.NEGATIVE_INFINITY];
  for (const log of record.flights) {
    if (log.kind !== 'asks') continue;
    const row = rowAt(log.arrivesAt, log.length, at - 1);
    if (row < 0 || log.arrivesAt[row]! <= latest) continue;
    latest = log.arrivesAt[row]!;
    node = decisionOf(log.outcome[row]!).node;
  }
  return node < 0 && record.flightsFrom > 0 ? undefined : node;
}

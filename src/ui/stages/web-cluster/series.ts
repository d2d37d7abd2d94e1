// Where a record keeps what the stage of a cluster shows: gauges by node and by document, logs by node. Looked up once per
// run. What they mean: engine/web-cluster/node-record.ts and document-record.ts.

import { logOn } from '../../../record/flights.ts';
import type { Logs } from '../../../record/logs.ts';
import { memoBy } from '../../../record/memo.ts';
import type { GaugeSeries, RunRecord } from '../../../record/record.ts';
import type { ShelfDocument, StepRole } from '../../../scenarios/kit/layout.ts';
import { wordsOfPolicy } from '../../../scenarios/web-cluster/policy-words.ts';

/** Links of a node, in the order of the record. */
const LINKS: Readonly<Record<StepRole, number>> = { asks: 0, handoffs: 1, reads: 2, replies: 3 };
const NODE_LINKS = 4;

export interface ShelfIndex extends ShelfDocument {
  /** Who has it in memory, and who is responsible: sets of nodes as bit masks. */
  readonly holders: GaugeSeries;
  readonly responsible: GaugeSeries;
}

export interface ClusterIndex {
  readonly nodes: number;
  readonly shelf: readonly ShelfIndex[];
  /** By node. */
  readonly connections: readonly GaugeSeries[];
  readonly diskQueue: readonly GaugeSeries[];
  readonly dispatcherQueue: GaugeSeries;
}

/** Undefined if the record is not one of a cluster. */
export const clusterIndex = memoBy(({ gauges, layout }: RunRecord): ClusterIndex | undefined => {
  const named = (name: string): Map<number, GaugeSeries> =>
    new Map(gauges.filter((gauge) => gauge.name === name).map((gauge) => [gauge.flow, gauge]));
  const dispatcherQueue = named('dispatcherQueue').get(-1);
  const [holders, responsible] = [named('holders'), named('responsible')];
  if (!dispatcherQueue) return undefined;
  return {
    nodes: layout.flows.length,
    shelf: (layout.shelf ?? []).map((each) => ({
      ...each,
      holders: holders.get(each.document)!,
      responsible: responsible.get(each.document)!,
    })),
    connections: [...named('connections').values()],
    diskQueue: [...named('diskQueue').values()],
    dispatcherQueue,
  };
});

/** The steps of one kind that a node did. */
export const stepsOf = <Kind extends StepRole>(record: RunRecord, node: number, kind: Kind): Logs[Kind] =>
  logOn(record, NODE_LINKS * node + LINKS[kind], kind);

/** The node that a link belongs to, from 0. */
export const nodeOf = (link: number): number => Math.floor(link / NODE_LINKS);

/** Does its policy keep a set of responsible nodes for every document? */
export const hasSets = ({ spec }: RunRecord): boolean => wordsOfPolicy(spec.params['policy']).keepsSets;

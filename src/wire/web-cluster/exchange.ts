// One request and what came of it, as rows of the record have it: asked for by a user at one of the clients' machines, accepted
// by the node whose turn it was, perhaps decided by the dispatcher and handed off, answered. Each row says of which request it is.

import { decisionOf, entryOf, handedTo, type RequestRow, requestOfDetail } from '../../engine/web-cluster/decision.ts';
import { detailOf } from '../../record/details.ts';
import type { Log, StepLog } from '../../record/logs.ts';
import type { RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';

export interface Exchange extends RequestRow {
  /** In order of popularity, from 0. */
  readonly document: number;
  /** The node it reached, and the one that serves it; from 0. */
  readonly entry: number;
  readonly node: number;
}

/** Links of a node, in their order (scenarios/web-cluster/network.ts). */
const STEPS = ['asks', 'handoffs', 'reads', 'replies'] as const;
export type RequestLog = StepLog<'asks'> | StepLog<'handoffs'> | StepLog<'replies'>;

export const linkOf = (node: number, step: (typeof STEPS)[number]): number => STEPS.length * node + STEPS.indexOf(step);
export const nodeOfLink = (link: number): number => Math.floor(link / STEPS.length);

/** Is a log of steps that say of which request they are? */
export const isOfRequests = (log: Log | undefined): log is RequestLog =>
  log?.kind === 'asks' || log?.kind === 'handoffs' || log?.kind === 'replies';

/** Machines the users sit at: the first nodes of the layout. */
export const clientsOf = ({ nodes }: Layout): number => nodes.filter(({ kind }) => kind === 'host').length;

/** @param clients see `clientsOf` */
export function exchangeAt(log: RequestLog, row: number, clients: number): Exchange {
  const own = nodeOfLink(log.link);
  const outcome = log.outcome[row]!;
  const [entry, node] =
    log.kind === 'replies'
      ? [entryOf(outcome), own]
      : [own, log.kind === 'asks' ? decisionOf(outcome).node : handedTo(outcome)];
  return { ...requestOfDetail(detailOf(log, row)!, clients), document: log.document[row]!, entry, node };
}

/** When the port took the first chunk of a reply of several, where every row has its detail; undefined: there is one only. */
export function firstChunkAt({ details }: RequestLog, row: number): number | undefined {
  if (!details) return undefined;
  const [from, to] = [row === 0 ? 0 : details.end[row - 1]!, details.end[row]!];
  return from < to ? details.edges[from] : undefined;
}

/** Of one request: its row in the log of each step; -1: the record has none. */
export interface Steps {
  readonly asks: number;
  readonly handoffs: number;
  readonly replies: number;
}

/** The row of a request in a log, in which it ends after it was asked for; -1: the record has none. */
function rowOf(log: Log | undefined, { nth, askedAt }: Exchange, clients: number): number {
  if (!isOfRequests(log)) return -1;
  for (let row = rowAt(log.arrivesAt, log.length, askedAt) + 1; row < log.length; row++) {
    const detail = detailOf(log, row);
    if (detail && Math.floor(detail.seq / clients) === nth) return row;
  }
  return -1;
}

/** What the record has of a request besides one of its rows. */
export function stepsOf({ flights, layout }: Pick<RunRecord, 'flights' | 'layout'>, of: Exchange): Steps {
  const clients = clientsOf(layout);
  const row = (node: number, step: (typeof STEPS)[number]): number => rowOf(flights[linkOf(node, step)], of, clients);
  const asks = row(of.entry, 'asks');
  return {
    asks,
    handoffs: of.node === of.entry ? -1 : row(of.entry, 'handoffs'),
    replies: row(of.node, 'replies'),
  };
}

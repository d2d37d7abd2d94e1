// The web cluster as formulas: which stations a request of a policy passes, and how much of each it needs. Left out: disks
// (all documents fit into memory, or nothing is drawn), documents that move, and that service is not exponential.

import { exp, pow } from '../../engine/core/elementary.ts';
import { ACTIVE, INACTIVE, REFERENCES } from '../../engine/web-cluster/thinking.ts';
import { frontReply, frontRequest, hasFrontEnd } from './front-costs.ts';
import { PAPER_CLIENTS, PAPER_COSTS } from './paper-costs.ts';
import type { WebClusterValues } from './settings.ts';
import { type ClosedLoopTheory, dualSchedulingTheory, meanValueAnalysis } from './theory.ts';

const NANOS = 1e9;
const BITS = 8;

/** @returns undefined where formulas say nothing: documents that do not fit into memory */
export function clusterTheory(params: WebClusterValues): ClosedLoopTheory | undefined {
  if (params.mem < params.site) return undefined;
  const asked = hasFrontEnd(params) ? 1 : 1 - localShare(params);
  const handedOff = hasFrontEnd(params) ? 1 : asked * (1 - 1 / params.nodes);
  const relayed = params.via === 'relay' ? 1 : 0;
  const net = ((2 + handedOff + relayed) * params.net) / NANOS;
  const think = thinkTime(params);
  const stations = hasFrontEnd(params) ? behindFrontEnd(params) : stationsOf(params, asked, handedOff);
  const { throughput, response } = meanValueAnalysis(
    params.users,
    think + net,
    stations.map(({ demand }) => demand),
    stations.map(({ count }) => count),
  );
  return { throughput, response: response + net };
}

/** Requests per second that users who never wait would ask for. */
export const offeredLoad = (users: number, params: WebClusterValues): number => users / thinkTime(params);

/** What a request needs of each kind of station. */
function stationsOf(
  params: WebClusterValues,
  asked: number,
  handedOff: number,
): { readonly demand: number; readonly count: number }[] {
  const { accept, serve, perByte, handOff, takeOver } = PAPER_COSTS;
  const transfer = params.transfer;
  const work = accept + serve + perByte * transfer + handedOff * (handOff + takeOver);
  return [
    { demand: work / NANOS, count: params.nodes },
    { demand: (transfer * BITS) / params.port, count: params.nodes },
    { demand: (transfer * BITS) / params.cport, count: PAPER_CLIENTS },
    { demand: (asked * params.disp) / NANOS, count: 1 },
  ];
}

/** The same of requests that all pass a single front end, whose processor and port there is one of. */
function behindFrontEnd(params: WebClusterValues): { readonly demand: number; readonly count: number }[] {
  const { serve, perByte, takeOver } = PAPER_COSTS;
  const { transfer, via } = params;
  const sent = transfer * BITS;
  return [
    { demand: (frontRequest(params) + frontReply(via, transfer)) / NANOS, count: 1 },
    { demand: via === 'relay' ? sent / params.fport : 0, count: 1 },
    { demand: (takeOver + serve + perByte * transfer) / NANOS, count: params.nodes },
    { demand: sent / params.port, count: params.nodes },
    { demand: sent / params.cport, count: PAPER_CLIENTS },
  ];
}

/** Share of the requests that bypass the dispatcher. */
function localShare(params: WebClusterValues): number {
  if (params.policy === 'mirror') return 1;
  if (params.policy !== 'ds') return 0;
  return dualSchedulingTheory({
    nodes: params.nodes,
    users: params.users,
    think: thinkTime(params),
    documents: params.docs,
    alpha: params.zipf,
    decisions: NANOS / params.disp,
    hot: (params.theta * NANOS) / params.unit,
  }).hotShare;
}

/** Mean pause after a reply, s. */
export function thinkTime(params: WebClusterValues): number {
  if (params.think !== 'surge') return params.mean / NANOS;
  const perPage = documentsPerPage();
  const longest = params.pause;
  return (reading(longest) + (perPage - 1) * embedded()) / perPage / NANOS;
}

const SUMMED = 100;

/** Mean of a Pareto law, rounded: a page has at least k documents when the law gives k - 1/2 or more. */
function documentsPerPage(): number {
  const { from, alpha } = REFERENCES;
  let mean = 1;
  for (let least = 2; least <= SUMMED; least++) mean += Math.min(1, pow((least - 0.5) / from, -alpha));
  // The rest of the sum is nearly an integral.
  return mean + (from / (alpha - 1)) * pow(SUMMED / from, 1 - alpha);
}

/** Mean of the Pareto law of pauses between pages, none longer than this, ns. */
function reading(longest: number): number {
  const { from, alpha } = INACTIVE;
  if (longest <= from) return longest;
  return from + (from / (alpha - 1)) * (1 - pow(longest / from, 1 - alpha));
}

const STEPS = 100;

/** Mean of the Weibull law of pauses within a page, cut off, ns: the chance of a longer one, summed up. */
function embedded(): number {
  const { scale, shape, longest } = ACTIVE;
  let sum = 0;
  for (let step = 0; step < STEPS; step++) {
    // Finer near 0, where the probability falls fastest.
    const place = (step + 0.5) / STEPS;
    const cube = place * place * place;
    sum += exp(-pow((longest * place * cube) / scale, shape)) * 4 * cube;
  }
  return (longest * sum) / STEPS;
}

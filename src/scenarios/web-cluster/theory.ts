// What queueing theory says of a cluster, at once: for figures, before a simulation arrives. Times in seconds, rates per
// second. Formulas and what they leave out: docs/models/web-cluster.md.

import { pow } from '../../engine/core/elementary.ts';

export interface ClosedLoopTheory {
  /** Requests per second. */
  readonly throughput: number;
  /** Mean time from request to reply, s. */
  readonly response: number;
}

/**
 * Exact mean value analysis (Reiser and Lavenberg 1980) of users who think and visit stations with one server each.
 * @param think of which also is what nobody queues for, s
 * @param demands service time of a request at each kind of station, s
 * @param counts how many stations of each kind share that time evenly; left out: one
 */
export function meanValueAnalysis(
  users: number,
  think: number,
  demands: readonly number[],
  counts: readonly number[] = demands.map(() => 1),
): ClosedLoopTheory {
  const each = Float64Array.from(demands, (demand, kind) => demand / counts[kind]!);
  const queues = new Float64Array(demands.length);
  let [throughput, response] = [0, 0];
  for (let n = 1; n <= users; n++) {
    response = 0;
    for (let kind = 0; kind < queues.length; kind++) response += each[kind]! * (1 + queues[kind]!) * counts[kind]!;
    throughput = n / (think + response);
    for (let kind = 0; kind < queues.length; kind++) queues[kind] = throughput * each[kind]! * (1 + queues[kind]!);
  }
  return { throughput, response };
}

export interface DualOptions {
  readonly nodes: number;
  readonly users: number;
  readonly think: number;
  readonly documents: number;
  readonly alpha: number;
  /** Decisions the dispatcher makes in a second. */
  readonly decisions: number;
  /** Requests per second for a document at a node from which on it serves it alone. */
  readonly hot: number;
}

/** Halvings of the interval in which the fixed point lies. */
const STEPS = 60;

/**
 * Dual Scheduling: throughput X = min(users / think, decisions / (1 - h)), where h is the share of requests for documents
 * that reach each node often enough at this X.
 */
export function dualSchedulingTheory(options: DualOptions): { throughput: number; hotShare: number } {
  const { nodes, users, think, documents, alpha, decisions, hot } = options;
  const weights = Float64Array.from({ length: documents }, (_, n) => 1 / pow(n + 1, alpha));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const hotShare = (throughput: number): number => {
    let sum = 0;
    for (const weight of weights) {
      if ((weight * throughput) / whole / nodes < hot) break;
      sum += weight;
    }
    return sum / whole;
  };
  const offered = users / think;
  let [low, high] = [0, offered];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (middle * (1 - hotShare(middle)) <= decisions) low = middle;
    else high = middle;
  }
  const throughput = offered * (1 - hotShare(offered)) <= decisions ? offered : low;
  return { throughput, hotShare: hotShare(throughput) };
}

/** Mean stay, in service times, where each job joins the shortest of d queues drawn from very many (Mitzenmacher 2001). */
export function powerOfChoices(load: number, choices: number): number {
  if (choices === 1) return 1 / (1 - load);
  let sum = 0;
  for (let k = 1; ; k++) {
    const share = pow(load, (pow(choices, k) - choices) / (choices - 1));
    if (share < 1e-15) return sum;
    sum += share;
  }
}

// Formulas for users who ask, wait and think in a closed loop, and for Dual Scheduling: what a figure draws before the first
// run is done. Pure. Sources: Reiser and Lavenberg 1980 (mean value analysis), Denning and Buzen 1978 (bounds);
// docs/models/cluster.md for Dual Scheduling.

/** Stations of one kind that share the work evenly: `demand` is the time a request needs at all of them together, s. */
export interface StationKind {
  readonly demand: number;
  /** How many there are; one if left out. */
  readonly count?: number;
}

export interface ClosedLoop {
  /** Who thinks or waits, from 1. */
  readonly users: number;
  /** Time a user thinks between requests, and time nobody queues for (the net), s. */
  readonly think: number;
}

export interface Answered {
  /** Requests per second. */
  readonly throughput: number;
  /** Mean time at the stations, s; what nobody queues for is not in it. */
  readonly response: number;
}

/** Exact mean value analysis: an arriving request finds what is there with one user fewer. Exponential service. */
export function meanValueAnalysis({ users, think }: ClosedLoop, stations: readonly StationKind[]): Answered {
  const each = Float64Array.from(stations, ({ demand, count = 1 }) => demand / count);
  const counts = Float64Array.from(stations, ({ count = 1 }) => count);
  const queues = new Float64Array(stations.length);
  let [throughput, response] = [0, 0];
  for (let present = 1; present <= users; present++) {
    response = 0;
    for (let kind = 0; kind < queues.length; kind++) response += each[kind]! * (1 + queues[kind]!) * counts[kind]!;
    throughput = present / (think + response);
    for (let kind = 0; kind < queues.length; kind++) queues[kind] = throughput * each[kind]! * (1 + queues[kind]!);
  }
  return { throughput, response };
}

/** No network answers more: neither more than users who never wait ask for, nor more than its busiest station can do. */
export function throughputBound({ users, think }: ClosedLoop, stations: readonly StationKind[]): number {
  const alone = stations.reduce((sum, { demand }) => sum + demand, 0);
  const busiest = Math.max(0, ...stations.map(({ demand, count = 1 }) => demand / count));
  return Math.min(users / (think + alone), busiest > 0 ? 1 / busiest : Number.POSITIVE_INFINITY);
}

/** Zipf's law: how often each of so many documents is asked for, the most popular first; they add up to 1. */
export function popularity(documents: number, alpha: number): Float64Array {
  const chances = Float64Array.from({ length: documents }, (_, place) => (place + 1) ** -alpha);
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}

export interface DualRule {
  readonly nodes: number;
  /** Requests per second for a document at one node from which on the node serves it without asking (theta / U). */
  readonly often: number;
  /** Requests per second of which the dispatcher can decide. */
  readonly decisions: number;
  /** By document, the most popular first. */
  readonly chances: Float64Array;
}

/**
 * Dual Scheduling at rest: the more requests are answered, the more documents are asked for often at a node, and the fewer
 * requests the dispatcher must decide. The smallest throughput that agrees with itself, from nothing upwards.
 *
 * @param offered requests per second of users who never wait
 */
export function dualScheduling(offered: number, rule: DualRule): { throughput: number; localShare: number } {
  let throughput = 0;
  for (;;) {
    const localShare = shareAskedOften(throughput, rule);
    const next = localShare < 1 ? Math.min(offered, rule.decisions / (1 - localShare)) : offered;
    if (!(next > throughput)) return { throughput, localShare };
    throughput = next;
  }
}

/** Share of the requests that are for documents each node is asked for often. */
function shareAskedOften(throughput: number, { nodes, often, chances }: DualRule): number {
  let share = 0;
  for (const chance of chances) {
    if (chance * throughput < often * nodes) break;
    share += chance;
  }
  return share;
}

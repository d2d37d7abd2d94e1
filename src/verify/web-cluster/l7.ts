// Replays points of a web cluster, kind `cluster-l7`: throughput, mean response, hit ratio and local share of one run beside
// those of the reference model. A point is one run with one seed on both sides.

import { NOTHING, Probes } from '../../engine/core/probe.ts';
import { Simulator } from '../../engine/core/simulator.ts';
import { seconds } from '../../engine/core/time.ts';
import { Timeline } from '../../engine/core/timeline.ts';
import { WebSite, type WebSiteOptions } from '../../scenarios/web-cluster/web-site.ts';
import type { Verdict } from '../format.ts';
import type { L7Case, L7Params } from './l7-case.ts';

const THROUGHPUT = { ds: 0.07, others: 0.05 };
const RESPONSE = 0.12;
/** Shorter responses are not compared, s. */
const SHORT = 0.5;
const SHARE = 0.02;
const BYTES_PER_KB = 1000;

export interface L7Result {
  /** Requests per second. */
  readonly X: number;
  /** Mean response, s. */
  readonly R_mean: number;
  readonly hit: number;
  readonly local_share: number;
  /** Mean pause of a user, s. */
  readonly think: number;
}

export function verifyL7(reference: L7Case, result: L7Result = runL7(reference)): Verdict {
  const { name, policy, expected } = reference;
  const near = (ours: number, theirs: number, share: number): boolean => Math.abs(ours - theirs) <= share * theirs;
  const problems = [
    near(result.X, expected.X, policy === 'ds' ? THROUGHPUT.ds : THROUGHPUT.others) ? '' : 'throughput',
    expected.R_mean <= SHORT || near(result.R_mean, expected.R_mean, RESPONSE) ? '' : 'response',
    Math.abs(result.hit - expected.hit) <= SHARE ? '' : 'hit ratio',
    Math.abs(result.local_share - expected.local_share) <= SHARE ? '' : 'local share',
  ].filter(Boolean);
  const beside = (ours: number, theirs: number, digits: number): string =>
    `${ours.toFixed(digits)} (${theirs.toFixed(digits)})`;
  const detail = [
    `${beside(result.X, expected.X, 0)} requests/s`,
    `response ${beside(result.R_mean, expected.R_mean, 3)} s`,
    `hit ratio ${beside(result.hit, expected.hit, 3)}`,
    `local share ${beside(result.local_share, expected.local_share, 3)}`,
  ].join(', ');
  return {
    name,
    passed: problems.length === 0,
    detail: problems.length > 0 ? `${problems.join(', ')}: ${detail}` : detail,
  };
}

export function runL7({ params, policy, nodes, threads, seed }: L7Case): L7Result {
  const horizon = seconds(params.warm + params.measure);
  const sim = new Simulator({ seed, horizon });
  const site = new WebSite(sim, new Probes(NOTHING, horizon), {
    ...optionsOf(params),
    policy,
    nodes,
    users: threads,
  });
  sim.run(horizon);
  const { counts, span } = site.meter.results(horizon);
  const lookUps = counts.hits + counts.misses;
  sim.over = true;
  return {
    X: (counts.served * seconds(1)) / span,
    R_mean: site.meter.responses.mean / seconds(1),
    hit: lookUps > 0 ? counts.hits / lookUps : 0,
    local_share: counts.served > 0 ? counts.local / counts.served : 0,
    think: counts.thought / Math.max(1, counts.pauses) / seconds(1),
  };
}

function optionsOf(params: L7Params): Omit<WebSiteOptions, 'policy' | 'nodes' | 'users'> {
  const grow = params.grow ?? params.theta;
  return {
    site: {
      documents: params.docs,
      bytes: params.total_bytes,
      alpha: params.zipf,
      meanTransfer: params.mean_transfer,
    },
    thinking:
      params.think === 'surge'
        ? { kind: 'surge', longest: seconds(params.off_cap) }
        : { kind: 'exponential', mean: seconds(params.think_mean) },
    entry: params.entry === 'rr' ? 'turn' : params.entry,
    // In the reference model every policy asks the dispatcher.
    blindAsk: true,
    memory: params.cache,
    warm: params.prewarm,
    decision: new Timeline(seconds(params.t_disp)),
    costs: {
      accept: seconds(params.t_accept),
      serve: seconds(params.t_serve),
      handOff: seconds(params.t_handoff_out),
      takeOver: seconds(params.t_handoff_in),
      perByte: seconds(params.t_per_kb) / BYTES_PER_KB,
      chunk: params.chunk,
      port: params.node_nic,
      disk: {
        seek: seconds(params.disk_seek),
        perBlock: seconds(params.disk_per_4k),
        perExtent: seconds(params.disk_extra_per_44k),
      },
    },
    net: seconds(params.net),
    clients: params.clients,
    clientPort: params.client_nic,
    from: seconds(params.warm),
    thresholds: { low: params.t_low, high: params.t_high },
    dual: {
      unit: seconds(params.unit),
      hot: params.theta,
      grow,
      shrink: params.shrink ?? grow / 2,
      shrinkAfter: seconds(params.k),
    },
    choices: 2,
    balance: 125,
  };
}

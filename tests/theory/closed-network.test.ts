// The formulas that figures draw before their runs are there, against the tables of the reference data: closed networks by
// mean value analysis, their bounds, Dual Scheduling by its fixed point. And those of paper P2's cluster against its runs.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  dualScheduling,
  meanValueAnalysis,
  popularity,
  type StationKind,
  throughputBound,
} from '../../src/figures/closed-network.ts';
import { clusterTheory, offeredLoad, thinkTime } from '../../src/figures/cluster-theory.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import type { ParamValue, ParamValues } from '../../src/runner/spec.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import { webCluster } from '../../src/scenarios/web-cluster.ts';
import { clusterFile } from '../support/cluster-file.ts';

interface Oracle {
  readonly model: string;
  readonly params: Readonly<Record<string, number>> & { readonly D?: readonly number[] };
  readonly result: Readonly<Record<string, number>>;
}

const { cases } = JSON.parse(gunzipSync(readFileSync(clusterFile('queueing_oracles'))).toString()) as {
  readonly cases: readonly Oracle[];
};
const named = (model: RegExp) =>
  cases.filter((each) => model.test(each.model)).map((each) => [JSON.stringify(each.params), each] as const);
const same = (value: number, oracle: number): void => expect(Math.abs(value / oracle - 1)).toBeLessThan(1e-6);

describe('closed networks', () => {
  const networks = named(/^closed network|^closed, 1 server|dispatcher only/);

  it.each(networks)('%s', (_, { params, result }) => {
    const stations: StationKind[] = (params.D ?? [params['S']!]).map((demand) => ({ demand }));
    const loop = { users: params['N']!, think: params['Z']! };
    const { throughput, response } = meanValueAnalysis(loop, stations);
    same(throughput, result['X']!);
    same(response, result['R']!);
    const bound = throughputBound(loop, stations);
    expect(throughput).toBeLessThanOrEqual(bound * (1 + 1e-9));
    if (result['X_bound'] !== undefined) same(bound, result['X_bound']);
  });

  it('are all there', () => expect(networks).toHaveLength(18));

  it('stations that share the work are as many stations with their part of it', () => {
    const loop = { users: 40, think: 2 };
    const apart = [0.02, 0.02, 0.02, 0.08].map((demand) => ({ demand }));
    const together = [{ demand: 0.06, count: 3 }, { demand: 0.08 }];
    same(meanValueAnalysis(loop, together).throughput, meanValueAnalysis(loop, apart).throughput);
    same(throughputBound(loop, together), throughputBound(loop, apart));
  });
});

describe('the fixed point of Dual Scheduling', () => {
  const points = named(/DS fixed point/);
  /** At the stations, s, where nobody waits: what the table took it for. */
  const alone = 0.003;

  it.each(points)('%s', (_, { params, result }) => {
    const offered = params['threads']! / (params['Z']! + alone);
    const chances = popularity(2000, 1);
    const { throughput, localShare } = dualScheduling(offered, {
      nodes: params['nodes']!,
      often: 1.5,
      decisions: 1000,
      chances,
    });
    same(throughput, result['X']!);
    same(localShare, result['hot_share']!);
  });

  it('are all there', () => expect(points).toHaveLength(20));
});

describe('the cluster of paper P2', { timeout: 60_000 }, () => {
  const short = { warm: 15e9, end: 35e9 };
  const runs: readonly Readonly<Record<string, ParamValue>>[] = [
    { policy: 'mirror', nodes: 4, users: 7000 },
    { policy: 'lard', nodes: 16, users: 3000 },
    { policy: 'ds', nodes: 4, users: 7000 },
    { policy: 'ds', nodes: 16, users: 5000 },
    { policy: 'ds', nodes: 8, users: 1000, think: 'exponential', mean: 1.2e9 },
    { policy: 'lard', nodes: 8, users: 2500, disp: 2e6 },
  ];

  it.each(runs)('agrees with the run: %o', (set) => {
    const params: ParamValues = { ...defaultsOf(webCluster), ...short, ...set };
    const { metrics } = sessionOf({ scenario: 'web-cluster', params, changes: [], kills: [] }).complete();
    const { throughput, response } = clusterTheory(params)!;
    expect(Math.abs(throughput / metrics['throughput']! - 1)).toBeLessThan(0.05);
    if (metrics['responseMean']! > 0.5e9) {
      expect(Math.abs((response * 1e9) / metrics['responseMean']! - 1)).toBeLessThan(0.12);
    }
    expect(throughput).toBeLessThanOrEqual(offeredLoad(Number(params['users']), params));
  });

  it.each([4e9, 9e9])('thinks as long as its users do, with no pause longer than %i ns', (pause) => {
    const params = { ...defaultsOf(webCluster), ...short, policy: 'mirror', users: 7000, pause };
    const { metrics } = sessionOf({ scenario: 'web-cluster', params, changes: [], kills: [] }).complete();
    expect(Math.abs(thinkTime(params) / (metrics['thinkMean']! / 1e9) - 1)).toBeLessThan(0.01);
  });

  it('says nothing where documents come from disk', () => {
    expect(clusterTheory({ ...defaultsOf(webCluster), mem: 8e6 })).toBeUndefined();
  });
});

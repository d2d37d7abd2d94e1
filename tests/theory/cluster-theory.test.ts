// The formulas that figures of the web cluster draw before their runs are there, against the runs. The formulas themselves
// against tables: tests/reference/queueing.test.ts.

import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../src/runner/session-of.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { ParamValue, ParamValues } from '../../src/scenarios/kit/run-spec.ts';
import { valuesOf } from '../../src/scenarios/kit/settings.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { webClusterSettings } from '../../src/scenarios/web-cluster/settings.ts';
import { clusterTheory, offeredLoad, thinkTime } from '../../src/scenarios/web-cluster/site-theory.ts';
import { meanValueAnalysis } from '../../src/scenarios/web-cluster/theory.ts';

const paramsOf = (set: ParamValues) => valuesOf(webClusterSettings, { ...defaultsOf(webCluster), ...set });

it('stations that share the work are as many stations with their part of it', () => {
  const apart = meanValueAnalysis(40, 2, [0.02, 0.02, 0.02, 0.08]);
  const together = meanValueAnalysis(40, 2, [0.06, 0.08], [3, 1]);
  expect(together.throughput).toBeCloseTo(apart.throughput, 9);
  expect(together.response).toBeCloseTo(apart.response, 9);
});

describe('the cluster of paper P2', () => {
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
    const params = paramsOf({ ...short, ...set });
    const { metrics } = sessionOf({ scenario: 'web-cluster', params, changes: [], kills: [] }).complete();
    const { throughput, response } = clusterTheory(params)!;
    expect(Math.abs(throughput / metrics['throughput']! - 1)).toBeLessThan(0.05);
    if (metrics['responseMean']! > 0.5e9) {
      expect(Math.abs((response * 1e9) / metrics['responseMean']! - 1)).toBeLessThan(0.12);
    }
    expect(throughput).toBeLessThanOrEqual(offeredLoad(params.users, params));
  });

  it.each([4e9, 9e9])('thinks as long as its users do, with no pause longer than %i ns', (pause) => {
    const params = paramsOf({ ...short, policy: 'mirror', users: 7000, pause });
    const { metrics } = sessionOf({ scenario: 'web-cluster', params, changes: [], kills: [] }).complete();
    expect(Math.abs(thinkTime(params) / (metrics['thinkMean']! / 1e9) - 1)).toBeLessThan(0.01);
  });

  // Replies of very different sizes meet at the client machines' ports, 76 % busy; exponential ones would wait less there.
  it('is short of the run where large replies are in the way, and not where their ports are fast', () => {
    const responses = (set: ParamValues) => {
      const params = paramsOf({ ...short, policy: 'mirror', nodes: 16, users: 7000, ...set });
      const { metrics } = sessionOf({ scenario: 'web-cluster', params, changes: [], kills: [] }).complete();
      return metrics['responseMean']! / (clusterTheory(params)!.response * 1e9);
    };
    expect(responses({})).toBeGreaterThan(2);
    expect(Math.abs(responses({ cport: 1e9 }) - 1)).toBeLessThan(0.1);
  });

  it('says nothing where documents come from disk', () => {
    expect(clusterTheory(paramsOf({ mem: 8e6 }))).toBeUndefined();
  });
});

// A single front end of a web cluster is one queue that everything passes, so its bound is 1 / its work for a request, or of its port
// rate / size; below it, with visitors at random, its processor is an M/D/1 queue. And a cluster without one scales with its nodes.

import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../src/runner/session-of.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { ParamValues } from '../../src/scenarios/kit/run-spec.ts';
import { valuesOf } from '../../src/scenarios/kit/settings.ts';
import { frontCeiling, frontRequest } from '../../src/scenarios/web-cluster/front-costs.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { webClusterSettings } from '../../src/scenarios/web-cluster/settings.ts';
import { clusterTheory } from '../../src/scenarios/web-cluster/site-theory.ts';

const paramsOf = (set: ParamValues) => valuesOf(webClusterSettings, { ...defaultsOf(webCluster), ...set });

function ran(set: ParamValues) {
  const params = paramsOf({ policy: 'lard', disp: 20e3, warm: 4e9, end: 10e9, ...set });
  const { metrics } = sessionOf({ scenario: 'web-cluster', params, changes: [], kills: [] }).complete();
  return { params, metrics };
}

describe('a front end with more to do than it can', () => {
  it.each([
    { via: 'handoff', fcost: 400e3, users: 7000, nodes: 8 },
    { via: 'handoff', disp: 1e6, users: 5000, nodes: 8 },
    { via: 'handoff', policy: 'jsq', fcost: 500e3, users: 7000, nodes: 8 },
  ])('hands off one request in every so long: %o', (set) => {
    const { params, metrics } = ran(set);
    expect(metrics['throughput']).toBeCloseTo(1e9 / frontRequest(params), -1);
    expect(metrics['dispatcherUse']).toBeGreaterThan(0.999);
    expect(metrics['handoffShare']).toBe(1);
  });

  // At first only requests wait, for replies come later: counting begins when as many of these wait.
  const settled = { warm: 20e9, end: 40e9 };

  it('that relays, by its port: rate / mean size of what is asked for', () => {
    const { params, metrics } = ran({ via: 'relay', users: 7000, nodes: 8, ...settled });
    expect(metrics['frontUse']).toBeGreaterThan(0.999);
    expect(Math.abs(metrics['throughput']! / (params.fport / 8 / params.transfer) - 1)).toBeLessThan(0.05);
    expect(metrics['handoffShare']).toBe(0);
  });

  it.each([
    { via: 'relay', fport: 1e9, users: 7000, nodes: 8, ...settled },
    { via: 'relay', fport: 1e9, disp: 1e6, users: 5000, nodes: 4, ...settled },
  ])('that relays, by its processor: 1 / (work for the request + work for the mean reply): %o', (set) => {
    const { params, metrics } = ran(set);
    expect(Math.abs(metrics['throughput']! / frontCeiling(params) - 1)).toBeLessThan(0.05);
    expect(metrics['dispatcherUse']).toBeGreaterThan(0.999);
  });
});

it.each([0.3, 0.6, 0.8])('with visitors at random, %f busy, requests wait for it as in M/D/1', (load) => {
  const work = 1e6;
  const rest = 10e3;
  const visitors = { via: 'handoff', policy: 'mirror', loop: 'open', reqs: Math.round(load * 1000), nodes: 16 };
  const more = { net: 10e3, port: 10e9, cport: 10e9, warm: 2e9, end: 62e9 };
  // The same visitors, who ask for the same, with a front end that hardly takes time: what is left is its queue and its work.
  const busy = ran({ ...visitors, ...more, fcost: work }).metrics;
  const quick = ran({ ...visitors, ...more, fcost: rest }).metrics;
  const waits = busy['responseMean']! - quick['responseMean']! - (work - rest);
  // Pollaczek and Khinchine: rho S / (2 (1 - rho)).
  expect(Math.abs(waits / ((load * work) / (2 * (1 - load))) - 1)).toBeLessThan(0.08);
});

it.each([
  { via: 'handoff', users: 4000, fcost: 400e3 },
  { via: 'relay', users: 2000 },
  { via: 'relay', users: 6000, disp: 1e6 },
])('formula and run agree: %o', (set) => {
  const { params, metrics } = ran({ nodes: 8, end: 24e9, ...set });
  const { throughput, response } = clusterTheory(params)!;
  expect(Math.abs(throughput / metrics['throughput']! - 1)).toBeLessThan(0.05);
  if (metrics['responseMean']! > 0.5e9) {
    expect(Math.abs((response * 1e9) / metrics['responseMean']! - 1)).toBeLessThan(0.12);
  }
});

// Nothing is lost unaccounted in a cluster: at any instant of any run, requests asked for = served + refused + in progress,
// users = those who think + those who wait, and connections are those of requests in progress.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POLICY_NAMES } from '../../../src/scenarios/web-cluster/policies.ts';
import { HORIZON, siteOf } from '../../support/small-site.ts';

const FULL = process.env['LECTERN_FULL'] !== undefined;

const anyRun = fc.record({
  options: fc.record({
    policy: fc.constantFrom(...POLICY_NAMES),
    nodes: fc.integer({ min: 1, max: 32 }),
    users: fc.integer({ min: 1, max: 200 }),
    memory: fc.constantFrom(300_000, 1_000_000, 10_000_000),
    warm: fc.boolean(),
    entry: fc.constantFrom('turn' as const, 'random' as const, 'sticky' as const),
    blindAsk: fc.boolean(),
    front: fc.constantFrom(
      undefined,
      { relays: false, perByte: 0.03, port: 12e6 },
      { relays: true, perByte: 0.03, port: 2e6 },
    ),
  }),
  seed: fc.integer({ min: 1, max: 1000 }),
  /** Nodes that fail or come back. */
  failures: fc.array(
    fc.record({ at: fc.integer({ min: 0, max: HORIZON - 1 }), node: fc.nat(31), fails: fc.boolean() }),
    {
      maxLength: 8,
    },
  ),
  instants: fc.array(fc.integer({ min: 1, max: HORIZON }), { minLength: 1, maxLength: 4 }),
});

describe('in any cluster at any instant', { timeout: 600_000 }, () => {
  it('requests asked for = served + refused + in progress', () => {
    let refusals = 0;
    fc.assert(
      fc.property(anyRun, ({ options, seed, failures, instants }) => {
        const { sim, site } = siteOf(options, seed);
        const { cluster, users, meter } = site;
        for (const { at, node, fails } of failures) {
          sim.at(at, () => (fails ? cluster.fail(node % options.nodes) : cluster.join(node % options.nodes)));
        }
        for (const instant of [...instants].sort((a, b) => a - b)) {
          sim.run(instant);
          expect(users.asked).toBe(meter.served + meter.refused + cluster.inProgress);
          expect(users.idle + cluster.inProgress).toBe(options.users);
          const connections = site.loads.active.reduce((sum, load) => sum + load, 0);
          expect(connections).toBeLessThanOrEqual(cluster.inProgress);
          expect(Math.min(...site.loads.active)).toBeGreaterThanOrEqual(0);
        }
        refusals += meter.refused;
      }),
      { numRuns: FULL ? 1000 : 60, seed: 1 },
    );
    expect(refusals).toBeGreaterThan(0);
  });

  it('the same of visitors who ask once, whose workload no policy changes', () => {
    const asked = POLICY_NAMES.map((policy) => {
      const { sim, site } = siteOf({ policy, open: 400 }, 3);
      sim.at(HORIZON / 2, () => site.cluster.fail(0));
      sim.run(HORIZON);
      const { users, meter, cluster } = site;
      expect(users.asked).toBe(meter.served + meter.refused + cluster.inProgress);
      return users.asked;
    });
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]! / (400 * (HORIZON / 1e9))).toBeCloseTo(1, 0);
  });
});

it('no two random streams of ten thousand users are the same', () => {
  expect(() => siteOf({ users: 10_000 })).not.toThrow();
});

// Nothing is lost unaccounted in a cluster: at any instant of any run, requests asked for = served + refused + in progress,
// users = those who think + those who wait, and connections are those of requests in progress. And no policy changes what
// users ask for.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Users } from '../../../src/engine/cluster/users.ts';
import { NOTHING, Probes } from '../../../src/engine/core/probe.ts';
import { Simulator } from '../../../src/engine/core/simulator.ts';
import { ms, seconds, us } from '../../../src/engine/core/time.ts';
import { Timeline } from '../../../src/engine/core/timeline.ts';
import { CLIENT_PORT, PAPER_CLIENTS, PAPER_COSTS, PAPER_NET } from '../../../src/scenarios/cluster/paper-costs.ts';
import type { PolicyName } from '../../../src/scenarios/cluster/policies.ts';
import { WebSite, type WebSiteOptions } from '../../../src/scenarios/cluster/web-site.ts';

const FULL = process.env['LECTERN_FULL'] !== undefined;
const POLICIES: readonly PolicyName[] = ['mirror', 'lard', 'lardr', 'ds', 'random', 'rr', 'jsq', 'pod'];
const HORIZON = seconds(3);

const base: WebSiteOptions = {
  policy: 'ds',
  nodes: 4,
  users: 60,
  site: { documents: 200, bytes: 5e6, alpha: 1, meanTransfer: 8000 },
  thinking: { kind: 'exponential', mean: ms(100) },
  entry: 'turn',
  memory: 1e6,
  warm: true,
  decision: new Timeline(us(500)),
  costs: PAPER_COSTS,
  net: PAPER_NET,
  clients: PAPER_CLIENTS,
  clientPort: CLIENT_PORT,
  from: 0,
  thresholds: { low: 2, high: 5 },
  dual: { unit: ms(300), hot: 3, grow: 3, shrink: 1.5, shrinkAfter: ms(500) },
  choices: 2,
};

function siteOf(options: Partial<WebSiteOptions>, seed = 1): { sim: Simulator; site: WebSite } {
  const sim = new Simulator({ seed, horizon: HORIZON });
  const all = { ...base, ...options, decision: new Timeline(us(500)) };
  return { sim, site: new WebSite(sim, new Probes(NOTHING, HORIZON), all) };
}

const anyRun = fc.record({
  options: fc.record({
    policy: fc.constantFrom(...POLICIES),
    nodes: fc.integer({ min: 1, max: 32 }),
    users: fc.integer({ min: 1, max: 200 }),
    memory: fc.constantFrom(300_000, 1_000_000, 10_000_000),
    warm: fc.boolean(),
    entry: fc.constantFrom('turn' as const, 'random' as const, 'sticky' as const),
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
});

describe('a policy', () => {
  /** What each user asks for, in order. */
  function asked(policy: PolicyName): Map<number, number[]> {
    const { sim, site } = siteOf({ policy });
    const documents = new Map<number, number[]>();
    const { users } = site;
    const next = users.next!;
    (users as Users).next = {
      receive(request) {
        documents.set(request.number, [...(documents.get(request.number) ?? []), request.document]);
        next.receive(request);
      },
    };
    sim.run(HORIZON);
    return documents;
  }

  it('changes neither what a user asks for nor in which order', () => {
    const mirror = asked('mirror');
    for (const policy of POLICIES) {
      const own = asked(policy);
      expect(own.size).toBe(base.users);
      for (const [user, documents] of own) {
        const common = Math.min(documents.length, mirror.get(user)!.length);
        expect(common).toBeGreaterThan(2);
        expect(documents.slice(0, common)).toEqual(mirror.get(user)!.slice(0, common));
      }
    }
  });
});

it('no two random streams of ten thousand users are the same', { timeout: 60_000 }, () => {
  expect(() => siteOf({ users: 10_000 })).not.toThrow();
});

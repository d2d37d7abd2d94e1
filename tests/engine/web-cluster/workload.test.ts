// No policy changes the workload: the digest of what every user asks for and how long each thinks is one and the same
// under all of them. How many requests a user gets to make differs, so those are compared that every policy answered.

import { expect, it } from 'vitest';
import { NOTHING } from '../../../src/engine/core/probe.ts';
import { ms } from '../../../src/engine/core/time.ts';
import type { Users } from '../../../src/engine/web-cluster/users.ts';
import type { PolicyName } from '../../../src/scenarios/web-cluster/policies.ts';
import { POLICY_NAMES } from '../../../src/scenarios/web-cluster/policies.ts';
import type { WebSiteOptions } from '../../../src/scenarios/web-cluster/web-site.ts';
import { HORIZON, siteOf, smallSite } from '../../support/small-site.ts';

/** By user: how long he thought and what he asked for, again and again. */
type Workload = readonly (readonly number[])[];

function workloadUnder(policy: PolicyName, options: Partial<WebSiteOptions> = {}, seed = 1): Workload {
  const { sim, site } = siteOf({ ...options, policy }, seed);
  const asked: number[][] = Array.from({ length: smallSite.users }, () => []);
  const next = site.users.next!;
  (site.users as Users).next = {
    receive(request) {
      asked[request.number]!.push(request.work, request.document);
      next.receive(request);
    },
  };
  sim.run(HORIZON);
  return asked;
}

/** Of the first numbers of each user, as many as said. */
function digestOf(workload: Workload, lengths: readonly number[]): number {
  let hash = 2166136261;
  workload.forEach((numbers, user) => {
    for (const number of numbers.slice(0, lengths[user])) hash = Math.imul(hash ^ number, 16777619) >>> 0;
  });
  return hash;
}

it('the digest of the workload is the same under every policy, and another with another seed or pause', () => {
  const workloads = POLICY_NAMES.map((policy) => workloadUnder(policy));
  const lengths = Array.from({ length: smallSite.users }, (_, user) =>
    Math.min(...workloads.map((workload) => workload[user]!.length)),
  );
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(6);
  const [first, ...others] = workloads.map((workload) => digestOf(workload, lengths));
  for (const digest of others) expect(digest).toBe(first);
  expect(digestOf(workloadUnder('mirror', {}, 2), lengths)).not.toBe(first);
  const slower = { thinking: { kind: 'exponential', mean: ms(101) } } as const;
  expect(digestOf(workloadUnder('mirror', slower), lengths)).not.toBe(first);
});

it('a node that fails is no longer recorded as responsible for any document', () => {
  for (const policy of ['lard', 'lardr', 'ds'] as const) {
    const { sim, site, probes } = siteOf({ policy }, 1, { ...NOTHING, gauges: true, marks: true });
    const last = (): number[] =>
      probes.gauges.filter(({ place }) => place.name === 'responsible').map((gauge) => gauge.value);
    const hasFirstNode = (): boolean => last().some((mask) => (mask & 1) !== 0);
    sim.run(HORIZON / 2);
    expect(hasFirstNode()).toBe(true);
    site.cluster.fail(0);
    expect(hasFirstNode()).toBe(false);
  }
});

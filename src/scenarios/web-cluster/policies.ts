// The content policies on offer, by the name in links; a new one is one more entry, and does not compile without its words
// (policy-words.ts).

import type { Program } from '../../engine/core/formula.ts';
import type { RandomStream } from '../../engine/core/random.ts';
import type { RuleLog } from '../../engine/core/rule-log.ts';
import { BoundedHashing } from '../../engine/web-cluster/content/bounded-hashing.ts';
import { DualScheduling, type DualThresholds } from '../../engine/web-cluster/content/dual-scheduling.ts';
import { JoinIdleQueue } from '../../engine/web-cluster/content/join-idle-queue.ts';
import { Lard } from '../../engine/web-cluster/content/lard.ts';
import { LardR } from '../../engine/web-cluster/content/lard-r.ts';
import { Mirror } from '../../engine/web-cluster/content/mirror.ts';
import type { ContentPolicy, Thresholds } from '../../engine/web-cluster/content/policy.ts';
import { PowerOfD } from '../../engine/web-cluster/content/power-of-d.ts';
import { RandomNode } from '../../engine/web-cluster/content/random.ts';
import { RoundRobin } from '../../engine/web-cluster/content/round-robin.ts';
import { NodeByRule, type Shelves } from '../../engine/web-cluster/content/rule.ts';
import { ShortestQueue } from '../../engine/web-cluster/content/shortest-queue.ts';
import type { Loads } from '../../engine/web-cluster/loads.ts';

export interface PolicyOptions {
  readonly thresholds: Thresholds;
  readonly dual: DualThresholds;
  /** d of power of d. */
  readonly choices: number;
  /** Percent of the mean load that a node may have, of hashing with bounded loads. */
  readonly balance: number;
}

interface PolicyPlace {
  readonly loads: Loads;
  readonly documents: number;
  /** Draws of the policy, which no user's draws depend on. */
  readonly stream: RandomStream;
}

const POLICIES = {
  mirror: () => new Mirror(),
  lard: ({ loads, documents }, { thresholds }) => new Lard(loads, documents, thresholds),
  lardr: ({ loads, documents }, { thresholds, dual }) => new LardR(loads, documents, thresholds, dual.shrinkAfter),
  ds: ({ loads, documents }, { thresholds, dual }) => new DualScheduling(loads, documents, thresholds, dual),
  random: ({ loads, stream }) => new RandomNode(loads, stream),
  rr: ({ loads }) => new RoundRobin(loads),
  jsq: ({ loads }) => new ShortestQueue(loads),
  pod: ({ loads, stream }, { choices }) => new PowerOfD(loads, stream, choices),
  jiq: ({ loads, stream }) => new JoinIdleQueue(loads, stream),
  chbl: ({ loads, documents }, { balance }) => new BoundedHashing(loads, documents, balance),
} satisfies Record<string, (place: PolicyPlace, options: PolicyOptions) => ContentPolicy>;

export type PolicyName = keyof typeof POLICIES;

export const POLICY_NAMES = Object.keys(POLICIES) as readonly PolicyName[];

export const policyNamed = (name: PolicyName, place: PolicyPlace, options: PolicyOptions): ContentPolicy =>
  (POLICIES[name] as (place: PolicyPlace, options: PolicyOptions) => ContentPolicy)(place, options);

/** One of these, or one that somebody wrote, which looks at what the nodes hold. */
export const policyOf = (
  policy: PolicyName | Program,
  place: PolicyPlace & { readonly shelves: Shelves; readonly log: RuleLog },
  options: PolicyOptions,
): ContentPolicy =>
  typeof policy === 'string'
    ? policyNamed(policy, place, options)
    : new NodeByRule(policy, { ...place, thresholds: options.thresholds }, place.log);

// A web site on a cluster, assembled: documents, users, nodes, policy, and what is measured. Takes plain options, so that the
// scenario, the reference cases and the benchmark build the same thing.

import type { Program } from '../../engine/core/formula.ts';
import type { Level } from '../../engine/core/level.ts';
import { stepsOf } from '../../engine/core/level-steps.ts';
import type { Probes } from '../../engine/core/probe.ts';
import { RandomStream } from '../../engine/core/random.ts';
import type { RandomStreams } from '../../engine/core/random-streams.ts';
import { RuleLog } from '../../engine/core/rule-log.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import { type Nanos, seconds } from '../../engine/core/time.ts';
import type { Timeline } from '../../engine/core/timeline.ts';
import type { Bytes } from '../../engine/core/units.ts';
import type { NodeCosts } from '../../engine/web-cluster/cluster-node.ts';
import { CrowdNodes } from '../../engine/web-cluster/crowd-nodes.ts';
import { type Documents, drawDocuments, type SiteOptions } from '../../engine/web-cluster/documents.ts';
import type { FrontEndOptions } from '../../engine/web-cluster/front-end.ts';
import { Loads } from '../../engine/web-cluster/loads.ts';
import { ExponentialThinking, SurgeThinking, type Thinking } from '../../engine/web-cluster/thinking.ts';
import { Users } from '../../engine/web-cluster/users.ts';
import { Visitors } from '../../engine/web-cluster/visitors.ts';
import { WebCluster } from '../../engine/web-cluster/web-cluster.ts';
import { type Crowd, CrowdWishes } from '../../engine/web-cluster/wishes.ts';
import { LoadRecord } from './load-record.ts';
import { ClusterMeter } from './meter.ts';
import { isPaperSite, paperSite } from './paper-site.ts';
import { type PolicyName, type PolicyOptions, policyOf } from './policies.ts';

export interface WebSiteOptions extends PolicyOptions {
  readonly policy: PolicyName | Program;
  readonly nodes: number;
  readonly users: number;
  /** Instead of users: requests that come whatever happens, per second. */
  readonly open?: number | undefined;
  /** How many times as many users or visitors there are, as time goes on; left out: always as many. */
  readonly level?: Level | undefined;
  readonly crowd?: Crowd | undefined;
  readonly site: SiteOptions;
  /** As in SURGE, no pause longer than this; or exponential with a mean. */
  readonly thinking:
    | { readonly kind: 'surge'; readonly longest: Nanos }
    | { readonly kind: 'exponential'; readonly mean: Nanos };
  readonly entry: 'turn' | 'random' | 'sticky';
  readonly blindAsk: boolean;
  /** How old what policies know of loads may become, ns; left out, 0: not at all. */
  readonly stale?: Nanos | undefined;
  readonly memory: Bytes;
  readonly warm: boolean;
  readonly decision: Timeline;
  /** A single front end; left out: the nodes accept requests. */
  readonly front?: FrontEndOptions | undefined;
  readonly costs: NodeCosts;
  readonly net: Nanos;
  readonly clients: number;
  readonly clientPort: number;
  /** Measured from then on. */
  readonly from: Nanos;
}

/** Documents are the same in every run with the same site, whatever its seed: what differs is who asks for which, and when. */
const SITE_SEED = 1;
const FIRST_REQUESTS_WITHIN = seconds(2);

export class WebSite {
  readonly documents: Documents;
  readonly loads: Loads;
  readonly cluster: WebCluster;
  readonly users: Users | Visitors;
  readonly meter: ClusterMeter;
  readonly crowdNodes: CrowdNodes | undefined;

  constructor(sim: Simulator, probes: Probes, options: WebSiteOptions) {
    const { nodes, policy, site, entry } = options;
    this.documents = isPaperSite(site) ? paperSite() : drawDocuments(RandomStream.named(SITE_SEED, 'documents'), site);
    this.loads = new Loads(nodes, undefined, options.stale);
    const { documents, loads } = this;
    const shelves = {
      holds: (node: number, document: number): boolean => this.cluster.nodes[node]!.cache.has(document),
      sizeOf: (document: number): Bytes => documents.sizes[document]!,
    };
    const log = new RuleLog('node', probes.marks, -1);
    const place = { loads, documents: documents.count, stream: sim.random('policy'), shelves, log };
    const { crowd, level } = options;
    this.users = usersOf(sim, options, documents);
    this.crowdNodes = crowd && new CrowdNodes(probes, crowd.document);
    const load = level && new LoadRecord(sim, probes, { level, users: options.users, open: options.open });
    this.meter = new ClusterMeter(sim, probes, options.from, load, options.front?.relays);
    this.cluster = new WebCluster(sim, probes, {
      ...options,
      loads,
      documents,
      policy: policyOf(policy, place, options),
      entry: entry === 'random' ? sim.random('entry') : entry,
      crowdNodes: this.crowdNodes,
      listener: this.meter,
    });
    this.users.next = this.cluster;
    this.cluster.users = this.users;
    this.meter.watch(this.cluster, this.users);
  }
}

function usersOf(sim: Simulator, options: WebSiteOptions, documents: Documents): Users | Visitors {
  const { users, open, level, crowd, thinking } = options;
  const wishes = crowd === undefined ? documents : new CrowdWishes(documents, crowd);
  if (open !== undefined) return new Visitors(sim, { spacing: seconds(1) / open, level, wishes });
  const present = level && stepsOf(level, users);
  return new Users(sim, {
    users: present?.most ?? users,
    present,
    wishes,
    thinking: (streams) => thinkingOf(streams, thinking),
    begin: FIRST_REQUESTS_WITHIN,
  });
}

const thinkingOf = (streams: RandomStreams, thinking: WebSiteOptions['thinking']): Thinking =>
  thinking.kind === 'surge'
    ? new SurgeThinking(streams, thinking.longest)
    : new ExponentialThinking(streams, thinking.mean);

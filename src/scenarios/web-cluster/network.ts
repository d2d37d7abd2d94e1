// From the settings of `web-cluster` to a web site on a cluster.
//
// For pictures and explanations: layout.nodes are the clients C1..C4, the nodes N1..Nn and the dispatcher D; layout.flows are
// the nodes, in order, so `flow` of a gauge, a mark or a reply is a node, from 0. Links, four for each node, as
// engine/web-cluster/node-record.ts has them: Nx-D (asks), Nx-N (handoffs), Nx-disk (reads), Nx-C (replies). Marks `dispatch`: a
// document gets another node (engine/web-cluster/dispatcher.ts); ordinary decisions are in the log of Nx-D.

import { seconds } from '../../engine/core/time.ts';
import { Timeline } from '../../engine/core/timeline.ts';
import { shelvedDocuments } from '../../engine/web-cluster/document-record.ts';
import type { Documents } from '../../engine/web-cluster/documents.ts';
import type { Layout, StepRole } from '../kit/layout.ts';
import { wordOrProgram } from '../kit/rule.ts';
import type { BuildContext, Built, Metrics } from '../kit/scenario.ts';
import { levelOf } from '../kit/surge.ts';
import { markSurges } from '../kit/surge-record.ts';
import { frontRequest, hasFrontEnd } from './front-costs.ts';
import { MOST_USERS } from './lesson-settings.ts';
import { diskOf, PAPER_CLIENTS, PAPER_COSTS } from './paper-costs.ts';
import { policyReads } from './policy-words.ts';
import { type WebClusterValues, webClusterSettings } from './settings.ts';
import { WebSite, type WebSiteOptions } from './web-site.ts';

/** Flights kept of all links together; beyond, a window is simulated again when somebody looks. */
const MOST_CLUSTER_FLIGHTS = 600_000;
/** Of them: asks, handoffs, reads, replies. */
const FLIGHT_SHARES = [0.2, 0.2, 0.1, 0.5];
/** As many as there are logs of a node, in their order; with whom each is (D dispatcher, N another node, C the client). */
const STEPS: readonly (readonly [StepRole, string])[] = [
  ['asks', 'D'],
  ['handoffs', 'N'],
  ['reads', 'disk'],
  ['replies', 'C'],
];
/** A shrink limit of Dual Scheduling is this share of its grow limit. */
const SHRINK = 0.5;
const BYTE = 8;

export function build(context: BuildContext<WebClusterValues>): Built {
  const { sim, probes, params } = context;
  const site = new WebSite(sim, probes, optionsOf(context, params));
  probes.flights.forEach((log, place) => {
    log.most = Math.floor((MOST_CLUSTER_FLIGHTS * FLIGHT_SHARES[place % FLIGHT_SHARES.length]!) / params.nodes);
  });
  followFailures(context, params, site);
  followLoad(context, params);
  return {
    layout: layoutOf(params, site.documents),
    settle: () => {},
    metrics: () => metricsOf(site, params),
  };
}

function optionsOf(context: BuildContext<WebClusterValues>, params: WebClusterValues): WebSiteOptions {
  const { changes } = context;
  const costOf = (disp: number): number => (hasFrontEnd(params) ? frontRequest({ ...params, disp }) : disp);
  const decisions = changes
    .filter(({ key }) => key === 'disp')
    .map(({ at, value }) => ({ at, value: costOf(Number(value)) }));
  const grow = params.grow > 0 ? params.grow : params.theta;
  return {
    policy: wordOrProgram(webClusterSettings.policy, params.policy),
    nodes: params.nodes,
    users: params.users,
    open: params.loop === 'open' ? params.reqs : undefined,
    level: loadOf(context, params),
    crowd: crowdOf(context, params),
    site: { documents: params.docs, bytes: params.site, alpha: params.zipf, meanTransfer: params.transfer },
    thinking:
      params.think === 'surge' ? { kind: 'surge', longest: params.pause } : { kind: 'exponential', mean: params.mean },
    entry: params.entry === 'rr' ? 'turn' : params.entry,
    blindAsk: params.blind === 'dispatcher',
    memory: params.mem,
    warm: params.full,
    decision: new Timeline(costOf(params.disp), decisions),
    front: hasFrontEnd(params)
      ? { relays: params.via === 'relay', perByte: PAPER_COSTS.perByte, port: params.fport / BYTE }
      : undefined,
    costs: {
      ...PAPER_COSTS,
      port: params.port / BYTE,
      disk: diskOf(params.seek),
    },
    net: params.net,
    clients: PAPER_CLIENTS,
    clientPort: params.cport / BYTE,
    from: Math.min(params.warm, params.end),
    thresholds: { low: params.tlow, high: params.thigh },
    dual: { unit: params.unit, hot: params.theta, grow, shrink: grow * SHRINK, shrinkAfter: params.k },
    choices: params.draws,
    balance: params.bal,
    stale: policyReads(params.policy, 'stale') ? params.stale : 0,
  };
}

/** The document that a crowd wants is about the hundredth: asked for now and then without a crowd, too. */
const MOST_POPULAR_WANTED = 102;

const wantedDocument = ({ docs }: WebClusterValues): number =>
  shelvedDocuments(docs).findLast((document) => document <= MOST_POPULAR_WANTED)!;

function crowdOf(context: BuildContext<WebClusterValues>, params: WebClusterValues): WebSiteOptions['crowd'] {
  const share = levelOf(
    context,
    () => 0,
    ({ crowd }) => crowd,
  );
  return share && { document: wantedDocument(params), share };
}

/** Users there are at this height, never more than there is room for, whatever people change meanwhile. */
const usersAt = ({ users, times }: WebClusterValues, height: number): number =>
  Math.min(MOST_USERS, users * (1 + (times - 1) * height));

/** How many times as many as at the beginning there are. */
const loadOf = (context: BuildContext<WebClusterValues>, { loop, users }: WebClusterValues) =>
  loop === 'open'
    ? levelOf(
        context,
        () => 1,
        ({ times }) => times,
      )
    : levelOf(
        context,
        (values) => usersAt(values, 0) / users,
        (values) => usersAt(values, 1) / users,
      );

function followLoad(context: BuildContext<WebClusterValues>, params: WebClusterValues): void {
  const isOpen = params.loop === 'open';
  markSurges(context, {
    counts: isOpen ? 'rate' : 'users',
    amount: (values, height) => (isOpen ? params.reqs * (1 + (values.times - 1) * height) : usersAt(values, height)),
    crowd: { document: wantedDocument(params), share: ({ crowd }) => crowd },
  });
}

/** The failed node, from the beginning and as people change it. */
function followFailures(
  { sim, changes }: BuildContext<WebClusterValues>,
  params: WebClusterValues,
  site: WebSite,
): void {
  let failed = 0;
  const fail = (node: number): void => {
    if (failed > 0) site.cluster.join(failed - 1);
    if (node > 0) site.cluster.fail(node - 1);
    failed = node;
  };
  fail(params.down);
  for (const { at, key, value } of changes) {
    if (key === 'down') sim.at(at, () => fail(Math.min(Number(value), params.nodes)));
  }
}

function layoutOf({ nodes, net, via }: WebClusterValues, documents: Documents): Layout {
  const clients = Array.from({ length: PAPER_CLIENTS }, (_, index) => `C${index + 1}`);
  const names = Array.from({ length: nodes }, (_, index) => `N${index + 1}`);
  return {
    kind: 'web-cluster',
    nodes: [
      ...clients.map((name) => ({ name, kind: 'host' as const })),
      ...names.map((name) => ({ name, kind: 'server' as const })),
      { name: via === 'distributed' ? 'D' : 'F', kind: 'router' },
    ],
    links: names.flatMap((name) => STEPS.map(([role, to]) => ({ place: `${name}-${to}`, from: name, to, role }))),
    flows: names.map((name) => ({ name, from: name, to: 'C', smss: 1 })),
    gauges: [],
    // What goes through a single front end is not modelled as packets.
    ...(via === 'distributed' ? { requests: { net, chunk: PAPER_COSTS.chunk } } : { front: via }),
    shelf: shelvedDocuments(documents.count).map((document) => ({
      document,
      size: documents.sizes[document]!,
      share: documents.probability(document),
    })),
  };
}

function metricsOf(site: WebSite, params: WebClusterValues): Metrics {
  const { nodes } = params;
  const { meter, cluster } = site;
  const { counts, span } = meter.results(params.end);
  const { served, busy } = counts;
  const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
  return {
    throughput: (served * seconds(1)) / span,
    responseMean: meter.responses.mean,
    response50: meter.responses.quantile(0.5),
    response95: meter.responses.quantile(0.95),
    response99: meter.responses.quantile(0.99),
    hitRatio: share(counts.hits, counts.hits + counts.misses),
    localShare: share(counts.local, served),
    handoffShare: share(counts.handedOff, served),
    imbalance: share(Math.max(...counts.servedBy) * nodes, served),
    dispatcherUse: busy.dispatcher / span,
    frontUse: cluster.front?.relays ? busy.front / span : 0,
    cpuUse: busy.cpu / span / nodes,
    diskUse: busy.disk / span / nodes,
    portUse: busy.port / span / nodes,
    clientUse: busy.client / span / PAPER_CLIENTS,
    thinkMean: share(counts.thought, counts.pauses),
    refused: meter.refused,
    inProgress: cluster.inProgress,
    crowdNodes: site.crowdNodes?.most ?? 0,
    crowdNodesEnd: site.crowdNodes?.count ?? 0,
  };
}

// The network of `incast`: n servers, a switch, one client, every cable two links of the same rate. The bottleneck is the
// switch's port towards the client.

import { RuleLog } from '../../engine/core/rule-log.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import { type Nanos, us } from '../../engine/core/time.ts';
import { Timeline } from '../../engine/core/timeline.ts';
import { Network } from '../../engine/net/network.ts';
import type { QueueDiscipline } from '../../engine/net/queues/discipline.ts';
import { DropTail } from '../../engine/net/queues/drop-tail.ts';
import { RuleQueue } from '../../engine/net/queues/rule-queue.ts';
import { Threshold } from '../../engine/net/queues/threshold.ts';
import { Tap } from '../../engine/net/tap.ts';
import { declareFlow, type FlowOptions, join, type TcpFlow } from '../../engine/tcp/flow.ts';
import { TCP_PROFILES, type TcpProfile } from '../../engine/tcp/profile.ts';
import { SynchronisedReads } from '../../engine/tcp/synchronised-reads.ts';
import type { Layout, TcpBytes } from '../kit/layout.ts';
import { ruleIn, wordOrProgram } from '../kit/rule.ts';
import type { BuildContext, Built, Metrics } from '../kit/scenario.ts';
import { PROFILES } from '../tcp/profiles.ts';
import { recoveriesOf, sumOf } from '../tcp/senders.ts';
import { windowPrograms } from '../tcp/window-rules.ts';
import { BlockMeter } from './block-meter.ts';
import { emptyRoundTrip } from './empty-path.ts';
import { BACKWARD, CLIENT, downLink, FORWARD, incastPlaces, SWITCH, serverNames, upLink } from './places.ts';
import { Servers } from './servers.ts';
import { type IncastValues, incastSettings } from './settings.ts';
import { shareOf } from './share.ts';

/** Ports towards servers, and hosts, hold so much that nothing is lost there. */
const ROOM = 10_000;

interface World {
  readonly sim: Simulator;
  readonly params: IncastValues;
  readonly network: Network;
  readonly flows: readonly TcpFlow[];
  readonly servers: Servers;
  readonly reads: SynchronisedReads;
  readonly meter: BlockMeter;
}

export function build(context: BuildContext<IncastValues>): Built {
  const world = openIncast(context);
  const { sim, params, network, reads } = world;
  sim.at(0, () => reads.ask());
  return { layout: layoutOf(params), settle: (time) => network.settle(time), metrics: () => metricsOf(world) };
}

function openIncast(context: BuildContext<IncastValues>): World {
  const { sim, probes, params } = context;
  const names = serverNames(params.n);
  // With one server the switch has a single input, which would tell it of losses ahead of time.
  const network = new Network(sim, probes, { lookAhead: context.lookAhead && params.n > 1 });
  declareLinks(context, network);
  const servers = new Servers(sim, probes, params.n);
  const meter = new BlockMeter(probes);
  const bounds = { minimum: params.rmin, maximum: params.rmax };
  const flows = names.map((_, flow) => {
    const listener = {
      onSegment: () => servers.onSent(flow),
      afterAck: () => servers.onGone(flow),
      // Receivers divide by the segment size and multiply by it again; payload is whole bytes.
      onArrived: (fresh: number) => {
        servers.onArrived(flow);
        meter.onArrived(Math.round(fresh));
      },
      onDelivered: (fresh: number) => {
        const bytes = Math.round(fresh);
        meter.onDelivered(bytes);
        if (reads.owedBy(flow) <= bytes) servers.onShare(flow);
        reads.onDelivered(flow, bytes);
      },
    };
    const way = { forward: [upLink(flow), FORWARD], backward: [BACKWARD, downLink(flow)] };
    return declareFlow(sim, network, { ...flowOptions(sim, params, bounds, flow), ...way, flow, listener }, probes);
  });
  const reads = readsOf(sim, params, flows, servers);
  reads.onBlockListener = (took) => meter.onBlock(took);
  servers.watch(flows.map(({ sender }) => sender));
  followChanges(context, bounds, flows);
  network.open();
  keepDetails(context);
  flows.forEach((flow, index) => {
    join(flow);
    flow.receiver.connect(new Tap(() => servers.onSent(index), flow.backward.entry), flow.backward.path);
  });
  incastPlaces(params.n).forEach((_, link) => {
    network.onLost(link, (packet) => servers.onGone(packet.flow));
  });
  return { sim, params, network, flows, servers, reads, meter };
}

/** The last segment of a share is as long as what is left of it, so places in the stream do not follow from numbers. */
function keepDetails({ probes, params }: BuildContext<IncastValues>): void {
  if (TCP_PROFILES[PROFILES[params.tcp]].unit === 'packets') return;
  probes.marks.keepsDetails = true;
  for (const log of probes.flights) log.keepsDetails = true;
}

function declareLinks({ sim, probes, params, changes, kills }: BuildContext<IncastValues>, network: Network): void {
  const moved = changes.filter(({ key }) => key === 'q').map(({ at, value }) => ({ at, value: Number(value) }));
  const buffer = (): QueueDiscipline => {
    const limit = new Timeline(params.q, moved);
    if (params.queue === 'mark') {
      probes.gauge('markAbove', 'packets', { link: FORWARD }).recordAt(0, params.qk);
      return new Threshold(params.qk, limit);
    }
    const rule = ruleIn(incastSettings.queue, params.queue);
    if (!rule) return new DropTail(limit, 'packets');
    return new RuleQueue(
      rule.program,
      limit,
      sim.random(`admission at ${SWITCH}`),
      new RuleLog('admit', probes.marks, -1),
    );
  };
  incastPlaces(params.n).forEach((place, link) => {
    const killed = kills.filter((kill) => kill.place === place).map((kill) => kill.n);
    const isBottleneck = link === FORWARD;
    network.link({
      place,
      rate: new Timeline(params.bw),
      delay: new Timeline(params.delay),
      queue: isBottleneck ? buffer() : new DropTail(new Timeline(ROOM), 'packets'),
      watched: isBottleneck,
      ...(killed.length > 0 ? { kills: new Set(killed) } : {}),
    });
  });
}

/** Connections that have been open for a while: no SYN, and the timer starts from one round trip over the empty path. */
function flowOptions(
  sim: Simulator,
  params: IncastValues,
  bounds: { minimum: Nanos; maximum: Nanos },
  flow: number,
): Omit<FlowOptions, 'flow' | 'forward' | 'backward'> {
  const base = TCP_PROFILES[PROFILES[params.tcp]];
  const profile: TcpProfile = {
    ...base,
    syn: false,
    firstHeaderBytes: base.headerBytes,
    // RFC 6298 2.2: SRTT = R and RTTVAR = R/2, so RTO = 3 R.
    initialRto: Math.max(params.rto === 'quic' ? 0 : params.rmin, Math.min(3 * emptyRoundTrip(params), params.rmax)),
    restartsAfterIdle: params.restart,
    tick: params.g,
    limitedTransmit: params.lt,
  };
  return {
    profile,
    segmentBytes: params.mss,
    rwndSegments: params.wnd,
    recovery: params.cc,
    frto: params.frto,
    ecn: params.queue === 'mark',
    rtoAlgorithm: wordOrProgram(incastSettings.rto, params.rto),
    leastRto: us(100),
    windowRules: windowPrograms(params),
    bounds,
    fixedRto: { value: params.rfix },
    factors: { k: params.k },
    delayedAck: { value: params.dack },
    phase: sim.random(`clock phase of ${serverNames(params.n)[flow]!}`).uniform() * profile.tick,
    watched: flow === watchedOf(params),
  };
}

const watchedOf = ({ watch, n }: IncastValues): number => Math.min(watch, n) - 1;

function readsOf(sim: Simulator, params: IncastValues, flows: readonly TcpFlow[], servers: Servers): SynchronisedReads {
  const { units, bytes } = shareOf(params);
  const shares = flows.map(({ sender }, server) => ({
    bytes,
    write: () => {
      servers.onRequest(server);
      sender.write(units);
    },
  }));
  return new SynchronisedReads(sim, shares, {
    requestTime: 2 * params.delay,
    jitter: { value: params.jitter },
    random: serverNames(params.n).map((name) => sim.random(`jitter of ${name}`)),
  });
}

/** Live settings of the senders; the buffer of the switch is a timeline. */
function followChanges(
  { sim, changes }: BuildContext<IncastValues>,
  bounds: { minimum: Nanos; maximum: Nanos },
  flows: readonly TcpFlow[],
): void {
  for (const { at, key, value } of changes) {
    if (key !== 'rmin' && key !== 'rmax') continue;
    sim.at(at, () => {
      bounds[key === 'rmin' ? 'minimum' : 'maximum'] = Number(value);
      for (const { sender } of flows) sender.onSettingsMoved();
    });
  }
}

function layoutOf(params: IncastValues): Layout {
  const names = serverNames(params.n);
  const { headerBytes, unit } = TCP_PROFILES[PROFILES[params.tcp]];
  const bytes: TcpBytes = {
    ...{ headers: headerBytes, window: params.wnd * params.mss, syn: false },
    unit: unit === 'bytes' ? 1 : params.mss,
    ...(params.cc === 'reno' || params.cc === 'newreno' ? {} : { sack: true }),
  };
  return {
    kind: 'incast',
    nodes: [
      ...names.map((name) => ({ name, kind: 'server' as const })),
      { name: SWITCH, kind: 'switch' },
      { name: CLIENT, kind: 'host' },
    ],
    links: incastPlaces(params.n).map((place) => {
      const [from, to] = place.split('-') as [string, string];
      return { place, from, to };
    }),
    flows: names.map((name) => ({
      name,
      from: name,
      to: CLIENT,
      smss: params.mss,
      bytes,
    })),
    gauges: [],
  };
}

function metricsOf(world: World): Metrics {
  const { sim, params, network, flows, servers, reads, meter } = world;
  const bottleneck = network.carrier(FORWARD);
  let drops = 0;
  incastPlaces(params.n).forEach((_, link) => {
    drops += network.carrier(link).dropped + network.lostBefore(link);
  });
  servers.close();
  return {
    goodput: (sumOf(flows, ({ receiver }) => receiver.bytesDelivered) * 8e9) / sim.horizon,
    blocks: reads.blocks,
    blockTime: meter.meanBlockTime,
    slowestBlock: meter.slowestBlock,
    ...recoveriesOf(flows),
    drops,
    silentTime: servers.silentTime,
    idle: 1 - (wireBytes(world) * 8e9) / params.bw / sim.horizon,
    largestQueue: bottleneck.largestOccupancy,
    segmentsSent: sumOf(flows, ({ sender }) => sender.segmentsSent),
  };
}

/** What the bottleneck has carried to the client, headers and repeats included. */
function wireBytes({ params, flows, meter }: World): number {
  const { headerBytes } = TCP_PROFILES[PROFILES[params.tcp]];
  // A receiver takes the headers of the very first segment for payload where there is no SYN.
  const firsts = flows.filter(({ receiver }) => receiver.bytesReceived > 0).length;
  return sumOf(flows, ({ receiver }) => receiver.bytesReceived) + headerBytes * (meter.segments - firsts);
}

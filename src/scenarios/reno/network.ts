// The network of `reno`: n senders, a router, one receiver, every cable two links. The bottleneck is R-B.

import { RuleLog } from '../../engine/core/rule-log.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import type { Nanos } from '../../engine/core/time.ts';
import { Timeline } from '../../engine/core/timeline.ts';
import { type LinkOptions, Network } from '../../engine/net/network.ts';
import { DropTail } from '../../engine/net/queues/drop-tail.ts';
import { RuleQueue } from '../../engine/net/queues/rule-queue.ts';
import { Threshold } from '../../engine/net/queues/threshold.ts';
import { declareFlow, join, type TcpFlow } from '../../engine/tcp/flow.ts';
import { TCP_PROFILES, type TcpProfile } from '../../engine/tcp/profile.ts';
import { UNLIMITED } from '../../engine/tcp/segments.ts';
import type { Layout, TcpBytes } from '../kit/layout.ts';
import { wordOrProgram } from '../kit/rule.ts';
import type { BuildContext, Built, Metrics } from '../kit/scenario.ts';
import { earlyDropOf } from '../tcp/early-drop.ts';
import { PROFILES } from '../tcp/profiles.ts';
import { meanRttOf, recoveriesOf, senderNames, sumOf } from '../tcp/senders.ts';
import { windowPrograms } from '../tcp/window-rules.ts';
import { type RenoValues, renoSettings } from './settings.ts';

/** The router's ports towards senders and back hold so much that nothing is lost there. */
const ROOM = 10_000;

/** What sliders move while the run goes on, shared by all senders. */
interface Settings {
  readonly bounds: { minimum: Nanos; maximum: Nanos };
  readonly fixedRto: { value: Nanos };
  readonly factors: { k: number };
}

export function build(context: BuildContext<RenoValues>): Built {
  const { sim, probes, params } = context;
  const names = senderNames(params.n);
  const network = new Network(sim, probes, { lookAhead: context.lookAhead });
  const settings: Settings = {
    bounds: { minimum: params.rmin, maximum: params.rmax },
    fixedRto: { value: params.rfix },
    factors: { k: params.k },
  };
  const links = declareLinks(context, params, network, names);
  const silence = new Silence(sim, network, links.count);
  const flows = names.map((name, flow) => {
    const path = { forward: [links.up(flow), links.forward], backward: [links.backward, links.down(flow)] };
    const listener = { onTimeout: () => silence.onTimeout() };
    return declareFlow(sim, network, { ...flowOptions(sim, params, settings, name), flow, ...path, listener }, probes);
  });
  followChanges(context, settings, flows);
  network.open();
  flows.forEach((flow, index) => {
    join(flow);
    const units = params.data === 0 ? UNLIMITED : flowUnits(params, params.data);
    sim.at(index * params.start, () => flow.sender.write(units));
  });
  const settle = (time: Nanos): void => network.settle(time);
  return { layout: layoutOf(names, params), settle, metrics: () => metricsOf(sim, network, links, flows, silence) };
}

/** Live settings of the senders; those of links are timelines. */
function followChanges(
  { sim, changes }: BuildContext<RenoValues>,
  settings: Settings,
  flows: readonly TcpFlow[],
): void {
  const move: Readonly<Record<string, (value: number) => void>> = {
    rmin: (value) => {
      settings.bounds.minimum = value;
    },
    rmax: (value) => {
      settings.bounds.maximum = value;
    },
    rfix: (value) => {
      settings.fixedRto.value = value;
    },
    k: (value) => {
      settings.factors.k = value;
    },
  };
  for (const { at, key, value } of changes) {
    const apply = move[key];
    if (apply === undefined) continue;
    sim.at(at, () => {
      apply(Number(value));
      for (const { sender } of flows) sender.onSettingsMoved();
    });
  }
}

type QueueOf = LinkOptions['queue'];

interface Links {
  readonly forward: number;
  readonly backward: number;
  readonly count: number;
  up(flow: number): number;
  down(flow: number): number;
}

function declareLinks(
  context: BuildContext<RenoValues>,
  params: RenoValues,
  network: Network,
  names: readonly string[],
): Links {
  const over = (key: 'bw' | 'delay' | 'loss' | 'q', scale = 1): Timeline =>
    new Timeline(
      params[key] * scale,
      context.changes
        .filter((change) => change.key === key)
        .map(({ at, value }) => ({ at, value: Number(value) * scale })),
    );
  const declare = (place: string, options: Omit<LinkOptions, 'place' | 'kills'>): number => {
    const kills = context.kills.filter((kill) => kill.place === place).map((kill) => kill.n);
    return network.link({ place, ...options, ...(kills.length > 0 ? { kills: new Set(kills) } : {}) });
  };
  const room = (): DropTail => new DropTail(new Timeline(ROOM), 'packets');
  const inBytes = params.qunit === 'bytes';
  const discipline = wordOrProgram(renoSettings.queue, params.queue);
  const queue =
    typeof discipline === 'object'
      ? new RuleQueue(
          discipline,
          over('q'),
          context.sim.random('admission at R-B'),
          new RuleLog('admit', context.probes.marks, -1),
        )
      : discipline === 'tail'
        ? new DropTail(over('q', inBytes ? params.mss + 40 : 1), inBytes ? 'bytes' : 'packets')
        : earlyOf(context, over);
  const mayLose = params.loss > 0 || context.changes.some((change) => change.key === 'loss');
  const forward = declare('R-B', {
    rate: over('bw'),
    delay: over('delay'),
    queue,
    watched: true,
    ...(mayLose ? { loss: over('loss') } : {}),
  });
  const backward = declare('B-R', { rate: over('bw'), delay: over('delay'), queue: room() });
  const access = (place: string): number =>
    declare(place, { rate: new Timeline(params.abw), delay: new Timeline(params.adelay), queue: room() });
  names.forEach((name) => {
    access(`${name}-R`);
    access(`R-${name}`);
  });
  return { forward, backward, count: 2 + 2 * names.length, up: (flow) => 2 + 2 * flow, down: (flow) => 3 + 2 * flow };
}

/** A discipline that drops or marks before the queue is full. */
function earlyOf(context: BuildContext<RenoValues>, over: (key: 'bw' | 'q') => Timeline): QueueOf {
  const { params, probes, changes } = context;
  if (params.queue === 'mark') {
    probes.gauge('markAbove', 'packets', { link: 0 }).recordAt(0, params.qk);
    return new Threshold(params.qk, over('q'));
  }
  const waiting = changes.filter(({ key }) => key === 'q').map(({ at, value }) => ({ at, value: Number(value) - 1 }));
  return earlyDropOf(context, params, {
    ...{ place: 'R-B', link: 0, packet: params.mss + 40, inBytes: params.qunit === 'bytes' },
    ...{ limit: over('q'), waiting: new Timeline(params.q - 1, waiting), rate: over('bw') },
  });
}

function flowOptions(sim: Simulator, params: RenoValues, settings: Settings, name: string) {
  const base = TCP_PROFILES[PROFILES[params.tcp]];
  const profile: TcpProfile = {
    ...base,
    initialRto: params.irto,
    tick: base.estimator !== 'ns-ticks' ? params.g : base.tick,
    limitedTransmit: params.lt,
  };
  return {
    profile,
    segmentBytes: params.mss,
    rwndSegments: params.wnd,
    recovery: params.cc,
    frto: params.frto,
    ecn: params.ecn,
    rtoAlgorithm: wordOrProgram(renoSettings.rto, params.rto),
    windowRules: windowPrograms(params),
    ...settings,
    delayedAck: { value: params.dack },
    phase: sim.random(`clock phase of ${name}`).uniform() * profile.tick,
  };
}

/** A number of bytes in the profile's unit: bytes, or whole packets. */
function flowUnits(params: RenoValues, bytes: number): number {
  const profile = TCP_PROFILES[PROFILES[params.tcp]];
  return profile.unit === 'bytes' ? bytes : Math.ceil(bytes / params.mss);
}

/** Time in which nothing was on any link while a sender waited for its timer. */
class Silence {
  total: Nanos = 0;
  private readonly sim: Simulator;
  private readonly network: Network;
  private readonly links: number;

  constructor(sim: Simulator, network: Network, links: number) {
    this.sim = sim;
    this.network = network;
    this.links = links;
  }

  onTimeout(): void {
    let last = 0;
    for (let link = 0; link < this.links; link++) last = Math.max(last, this.network.carrier(link).lastArrival);
    this.total += Math.max(0, this.sim.now - last);
  }
}

function layoutOf(names: readonly string[], params: RenoValues): Layout {
  const cables = [
    ['R', 'B'],
    ['B', 'R'],
    ...names.flatMap((name) => [
      [name, 'R'],
      ['R', name],
    ]),
  ] as [string, string][];
  return {
    kind: 'reno',
    nodes: [
      ...names.map((name) => ({ name, kind: 'host' as const })),
      { name: 'R', kind: 'router' },
      { name: 'B', kind: 'host' },
    ],
    links: cables.map(([from, to]) => ({ place: `${from}-${to}`, from, to })),
    flows: names.map((name) => ({ name, from: name, to: 'B', smss: params.mss, bytes: bytesOf(params) })),
    gauges: [],
  };
}

/** A sender that counts in packets sends whole ones. */
function bytesOf({ tcp, cc, mss, wnd, data }: RenoValues): TcpBytes {
  const { headerBytes, unit } = TCP_PROFILES[PROFILES[tcp]];
  const ends = data > 0 && unit === 'bytes';
  return {
    ...{ headers: headerBytes, window: Math.round(wnd * mss) },
    ...(ends ? { total: data } : {}),
    ...{ unit: unit === 'bytes' ? 1 : mss, syn: true },
    ...(cc === 'reno' || cc === 'newreno' ? {} : { sack: true }),
  };
}

function metricsOf(
  sim: Simulator,
  network: Network,
  links: Links,
  flows: readonly TcpFlow[],
  silence: Silence,
): Metrics {
  const perSecond = (bytes: number): number => (bytes * 8e9) / sim.horizon;
  let drops = 0;
  for (let link = 0; link < links.count; link++) drops += network.carrier(link).dropped + network.lostBefore(link);
  return {
    drops,
    ...recoveriesOf(flows),
    segmentsSent: sumOf(flows, ({ sender }) => sender.segmentsSent),
    largestQueue: network.carrier(links.forward).largestOccupancy,
    meanRtt: meanRttOf(flows),
    rtoAtEnd: flows[0]!.sender.estimator.rto,
    goodput: perSecond(sumOf(flows, ({ receiver }) => receiver.bytesDelivered)),
    throughput: perSecond(sumOf(flows, ({ receiver }) => receiver.bytesReceived)),
    silentTime: silence.total,
  };
}

// From the settings of `lan-rto` and `nic-buffer` to a web server on a LAN. Both are the same network with other defaults;
// `nic-buffer` has no router and nothing behind it.

import type { Program } from '../../engine/core/formula.ts';
import { stepsOf } from '../../engine/core/level-steps.ts';
import { RuleLog } from '../../engine/core/rule-log.ts';
import { type Nanos, seconds } from '../../engine/core/time.ts';
import { BackOffRule } from '../../engine/ethernet/back-off-rule.ts';
import { TCP_PROFILES, type TcpProfile } from '../../engine/tcp/profile.ts';
import { wordOrProgram } from '../kit/rule.ts';
import type { BuildContext, Built, Metrics } from '../kit/scenario.ts';
import { PROFILES } from '../tcp/profiles.ts';
import { windowPrograms } from '../tcp/window-rules.ts';
import { segmentOf, timingOf } from './framing.ts';
import { layoutOf } from './layout.ts';
import { lessonSettings } from './lesson-settings.ts';
import { followLoad, loadOf } from './load.ts';
import { type Measures, Measuring } from './measures.ts';
import { mean } from './meter.ts';
import { networkSettings } from './network-settings.ts';
import { outsideOf } from './outside.ts';
import type { PopulationOptions, SenderSettings } from './population.ts';
import { disciplineOf, roomOf } from './server-queue.ts';
import type { LanValues } from './settings.ts';
import { WebLan, type WebLanOptions } from './web-lan.ts';
import { requestRateOf, thinkOf, usualLoad } from './workloads.ts';

/** Connections there may be in one run, and of them users of one client with open arrivals. */
const MOST_CONNECTIONS = 900;
const MOST_USERS = 200;

/** @param outside is there a router, with an external server and the WAN behind it? */
export const buildLan =
  (outside: boolean) =>
  (context: BuildContext<LanValues>): Built => {
    const { sim, probes, params } = context;
    const tcp = tcpOf(params);
    const options = optionsOf(context, params, tcp.settings, outside);
    const web = new WebLan(sim, probes, options);
    followChanges(context, params, tcp, web);
    followLoad(context, web);
    const measuring = new Measuring(sim, web, Math.min(params.warm, params.end));
    return {
      layout: layoutOf(web, options),
      settle: (time) => web.settle(time),
      metrics: () => metricsOf(web, measuring, params),
    };
  };

interface LiveTcp {
  readonly settings: PopulationOptions['tcp'];
  /** Sets the RTO of a server from the settings as they are now. */
  apply(values: Required<Pick<LanValues, 'rmin' | 'rmax' | 'xrmin'>>): void;
}

function tcpOf(params: LanValues): LiveTcp {
  const base = TCP_PROFILES[PROFILES[params.tcp]];
  const profile: TcpProfile = {
    ...base,
    initialRto: params.irto,
    tick: params.tick,
    limitedTransmit: params.lt,
    restartsAfterIdle: params.idle,
  };
  const sender = (rtoAlgorithm: SenderSettings['rtoAlgorithm']): SenderSettings => ({
    profile,
    rtoAlgorithm,
    bounds: { minimum: 0, maximum: 0 },
    fixedRto: { value: 0 },
  });
  const fixed = params.rto === 'fixed';
  const rule = wordOrProgram(lessonSettings.rto, params.rto);
  const servers = { S: sender(algorithmOf(rule, base)), X: sender('rfc6298') };
  const client = {
    ...sender('rfc6298'),
    bounds: { minimum: params.crmin, maximum: Math.max(params.crmin, params.crmax) },
  };
  const apply: LiveTcp['apply'] = ({ rmin, rmax, xrmin }) => {
    set(servers.S.bounds, rmin, fixed ? rmin : rmax);
    servers.S.fixedRto.value = rmin;
    set(servers.X.bounds, xrmin, rmax);
  };
  apply({ ...params, xrmin: params.xrmin ?? params.rmin });
  const settings = {
    persistent: params.conn === 'persistent',
    segmentBytes: segmentOf(params),
    windowSegments: params.wnd,
    recovery: params.cc,
    frto: params.frto,
    ecn: params.ecn,
    windowRules: windowPrograms(params),
    delayedAck: { value: params.dack },
    client,
    servers,
  };
  return { settings, apply };
}

function algorithmOf(chosen: string | Program, { estimator }: TcpProfile): SenderSettings['rtoAlgorithm'] {
  if (typeof chosen === 'object' || chosen === 'linux' || chosen === 'quic') return chosen;
  // ns-2 has no fixed timeout: it is one whose minimum and maximum are equal.
  return chosen === 'fixed' && estimator !== 'ns-ticks' ? 'fixed' : 'rfc6298';
}

function set(bounds: { minimum: Nanos; maximum: Nanos }, minimum: Nanos, maximum: Nanos): void {
  bounds.minimum = minimum;
  bounds.maximum = Math.max(minimum, maximum);
}

function optionsOf(
  context: BuildContext<LanValues>,
  params: LanValues,
  tcp: PopulationOptions['tcp'],
  outside: boolean,
): WebLanOptions {
  const { kills } = context;
  const thinkTime = thinkOf(params);
  const { arrive } = params;
  const closed = arrive === 'closed';
  const room = Math.floor(MOST_CONNECTIONS / params.clients / (1 + params.par));
  const level = loadOf(context);
  const users = closed ? params.users : Math.max(1, Math.min(MOST_USERS, room));
  return {
    timing: timingOf(params),
    ...(params.mac === 'switch' ? { switched: { portQueue: params.cq } } : {}),
    rate: params.bw,
    propagation: params.prop,
    linkLayerDelay: params.lldelay,
    serverQueue: roomOf(context),
    serverDiscipline: disciplineOf(context),
    otherQueue: params.cq,
    keepsAcks: params.acks === 'kept',
    backOff: backOffOf(context),
    clients: params.clients,
    usersOf: (client) => (params.only === 0 || params.only === client ? users : 0),
    arrivals:
      arrive === 'closed'
        ? { kind: 'closed', thinkTime, present: level && stepsOf(level, usualLoad(params)) }
        : { kind: arrive, spacing: seconds(1) / requestRateOf(params), level },
    parallel: params.par,
    sizes: sizesOf(params),
    packetBytes: params.mss,
    tcp,
    watched: params.watch,
    kills: (place) => killedAt(kills, place),
    lookAhead: context.lookAhead,
    ...(outside ? { outside: outsideOf(context, thinkTime) } : {}),
  };
}

/** Undefined: as IEEE 802.3 has it. */
function backOffOf({ probes, params }: BuildContext<LanValues>): BackOffRule | undefined {
  const chosen = wordOrProgram(networkSettings.backoff, params.backoff);
  return typeof chosen === 'string' ? undefined : new BackOffRule(chosen, new RuleLog('back-off', probes.marks, -1));
}

function killedAt(kills: BuildContext<LanValues>['kills'], place: string): ReadonlySet<number> | undefined {
  const those = kills.filter((kill) => kill.place === place).map(({ n }) => n);
  return those.length > 0 ? new Set(those) : undefined;
}

function sizesOf({ sizes = '', dist, mean: average, cap, shape, sigma }: LanValues): WebLanOptions['sizes'] {
  const list = sizes.split(',').filter(Boolean).map(Number);
  return { distribution: list.length > 0 ? 'file' : dist, mean: average, cap, shape, sigma, list };
}

/** Live settings of the servers; the NIC's limit is a timeline. */
function followChanges({ sim, changes }: BuildContext<LanValues>, params: LanValues, tcp: LiveTcp, web: WebLan): void {
  const values = { rmin: params.rmin, rmax: params.rmax, xrmin: params.xrmin ?? params.rmin };
  for (const { at, key, value } of changes) {
    if (!(key in values)) continue;
    sim.at(at, () => {
      values[key as keyof typeof values] = Number(value);
      tcp.apply(values);
      web.population.onSettingsMoved();
    });
  }
}

function metricsOf(web: WebLan, measuring: Measuring, params: LanValues): Metrics {
  const all = measuring.results(params.bw);
  return {
    utilisation: all.utilisation,
    wantedUtilisation: params.util,
    pages: all.pages,
    responseTime: all.responseTime,
    responseTime95: all.responseTime95,
    unfinished: all.unfinished,
    responseTimeAll: all.responseTimeAll,
    segmentRtt: all.segmentRtt,
    cleanRtt: all.cleanRtt,
    throughput: all.throughput,
    goodput: all.goodput,
    dropRate: all.dropRate,
    receiveRate: all.receiveRate,
    drops: all.drops,
    serverDrops: all.serverDrops,
    offered: all.offered,
    acksLost: all.acksLost,
    retransmissions: all.retransmissions,
    spurious: all.spurious,
    timeouts: all.timeouts,
    collisions: all.collisions,
    givenUp: all.givenUp,
    ...(web.network ? outsideMetrics(web, all) : {}),
  };
}

/** Over the whole run. */
const outsideMetrics = ({ population }: WebLan, { wan }: Measures): Metrics => ({
  outsideResponseTime: mean(population.outsideTimes),
  outsidePages: population.outsideTimes.length,
  outsideLost: wan.lost,
  outsideTimeouts: wan.timeouts,
  outsideSpurious: wan.spurious,
});

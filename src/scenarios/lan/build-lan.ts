// From the settings of `lan-rto` and `nic-buffer` to a web server on a LAN. Both are the same network with other defaults;
// `nic-buffer` has no router and nothing behind it.

import { type Nanos, seconds } from '../../engine/core/time.ts';
import { Timeline } from '../../engine/core/timeline.ts';
import { MEDIUM_TIMINGS } from '../../engine/ethernet/timing.ts';
import { TCP_PROFILES, type TcpProfile } from '../../engine/tcp/profile.ts';
import type { SizeName } from '../../engine/web/sizes.ts';
import type { ParamValues } from '../kit/run-spec.ts';
import type { Build, BuildContext, Metrics } from '../kit/scenario.ts';
import { PROFILES, type ProfileWord } from '../tcp/profiles.ts';
import { mean } from './lan-meter.ts';
import { layoutOf } from './layout.ts';
import { Measuring } from './measures.ts';
import type { PopulationOptions, SenderSettings } from './population.ts';
import { WebLan, type WebLanOptions } from './web-lan.ts';
import { requestRateOf, thinkOf } from './workloads.ts';

/** Connections there may be in one run, and of them users of one client with open arrivals. */
const MOST_CONNECTIONS = 900;
const MOST_USERS = 200;

/** A user of the WAN thinks no less on average: they are many round trips away and not what the lesson is about. */
const OUTSIDE_THINKS = seconds(2);

type LanParams = Readonly<
  Record<'rto' | 'arrive' | 'conn' | 'dist' | 'mac' | 'cc' | 'acks', string> &
    Record<'tcp', ProfileWord> &
    Record<'lt' | 'idle', boolean>
> &
  Readonly<Record<'rmin' | 'rmax' | 'xrmin' | 'crmin' | 'crmax' | 'irto' | 'tick' | 'warm' | 'watch', number>> &
  Readonly<Record<'nicq' | 'cq' | 'bw' | 'prop' | 'lldelay' | 'wdelay' | 'wnd' | 'mss' | 'dack' | 'end', number>> &
  Readonly<Record<'clients' | 'users' | 'only' | 'wan' | 'par' | 'mean' | 'cap' | 'shape' | 'sigma', number>>;

/** @param outside is there a router, with an external server and the WAN behind it? */
export const buildLan =
  (outside: boolean): Build =>
  (context) => {
    const { sim, probes, params } = context;
    const given = params as unknown as LanParams;
    const tcp = tcpOf(given);
    const options = optionsOf(context, given, tcp.settings, outside);
    const web = new WebLan(sim, probes, options);
    followChanges(context, given, tcp, web);
    const measuring = new Measuring(sim, web, Math.min(given.warm, given.end));
    return {
      layout: layoutOf(web, options),
      settle: (time) => web.settle(time),
      metrics: () => metricsOf(web, measuring, params),
    };
  };

interface LiveTcp {
  readonly settings: PopulationOptions['tcp'];
  /** Sets the RTO of a server from the settings as they are now. */
  apply(values: Pick<LanParams, 'rmin' | 'rmax' | 'xrmin'>): void;
}

function tcpOf(params: LanParams): LiveTcp {
  const base = TCP_PROFILES[PROFILES[params.tcp]];
  const profile: TcpProfile = {
    ...base,
    initialRto: params.irto,
    tick: params.tick,
    limitedTransmit: params.lt,
    restartsAfterIdle: params.idle,
  };
  const sender = (fixed: boolean): SenderSettings => ({
    profile,
    // ns-2 has no fixed timeout: it is one whose minimum and maximum are equal.
    rtoAlgorithm: fixed && base.estimator !== 'ns-ticks' ? 'fixed' : 'rfc6298',
    bounds: { minimum: 0, maximum: 0 },
    fixedRto: { value: 0 },
  });
  const fixed = params.rto === 'fixed';
  const servers = { S: sender(fixed), X: sender(false) };
  const client = { ...sender(false), bounds: { minimum: params.crmin, maximum: Math.max(params.crmin, params.crmax) } };
  const apply: LiveTcp['apply'] = ({ rmin, rmax, xrmin }) => {
    set(servers.S.bounds, rmin, fixed ? rmin : rmax);
    servers.S.fixedRto.value = rmin;
    set(servers.X.bounds, xrmin, rmax);
  };
  apply({ ...params, xrmin: params.xrmin ?? params.rmin });
  const settings = {
    persistent: params.conn === 'persistent',
    segmentBytes: params.mss,
    windowSegments: params.wnd,
    recovery: params.cc as PopulationOptions['tcp']['recovery'],
    delayedAck: { value: params.dack },
    client,
    servers,
  };
  return { settings, apply };
}

function set(bounds: { minimum: Nanos; maximum: Nanos }, minimum: Nanos, maximum: Nanos): void {
  bounds.minimum = minimum;
  bounds.maximum = Math.max(minimum, maximum);
}

function optionsOf(
  context: BuildContext,
  params: LanParams,
  tcp: PopulationOptions['tcp'],
  outside: boolean,
): WebLanOptions {
  const { changes, kills } = context;
  const thinkTime = thinkOf(context.params);
  const closed = params.arrive === 'closed';
  const room = Math.floor(MOST_CONNECTIONS / params.clients / (1 + params.par));
  const users = closed ? params.users : Math.max(1, Math.min(MOST_USERS, room));
  const killed = (place: string): ReadonlySet<number> | undefined => {
    const those = kills.filter((kill) => kill.place === place).map(({ n }) => n);
    return those.length > 0 ? new Set(those) : undefined;
  };
  const moved = changes.filter(({ key }) => key === 'nicq').map(({ at, value }) => ({ at, value: Number(value) }));
  return {
    timing: MEDIUM_TIMINGS[params.mac === 'ieee' ? 'ieee' : 'ns-2'],
    rate: params.bw,
    propagation: params.prop,
    linkLayerDelay: params.lldelay,
    serverQueue: new Timeline(params.nicq, moved),
    otherQueue: params.cq,
    keepsAcks: params.acks === 'kept',
    clients: params.clients,
    usersOf: (client) => (params.only === 0 || params.only === client ? users : 0),
    arrivals: closed
      ? { kind: 'closed', thinkTime }
      : { kind: params.arrive as 'poisson' | 'fixed', spacing: seconds(1) / requestRateOf(context.params) },
    parallel: params.par,
    sizes: sizesOf(context.params, params),
    tcp,
    watched: params.watch,
    kills: killed,
    lookAhead: context.lookAhead,
    ...(outside
      ? {
          outside: {
            users: params.wan,
            thinkTime: closed ? Math.max(thinkTime, OUTSIDE_THINKS) : OUTSIDE_THINKS,
            delay: params.wdelay,
            split: context.params['split'] === true || context.params['split'] === 'on',
          },
        }
      : {}),
  };
}

/** `sizes`, a list of packet counts separated by commas, is set by the command line only. */
function sizesOf(all: ParamValues, { dist, mean: average, cap, shape, sigma }: LanParams): WebLanOptions['sizes'] {
  const list = String(all['sizes'] ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number);
  return { distribution: list.length > 0 ? 'file' : (dist as SizeName), mean: average, cap, shape, sigma, list };
}

/** Live settings of the servers; the NIC's limit is a timeline. */
function followChanges({ sim, changes }: BuildContext, params: LanParams, tcp: LiveTcp, web: WebLan): void {
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

function metricsOf(web: WebLan, measuring: Measuring, params: ParamValues): Metrics {
  const all = measuring.results(Number(params['bw']));
  return {
    utilisation: all.utilisation,
    wantedUtilisation: Number(params['util']),
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
    ...(web.network ? { outsideResponseTime: mean(web.population.outsideTimes) } : {}),
  };
}

// One run of a point of a web case on our engine: what scripts/web_lan.tcl builds from its parameters. The traffic behind
// the router (ext) never enters the LAN and is left out, as in the reference's own description.

import { NOTHING, Probes } from '../../engine/core/probe.ts';
import { Simulator } from '../../engine/core/simulator.ts';
import { seconds } from '../../engine/core/time.ts';
import { Timeline } from '../../engine/core/timeline.ts';
import { MEDIUM_TIMINGS } from '../../engine/ethernet/timing.ts';
import { TCP_PROFILES, type TcpProfile } from '../../engine/tcp/profile.ts';
import type { SizeName } from '../../engine/web/sizes.ts';
import { type Measures, Measuring } from '../../scenarios/lan/measures.ts';
import type { SenderSettings } from '../../scenarios/lan/population.ts';
import { WebLan, type WebLanOptions } from '../../scenarios/lan/web-lan.ts';
import type { Values } from './script-parameters.ts';

const SIZES: Readonly<Record<string, SizeName>> = {
  exp: 'exponential',
  pareto: 'pareto',
  const: 'constant',
  unif: 'uniform',
};

/** @param from measured from here, s; `to`: end of the run */
export function runWeb(parameters: Values, { seed, from, to }: { seed: number; from: number; to: number }): Measures {
  const sim = new Simulator({ seed, horizon: seconds(to) });
  const web = new WebLan(sim, new Probes(NOTHING, sim.horizon), optionsOf(parameters));
  const measuring = new Measuring(sim, web, seconds(from));
  sim.run(sim.horizon);
  web.settle(sim.horizon - 1);
  const measures = measuring.results(Number(parameters['bps']));
  // Where connections are opened anew, the script also counts the timeouts of requests.
  if (parameters['persist'] === 1) return measures;
  return { ...measures, timeoutsWholeRun: measures.timeoutsWholeRun + requestTimeouts(web) };
}

const requestTimeouts = ({ population }: WebLan): number =>
  population.present.reduce((sum, { request }) => sum + request.flow.sender.timeouts, 0);

function optionsOf(parameters: Values): WebLanOptions {
  const value = (key: string): number => Number(parameters[key]);
  const isOpen = value('open') > 0;
  return {
    timing: MEDIUM_TIMINGS['ns-2'],
    rate: value('bps'),
    propagation: 4000,
    linkLayerDelay: seconds(value('lldelay')),
    serverQueue: new Timeline(value('qlim')),
    otherQueue: value('cqlim'),
    clients: value('nclients'),
    usersOf: () => value(isOpen ? 'maxopen' : 'users'),
    arrivals: isOpen
      ? { kind: value('open') === 1 ? 'poisson' : 'fixed', spacing: 1e9 / value('rate') }
      : closedArrivals(parameters),
    parallel: value('par'),
    sizes: {
      distribution: SIZES[String(parameters['dist'])]!,
      mean: value('mean'),
      cap: value('cap'),
      shape: value('shape'),
    },
    ...(value('gap') > 0 ? { gap: seconds(value('gap')) } : {}),
    tcp: tcpOf(parameters),
    watched: 0,
    lookAhead: true,
  };
}

function closedArrivals(parameters: Values): WebLanOptions['arrivals'] {
  const nanos = (key: string): number => seconds(Number(parameters[key]));
  return {
    kind: 'closed',
    thinkTime: nanos('think'),
    begin: parameters['start'] === 'spread' ? 'spread' : 'in-turn',
    ...(nanos('period') > 0 ? { clock: { period: nanos('period'), jitter: nanos('jit') } } : {}),
  };
}

function tcpOf(parameters: Values): WebLanOptions['tcp'] {
  const value = (key: string): number => Number(parameters[key]);
  const profile: TcpProfile = {
    ...TCP_PROFILES['ns-2.35-web'],
    congestion: value('precise') === 1 ? 'ns-real-halves' : 'ns-whole-halves',
    tick: seconds(value('tick')),
    initialRto: seconds(value('rtxinit')),
  };
  const sender = (minimum: number, maximum: number): SenderSettings => ({
    profile,
    rtoAlgorithm: 'rfc6298',
    bounds: { minimum: seconds(minimum), maximum: seconds(maximum) },
    fixedRto: { value: 0 },
  });
  return {
    persistent: value('persist') === 1,
    segmentBytes: value('pkt'),
    windowSegments: value('window'),
    recovery: 'reno',
    delayedAck: { value: 0 },
    client: sender(value('cminrto'), value('cmaxrto')),
    servers: { S: sender(value('minrto'), value('maxrto')), X: sender(1, 100) },
  };
}

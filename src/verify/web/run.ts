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
import type { WebParameters } from './case.ts';

const SIZES: Readonly<Record<WebParameters['dist'], SizeName>> = {
  exp: 'exponential',
  pareto: 'pareto',
  const: 'constant',
  unif: 'uniform',
};

/** @param from measured from here, s; `to`: end of the run */
export function runWeb(
  parameters: WebParameters,
  { seed, from, to }: { seed: number; from: number; to: number },
): Measures {
  const sim = new Simulator({ seed, horizon: seconds(to) });
  const web = new WebLan(sim, new Probes(NOTHING, sim.horizon), optionsOf(parameters));
  const measuring = new Measuring(sim, web, seconds(from));
  sim.run(sim.horizon);
  web.settle(sim.horizon - 1);
  const measures = measuring.results(parameters.bps);
  // Where connections are opened anew, the script also counts the timeouts of requests.
  if (parameters.persist === 1) return measures;
  return { ...measures, timeoutsWholeRun: measures.timeoutsWholeRun + requestTimeouts(web) };
}

const requestTimeouts = ({ population }: WebLan): number =>
  population.present.reduce((sum, { request }) => sum + request.flow.sender.timeouts, 0);

function optionsOf(given: WebParameters): WebLanOptions {
  const isOpen = given.open > 0;
  return {
    timing: MEDIUM_TIMINGS['ns-2'],
    rate: given.bps,
    propagation: 4000,
    linkLayerDelay: seconds(given.lldelay),
    serverQueue: new Timeline(given.qlim),
    otherQueue: given.cqlim,
    clients: given.nclients,
    usersOf: () => (isOpen ? given.maxopen : given.users),
    arrivals: isOpen
      ? { kind: given.open === 1 ? 'poisson' : 'fixed', spacing: 1e9 / given.rate }
      : closedArrivals(given),
    parallel: given.par,
    sizes: { distribution: SIZES[given.dist], mean: given.mean, cap: given.cap, shape: given.shape },
    ...(given.gap > 0 ? { gap: seconds(given.gap) } : {}),
    tcp: tcpOf(given),
    watched: 0,
    lookAhead: true,
  };
}

const closedArrivals = ({ think, start, period, jit }: WebParameters): WebLanOptions['arrivals'] => ({
  kind: 'closed',
  thinkTime: seconds(think),
  begin: start === 'spread' ? 'spread' : 'in-turn',
  ...(period > 0 ? { clock: { period: seconds(period), jitter: seconds(jit) } } : {}),
});

function tcpOf(given: WebParameters): WebLanOptions['tcp'] {
  const profile: TcpProfile = {
    ...TCP_PROFILES['ns-2.35-web'],
    congestion: given.precise === 1 ? 'ns-real-halves' : 'ns-whole-halves',
    tick: seconds(given.tick),
    initialRto: seconds(given.rtxinit),
  };
  const sender = (minimum: number, maximum: number): SenderSettings => ({
    profile,
    rtoAlgorithm: 'rfc6298',
    bounds: { minimum: seconds(minimum), maximum: seconds(maximum) },
    fixedRto: { value: 0 },
  });
  return {
    persistent: given.persist === 1,
    segmentBytes: given.pkt,
    windowSegments: given.window,
    recovery: 'reno',
    delayedAck: { value: 0 },
    client: sender(given.cminrto, given.cmaxrto),
    servers: { S: sender(given.minrto, given.maxrto), X: sender(1, 100) },
  };
}

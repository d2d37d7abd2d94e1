// From the settings of `virtual-server` to a director, its servers and the requests of clients.

import type { Program } from '../../engine/core/formula.ts';
import type { Level } from '../../engine/core/level.ts';
import { MarkLog } from '../../engine/core/marks.ts';
import { NOTHING, Probes } from '../../engine/core/probe.ts';
import { RandomStream } from '../../engine/core/random.ts';
import { RuleLog } from '../../engine/core/rule-log.ts';
import { Simulator } from '../../engine/core/simulator.ts';
import { type Nanos, seconds } from '../../engine/core/time.ts';
import { clientsMoved } from '../../engine/virtual-server/client-census.ts';
import { forwardingNamed } from '../../engine/virtual-server/forwarding-named.ts';
import { type SchedulerName, schedulerOf } from '../../engine/virtual-server/scheduler-named.ts';
import { VirtualServer, type VirtualServerOptions } from '../../engine/virtual-server/virtual-server.ts';
import { serverName } from '../../engine/virtual-server/virtual-server-probes.ts';
import { wordOrProgram } from '../kit/rule.ts';
import type { BuildContext, Built, Metrics } from '../kit/scenario.ts';
import { MOST_SERVERS } from './director-settings.ts';
import { clientAddress, kernelOf, realServersOf, VIRTUAL_ADDRESS } from './hosts.ts';
import { CHUNK, layoutOf } from './layout.ts';
import { followLoad, loadOf } from './load.ts';
import { resultsOf } from './results.ts';
import { type VirtualServerValues, virtualServerSettings } from './settings.ts';

/** Chunks on their way at once. */
const WINDOW = 8;
const PAUSE = seconds(125);
/** A scheduler's rule is no download's. */
const NOBODY = -1;

export function build(context: BuildContext<VirtualServerValues>): Built {
  const { sim, probes, params, changes } = context;
  const server = serverOf(context, loadOf(context));
  followLoad(context, server.batches);
  // Charts have a line for each server there can be.
  for (let index = params.servers; index < MOST_SERVERS; index++) probes.gauge(`active-${serverName(index)}`, 'count');
  const takeOut = (number: number): void => server.director.takeOut(number > params.servers ? -1 : number - 1);
  takeOut(params.gone);
  for (const { at, key, value } of changes) {
    if (key === 'gone') sim.at(at, () => takeOut(Number(value)));
    if (key === 'cold') sim.at(at, () => server.coldStart());
    const index = Number(key.slice(1)) - 1;
    if (!/^w\d$/.test(key) || index >= params.servers) continue;
    sim.at(at, () => server.director.weigh(index, Number(value)));
  }
  return {
    layout: layoutOf(server, params),
    settle: () => {},
    metrics: () => ({ ...resultsOf(server, sim.now, params.size, aloneTime(params)), ...censusOf(server, params) }),
  };
}

/** A virtual server with everything it is to do, not yet run. */
function serverOf(
  { sim, probes, params }: Pick<BuildContext<VirtualServerValues>, 'sim' | 'probes' | 'params'>,
  level?: Level,
): VirtualServer {
  const server = new VirtualServer(sim, probes, optionsOf(sim, probes, params, level));
  if (params.start === 'warm' && params.cold === 0)
    for (const each of server.files) each.preload(params.sites, params.size);
  return server;
}

/** How many different settings are remembered: those of a figure's lines, of the places of a slider. */
const REMEMBERED = 64;
const known = new Map<string, Nanos | undefined>();

/**
 * What the paper calls T_TA1: the turn-around of a request that is alone, all else as set, in a run of its own. Undefined
 * where it is refused or takes longer than the run.
 */
function aloneTime(params: VirtualServerValues): Nanos | undefined {
  const alone: VirtualServerValues = { ...params, n: 1, per: 'total', batches: 1 };
  const key = JSON.stringify(alone);
  if (known.has(key)) return known.get(key);
  const horizon = params.end;
  const sim = new Simulator({ seed: params.seed, horizon });
  const { batches } = serverOf({ sim, probes: new Probes(NOTHING, horizon), params: alone });
  while (batches.current < 1 && sim.run(horizon, 1_000_000) === 'budget');
  sim.over = true;
  const [first] = batches.downloads;
  const time = first !== undefined && first.finishedAt >= 0 ? first.turnAround : undefined;
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, time);
  return time;
}

const censuses = new Map<string, Metrics>();

/** What becomes of many clients for the server that is out at last. Where none is nobody moves: shown as no value, not as 0. */
function censusOf({ director, servers }: VirtualServer, params: VirtualServerValues): Metrics {
  const { gone } = director;
  if (gone < 0) return { movedClients: 0, leftClients: 0 };
  const weights = servers.map(({ weight }) => weight);
  const key = JSON.stringify([params.sched, kernelOf(params), params.seed, weights, gone]);
  const known = censuses.get(key);
  if (known) return known;
  const stream = RandomStream.named(params.seed, 'census');
  const uniform = (): number => stream.uniform();
  const draw = (most: number): number => Math.floor(uniform() * (most + 1));
  const log = new RuleLog('pick', new MarkLog(false), NOBODY);
  const chosen = wordOrProgram(virtualServerSettings.sched, params.sched);
  const scheduler = schedulerOf(chosen, { ...kernelOf(params), uniform, draw, log });
  const { moved, left } = clientsMoved(scheduler, servers, gone, VIRTUAL_ADDRESS);
  const counted = { movedClients: moved, leftClients: left };
  if (censuses.size >= REMEMBERED) censuses.clear();
  censuses.set(key, counted);
  return counted;
}

function optionsOf(
  sim: Simulator,
  probes: Probes,
  params: VirtualServerValues,
  level: Level | undefined,
): VirtualServerOptions {
  const log = new RuleLog('pick', probes.marks, NOBODY);
  const scheduler = (which: SchedulerName | Program, stream: string) =>
    schedulerOf(which, { ...kernelOf(params), ...drawsOf(sim, stream), log });
  return {
    forwarding: forwardingNamed(params.method),
    director: {
      servers: realServersOf(params),
      scheduler: scheduler(wordOrProgram(virtualServerSettings.sched, params.sched), 'draws of the scheduler'),
      virtualAddress: VIRTUAL_ADDRESS,
      clientAddress,
    },
    table: { activeFrom: params.era === '2002' ? 'established' : 'syn', linger: params.linger },
    ...machinesOf(params),
    batches: { ...batchesOf(params), level },
    window: WINDOW,
    segments: 'stream',
    keepsCaches: true,
    otherwise: scheduler(params.sched === 'wlc' ? 'rr' : 'wlc', 'draws of the other scheduler'),
  };
}

const machinesOf = (params: VirtualServerValues): Pick<VirtualServerOptions, 'files' | 'diskSpeeds' | 'network'> => ({
  files: {
    memory: params.ram,
    readAhead: params.ahead,
    chunk: CHUNK,
    diskRate: params.disk / 8,
    seek: params.seek,
    seekGrowth: params.grow,
  },
  diskSpeeds: [params.fast],
  network: {
    rate: params.bw,
    wiring: params.wire,
    nics: params.nics === 2 ? 2 : 1,
    gateway: params.gate,
    latency: params.net,
    directorData: params.dcost,
    directorSmall: params.acost,
    wrapping: params.tcost,
    gatewayPacket: params.gcost,
    clientDisk: Number.POSITIVE_INFINITY,
  },
});

const batchesOf = (params: VirtualServerValues): VirtualServerOptions['batches'] => ({
  requests: Array.from({ length: params.batches }, () => params.n * (params.per === 'client' ? params.clients : 1)),
  clients: params.clients,
  size: params.size,
  ownFiles: params.files === 'own',
  sites: params.sites,
  stagger: params.stagger,
  jitter: params.jitter,
  pause: PAUSE,
});

/** From 0 to 1, and whole numbers from 0 to `most`, both included. */
function drawsOf(sim: Simulator, name: string): { uniform: () => number; draw: (most: number) => number } {
  const stream = sim.random(name);
  const uniform = (): number => stream.uniform();
  return { uniform, draw: (most) => Math.floor(uniform() * (most + 1)) };
}

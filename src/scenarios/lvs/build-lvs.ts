// From the settings of `virtual-server` to a director, its servers and the requests of clients.

import { type ForwardingName, forwardingNamed } from '../../engine/cluster/forwarding-named.ts';
import { type SchedulerName, schedulerNamed } from '../../engine/cluster/scheduler-named.ts';
import { VirtualServer, type VirtualServerOptions } from '../../engine/cluster/virtual-server.ts';
import { serverName } from '../../engine/cluster/virtual-server-probes.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import { seconds } from '../../engine/core/time.ts';
import type { Build, BuildContext } from '../kit/scenario.ts';
import { clientAddress, kernelOf, realServersOf, VIRTUAL_ADDRESS } from './lvs-hosts.ts';
import { layoutOf } from './lvs-layout.ts';
import { resultsOf } from './lvs-results.ts';
import { MOST_SERVERS } from './machine-settings.ts';

type LvsParams = Readonly<Record<'method' | 'sched' | 'per' | 'era' | 'wire' | 'files' | 'start', string>> &
  Readonly<Record<'n' | 'servers' | 'clients' | 'fast' | 'sites' | 'batches' | 'grow' | 'size', number>> &
  Readonly<Record<'gcost' | 'dcost' | 'acost' | 'tcost' | 'net' | 'linger' | 'seek' | 'stagger', number>> &
  Readonly<Record<'bw' | 'disk' | 'ram' | 'ahead', number>> & { readonly gate: boolean };

/** A chunk is a quarter of a TCP window of 64 KiB; eight are on their way. */
const CHUNK = 16_384;
const WINDOW = 8;
const PAUSE = seconds(125);

export const buildLvs: Build = (context) => {
  const { sim, probes, changes } = context;
  const params = context.params as unknown as LvsParams;
  const server = new VirtualServer(sim, probes, optionsOf(context, params));
  // Charts have a line for each server there can be.
  for (let index = params.servers; index < MOST_SERVERS; index++) probes.gauge(`active-${serverName(index)}`, 'count');
  if (params.start === 'warm') for (const each of server.files) each.preload(params.sites, params.size);
  for (const { at, key, value } of changes) {
    const index = Number(key.slice(1)) - 1;
    if (!/^w\d$/.test(key) || index >= params.servers) continue;
    sim.at(at, () => server.director.weigh(index, Number(value)));
  }
  return {
    layout: layoutOf(server),
    settle: () => {},
    metrics: () => resultsOf(server, sim.now, params.size),
  };
};

function optionsOf({ sim, params: all }: BuildContext, params: LvsParams): VirtualServerOptions {
  const named = (name: SchedulerName, stream: string) =>
    schedulerNamed(name, { ...kernelOf(all), draw: drawsOf(sim, stream) });
  return {
    forwarding: forwardingNamed(params.method as ForwardingName),
    director: {
      servers: realServersOf(all),
      scheduler: named(params.sched as SchedulerName, 'draws of the scheduler'),
      virtualAddress: VIRTUAL_ADDRESS,
      clientAddress,
    },
    table: { activeFrom: params.era === '2002' ? 'established' : 'syn', linger: params.linger },
    ...machinesOf(params),
    batches: batchesOf(params),
    window: WINDOW,
    keepsCaches: true,
    otherwise: named(params.sched === 'wlc' ? 'rr' : 'wlc', 'draws of the other scheduler'),
  };
}

const machinesOf = (params: LvsParams): Pick<VirtualServerOptions, 'files' | 'diskSpeeds' | 'network'> => ({
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
    wiring: params.wire as 'full' | 'half' | 'hub',
    gateway: params.gate,
    latency: params.net,
    directorData: params.dcost,
    directorSmall: params.acost,
    wrapping: params.tcost,
    gatewayPacket: params.gcost,
    clientDisk: Number.POSITIVE_INFINITY,
  },
});

const batchesOf = (params: LvsParams): VirtualServerOptions['batches'] => ({
  requests: Array.from({ length: params.batches }, () => params.n * (params.per === 'client' ? params.clients : 1)),
  clients: params.clients,
  size: params.size,
  ownFiles: params.files === 'own',
  sites: params.sites,
  stagger: params.stagger,
  jitter: 0,
  pause: PAUSE,
});

/** Whole numbers from 0 to `most`, both included. */
function drawsOf(sim: Simulator, name: string): (most: number) => number {
  const stream = sim.random(name);
  return (most) => Math.floor(stream.uniform() * (most + 1));
}

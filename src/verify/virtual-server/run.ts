// Runs a virtual server with the settings of a reference case, batch by batch, and measures what the case compares.

import { NOTHING, Probes } from '../../engine/core/probe.ts';
import { Simulator } from '../../engine/core/simulator.ts';
import { seconds } from '../../engine/core/time.ts';
import { address } from '../../engine/virtual-server/address.ts';
import type { Download } from '../../engine/virtual-server/download.ts';
import { forwardingNamed } from '../../engine/virtual-server/forwarding-named.ts';
import { RealServer } from '../../engine/virtual-server/real-server.ts';
import { CURRENT_KERNEL, KERNEL_2002, schedulerNamed } from '../../engine/virtual-server/scheduler-named.ts';
import { VirtualServer, type VirtualServerOptions } from '../../engine/virtual-server/virtual-server.ts';
import type { VirtualServerSettings } from './case.ts';

export interface VirtualServerResult {
  readonly requests: number;
  /** Mean, s. */
  readonly turnAround: number;
  /** MB/s */
  readonly throughput: number;
  /** Bytes over makespan, MB/s. */
  readonly trueThroughput: number;
  /** Letters in order of first use. */
  readonly servers: string;
}

/** So long that every batch ends, and short enough that memory has room for all components. */
const HORIZON = seconds(50_000);
const PAUSE = seconds(125);
/** A client's disk that is quicker than this is no station at all. */
const INSTANT = 1e11;

/** The virtual server of a case with everything it is to do, not yet run. @param segments left out: as the reference model has it */
export function openVirtualServer(
  settings: VirtualServerSettings,
  requests: readonly number[],
  segments: VirtualServerOptions['segments'] = 'apart',
): { sim: Simulator; server: VirtualServer } {
  const sim = new Simulator({ seed: settings.seed, horizon: HORIZON });
  const options = { ...optionsOf(sim, settings, requests), segments };
  return { sim, server: new VirtualServer(sim, new Probes(NOTHING, HORIZON), options) };
}

export function runVirtualServer(settings: VirtualServerSettings, requests: readonly number[]): VirtualServerResult[] {
  const { sim, server } = openVirtualServer(settings, requests);
  while (server.batches.current < requests.length && sim.run(HORIZON, 1_000_000) === 'budget');
  return requests.map((_, batch) => resultOf(server.batches.of(batch), settings.size));
}

type Options = Omit<VirtualServerOptions, 'segments'>;

function optionsOf(sim: Simulator, given: VirtualServerSettings, requests: readonly number[]): Options {
  const kernel = given.era === 'classic' ? KERNEL_2002 : CURRENT_KERNEL;
  const draws = sim.random('draws of the scheduler');
  const draw = (most: number): number => Math.floor(draws.uniform() * (most + 1));
  return {
    forwarding: forwardingNamed(given.method),
    director: {
      servers: Array.from(
        { length: given.n_servers },
        (_, index) => new RealServer({ address: address(`192.168.0.${2 + index}`), port: 80, weight: given.weight }),
      ),
      scheduler: schedulerNamed(given.scheduler, { ...kernel, draw }),
      virtualAddress: address('192.168.0.135'),
      clientAddress: (client) => address('192.168.0.130') + client,
    },
    table: { activeFrom: given.era === 'classic' ? 'established' : 'syn', linger: seconds(given.linger) },
    files: {
      memory: given.ram,
      readAhead: given.readahead,
      chunk: given.chunk,
      diskRate: given.disk,
      seek: seconds(given.seek),
      seekGrowth: given.seek_growth,
    },
    network: {
      rate: given.port * 8,
      wiring: given.hub ? 'hub' : given.duplex,
      nics: 1,
      gateway: given.gateway,
      latency: seconds(given.net),
      directorData: seconds(given.d_pkt),
      directorSmall: seconds(given.d_pkt_small),
      wrapping: seconds(given.tun_extra),
      gatewayPacket: seconds(given.g_pkt),
      clientDisk: given.client_rate < INSTANT ? given.client_rate : Number.POSITIVE_INFINITY,
    },
    batches: {
      requests,
      clients: given.n_clients,
      size: given.size,
      ownFiles: given.files === 'distinct',
      sites: 1,
      stagger: seconds(given.stagger),
      jitter: seconds(given.jitter),
      pause: PAUSE,
    },
    window: given.window,
    keepsCaches: given.warm,
  };
}

function resultOf(downloads: readonly Download[], size: number): VirtualServerResult {
  const times = downloads.filter(({ finishedAt }) => finishedAt > 0).map(({ turnAround }) => turnAround / 1e9);
  const first = Math.min(...downloads.map(({ startedAt }) => startedAt));
  const last = Math.max(...downloads.map(({ finishedAt }) => finishedAt));
  return {
    requests: downloads.length,
    turnAround: times.reduce((sum, time) => sum + time, 0) / times.length,
    throughput: times.reduce((sum, time) => sum + size / time, 0) / 1e6,
    trueThroughput: (times.length * size) / ((last - first) / 1e9) / 1e6,
    servers: inOrderOfUse(
      downloads.map(({ server }) => (server < 0 ? '-' : String.fromCharCode(65 + server))).join(''),
    ),
  };
}

/** Servers renamed: the first that serves is A, the next new one B. */
export function inOrderOfUse(servers: string): string {
  const order = [...new Set(servers.replaceAll('-', ''))];
  return [...servers].map((each) => (each === '-' ? each : String.fromCharCode(65 + order.indexOf(each)))).join('');
}

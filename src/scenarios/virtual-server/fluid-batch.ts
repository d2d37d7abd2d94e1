// One batch of the virtual server without packets: the scheduler's own rule says who serves whom, as all downloads are still
// under way when the last one starts, and then every one flows at its fair rate (engine/virtual-server/fluid.ts). Instant. Equal
// windows share a full port less fairly when some of them are held up elsewhere: single rates differ by up to a tenth then.

import { MarkLog } from '../../engine/core/marks.ts';
import { RuleLog } from '../../engine/core/rule-log.ts';
import type { Nanos } from '../../engine/core/time.ts';
import { type FluidOptions, fluidTimes } from '../../engine/virtual-server/fluid.ts';
import type { RealServer } from '../../engine/virtual-server/real-server.ts';
import { schedulerOf } from '../../engine/virtual-server/scheduler-named.ts';
import { wordOrProgram } from '../kit/rule.ts';
import { clientAddress, kernelOf, realServersOf, VIRTUAL_ADDRESS } from './hosts.ts';
import { type VirtualServerValues, virtualServerSettings } from './settings.ts';

/** Results of the scenario that it can say, house units. */
export type FluidResults = Readonly<
  Record<'rateSum' | 'throughput' | 'turnAround' | 'harmonicTurnAround' | 'wait', number>
>;

const PAYLOAD_OF_WIRE = 1460 / 1538;
const CHUNK = 16_384;
/** Of packets that are all full: a stream is cut into segments without regard to chunks. */
const CHUNK_PACKETS = CHUNK / 1460;
const WINDOW = 8;
const FIRST_PORT = 1024;

/** @returns undefined where it says nothing: a hub or half duplex, a server taken out, a load that changes, a draw, a request refused, files gone before all are asked for */
export function fluidBatch(params: VirtualServerValues): FluidResults | undefined {
  const requests = params.n * (params.per === 'client' ? params.clients : 1);
  const port = (params.bw / 8) * PAYLOAD_OF_WIRE;
  const quickest = (params.size / port) * 1e9;
  if (params.gone > 0 || params.wire !== 'full' || params.surge !== 'none') return undefined;
  if (quickest < requests * (params.stagger + params.jitter)) return undefined;
  const servers = picksOf(params, requests);
  if (servers === undefined || servers.includes(-1)) return undefined;
  const flows = servers.map((server, index) => ({ server, client: index % params.clients }));
  const options = optionsOf(params, port);
  const [alone] = fluidTimes(flows.slice(0, 1), options);
  return resultsOf(fluidTimes(flows, options), params.size, alone!);
}

/** Index of the server of each request, in order; -1: refused. Undefined if the scheduler draws. */
function picksOf(params: VirtualServerValues, requests: number): number[] | undefined {
  const servers = realServersOf(params);
  let draws = false;
  const draw = (): number => {
    draws = true;
    return 0;
  };
  const log = new RuleLog('pick', new MarkLog(false), -1);
  const chosen = wordOrProgram(virtualServerSettings.sched, params.sched);
  const scheduler = schedulerOf(chosen, { ...kernelOf(params), draw, uniform: draw, log });
  const clients = params.clients;
  const picks = Array.from({ length: requests }, (_, index) => {
    const connection = {
      source: clientAddress(index % clients),
      sourcePort: FIRST_PORT + index,
      destination: VIRTUAL_ADDRESS + (index % params.sites),
    };
    const server = scheduler.pick(connection, servers, index * params.stagger) as RealServer | undefined;
    server?.enter(true);
    return server === undefined ? -1 : servers.indexOf(server);
  });
  return draws ? undefined : picks;
}

function optionsOf(params: VirtualServerValues, port: number): FluidOptions {
  const isWarm = params.start === 'warm' && params.cold === 0;
  const inMemory = isWarm && params.files === 'same' && params.size * params.sites <= params.ram;
  return {
    method: params.method,
    gateway: params.gate,
    size: params.size,
    port,
    directorPort: Math.min(port, CHUNK / chunkTime(params.dcost)),
    gatewayRate: CHUNK / chunkTime(params.gcost),
    diskRate: inMemory ? () => Number.POSITIVE_INFINITY : (streams) => params.ahead / blockTime(params, streams, port),
  };
}

/** What a processor spends on a chunk, s, at so many ns per packet. */
const chunkTime = (perPacket: Nanos): number => (CHUNK_PACKETS * perPacket) / 1e9;

/** From one block a disk reads to the next, s: among several streams a seek; alone, nobody asks before the last is under way. */
function blockTime(params: VirtualServerValues, streams: number, port: number): number {
  const read = params.ahead / (params.disk / 8);
  if (streams > 1) return read + (params.seek / 1e9) * (1 + params.grow * Math.max(0, streams - 2));
  return read + (params.ahead >= WINDOW * CHUNK ? roundTrip(params, port) : 0);
}

/** Of a chunk that meets no other, s: over the ports on its way, then back as ACKs. */
function roundTrip(params: VirtualServerValues, port: number): number {
  const isNat = params.method === 'nat';
  const middle = isNat ? chunkTime(params.dcost) : params.gate ? chunkTime(params.gcost) : 0;
  const legs = isNat || params.gate ? 3 : 2;
  const acks = (chunkTime(params.acost) + (params.method === 'tun' ? chunkTime(params.tcost) : 0)) / 2;
  return (legs * CHUNK) / port + middle + acks + params.net / 1e9;
}

function resultsOf(times: readonly Nanos[], size: number, alone: Nanos): FluidResults {
  const bits = size * 8e9;
  const rateSum = times.reduce((sum, time) => sum + bits / time, 0);
  const turnAround = times.reduce((sum, time) => sum + time, 0) / times.length;
  return {
    rateSum,
    throughput: (times.length * bits) / Math.max(...times),
    turnAround,
    harmonicTurnAround: (times.length * bits) / rateSum,
    wait: turnAround - alone,
  };
}

// What is on the stage of the virtual server at a time: what has become of every request, what moves on which way, how busy
// every host is, and what holds the others up. The one place of this stage that reads the record.

import type { RunRecord } from '../../../record/record.ts';
import { valueAt } from '../../../record/values.ts';
import { settingAt } from '../../../scenarios/kit/run-spec.ts';
import { wordsOfScheduler } from '../../../scenarios/virtual-server/scheduler-words.ts';
import type { DrawnPacket } from '../../stage-kit/drawn-packets.ts';
import type { Scene, StageFrame } from '../../stage-kit/scene.ts';
import { hostsOf, type ServerHost, virtualIndex } from './hosts.ts';
import { bytesPerMark, marksOn, type WayMark } from './marks.ts';
import type { VirtualPlan } from './plan.ts';
import { type Request, requestsAt } from './requests.ts';
import { Traffic } from './traffic.ts';
import { bottlenecks, busiest, type Use } from './uses.ts';
import { type Way, waysAt } from './ways.ts';

export interface ServerScene {
  readonly name: string;
  /** Requests of this batch that were given to it. */
  readonly got: number;
  readonly weight: number;
  /** Is it taken out of the director's list? */
  readonly isOut: boolean;
  /** Entries in the director's table. */
  readonly active: number;
  readonly inactive: number;
  /** How busy, from 0 to 1; NaN before it was measured. */
  readonly port: number;
  readonly disk: number;
  /** Bytes in its memory. */
  readonly cached: number;
}

export interface DrawnWay {
  readonly way: Way;
  readonly marks: readonly WayMark[];
}

export interface VirtualScene extends Scene {
  readonly method: string;
  /** Its name; undefined of a rule that somebody wrote. */
  readonly scheduler: string | undefined;
  /** Bytes of memory of a server. */
  readonly memory: number;
  /** Behind a hub nobody has a port of their own. */
  readonly hasPorts: boolean;
  /** Of the batch under way. */
  readonly requests: readonly Request[];
  /** Those whose server is known and whose file is not all there. */
  readonly underWay: number;
  readonly ways: readonly DrawnWay[];
  /** How busy what is busiest of a host is, by its name; NaN before it was measured. */
  readonly shares: ReadonlyMap<string, number>;
  /** Of director, gateway and hub, those there are. */
  readonly middles: readonly Use[];
  readonly servers: readonly ServerScene[];
  readonly clients: readonly string[];
  /** What passes everywhere, bit/s. */
  readonly rate: number;
  /** What holds the others up. */
  readonly bottlenecks: readonly Use[];
  /** How many were turned away by now, and the number of the one that just was. */
  readonly refused: number;
  readonly justRefused: number | undefined;
}

type Timed = Pick<StageFrame, 'record' | 'spec' | 'now' | 'speed' | 'recent'>;

export function virtualScene({ record, spec, now, speed, recent }: Timed, plan: VirtualPlan): VirtualScene | undefined {
  const index = virtualIndex(record.layout);
  const fits = index?.clients.length === plan.clients.length && index.servers.length === plan.servers.length;
  if (!index || !fits) return undefined;
  const setting = (key: string): number => Number(settingAt(spec, key, 0) ?? 0);
  const [rate, size] = [setting('bw'), setting('size')];
  const traffic = new Traffic(index.clients.length, index.servers.length);
  traffic.read(record, index, size, now);
  const requests = requestsAt(record, index, setting('batches'), size, now);
  const perMark = bytesPerMark(rate, speed);
  const ways = waysAt(plan, traffic, rate).map((way): DrawnWay => ({ way, marks: marksOn(way, perMark) }));
  const middles = [index.director, index.gateway, ...index.hubs];
  return {
    now,
    packets: ways.flatMap(({ marks }, link) => marks.map((mark) => packetOf(mark, link))),
    method: String(spec.params['method']),
    scheduler: wordsOfScheduler(spec.params['sched']) && String(spec.params['sched']).toUpperCase(),
    memory: setting('ram'),
    hasPorts: spec.params['wire'] !== 'hub',
    requests,
    underWay: requests.filter(({ isPast, share, refused }) => isPast && share < 1 && !refused).length,
    ways,
    shares: new Map(hostsOf(index).map((host) => [host.name, busiest(record, host, now)?.share ?? 0])),
    middles: middles.flatMap((host) => (host && busiest(record, host, now)) ?? []),
    servers: index.servers.map((host, server) => ({
      ...serverAt(record, host, now),
      got: requests.filter((each) => each.isPast && each.server === server).length,
      weight: Number(settingAt(spec, `w${server + 1}`, now) ?? 1),
      isOut: Number(settingAt(spec, 'gone', now)) === server + 1,
    })),
    clients: index.clients.map(({ name }) => name),
    rate: traffic.rate(undefined, undefined),
    bottlenecks: bottlenecks(record, index, now),
    refused: record.marks.filter(({ kind, at }) => kind === 'refused' && at <= now).length,
    justRefused: justRefused(recent),
  };
}

const packetOf = ({ number, x, y, size, fraction }: WayMark, link: number): DrawnPacket => {
  return { link, row: number, segment: number, x, y, width: 2 * size, fraction };
};

function serverAt(record: RunRecord, host: ServerHost, now: number): Omit<ServerScene, 'got' | 'weight' | 'isOut'> {
  // What has not been recorded yet is nothing.
  const at = (gauge: number): number => {
    const series = record.gauges[gauge];
    return series ? valueAt(series, now) || 0 : 0;
  };
  return {
    name: host.name,
    active: at(host.active),
    inactive: at(host.inactive),
    cached: at(host.cached),
    port: busiest(record, host, now, 'port')?.share ?? 0,
    disk: busiest(record, host, now, 'disk')?.share ?? 0,
  };
}

function justRefused(recent: Timed['recent']): number | undefined {
  const last = recent.findLast(({ mark }) => mark.kind === 'refused');
  return last && last.mark.flow + 1;
}

// What is on the stage of a synchronised read at a time: what every server is doing, how full the buffer is, what is on the wires,
// which timer fires next and how much of the block has arrived. The one place of this stage that reads the record.

import type { Nanos } from '../../../engine/core/time.ts';
import { packetsOn } from '../../../record/flights.ts';
import type { PacketLog } from '../../../record/logs.ts';
import type { RunRecord } from '../../../record/record.ts';
import { isSilent } from '../../../record/silences.ts';
import { findGauge, rowAt, valueAt } from '../../../record/values.ts';
import { downLink, upLink } from '../../../scenarios/incast/places.ts';
import type { IncastValues } from '../../../scenarios/incast/settings.ts';
import { shareOf } from '../../../scenarios/incast/share.ts';
import { settingAt } from '../../../scenarios/kit/run-spec.ts';
import type { Lane, Point } from '../../stage-kit/geometry.ts';
import { type LaneScene, laneScene } from '../../stage-kit/lane-packets.ts';
import { fallen } from '../../stage-kit/marks/sizes.ts';
import { isLoss, type QueueScene, queueScene, type TimerScene } from '../../stage-kit/queue-and-timer.ts';
import type { Scene, StageFrame } from '../../stage-kit/scene.ts';
import type { IncastPlan } from './plan.ts';

export interface ServerScene {
  readonly state: 'sending' | 'waiting' | 'done';
  /** Of the wait for its timer that has gone, 0 to 1; 0 while it does not wait. */
  readonly share: number;
  /** Its timer has gone off within this second. */
  readonly hasFired: boolean;
}

/** The line of a row of servers: how busy it was of late, and what is on it. */
export interface RowScene {
  /** Of the time since `since`, in the direction of the data, 0 to 1; that of the busiest server of the row. */
  readonly use: number;
  /** Data segments and ACKs under way: how far along the line, 0 at the servers. */
  readonly data: readonly number[];
  readonly acks: readonly number[];
}

export interface NextTimer extends TimerScene {
  readonly name: string;
  /** How many servers are waiting. */
  readonly waiting: number;
}

export interface IncastScene extends Scene {
  readonly servers: readonly ServerScene[];
  readonly counts: { readonly sending: number; readonly waiting: number; readonly done: number };
  readonly rows: readonly RowScene[];
  readonly queue: QueueScene | undefined;
  /** From the buffer to the client, and back. */
  readonly out: LaneScene | undefined;
  readonly back: LaneScene | undefined;
  readonly use: { readonly out: number; readonly back: number };
  readonly timer: NextTimer | undefined;
  readonly losses: readonly Point[];
  /** Losses of this second, and whose the last one was. */
  readonly lost: { readonly count: number; readonly server: string } | undefined;
  /** The block on its way, from 1, and how much of it has arrived, 0 to 1. */
  readonly block: { readonly number: number; readonly arrived: number };
  /** bit/s and ns, of every cable. */
  readonly cable: { readonly rate: number; readonly delay: Nanos };
  readonly isSilent: boolean;
}

/** How long a wire stays lit after a packet, in seconds of wall time; at least as long as the packet takes. */
const GLOW = 0.12;
const MOST_CROSSES = 3;

export function incastScene(frame: StageFrame, plan: IncastPlan): IncastScene | undefined {
  const { record, now, spec, speed } = frame;
  if (record.layout.kind !== 'incast' || record.layout.flows.length !== plan.servers.length) return undefined;
  const servers = plan.servers.map((_, flow) => serverScene(frame, flow));
  const count = (state: ServerScene['state']): number => servers.filter((server) => server.state === state).length;
  const counts = { sending: count('sending'), waiting: count('waiting'), done: count('done') };
  const laneOf = (lane: Lane): LaneScene | undefined => {
    const packets = packetsOn(record, lane.link);
    return packets && laneScene(packets, lane, now);
  };
  const [out, back] = [laneOf(plan.out), laneOf(plan.back)];
  const since = speed * GLOW;
  const timer = nextTimer(frame, servers, plan);
  return {
    now,
    packets: [...(out?.packets ?? []), ...(back?.packets ?? [])],
    servers,
    counts,
    rows: plan.rows.map((_, row) => rowScene(frame, plan, row, since)),
    queue: queueScene(frame, plan.queue.link),
    out,
    back,
    use: { out: busyShare(record, plan.out.link, now, since), back: busyShare(record, plan.back.link, now, since) },
    timer,
    ...lossesOf(frame, plan),
    block: blockAt(frame),
    cable: { rate: Number(settingAt(spec, 'bw', now)), delay: Number(settingAt(spec, 'delay', now)) },
    isSilent: counts.waiting > 0 && isSilent(record, now),
  };
}

function serverScene({ record, now, recent }: StageFrame, flow: number): ServerScene {
  const waits = findGauge(record, 'waits', flow);
  const row = waits ? rowAt(waits.time, waits.length, now) : -1;
  const firesAt = row < 0 ? 0 : waits!.last[row]!;
  const hasFired = recent.some(({ mark }) => mark.kind === 'timeout' && mark.flow === flow);
  if (firesAt > now) {
    const since = waits!.time[row]!;
    return { state: 'waiting', share: (now - since) / Math.max(1, firesAt - since), hasFired };
  }
  const owes = findGauge(record, 'owes', flow);
  return { state: owes && valueAt(owes, now) > 0 ? 'sending' : 'done', share: 0, hasFired };
}

/** Of all servers that wait, the one whose timer goes off first. */
function nextTimer(frame: StageFrame, servers: readonly ServerScene[], plan: IncastPlan): NextTimer | undefined {
  const { record, now, recent } = frame;
  let next: NextTimer | undefined;
  const waiting = servers.filter(({ state }) => state === 'waiting').length;
  servers.forEach(({ state, share }, flow) => {
    if (state !== 'waiting') return;
    const waits = findGauge(record, 'waits', flow)!;
    const row = rowAt(waits.time, waits.length, now);
    const [armedAt, firesAt] = [waits.time[row]!, waits.last[row]!];
    if (next && next.firesAt <= firesAt) return;
    const left = firesAt - now;
    next = { flow, armedAt, firesAt, left, share, hasFired: false, name: plan.servers[flow]!.name, waiting };
  });
  if (next) return next;
  const hasFired = recent.some(({ mark }) => mark.kind === 'timeout');
  return { flow: 0, armedAt: 0, firesAt: 0, left: 0, share: 0, hasFired, name: '', waiting: 0 };
}

function rowScene({ record, now }: StageFrame, plan: IncastPlan, row: number, since: Nanos): RowScene {
  const flows = plan.servers.flatMap((server, flow) => (server.row === row ? [flow] : []));
  const on = (link: number, backwards: boolean): readonly number[] => {
    const log = packetsOn(record, link);
    return log ? underWay(log, now).map((share) => (backwards ? 1 - share : share)) : [];
  };
  return {
    use: Math.max(...flows.map((flow) => busyShare(record, upLink(flow), now, since))),
    data: flows.flatMap((flow) => on(upLink(flow), false)),
    acks: flows.flatMap((flow) => on(downLink(flow), true)),
  };
}

/** How far along the wire each packet is, the transmission included. */
function underWay({ startsAt, arrivesAt, length }: PacketLog, now: Nanos): readonly number[] {
  const shares: number[] = [];
  for (let row = rowAt(startsAt, length, now); row >= 0 && arrivesAt[row]! > now; row--) {
    shares.push((now - startsAt[row]!) / (arrivesAt[row]! - startsAt[row]!));
  }
  return shares;
}

/** Of a stretch before now, the share in which a wire was in use: from the start of a transmission to the next, at most to the arrival. */
function busyShare(record: RunRecord, link: number, now: Nanos, since: Nanos): number {
  const log = packetsOn(record, link);
  if (!log) return 0;
  const { startsAt, arrivesAt, length } = log;
  const from = now - since;
  let busy = 0;
  let until = now;
  for (let row = rowAt(startsAt, length, now); row >= 0 && arrivesAt[row]! > from; row--) {
    busy += Math.max(0, Math.min(arrivesAt[row]!, until) - Math.max(from, startsAt[row]!));
    until = Math.min(until, startsAt[row]!);
  }
  return Math.min(1, busy / Math.max(1, since));
}

function lossesOf({ recent, stills, record }: StageFrame, { queue }: IncastPlan): Pick<IncastScene, 'losses' | 'lost'> {
  const lost = recent.filter(({ mark }) => mark.link === queue.link && isLoss(mark));
  const last = lost.at(-1);
  if (!last) return { losses: [], lost: undefined };
  const { x, y } = queue.entry;
  const losses = lost.slice(-MOST_CROSSES).map(({ age }, index) => ({ x: x - 4 * index, y: y + fallen(age, stills) }));
  return { losses, lost: { count: lost.length, server: record.layout.flows[last.mark.flow]?.name ?? '' } };
}

function blockAt({ record, now }: StageFrame): IncastScene['block'] {
  const arrived = findGauge(record, 'allArrived');
  const bytes = arrived ? valueAt(arrived, now) || 0 : 0;
  const values = record.spec.params as IncastValues;
  const whole = shareOf(values).bytes * values.n;
  const blocks = Math.floor(bytes / whole);
  // Whole, and the next is not asked for yet, or nothing of it has come.
  const isOver = bytes > 0 && bytes === blocks * whole;
  return { number: isOver ? blocks : blocks + 1, arrived: isOver ? 1 : bytes / whole - blocks };
}

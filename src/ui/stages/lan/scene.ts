// What is on the LAN stage at a time, as plain data: who sends, waits and collides, what is on the cable and in the server's
// queue, what its clients wait for. The only file of the stage, with air.ts and taps.ts, that asks the record.

import type { Nanos } from '../../../engine/core/time.ts';
import { MOST_TRIES } from '../../../record/bus/station-states.ts';
import { type BusIndex, busIndex, watchedNode } from '../../../record/bus/stations.ts';
import { packetsOn } from '../../../record/flights.ts';
import type { RunRecord } from '../../../record/record.ts';
import { isSilent } from '../../../record/silences.ts';
import { findGauge, valueAt } from '../../../record/values.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import type { DrawnPacket } from '../../stage-kit/drawn-packets.ts';
import type { Point } from '../../stage-kit/geometry.ts';
import { type LaneScene, laneScene } from '../../stage-kit/lane-packets.ts';
import { fallen } from '../../stage-kit/marks/sizes.ts';
import { type QueueScene, queueScene, type TimerScene, timerScene } from '../../stage-kit/queue-and-timer.ts';
import type { Scene, StageFrame } from '../../stage-kit/scene.ts';
import { type AirScene, airScene, isSlowMotion } from './air.ts';
import type { LanPlan } from './plan.ts';
import { areTapsFree, framePoint, isTooFast, type StationScene, stationScenes } from './taps.ts';
import { neededSegment } from './watched-frames.ts';
import { doingOf, type NodeUsers, type PageProgress, usersOf, watchedPage } from './web-users.ts';

/** The users of a client who are there now. */
export interface UsersScene {
  readonly count: number;
  /** Does each of them wait for a page? Of those only whom a gauge follows. */
  readonly waiting: readonly boolean[];
}
export interface ClientScene extends StationScene {
  readonly users: UsersScene | undefined;
  /** After so many tries the MAC has just given a frame up. */
  readonly gaveUp: number | undefined;
}
/** What the client of the watched connection waits for. */
export interface WatchedScene {
  readonly node: string;
  /** Index of the connection. */
  readonly flow: number;
  /** The segment that is missing while later ones have arrived; 0 if none is. */
  readonly needs: number;
  readonly page: PageProgress | undefined;
}
/** A packet that was lost less than a second ago. */
export interface LostScene {
  readonly x: number;
  readonly y: number;
  readonly segment: number;
}
export interface LanScene extends Scene {
  readonly layout: Layout;
  readonly index: BusIndex;
  /** So slow that signals are seen on their way; so fast that single frames are not. */
  readonly slow: boolean;
  readonly fast: boolean;
  readonly stations: readonly ClientScene[];
  readonly air: AirScene;
  /** Of a switch: how full its port to each station is, 0 to 1; none on a bus. */
  readonly ports: readonly number[];
  readonly lanes: readonly LaneScene[];
  readonly queue: QueueScene | undefined;
  readonly timer: TimerScene | undefined;
  readonly lost: readonly LostScene[];
  readonly watched: WatchedScene | undefined;
  /** How many users wait for a page, wherever they sit; NaN if not recorded. */
  readonly usersWaiting: number;
  /** The part of the last 100 ms in which the bus was in use, 0 to 1; NaN if not recorded. */
  readonly busy: number;
  /** A timer runs, and neither is anything under way nor does the picture still show what was. */
  readonly silent: boolean;
}

export function lanScene(frame: StageFrame, plan: LanPlan): LanScene | undefined {
  const { record, now, speed, playing } = frame;
  const { layout } = record;
  const index = busIndex(layout);
  if (!index || index.stations.length !== plan.stations.length) return undefined;
  const air = airScene(frame, index, plan);
  const fast = isTooFast(playing, speed);
  const stations = stationScenes(frame, index, plan, air).map((station) => clientScene(frame, index, station));
  const lanes = plan.lanes.flatMap((lane) => {
    const packets = packetsOn(record, lane.link);
    // Packets lie level on a cable that rises, so how far they are apart is measured across.
    return packets ? [laneScene(packets, lane, now, Math.abs(lane.to.x - lane.from.x))] : [];
  });
  const timer = timerScene(frame);
  return {
    now,
    layout,
    index,
    slow: isSlowMotion(layout.bus!, speed),
    fast,
    stations,
    air,
    ports: portsAt(record, index, now),
    lanes,
    queue: plan.queue && queueScene(frame, plan.queue.link),
    timer,
    lost: lostPackets(frame, index, plan),
    watched: watchedScene(record, now),
    usersWaiting: gaugeAt(record, 'waiting', now),
    busy: busyShare(record, now),
    silent:
      air.collision?.x === undefined &&
      isSilent(record, now) &&
      (timer?.firesAt ?? 0) > 0 &&
      areTapsFree(record, index, now, speed),
    packets: [...lanes.flatMap(({ packets }) => packets), ...(fast ? [] : sentPackets(stations))],
    twins: stations.flatMap(({ received }) => received ?? []),
  };
}

/** Once each: at the sender's end. */
const sentPackets = (stations: readonly StationScene[]): DrawnPacket[] =>
  stations.flatMap(({ sent, doing }) => (sent && doing === 'sends' ? [sent] : []));

function clientScene({ record, now, recent }: StageFrame, { stations }: BusIndex, station: StationScene): ClientScene {
  const { node, number } = station.place;
  const isClient = node.kind === 'host';
  const users = isClient ? usersOf(record.layout).get(node.name) : undefined;
  const { nic } = stations[number]!;
  const gaveUp = isClient && recent.findLast(({ mark }) => mark.kind === 'given-up' && mark.link === nic)?.mark;
  return {
    ...station,
    users: users && usersScene(record, users, now),
    gaveUp: gaveUp ? (gaveUp.numbers['attempts'] ?? MOST_TRIES) : undefined,
  };
}

function usersScene({ gauges }: RunRecord, users: NodeUsers, now: Nanos): UsersScene {
  const doing = users.gauges.map((gauge) => doingOf(gauges[gauge]!, now));
  const here = doing.filter((what) => what !== 'away');
  return { count: users.count - doing.length + here.length, waiting: here.map((what) => what === 'waits') };
}

function watchedScene(record: RunRecord, now: Nanos): WatchedScene | undefined {
  const { layout } = record;
  const node = watchedNode(layout);
  if (!node) return undefined;
  const flow = layout.watched ?? -1;
  return { node, flow, needs: neededSegment(record, now), page: watchedPage(record, now) };
}

/** All that is lost at one place falls to one place, so the newest hides the others. */
function lostPackets({ recent, stills }: StageFrame, index: BusIndex, plan: LanPlan): LostScene[] {
  const lost = recent.filter(({ mark }) => mark.kind !== 'timeout');
  return lost.flatMap(({ mark, age }, place) => {
    const entry = entryOf(mark.link, mark.kind === 'given-up', index, plan);
    const isHidden = lost.slice(place + 1).some((later) => later.mark.link === mark.link);
    return entry && !isHidden ? [{ x: entry.x, y: entry.y + fallen(age, stills), segment: mark.segment }] : [];
  });
}

/** What the queue refuses falls before it, what the MAC gives up falls at the tap. */
function entryOf(link: number, givenUp: boolean, index: BusIndex, plan: LanPlan): Point | undefined {
  const { queue, lanes, stations, packetHalf } = plan;
  if (queue?.link === link && !givenUp) return queue.entry;
  const station = stations[index.stations.findIndex(({ nic }) => nic === link)];
  return station ? framePoint(station, 0, true, packetHalf) : lanes.find((lane) => lane.link === link)?.from;
}

function gaugeAt(record: RunRecord, name: string, now: Nanos): number {
  const gauge = findGauge(record, name);
  return gauge ? valueAt(gauge, now) : Number.NaN;
}

const BUSY_SPAN: Nanos = 100e6;

/** All ports hold as much as the NIC of a client. */
function portsAt(record: RunRecord, { isSwitched, stations }: BusIndex, now: Nanos): number[] {
  if (!isSwitched) return [];
  const most = Number(record.spec.params['cq']);
  return stations.map(({ port }) => {
    const gauge = record.gauges.find(({ name, link }) => name === 'queue' && link === port);
    return gauge ? Math.min(1, (valueAt(gauge, now) || 0) / most) : 0;
  });
}

/** Bits of all frames that the bus delivered in the last 100 ms. */
function busyShare(record: RunRecord, now: Nanos): number {
  const span = Math.min(BUSY_SPAN, now);
  const [from, to] = [now - span, now].map((time) => gaugeAt(record, 'wire', time));
  if (!findGauge(record, 'wire')) return Number.NaN;
  return span <= 0 ? 0 : Math.min(1, (((to! || 0) - (from! || 0)) * 8e9) / (record.layout.bus!.rate * span));
}

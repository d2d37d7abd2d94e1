// What stands at the taps at a time: what each station sends, waits with or gets, in which colour its tap is, and where time
// is too fast for single frames, what share of the bus's time it has. A frame is at its sender and at its receiver at once,
// because it is longer than the bus; behind a switch it is on one cable after the other. Pure.

import type { Nanos } from '../../../engine/core/time.ts';
import { DOING, MOST_TRIES, StationStates } from '../../../record/bus/station-states.ts';
import { arrivalsOf, attemptsOf, type BusIndex, framesOf, receiverOf } from '../../../record/bus/stations.ts';
import { type CollisionLog, type LogTimes, PACKET_KIND, type PacketLog, packetKind } from '../../../record/logs.ts';
import type { RunRecord } from '../../../record/record.ts';
import { areIdle } from '../../../record/silences.ts';
import { rowAt } from '../../../record/values.ts';
import type { Point } from '../../stage-kit/geometry.ts';
import type { LanePacket } from '../../stage-kit/lane-packets.ts';
import { PACKET_HEIGHT } from '../../stage-kit/marks/sizes.ts';
import type { StageFrame } from '../../stage-kit/scene.ts';
import { type AirScene, isSlowMotion } from './air.ts';
import { BUS_HALF, type LanPlan, type StationPlace } from './plan.ts';
import { UNREADABLE } from './propagation.ts';

/** What has arrived stays at its receiver for so long, in seconds of wall time. */
const LINGERS = 0.12;
/** Shares of the bus are counted over so long. */
const COUNTED = 0.1;
/** Played faster than this, ns per second, frames cannot be told apart any more: shares are drawn instead. */
const TOO_FAST = 40e6;
const MOST_ROWS = 4096;
/** A back-off shorter than this many seconds of wall time could not be read while time runs. */
const READABLE = 0.1;

export const isTooFast = (playing: boolean, speed: number): boolean => playing && speed > TOO_FAST;

export interface TapPacket extends LanePacket {
  /** Number of the station it goes to or comes from; -1 if the frame is of no known flow. */
  readonly other: number;
}

export type Doing = keyof typeof DOING;

const nameOf = (doing: number): Doing => NAMES[doing]!;
const NAMES = Object.keys(DOING) as Doing[];

export interface BackOff {
  readonly slotsLeft: number;
  /** The try that comes next, counted from 1, and how many there are before a frame is given up. */
  readonly nextTry: number;
  readonly mostTries: number;
  /** Does it last long enough to be read? */
  readonly readable: boolean;
}

export interface StationScene {
  readonly place: StationPlace;
  readonly doing: Doing;
  /** What it sends, collides with or would send next. */
  readonly sent: TapPacket | undefined;
  /** `pale`: not on its way yet; `unseen`: it is in the server's queue, or other things are told in its place. */
  readonly sentLook: 'strong' | 'pale' | 'unseen';
  /** What it gets, or got a moment ago. */
  readonly received: TapPacket | undefined;
  /** `info` of what tints its tap, or `UNREADABLE` for a collision; undefined where nothing passes. */
  readonly tapInfo: number | undefined;
  readonly backOff: BackOff | undefined;
  /** Of the bus's time, sent and received, 0 to 1; 0 while single frames can be seen. */
  readonly share: number;
}

export function stationScenes(frame: StageFrame, index: BusIndex, plan: LanPlan, air: AirScene): StationScene[] {
  const { record, now, speed, playing } = frame;
  const states = new StationStates(index.stations.length);
  states.read(record, index, now);
  const fast = isTooFast(playing, speed);
  const passing = fast ? undefined : passingFrames(record, index, now, speed);
  const shares = fast ? busShares(record, index, now, speed) : undefined;
  const collided = collidedStations(frame, states, air);
  const shortest = playing ? READABLE * speed : 0;
  return plan.stations.map((place): StationScene => {
    const { number } = place;
    const doing = states.doing[number]!;
    const isCollided = collided.has(number);
    const { sent = 0, received = 0 } = shares?.[number] ?? {};
    const onTap = passing?.onTap[number];
    return {
      place,
      doing: nameOf(doing),
      sent: sentPacket(frame, index, states, place, plan),
      sentLook: sentLook(place, plan, doing, isCollided),
      received: passing && receivedPacket(frame, index, passing.received[number], place, plan, doing),
      tapInfo: passing && isCollided && doing !== DOING.sends ? UNREADABLE : onTap,
      backOff:
        doing === DOING.backsOff
          ? {
              slotsLeft: states.slotsLeft[number]!,
              nextTry: states.nextTry[number]!,
              mostTries: MOST_TRIES,
              readable: states.lasts[number]! >= shortest,
            }
          : undefined,
      share: Math.min(1, sent + received),
    };
  });
}

/** Who collides right now if time is slow enough to see it, else who is in the one collision that is shown. */
function collidedStations(
  { record, speed }: StageFrame,
  { doing }: StationStates,
  { collision }: AirScene,
): Set<number> {
  if (!isSlowMotion(record.layout.bus!, speed))
    return new Set(collision && !collision.several ? collision.stations : []);
  return new Set([...doing.keys()].filter((station) => doing[station] === DOING.collides));
}

function sentPacket(
  { record, now, stills }: StageFrame,
  index: BusIndex,
  states: StationStates,
  place: StationPlace,
  plan: LanPlan,
): TapPacket | undefined {
  const { number } = place;
  const doing = states.doing[number]!;
  const collides = doing === DOING.collides || doing === DOING.backsOff;
  const flights = collides ? attemptsOf(record, index, number) : framesOf(record, index, number);
  const row = collides ? states.attempt[number]! : states.row[number]!;
  if (doing === DOING.nothing || row < 0) return undefined;
  const sends = doing === DOING.sends;
  const fraction = sends ? shareOfWay(flights, row, now) : 0;
  const at = framePoint(place, stills && sends ? 0.5 : fraction, true, plan.packetHalf);
  const other = receiverOf(index, number, flights.info[row]!);
  return { ...packetOf(flights, row), ...at, width: 2 * plan.packetHalf, fraction, other };
}

/** What waits at the server is in its queue; on a low stage the counters of a back-off take the packet's place. */
function sentLook(
  { node }: StationPlace,
  { low }: LanPlan,
  doing: number,
  collided: boolean,
): StationScene['sentLook'] {
  if (doing === DOING.sends || collided) return 'strong';
  return node.kind === 'server' || (low && doing === DOING.backsOff) ? 'unseen' : 'pale';
}

function receivedPacket(
  { stills }: StageFrame,
  index: BusIndex,
  received: Received | undefined,
  place: StationPlace,
  plan: LanPlan,
  doing: number,
): TapPacket | undefined {
  if (!received) return undefined;
  // Without room beside the tap, what a station sends goes before what it got.
  if (place.aside.x === 0 && place.aside.y === 0 && doing !== DOING.nothing) return undefined;
  const { sender, flights, row, fraction } = received;
  const at = framePoint(place, stills ? 0.5 : 1 - fraction, false, plan.packetHalf);
  const link = index.isSwitched ? flights.link : index.stations[sender]!.nic;
  return { ...packetOf(flights, row), ...at, link, width: 2 * plan.packetHalf, fraction, other: sender };
}

const packetOf = ({ link, segment, info }: PacketLog | CollisionLog, row: number) => ({
  link,
  row,
  segment: segment[row]!,
  info: info[row]!,
});

interface Received {
  readonly sender: number;
  /** The sender's frames, and which of them. */
  readonly flights: PacketLog;
  readonly row: number;
  /** How much of it is there, 0 to 1. */
  readonly fraction: number;
}
interface Passing {
  /** By station: what it gets or got last. */
  readonly received: readonly (Received | undefined)[];
  /** By station: flow and kind of what passes its tap or did a moment ago; data before acknowledgements. */
  readonly onTap: readonly (number | undefined)[];
}

/** A tap is tinted over the gaps between frames, so that it does not flicker. */
export function passingFrames(record: RunRecord, index: BusIndex, now: Nanos, speed: number): Passing {
  const lingers = LINGERS * speed;
  const received: (Received | undefined)[] = index.stations.map(() => undefined);
  const onTap: (number | undefined)[] = index.stations.map(() => undefined);
  const pass = (station: number, info: number): void => {
    const before = onTap[station];
    if (before === undefined || packetKind(before) === PACKET_KIND.ack) onTap[station] = info;
  };
  index.stations.forEach((_, sender) => {
    const flights = framesOf(record, index, sender);
    const { startsAt, arrivesAt, info, length } = flights;
    for (let row = rowAt(startsAt, length, now); row >= 0 && arrivesAt[row]! + lingers > now; row--) {
      const receiver = index.isSwitched ? -1 : receiverOf(index, sender, info[row]!);
      pass(sender, info[row]!);
      if (receiver < 0) continue;
      pass(receiver, info[row]!);
      const last = received[receiver];
      if (last && startsAt[row]! <= last.flights.startsAt[last.row]!) continue;
      received[receiver] = { sender, flights, row, fraction: Math.min(1, shareOfWay(flights, row, now)) };
    }
  });
  index.stations.forEach((_, receiver) => {
    const arrivals = arrivalsOf(record, index, receiver);
    const row = arrivals ? rowAt(arrivals.startsAt, arrivals.length, now) : -1;
    if (!arrivals || row < 0 || arrivals.arrivesAt[row]! + lingers <= now) return;
    const info = arrivals.info[row]!;
    pass(receiver, info);
    const sender = receiverOf(index, receiver, info);
    received[receiver] = { sender, flights: arrivals, row, fraction: Math.min(1, shareOfWay(arrivals, row, now)) };
  });
  return { received, onTap };
}

/** How much of the time of the bus, or of its own cable, each station had lately. */
export function busShares(record: RunRecord, index: BusIndex, now: Nanos, speed: number) {
  const span = COUNTED * speed;
  const shares = index.stations.map(() => ({ sent: 0, received: 0 }));
  const add = ({ startsAt, arrivesAt, info, length }: PacketLog, to: (share: number, info: number) => void): void => {
    const last = rowAt(startsAt, length, now);
    for (let row = last; row >= 0 && row > last - MOST_ROWS && arrivesAt[row]! > now - span; row--) {
      to((Math.min(now, arrivesAt[row]!) - Math.max(now - span, startsAt[row]!)) / span, info[row]!);
    }
  };
  shares.forEach((own, station) => {
    const arrivals = arrivalsOf(record, index, station);
    if (arrivals) {
      add(arrivals, (share) => {
        own.received += share;
      });
    }
    add(framesOf(record, index, station), (share, info) => {
      own.sent += share;
      const receiver = index.isSwitched ? undefined : shares[receiverOf(index, station, info)];
      if (receiver) receiver.received += share;
    });
  });
  return shares;
}

/** Does no frame stand at any tap, also none that has just arrived? */
export const areTapsFree = (record: RunRecord, index: BusIndex, now: Nanos, speed: number): boolean =>
  areIdle(
    index.stations.flatMap((_, station) => {
      const arrivals = arrivalsOf(record, index, station);
      return [framesOf(record, index, station), ...(arrivals ? [arrivals] : [])];
    }),
    now,
    { since: 'startsAt', lingers: LINGERS * speed },
  );

const HALF = PACKET_HEIGHT / 2;

/**
 * Where a packet stands on its station's tap: at `fraction` 0 beside the station, at 1 wholly inside the bus. Packets that
 * arrive go the same way backwards, on the other side of the tap.
 */
export function framePoint(
  { tap: { from, to }, aside }: StationPlace,
  fraction: number,
  out: boolean,
  packetHalf: number,
): Point {
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / reach, y: (to.y - from.y) / reach };
  const upright = Math.abs(along.y) > 0.5;
  const half = upright ? HALF : packetHalf;
  const way = half + 1 + (reach + (upright ? half - BUS_HALF : half) - half - 1) * fraction;
  const side = out ? 1 : -1;
  return { x: from.x + along.x * way + aside.x * side, y: from.y + along.y * way + aside.y * side };
}

const shareOfWay = ({ startsAt, arrivesAt }: LogTimes, row: number, now: Nanos): number =>
  (now - startsAt[row]!) / (arrivesAt[row]! - startsAt[row]!);

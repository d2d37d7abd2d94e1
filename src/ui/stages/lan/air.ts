// What is on the cable at a time: how it is tinted, and the collision that is shown. At ordinary speeds a frame fills the whole
// bus and its tint does not flicker between frames; in slow motion every signal spreads from its tap, two of them meet, and
// everybody falls silent. Pure.

import type { Nanos } from '../../../engine/core/time.ts';
import { COUNTED, type CollisionView, collisionView, members } from '../../../record/bus/collision-view.ts';
import { collisionsOf } from '../../../record/bus/collisions.ts';
import { type BusIndex, framesOf } from '../../../record/bus/stations.ts';
import { PACKET_KIND, packetKind } from '../../../record/logs.ts';
import type { RunRecord } from '../../../record/record.ts';
import { rowAt } from '../../../record/values.ts';
import type { BusInfo } from '../../../scenarios/kit/layout.ts';
import type { LanPlan } from './plan.ts';
import { meeting, type Stretch, shareOf, spread, UNREADABLE } from './propagation.ts';
import { type BusSignal, jamOf, signalsAt } from './signals.ts';

/** From this many seconds of wall time for one propagation delay on, signals are seen to spread. */
const SEEN = 0.02;
/** The tint outlasts a frame by this, in seconds of wall time. */
const BRIDGE = 0.06;

/** Is time so slow that one sees signals on their way? */
export const isSlowMotion = ({ propagation, switched }: BusInfo, speed: number): boolean =>
  !switched && propagation >= SEEN * speed;

/** A switch has no air: its frames are on cables of their own. */
const NOTHING: AirScene = { tints: [], fronts: [], collision: undefined };

/** A stretch of the bus in the colour of a frame. */
export interface Tint extends Stretch {
  readonly info: number;
}
/** The head of a signal: where it has just come to. */
export interface Front {
  readonly x: number;
  readonly info: number;
}
export interface CollisionScene {
  /** Numbers of those who take part, ascending. */
  readonly stations: readonly number[];
  /** Several follow each other too soon to be told apart: they are counted. */
  readonly several: boolean;
  readonly count: number;
  /** So slow that everybody who takes part can be named although there are several. */
  readonly steady: boolean;
  /** What the stations do: they collide; seen in slow motion they then jam the bus, and are silent after that. */
  readonly phase: 'collision' | 'jam' | 'quiet';
  /** Where the burst stands; undefined while the signals have not met yet. */
  readonly x: number | undefined;
}
export interface AirScene {
  /** Painted in this order. */
  readonly tints: readonly Tint[];
  readonly fronts: readonly Front[];
  readonly collision: CollisionScene | undefined;
}

interface Moment {
  readonly record: RunRecord;
  readonly now: Nanos;
  readonly speed: number;
}

export function airScene(moment: Moment, index: BusIndex, plan: LanPlan): AirScene {
  const { record, now, speed } = moment;
  const bus = record.layout.bus!;
  if (bus.switched) return NOTHING;
  const view = collisionView(collisionsOf(record), now, speed, bus.jamAndGap);
  const collision = view.last < 0 ? undefined : collisionScene(moment, view, plan);
  if (isSlowMotion(bus, speed)) return { ...spreading(signalsAt(record, index, now), bus, plan, now), collision };
  return { tints: filled(moment, index, view, plan), fronts: [], collision };
}

const tapX = ({ stations }: LanPlan, station: number): number => stations[station]!.tap.to.x;

function filled({ record, now, speed }: Moment, index: BusIndex, view: CollisionView, plan: LanPlan): Tint[] {
  const { left, right } = plan.bus;
  const info = lastOnBus(record, index, now, BRIDGE * speed);
  const tints = info < 0 ? [] : [{ from: left, to: right, info }];
  if (view.last < 0 || view.several) return tints;
  const places = members(view.stations).map((station) => tapX(plan, station));
  return [...tints, { from: Math.min(...places), to: Math.max(...places), info: UNREADABLE }];
}

/** Where two signals are at once, neither can be read. */
function spreading(signals: readonly BusSignal[], { propagation }: BusInfo, plan: LanPlan, now: Nanos) {
  const reached = (since: Nanos, station: number) =>
    spread(tapX(plan, station), plan.bus, shareOf(now - since, propagation));
  const heads = signals.map(({ station, from }) => reached(from, station));
  const each = signals.map(({ station, info, until }, place) => {
    const [head, tail] = [heads[place]!, reached(until, station)];
    return [
      { info, from: head.from, to: tail.from },
      { info, from: tail.to, to: head.to },
    ];
  });
  const overlaps = heads.flatMap((one, place) =>
    heads.slice(place + 1).map((other) => ({
      from: Math.max(one.from, other.from),
      to: Math.min(one.to, other.to),
      info: UNREADABLE,
    })),
  );
  const fronts = heads.flatMap(({ from, to }, place) => [from, to].map((x) => ({ x, info: signals[place]!.info })));
  return { tints: [...each.flat(), ...overlaps].filter(({ from, to }) => to > from), fronts };
}

function collisionScene({ record, now, speed }: Moment, view: CollisionView, plan: LanPlan): CollisionScene {
  const bus = record.layout.bus!;
  const { last, several, count } = view;
  const stations = members(view.stations);
  const { first, second, firstStation, secondStation, noticed } = collisionsOf(record);
  const slow = isSlowMotion(bus, speed);
  const over = slow && !several && now >= noticed[last]!;
  const phase = !over ? 'collision' : now >= noticed[last]! + jamOf(bus) ? 'quiet' : 'jam';
  const signalOf = (station: number, from: Nanos) => ({ x: tapX(plan, station), from, until: noticed[last]! });
  const earliest = signalOf(firstStation[last]!, first[last]!);
  const later = secondStation[last]! < 0 ? earliest : signalOf(secondStation[last]!, second[last]!);
  const met = meeting(earliest, later, plan.bus, bus.propagation);
  const steady = several && stations.length === 2 && speed <= 2 * COUNTED;
  const x = slow && now < met.at ? undefined : several ? steadyPlace(stations, steady, plan) : met.x;
  return { stations, several, count, steady, phase, x };
}

/** Between the two, if it is always the same two; else in the middle, so that nothing jumps. */
function steadyPlace(stations: readonly number[], steady: boolean, plan: LanPlan): number {
  if (!steady) return (plan.bus.left + plan.bus.right) / 2;
  const [a, b] = stations;
  return (tapX(plan, a!) + tapX(plan, b!)) / 2;
}

/** `info` of the frame that is on the bus, or was a moment ago; data before acknowledgements, which are short. -1: none. */
function lastOnBus(record: RunRecord, index: BusIndex, now: Nanos, bridge: Nanos): number {
  let found = -1;
  for (let station = 0; station < index.stations.length; station++) {
    const { startsAt, arrivesAt, info, length } = framesOf(record, index, station);
    for (let row = rowAt(startsAt, length, now); row >= 0 && arrivesAt[row]! + bridge > now; row--) {
      const isAck = packetKind(info[row]!) === PACKET_KIND.ack;
      if (found < 0 || !isAck) found = info[row]!;
      if (!isAck) break;
    }
  }
  return found;
}

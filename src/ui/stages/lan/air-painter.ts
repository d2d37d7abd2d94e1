// The bus itself at a time. At ordinary speeds a frame fills it at once and its tint does not flicker between frames; in slow
// motion every signal spreads from its tap, two of them meet, and everybody is quiet. The burst marks where they met.

import type { Nanos } from '../../../engine/core/time.ts';
import {
  COUNTED,
  type CollisionView,
  collisionView,
  memberCount,
  members,
} from '../../../record/bus/collision-view.ts';
import { type Collisions, collisionsOf } from '../../../record/bus/collisions.ts';
import { type BusIndex, framesOf } from '../../../record/bus/stations.ts';
import { FLIGHT_KIND, flightKind, type RunRecord } from '../../../record/record.ts';
import { rowAt } from '../../../record/values.ts';
import type { BusInfo } from '../../../scenarios/kit/layout.ts';
import type { StageFrame } from '../../stage-kit/scene.ts';
import type { Colours } from '../../theme/tokens.ts';
import { frameColour, paintBurst, paintFront, paintStretch } from './paint-air.ts';
import type { LanPlan } from './plan.ts';
import { meeting, shareOf, spread } from './propagation.ts';
import { BusSignals } from './signals.ts';

type Context = CanvasRenderingContext2D;

/** From this many seconds of wall time for one propagation delay on, signals are seen to spread. */
const SEEN = 0.02;
/** The tint outlasts a frame by this, in seconds of wall time. */
const BRIDGE = 0.06;

/** Is time so slow that one sees signals on their way? */
export const isSlowMotion = ({ propagation }: BusInfo, speed: number): boolean => propagation >= SEEN * speed;

export class AirPainter {
  /** Where the burst stood in the last frame, NaN if there was none, and whether it stood for several. */
  burstX = Number.NaN;
  several = false;
  private readonly plan: LanPlan;
  private readonly colours: Colours;
  private readonly signals = new BusSignals();
  private readonly head = { from: 0, to: 0 };
  private readonly tail = { from: 0, to: 0 };
  private readonly other = { from: 0, to: 0 };

  constructor(plan: LanPlan, colours: Colours) {
    this.plan = plan;
    this.colours = colours;
  }

  tint(context: Context, frame: StageFrame, index: BusIndex): void {
    const { record, now, speed } = frame;
    if (isSlowMotion(record.layout.bus!, speed)) this.spreading(context, record, index, now);
    else this.filled(context, frame, index);
  }

  private filled(context: Context, { record, now, speed }: StageFrame, index: BusIndex): void {
    const info = lastOnBus(record, index, now, BRIDGE * speed);
    const { left, right } = this.plan.bus;
    this.head.from = left;
    this.head.to = right;
    if (info >= 0) paintStretch(context, this.plan, this.head, frameColour(info, this.colours).soft);
    const view = viewOf(record, index, now, speed);
    if (view.last < 0 || view.several) return;
    const places = members(view.stations).map((station) => this.x(station));
    this.head.from = Math.min(...places);
    this.head.to = Math.max(...places);
    paintStretch(context, this.plan, this.head, this.colours.loss.soft);
  }

  private spreading(context: Context, record: RunRecord, index: BusIndex, now: Nanos): void {
    const { propagation } = record.layout.bus!;
    const { bus } = this.plan;
    this.signals.read(record, index, now);
    for (let place = 0; place < this.signals.count; place++) {
      const { station, info, from, until } = this.signals.at(place);
      const colour = frameColour(info, this.colours);
      const { head, tail } = this;
      spread(this.x(station), bus, shareOf(now - from, propagation), head);
      spread(this.x(station), bus, shareOf(now - until, propagation), tail);
      this.other.from = head.from;
      this.other.to = tail.from;
      paintStretch(context, this.plan, this.other, colour.soft);
      this.other.from = tail.to;
      this.other.to = head.to;
      paintStretch(context, this.plan, this.other, colour.soft);
      paintFront(context, this.plan, head.from, colour.line);
      paintFront(context, this.plan, head.to, colour.line);
    }
    this.overlaps(context, propagation, now);
  }

  /** Where two signals are at once, neither can be read. */
  private overlaps(context: Context, propagation: Nanos, now: Nanos): void {
    const { head, tail, other, signals } = this;
    for (let a = 0; a < signals.count; a++) {
      for (let b = a + 1; b < signals.count; b++) {
        spread(this.x(signals.at(a).station), this.plan.bus, shareOf(now - signals.at(a).from, propagation), head);
        spread(this.x(signals.at(b).station), this.plan.bus, shareOf(now - signals.at(b).from, propagation), other);
        tail.from = Math.max(head.from, other.from);
        tail.to = Math.min(head.to, other.to);
        paintStretch(context, this.plan, tail, this.colours.loss.soft);
      }
    }
  }

  burst(context: Context, { record, now, speed }: StageFrame, index: BusIndex): void {
    const bus = record.layout.bus!;
    const collisions = collisionsOf(record);
    const view = viewOf(record, index, now, speed);
    this.burstX = Number.NaN;
    this.several = view.several;
    if (view.last < 0) return;
    const met = this.met(collisions, view, bus);
    if (isSlowMotion(bus, speed) && now < met.at) return;
    this.burstX = view.several ? this.steadyPlace(view, speed) : met.x;
    paintBurst(context, this.burstX, this.plan.bus.y, this.plan.low ? 0.8 : 1, this.colours);
  }

  private met(
    { first, second, firstStation, secondStation, noticed }: Collisions,
    { last }: CollisionView,
    bus: BusInfo,
  ) {
    const signalOf = (station: number, from: Nanos) => ({ x: this.x(station), from, until: noticed[last]! });
    const earliest = signalOf(firstStation[last]!, first[last]!);
    const later = secondStation[last]! < 0 ? earliest : signalOf(secondStation[last]!, second[last]!);
    return meeting(earliest, later, this.plan.bus, bus.propagation);
  }

  /** Between the two, if it is always the same two; else in the middle, so that nothing jumps. */
  private steadyPlace({ stations }: CollisionView, speed: number): number {
    const { left, right } = this.plan.bus;
    if (memberCount(stations) !== 2 || speed > 2 * COUNTED) return (left + right) / 2;
    const [a, b] = members(stations);
    return (this.x(a!) + this.x(b!)) / 2;
  }

  private x(station: number): number {
    return this.plan.stations[station]!.tap.to.x;
  }
}

export const viewOf = (record: RunRecord, _index: BusIndex, now: Nanos, speed: number): CollisionView =>
  collisionView(collisionsOf(record), now, speed, record.layout.bus!.jamAndGap);

/** `info` of the frame that is on the bus, or was a moment ago; data before acknowledgements, which are short. -1: none. */
function lastOnBus(record: RunRecord, index: BusIndex, now: Nanos, bridge: Nanos): number {
  let found = -1;
  for (let station = 0; station < index.stations.length; station++) {
    const { startsAt, arrivesAt, info, length } = framesOf(record, index, station);
    for (let row = rowAt(startsAt, length, now); row >= 0 && arrivesAt[row]! + bridge > now; row--) {
      const isAck = flightKind(info[row]!) === FLIGHT_KIND.ack;
      if (found < 0 || !isAck) found = info[row]!;
      if (!isAck) break;
    }
  }
  return found;
}

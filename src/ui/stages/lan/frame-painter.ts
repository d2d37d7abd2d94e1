// Packets at the taps: what a station sends slides into the bus, what it gets comes out at the same time, what waits stands
// pale beside its station, and what was lost falls. The watched connection's packets have an ink ring.

import type { Nanos } from '../../../engine/core/time.ts';
import { DOING, type StationStates } from '../../../record/bus/station-states.ts';
import { attemptsOf, type BusIndex, framesOf } from '../../../record/bus/stations.ts';
import { FLIGHT_KIND, type FlightSeries, flightFlow, flightKind } from '../../../record/record.ts';
import { DrawnPackets } from '../../stage-kit/drawn-packets.ts';
import type { PacketPainter } from '../../stage-kit/marks/packet.ts';
import { BAR_BELOW, fallen, PACKET_HEIGHT, PACKET_RADIUS } from '../../stage-kit/marks/sizes.ts';
import type { RecentMark } from '../../stage-kit/recent-marks.ts';
import type { StageFrame } from '../../stage-kit/scene.ts';
import type { Colours } from '../../theme/tokens.ts';
import { isSlowMotion, viewOf } from './air-painter.ts';
import { framePoint, isTooFast, TapFrames } from './frames.ts';
import { frameColour } from './paint-air.ts';
import { BUS_HALF, paintTap } from './paint-bus.ts';
import type { LanPlan, StationPlace } from './plan.ts';

type Context = CanvasRenderingContext2D;

/** A tap whose station has the whole bus, played too fast for single frames. */
const WIDEST_TAP = 7;

export class FramePainter {
  /** What stations were getting in the last frame. */
  readonly arriving = new DrawnPackets();
  private readonly plan: LanPlan;
  private readonly colours: Colours;
  private readonly packets: PacketPainter;
  private readonly syn: string;
  private readonly frames: TapFrames;
  private readonly point = { x: 0, y: 0 };
  private watched = -1;
  /** Stations whose collision is shown: bit n is station n. */
  private collided = 0;

  constructor(plan: LanPlan, colours: Colours, packets: PacketPainter, syn: string) {
    this.plan = plan;
    this.colours = colours;
    this.packets = packets;
    this.syn = syn;
    this.frames = new TapFrames(plan.stations.length);
  }

  isReceiving(station: number): boolean {
    return this.frames.sender[station]! >= 0;
  }

  paint(context: Context, frame: StageFrame, index: BusIndex, states: StationStates, drawn: DrawnPackets): void {
    const { record, now, speed, playing } = frame;
    this.watched = record.layout.watched ?? -1;
    this.arriving.clear(now);
    if (isTooFast(playing, speed)) {
      this.frames.readShares(record, index, now, speed);
      this.shares(context);
      return;
    }
    this.frames.read(record, index, now, speed);
    this.readCollided(frame, index, states);
    for (const station of this.plan.stations) this.tap(context, station, states);
    for (const station of this.plan.stations) this.received(context, frame, index, station, states);
    for (const station of this.plan.stations) this.sent(context, frame, index, station, states, drawn);
  }

  /** Who collides right now if time is slow enough to see it, else who is in the one collision that is shown. */
  private readCollided({ record, now, speed }: StageFrame, index: BusIndex, states: StationStates): void {
    this.collided = 0;
    if (isSlowMotion(record.layout.bus!, speed)) {
      states.doing.forEach((doing, station) => {
        if (doing === DOING.collides) this.collided |= 1 << station;
      });
      return;
    }
    const view = viewOf(record, index, now, speed);
    if (view.last >= 0 && !view.several) this.collided = view.stations;
  }

  private tap(context: Context, place: StationPlace, states: StationStates): void {
    const { number } = place;
    const { loss } = this.colours;
    const collided = (this.collided & (1 << number)) !== 0 && states.doing[number] !== DOING.sends;
    const info = this.frames.onTap[number]!;
    if (!collided && info < 0) return;
    const colour = collided ? loss : frameColour(info, this.colours);
    paintTap(context, this.plan, place, colour.line, 3 * this.colours.strokes);
  }

  /** Lines as strong as the part of the bus's time that a station has. */
  private shares(context: Context): void {
    const { sentShare, receivedShare } = this.frames;
    for (const station of this.plan.stations) {
      const sent = sentShare[station.number]!;
      const share = Math.min(1, sent + receivedShare[station.number]!);
      if (share > 0) paintTap(context, this.plan, station, this.colours.data.line, 2.2 + share * (WIDEST_TAP - 2.2));
    }
  }

  private received(
    context: Context,
    frame: StageFrame,
    index: BusIndex,
    place: StationPlace,
    states: StationStates,
  ): void {
    const { number } = place;
    const sender = this.frames.sender[number]!;
    if (sender < 0) return;
    const flights = framesOf(frame.record, index, sender);
    const row = this.frames.row[number]!;
    const fraction = this.frames.fraction[number]!;
    const info = flights.info[row]!;
    // Without room beside the tap, what a station sends goes before what it got.
    if (place.aside.x === 0 && place.aside.y === 0 && states.doing[number] !== DOING.nothing) return;
    const { x, y } = framePoint(place, frame.stills ? 0.5 : 1 - fraction, false, this.plan.packetHalf, this.point);
    const link = index.stations[sender]!.nic;
    this.arriving.add(link, row, flights.segment[row]!, x, y, 2 * this.plan.packetHalf, fraction);
    this.clipped(context, place, () => this.packet(context, x, y, flights.segment[row]!, info, -1));
  }

  private sent(
    context: Context,
    { record, now, stills }: StageFrame,
    index: BusIndex,
    place: StationPlace,
    states: StationStates,
    drawn: DrawnPackets,
  ): void {
    const { number } = place;
    const doing = states.doing[number]!;
    const collides = doing === DOING.collides || doing === DOING.backsOff;
    const flights = collides ? attemptsOf(record, index, number) : framesOf(record, index, number);
    const row = collides ? states.attempt[number]! : states.row[number]!;
    if (doing === DOING.nothing || row < 0) return;
    const info = flights.info[row]!;
    const segment = flights.segment[row]!;
    const sends = doing === DOING.sends;
    const fraction = sends ? shareOfWay(flights, row, now) : 0;
    const { x, y } = framePoint(place, stills && sends ? 0.5 : fraction, true, this.plan.packetHalf, this.point);
    if (sends) drawn.add(flights.link, row, segment, x, y, 2 * this.plan.packetHalf, fraction);
    const strong = sends || (this.collided & (1 << number)) !== 0;
    // What waits at the server is in its queue; on a low stage the counters take the place.
    const hidden = place.node.kind === 'server' || (this.plan.low && doing === DOING.backsOff);
    if (strong) this.clipped(context, place, () => this.packet(context, x, y, segment, info, -1));
    else if (!hidden) this.waiting(context, x, y, segment, info);
  }

  /** A packet of any kind. */
  packet(context: Context, x: number, y: number, segment: number, info: number, way: number, width?: number): void {
    const wide = width ?? 2 * this.plan.packetHalf;
    const label = segment === 0 ? this.syn : String(segment);
    const kind = flightKind(info);
    if (wide < BAR_BELOW) this.bar(context, x, y, wide, info);
    else if (kind === FLIGHT_KIND.retransmission) this.packets.again(context, x, y, wide, label);
    else if (kind === FLIGHT_KIND.ack) this.packets.answer(context, x, y, wide, label, way);
    else this.packets.data(context, x, y, wide, label, false);
    if (flightFlow(info) === this.watched && kind !== FLIGHT_KIND.ack) this.ring(context, x, y, wide);
  }

  private bar(context: Context, x: number, y: number, width: number, info: number): void {
    const tall = flightKind(info) === FLIGHT_KIND.ack ? PACKET_HEIGHT - 8 : PACKET_HEIGHT - 4;
    context.fillStyle = frameColour(info, this.colours).line;
    context.fillRect(x - width / 2, y - tall / 2, width, tall);
  }

  private ring(context: Context, x: number, y: number, width: number): void {
    context.strokeStyle = this.colours.ink;
    context.lineWidth = 1.5 * this.colours.strokes;
    context.beginPath();
    context.roundRect(
      x - width / 2 + 0.25,
      y - PACKET_HEIGHT / 2 + 0.25,
      width - 0.5,
      PACKET_HEIGHT - 0.5,
      PACKET_RADIUS,
    );
    context.stroke();
  }

  /** Not on its way yet: its colour pale. */
  private waiting(context: Context, x: number, y: number, segment: number, info: number): void {
    const colour = frameColour(info, this.colours);
    const width = 2 * this.plan.packetHalf - 4;
    context.fillStyle = colour.soft;
    context.beginPath();
    context.roundRect(x - width / 2, y - PACKET_HEIGHT / 2 + 1, width, PACKET_HEIGHT - 2, PACKET_RADIUS);
    context.fill();
    this.packets.number(context, segment === 0 ? this.syn : String(segment), x, y, width, colour.text);
  }

  /** What is inside the bus is not seen. */
  private clipped(context: Context, { tap, node }: StationPlace, paint: () => void): void {
    const { bus, width, height } = this.plan;
    context.save();
    context.beginPath();
    if (node.kind === 'router') context.rect(tap.to.x, 0, width, height);
    else if (tap.from.y < bus.y) context.rect(0, 0, width, bus.y - BUS_HALF - 0.75);
    else context.rect(0, bus.y + BUS_HALF + 0.75, width, height);
    context.clip();
    paint();
    context.restore();
  }

  /** All that is lost at one place falls to one place, so the newest hides the others. */
  losses(context: Context, { recent, stills }: StageFrame, index: BusIndex): void {
    for (let place = 0; place < recent.length; place++) {
      const { mark, age } = recent[place]!;
      if (mark.kind === 'timeout' || isHidden(recent, place)) continue;
      const label = mark.segment > 0 ? String(mark.segment) : this.syn;
      const entry = this.entryOf(mark.link, mark.kind === 'given-up', index);
      if (entry) this.packets.lost(context, entry.x, entry.y + fallen(age, stills), label);
    }
  }

  /** What the queue refuses falls before it, what the MAC gives up falls at the tap. */
  private entryOf(link: number, givenUp: boolean, index: BusIndex): { x: number; y: number } | undefined {
    const { queue, lanes, stations, packetHalf } = this.plan;
    if (queue?.link === link && !givenUp) return queue.entry;
    const station = index.stations.findIndex(({ nic }) => nic === link);
    if (station >= 0) return framePoint(stations[station]!, 0, true, packetHalf, this.point);
    return lanes.find((lane) => lane.link === link)?.from;
  }
}

function isHidden(recent: readonly RecentMark[], place: number): boolean {
  const { link } = recent[place]!.mark;
  for (let later = place + 1; later < recent.length; later++) {
    if (recent[later]!.mark.link === link && recent[later]!.mark.kind !== 'timeout') return true;
  }
  return false;
}

function shareOfWay({ startsAt, arrivesAt }: FlightSeries, row: number, now: Nanos): number {
  return (now - startsAt[row]!) / (arrivesAt[row]! - startsAt[row]!);
}

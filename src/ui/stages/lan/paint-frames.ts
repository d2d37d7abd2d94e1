// Paints the packets at the taps: what a station sends slides into the bus, what it gets comes out of it at the same time,
// what waits stands pale beside its station, and what was lost falls. The watched connection's packets have an ink ring.

import { PACKET_KIND, packetFlow, packetKind } from '../../../record/logs.ts';
import type { LaneScene } from '../../stage-kit/lane-packets.ts';
import { PacketPainter } from '../../stage-kit/marks/packet.ts';
import { BAR_BELOW, PACKET_HEIGHT, PACKET_RADIUS } from '../../stage-kit/marks/sizes.ts';
import type { Colours } from '../../theme/tokens.ts';
import { frameColour } from './paint-air.ts';
import { paintTap } from './paint-bus.ts';
import { BUS_HALF, type LanPlan, type StationPlace } from './plan.ts';
import type { LanScene, LostScene } from './scene.ts';
import type { StationScene, TapPacket } from './taps.ts';

type Context = CanvasRenderingContext2D;

/** A tap where nothing passes, one where something does, and one whose station has the whole bus. */
const TAP = 2.2;
const USED_TAP = 3;
const WIDEST_TAP = 7;

/** A packet as far as it is painted; `way`: 1 to the right, -1 to the left. */
type Painted = Pick<TapPacket, 'x' | 'y' | 'width' | 'segment' | 'info'>;

export class FramePainter {
  private readonly plan: LanPlan;
  private readonly colours: Colours;
  private readonly packets: PacketPainter;
  private readonly syn: string;

  constructor(plan: LanPlan, colours: Colours, syn: string) {
    this.plan = plan;
    this.colours = colours;
    this.packets = new PacketPainter(colours, { syn });
    this.syn = syn;
  }

  paint(context: Context, { stations, watched, fast }: LanScene): void {
    for (const station of stations) this.tap(context, station);
    if (fast) return;
    const flow = watched?.flow ?? -1;
    for (const { place, received } of stations) {
      if (received) this.clipped(context, place, () => this.packet(context, received, -1, flow));
    }
    for (const { place, sent, sentLook } of stations) {
      if (!sent || sentLook === 'unseen') continue;
      if (sentLook === 'pale') this.waiting(context, sent);
      else this.clipped(context, place, () => this.packet(context, sent, -1, flow));
    }
  }

  /** In the colour of what passes, or as strong as the part of the bus's time that its station has. */
  private tap(context: Context, { place, tapInfo, share }: StationScene): void {
    const { colours, plan } = this;
    if (tapInfo !== undefined)
      paintTap(context, plan, place, frameColour(tapInfo, colours).line, USED_TAP * colours.strokes);
    else if (share > 0) paintTap(context, plan, place, colours.data.line, TAP + share * (WIDEST_TAP - TAP));
  }

  lane(context: Context, { lane, packets }: LaneScene, { watched }: LanScene): void {
    const way = Math.sign(lane.to.x - lane.from.x);
    for (const packet of packets) this.packet(context, packet, way, watched?.flow ?? -1);
  }

  private packet(context: Context, packet: Painted, way: number, watched: number): void {
    const { x, y, width, segment, info } = packet;
    const label = this.label(segment);
    const kind = packetKind(info);
    if (width < BAR_BELOW) this.bar(context, packet);
    else if (kind === PACKET_KIND.retransmission) this.packets.again(context, x, y, width, label);
    else if (kind === PACKET_KIND.ack) this.packets.answer(context, x, y, width, label, way);
    else this.packets.data(context, x, y, width, label, false);
    if (packetFlow(info) === watched && kind !== PACKET_KIND.ack) this.ring(context, packet);
  }

  private label(segment: number): string {
    return segment === 0 ? this.syn : String(segment);
  }

  private bar(context: Context, { x, y, width, info }: Painted): void {
    const tall = packetKind(info) === PACKET_KIND.ack ? PACKET_HEIGHT - 8 : PACKET_HEIGHT - 4;
    context.fillStyle = frameColour(info, this.colours).line;
    context.fillRect(x - width / 2, y - tall / 2, width, tall);
  }

  private ring(context: Context, { x, y, width }: Painted): void {
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
  private waiting(context: Context, { x, y, segment, info, width: full }: Painted): void {
    const colour = frameColour(info, this.colours);
    const width = full - 4;
    context.fillStyle = colour.soft;
    context.beginPath();
    context.roundRect(x - width / 2, y - PACKET_HEIGHT / 2 + 1, width, PACKET_HEIGHT - 2, PACKET_RADIUS);
    context.fill();
    this.packets.number(context, this.label(segment), x, y, width, colour.text);
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

  lost(context: Context, lost: readonly LostScene[]): void {
    for (const { x, y, segment } of lost) this.packets.lost(context, x, y, this.label(segment));
  }
}

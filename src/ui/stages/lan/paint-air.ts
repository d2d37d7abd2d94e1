// Paints what is on the bus at a time: the tube tinted where a signal is, the heads of signals, the burst of a collision.

import { PACKET_KIND, packetKind } from '../../../record/logs.ts';
import type { Colours, DataColour } from '../../theme/tokens.ts';
import type { AirScene } from './air.ts';
import { BUS_HALF, type LanPlan } from './plan.ts';
import { UNREADABLE } from './propagation.ts';

type Context = CanvasRenderingContext2D;

/** The colour of a frame on tap and bus; that of losses where it cannot be read. */
export function frameColour(info: number, colours: Colours): DataColour {
  if (info === UNREADABLE) return colours.loss;
  const kind = packetKind(info);
  return kind === PACKET_KIND.ack ? colours.ack : kind === PACKET_KIND.retransmission ? colours.retx : colours.data;
}

/** Under the packets. */
export function paintTints(context: Context, { bus }: LanPlan, { tints, fronts }: AirScene, colours: Colours): void {
  const [top, height] = [bus.y - BUS_HALF + 0.75, 2 * BUS_HALF - 1.5];
  for (const { from, to, info } of tints) {
    const left = Math.max(bus.left + INSIDE, from);
    context.fillStyle = frameColour(info, colours).soft;
    context.fillRect(left, top, Math.max(0, Math.min(bus.right - INSIDE, to) - left), height);
  }
  for (const { x, info } of fronts) {
    if (x <= bus.left + FRONT || x >= bus.right - FRONT) continue;
    context.fillStyle = frameColour(info, colours).line;
    context.fillRect(x - FRONT / 2, top, FRONT, height);
  }
}

/** The border of the tube, and how wide the head of a signal is. */
const INSIDE = 1.5;
const FRONT = 2;

const POINTS = 9;
const OUTER = 17;
const INNER = 9;

/** Over the packets: where the signals met. */
export function paintBurst(context: Context, { bus, low }: LanPlan, { collision }: AirScene, colours: Colours): void {
  const x = collision?.x;
  if (x === undefined) return;
  const size = low ? 0.8 : 1;
  context.fillStyle = colours.loss.soft;
  context.strokeStyle = colours.loss.line;
  context.lineWidth = 2 * colours.strokes;
  context.lineJoin = 'miter';
  context.beginPath();
  for (let corner = 0; corner < 2 * POINTS; corner++) {
    const radius = (corner % 2 === 0 ? OUTER : INNER) * size;
    const angle = (Math.PI * corner) / POINTS - Math.PI / 2;
    context.lineTo(x + radius * Math.cos(angle), bus.y + radius * Math.sin(angle));
  }
  context.closePath();
  context.fill();
  context.stroke();
}

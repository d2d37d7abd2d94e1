// What is on the bus at a time: the tube tinted where a signal is, taps in the colour of what passes them, and the burst of a
// collision. At ordinary speeds a frame fills the whole bus; in slow motion its front spreads and two of them meet.

import { FLIGHT_KIND, flightKind } from '../../../record/record.ts';
import type { Colours, DataColour } from '../../theme/tokens.ts';
import { BUS_HALF } from './paint-bus.ts';
import type { LanPlan } from './plan.ts';
import type { Stretch } from './propagation.ts';

type Context = CanvasRenderingContext2D;

/** The colour of a frame on tap and bus. */
export function frameColour(info: number, colours: Colours): DataColour {
  const kind = flightKind(info);
  return kind === FLIGHT_KIND.ack ? colours.ack : kind === FLIGHT_KIND.retransmission ? colours.retx : colours.data;
}

/** Tints a stretch of the tube, inside its border. */
export function paintStretch(context: Context, { bus }: LanPlan, stretch: Stretch, colour: string): void {
  const from = Math.max(bus.left + 1.5, stretch.from);
  const to = Math.min(bus.right - 1.5, stretch.to);
  if (to <= from) return;
  context.fillStyle = colour;
  context.fillRect(from, bus.y - BUS_HALF + 0.75, to - from, 2 * BUS_HALF - 1.5);
}

/** The head of a signal: where it has just come to. */
export function paintFront(context: Context, { bus }: LanPlan, x: number, colour: string): void {
  if (x <= bus.left + 2 || x >= bus.right - 2) return;
  context.fillStyle = colour;
  context.fillRect(x - 1, bus.y - BUS_HALF + 0.75, 2, 2 * BUS_HALF - 1.5);
}

const POINTS = 9;
const OUTER = 17;
const INNER = 9;

/** Nine points. */
export function paintBurst(context: Context, x: number, y: number, size: number, colours: Colours): void {
  context.fillStyle = colours.loss.soft;
  context.strokeStyle = colours.loss.line;
  context.lineWidth = 2 * colours.strokes;
  context.lineJoin = 'miter';
  context.beginPath();
  for (let corner = 0; corner < 2 * POINTS; corner++) {
    const radius = (corner % 2 === 0 ? OUTER : INNER) * size;
    const angle = (Math.PI * corner) / POINTS - Math.PI / 2;
    context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  context.closePath();
  context.fill();
  context.stroke();
}

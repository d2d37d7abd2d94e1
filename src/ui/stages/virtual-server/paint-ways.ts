// Ways and what moves on them: grey lines with points for requests and ACKs, blue bands for replies. A mark stands for so many
// bytes and moves on as they arrive, so that a way which carries twice as much is twice as wide and twice as quick.

import type { DrawnPackets } from '../../stage-kit/drawn-packets.ts';
import type { Colours } from '../../theme/tokens.ts';
import { Curve } from './curve.ts';
import type { Way } from './ways.ts';

type Context = CanvasRenderingContext2D;

const THIN = 1.4;
/** Pixels from mark to mark. */
export const SPACING = 34;
/** Pixels a second that marks move on a way that is full. */
const SPEED = 130;
/** From this width on marks lie inside the band. */
const ROOM_INSIDE = 7;
/** Half of the point at the end of a way; marks go as far as there. */
export const POINT = 5;
/** So near to the director its ways lie upon one another, and packets are drawn without their outer header. */
const CROWDED = 24;

/**
 * Bytes one mark stands for, so that marks can be followed at the chosen speed.
 * @param rate of a port, bit/s
 * @param speed simulated ns per second of wall time
 */
export function bytesPerMark(rate: number, speed: number): number {
  const wanted = (((rate / 8) * speed) / 1e9) * (SPACING / SPEED);
  let power = 1;
  for (;;) {
    for (const digit of [1, 2, 5]) if (digit * power >= wanted) return digit * power;
    power *= 10;
  }
}

export class WayPainter {
  private readonly colours: Colours;
  private readonly curve = new Curve();

  constructor(colours: Colours) {
    this.colours = colours;
  }

  /** Requests over replies, so that thin lines are seen. */
  paint(context: Context, ways: readonly Way[], perMark: number, drawn: DrawnPackets): void {
    context.lineCap = 'butt';
    context.lineJoin = 'round';
    const numbered = ways.map((way, number) => ({ way, number }));
    for (const kind of ['reply', 'request'] as const) {
      for (const { way } of numbered) if (way.kind === kind && !way.used) this.line(context, way);
      for (const { way, number } of numbered) {
        if (way.kind !== kind || !way.used) continue;
        this.line(context, way);
        this.marks(context, way, number, perMark, drawn);
      }
    }
  }

  private line(context: Context, way: Way): void {
    const { data, ack, line, strokes } = this.colours;
    this.curve.along(way).trace(context);
    context.lineWidth = way.width > 0 ? way.width : (way.used ? THIN : 1) * strokes;
    context.strokeStyle = !way.used ? line : way.kind === 'reply' ? data.line : ack.line;
    context.stroke();
    if (way.kind === 'request' && way.used) this.point(context, this.curve.length - POINT, ack.line, POINT);
  }

  private marks(context: Context, way: Way, number: number, perMark: number, drawn: DrawnPackets): void {
    const { ack, data, page } = this.colours;
    const { length } = this.curve;
    const passed = way.bytes / perMark;
    const inside = way.width >= ROOM_INSIDE;
    const size = inside ? Math.min(6, way.width * 0.34) : way.kind === 'request' ? 3.2 : 4.5;
    const colour = way.kind === 'request' ? ack.text : inside ? page : data.line;
    const last = Math.floor(passed);
    for (let mark = last; mark >= 0 && (passed - mark) * SPACING < length - POINT; mark--) {
      const distance = (passed - mark) * SPACING;
      const { x, y } = this.point(context, distance, colour, size, inside);
      if (way.wrapped && distance > CROWDED) this.wrapping(context, distance);
      drawn.add(number, mark, mark, x, y, 2 * size, distance / length);
    }
  }

  /** A point in the direction of the way; hollow ones are cut out of a band. */
  private point(context: Context, distance: number, colour: string, size: number, open = false) {
    const place = this.curve.at(distance);
    context.save();
    context.translate(place.x, place.y);
    context.rotate(place.angle);
    context.beginPath();
    if (open) {
      context.moveTo(-size * 0.5, -size);
      context.lineTo(size * 0.5, 0);
      context.lineTo(-size * 0.5, size);
      context.strokeStyle = colour;
      context.lineWidth = 1.8;
      context.stroke();
    } else {
      context.moveTo(-size, -size * 0.8);
      context.lineTo(size, 0);
      context.lineTo(-size, size * 0.8);
      context.fillStyle = colour;
      context.fill();
    }
    context.restore();
    return place;
  }

  /** The outer header of a tunnel, around the packet. */
  private wrapping(context: Context, distance: number): void {
    const { x, y, angle } = this.curve.at(distance);
    const { page, ink2, ack, strokes } = this.colours;
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.beginPath();
    context.roundRect(-8, -4.5, 16, 9, 2.5);
    context.fillStyle = page;
    context.fill();
    context.lineWidth = 1.2 * strokes;
    context.strokeStyle = ink2;
    context.stroke();
    context.beginPath();
    context.moveTo(-2, -2.7);
    context.lineTo(4.5, 0);
    context.lineTo(-2, 2.7);
    context.fillStyle = ack.text;
    context.fill();
    context.fillStyle = ink2;
    context.fillRect(-8, -4.5, 3.5, 9);
    context.restore();
  }
}

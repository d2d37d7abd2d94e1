// Ways and what moves on them: grey lines with points for requests and ACKs, blue bands for replies, as wide as their rate.

import type { Colours } from '../../theme/tokens.ts';
import { Curve } from './curve.ts';
import { POINT, type WayMark } from './marks.ts';
import type { DrawnWay } from './scene.ts';
import type { Way } from './ways.ts';

type Context = CanvasRenderingContext2D;

const THIN = 1.4;
const curve = new Curve();

/** Requests over replies, so that thin lines are seen. */
export function paintWays(context: Context, ways: readonly DrawnWay[], colours: Colours): void {
  context.lineCap = 'butt';
  context.lineJoin = 'round';
  for (const kind of ['reply', 'request'] as const) {
    const own = ways.filter(({ way }) => way.kind === kind);
    for (const { way } of own) if (!way.used) paintLine(context, way, colours);
    for (const { way, marks } of own) {
      if (!way.used) continue;
      paintLine(context, way, colours);
      for (const mark of marks) paintMark(context, mark, way, colours);
    }
  }
}

function paintLine(context: Context, way: Way, { data, ack, line, strokes }: Colours): void {
  curve.along(way).trace(context);
  context.lineWidth = way.width > 0 ? way.width : (way.used ? THIN : 1) * strokes;
  context.strokeStyle = !way.used ? line : way.kind === 'reply' ? data.line : ack.line;
  context.stroke();
  if (way.kind !== 'request' || !way.used) return;
  paintPoint(context, { ...curve.at(curve.length - POINT), size: POINT, isOpen: false }, ack.line);
}

function paintMark(context: Context, mark: WayMark, { kind }: Way, colours: Colours): void {
  const { ack, data, page } = colours;
  paintPoint(context, mark, kind === 'request' ? ack.text : mark.isOpen ? page : data.line);
  if (mark.isWrapped) paintWrapping(context, mark, colours);
}

type Place = Pick<WayMark, 'x' | 'y' | 'angle'>;

/** A point in the direction of the way; open ones are cut out of a band. */
function paintPoint(
  context: Context,
  { x, y, angle, size, isOpen }: Place & Pick<WayMark, 'size' | 'isOpen'>,
  colour: string,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.beginPath();
  if (isOpen) {
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
}

/** The outer header of a tunnel, around the packet. */
function paintWrapping(context: Context, { x, y, angle }: Place, { page, ink2, ack, strokes }: Colours): void {
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

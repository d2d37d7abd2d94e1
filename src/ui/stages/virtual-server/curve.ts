// A way as a line of short pieces, so that what moves on it moves evenly along its length.

import type { Point } from '../../stage-kit/geometry.ts';
import type { Way } from './ways.ts';

const PIECES = 20;

export class Curve {
  length = 0;
  private readonly points = new Float64Array(2 * (PIECES + 1));
  private readonly lengths = new Float64Array(PIECES + 1);

  /** Leaves and arrives level, or upright. */
  along({ from, to, upright, sag }: Pick<Way, 'from' | 'to' | 'upright' | 'sag'>): this {
    const bend = upright ? { x: 0, y: (to.y - from.y) / 2 } : { x: (to.x - from.x) / 2, y: 0 };
    // The middle of such a curve is three quarters as far away as the points that bend it.
    const down = { x: 0, y: sag / 0.75 };
    const [first, second] = [plus(plus(from, bend), down), plus(plus(to, { x: -bend.x, y: -bend.y }), down)];
    this.length = 0;
    for (let piece = 0; piece <= PIECES; piece++) {
      const t = piece / PIECES;
      const r = 1 - t;
      const [a, b, c, d] = [r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t];
      const x = a * from.x + b * first.x + c * second.x + d * to.x;
      const y = a * from.y + b * first.y + c * second.y + d * to.y;
      if (piece > 0) this.length += Math.hypot(x - this.points[2 * piece - 2]!, y - this.points[2 * piece - 1]!);
      this.points[2 * piece] = x;
      this.points[2 * piece + 1] = y;
      this.lengths[piece] = this.length;
    }
    return this;
  }

  trace(context: CanvasRenderingContext2D): void {
    context.beginPath();
    context.moveTo(this.points[0]!, this.points[1]!);
    for (let piece = 1; piece <= PIECES; piece++) context.lineTo(this.points[2 * piece]!, this.points[2 * piece + 1]!);
  }

  /** The place so many pixels from the start, and the direction there. */
  at(distance: number): Point & { readonly angle: number } {
    let piece = 1;
    while (piece < PIECES && this.lengths[piece]! < distance) piece++;
    const span = this.lengths[piece]! - this.lengths[piece - 1]!;
    const share = span > 0 ? (distance - this.lengths[piece - 1]!) / span : 0;
    const [x, y] = [this.points[2 * piece - 2]!, this.points[2 * piece - 1]!];
    const [dx, dy] = [this.points[2 * piece]! - x, this.points[2 * piece + 1]! - y];
    return { x: x + dx * share, y: y + dy * share, angle: Math.atan2(dy, dx) };
  }
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

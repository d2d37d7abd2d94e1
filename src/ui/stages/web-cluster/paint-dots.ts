// Single requests in slow motion: blue from memory, hollow from disk, dark and hollow where they are handed off.

import type { Colours } from '../../theme/tokens.ts';
import { DOT, type Dot } from './dots.ts';

type Context = CanvasRenderingContext2D;

export function paintDots(context: Context, dots: readonly Dot[], { data, flow2, page, strokes }: Colours): void {
  context.lineWidth = 2 * strokes;
  for (const { x, y, kind } of dots) {
    context.fillStyle = kind === 'reply' ? data.line : page;
    context.strokeStyle = kind === 'handed' ? flow2.line : data.line;
    context.beginPath();
    context.arc(x, y, DOT, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}

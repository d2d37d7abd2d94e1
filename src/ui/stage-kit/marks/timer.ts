// The retransmission timer as a bar that fills until it fires.

import type { Colours } from '../../theme/tokens.ts';
import type { BarPlace } from '../geometry.ts';
import type { TimerScene } from '../queue-and-timer.ts';

type Context = CanvasRenderingContext2D;

/** How far a timer is on its way to firing, and whether it has just fired. */
export function paintTimer(
  context: Context,
  bar: BarPlace,
  { firesAt, share, hasFired }: TimerScene,
  colours: Colours,
): void {
  const { x, y, width } = bar;
  context.fillStyle = colours.timer.soft;
  context.beginPath();
  context.roundRect(x, y - 3, width, 6, 3);
  context.fill();
  if (firesAt > 0) {
    const end = x + share * width;
    context.fillStyle = colours.timer.line;
    context.beginPath();
    context.roundRect(x, y - 3, Math.max(6, end - x), 6, 3);
    context.fill();
    context.strokeStyle = colours.timer.line;
    context.fillStyle = colours.page;
    context.lineWidth = 2.5 * colours.strokes;
    context.beginPath();
    context.arc(end, y, 5, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
  if (hasFired) paintFired(context, x + width + SIGN_BEYOND - SIGN / 2, y, colours);
}

/** Side of the sign that it has fired, and how far that reaches beyond the bar: words begin 9 px behind it. */
const SIGN = 16;
const SIGN_BEYOND = 2;

/** The mark of a timeout where the bar ends. */
function paintFired(context: Context, x: number, y: number, colours: Colours): void {
  context.fillStyle = colours.timer.line;
  context.beginPath();
  context.roundRect(x - SIGN / 2, y - SIGN / 2, SIGN, SIGN, 3);
  context.fill();
  context.strokeStyle = colours.page;
  context.lineWidth = 1.9 * colours.strokes;
  context.lineCap = 'butt';
  context.beginPath();
  context.moveTo(x - 3.75, y - 3.5);
  context.lineTo(x + 3.75, y - 3.5);
  context.moveTo(x, y - 3.5);
  context.lineTo(x, y + 4);
  context.stroke();
}

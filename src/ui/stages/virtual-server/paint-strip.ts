// Who serves whom: a row of squares for each server, a column for each request in order. In a square stands the client that
// asked; it fills as the file arrives. What is still to come is an outline, and a cross below says that a request was
// refused. Beds and numbers do not change, so they are painted once.

import { canvasFont } from '../../foundation/text-width.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import { type Colours, FUTURE_OPACITY } from '../../theme/tokens.ts';
import type { StripPlace } from './plan.ts';
import type { Request } from './requests.ts';

type Context = CanvasRenderingContext2D;

/** Narrower squares have no room for the number of a client. */
const NUMBERED = 13;
/** Pixels that the number of a request takes. */
const AXIS_NUMBER = 18;
const PROGRESS = 4;
/** In squares whose number stands in their middle. */
const THIN_PROGRESS = 2;
const ROOMY = 18;
/** Smaller squares would be all outline. */
const OUTLINED = 7;

const columnOf = ({ left, pitch, square }: StripPlace, column: number): number =>
  left + pitch * column + (pitch - square) / 2;

export function paintBeds(context: Context, strip: StripPlace, requests: number, colours: Colours): void {
  context.fillStyle = colours.grid;
  for (const y of strip.rows) {
    for (let column = 0; column < requests; column++) square(context, strip, column, y);
  }
}

/** Numbers under the columns; every so many where they do not fit. */
export function paintAxis(context: Context, strip: StripPlace, requests: readonly Request[], colours: Colours): void {
  const every = [1, 2, 5, 10, 20, 50, 100].find((step) => step * strip.pitch >= AXIS_NUMBER) ?? 100;
  const first = every === 1 || (every - 1) * strip.pitch >= AXIS_NUMBER;
  context.font = canvasFont(TEXT.note, 400);
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.fillStyle = colours.ink3;
  requests.forEach((request, column) => {
    const x = strip.left + strip.pitch * (column + 0.5);
    if (request.refused) cross(context, x, strip.axisTop + 6, request.isPast, colours);
    else if ((column + 1) % every === 0 || (column === 0 && first))
      context.fillText(String(column + 1), x, strip.axisTop);
  });
}

function cross(context: Context, x: number, y: number, isPast: boolean, colours: Colours): void {
  const reach = 3.5;
  context.save();
  if (!isPast) context.globalAlpha = FUTURE_OPACITY;
  context.strokeStyle = colours.loss.line;
  context.lineWidth = 2 * colours.strokes;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x - reach, y - reach);
  context.lineTo(x + reach, y + reach);
  context.moveTo(x + reach, y - reach);
  context.lineTo(x - reach, y + reach);
  context.stroke();
  context.restore();
}

export function paintSquares(
  context: Context,
  strip: StripPlace,
  requests: readonly Request[],
  colours: Colours,
): void {
  const { data, page } = colours;
  requests.forEach(({ server, share, isPast, client }, column) => {
    const y = strip.rows[server];
    if (y === undefined) return;
    if (!isPast) {
      coming(context, strip, column, y, colours);
      return;
    }
    const isWhole = share >= 1;
    context.fillStyle = isWhole ? data.line : data.soft;
    square(context, strip, column, y);
    if (!isWhole) progress(context, strip, column, y, share, colours);
    if (strip.square < NUMBERED) return;
    context.font = canvasFont(TEXT.note, 600);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = isWhole ? page : data.text;
    const lift = isWhole ? 0.5 : strip.square < ROOMY ? -0.5 : -1.5;
    context.fillText(String(client + 1), strip.left + strip.pitch * (column + 0.5), y + lift);
  });
}

/** Fainter than what is under way: it has not been asked yet. */
function coming(context: Context, strip: StripPlace, column: number, y: number, { data, strokes }: Colours): void {
  const side = strip.square;
  context.save();
  context.globalAlpha = FUTURE_OPACITY;
  context.fillStyle = data.soft;
  context.strokeStyle = data.line;
  context.lineWidth = strokes;
  if (side < OUTLINED) square(context, strip, column, y);
  else {
    const inset = strokes / 2;
    const radius = Math.min(3.5, side / 3) - inset;
    context.beginPath();
    context.roundRect(columnOf(strip, column) + inset, y - side / 2 + inset, side - strokes, side - strokes, radius);
    context.stroke();
  }
  context.restore();
}

function square(context: Context, strip: StripPlace, column: number, y: number): void {
  const { square: side } = strip;
  context.beginPath();
  context.roundRect(columnOf(strip, column), y - side / 2, side, side, Math.min(3.5, side / 3));
  context.fill();
}

/** From the left along the bottom; all of a small square. */
function progress(
  context: Context,
  strip: StripPlace,
  column: number,
  y: number,
  share: number,
  { data }: Colours,
): void {
  const { square: side } = strip;
  const left = columnOf(strip, column);
  const high = side < NUMBERED ? side : side < ROOMY ? THIN_PROGRESS : PROGRESS;
  context.save();
  context.beginPath();
  context.roundRect(left, y - side / 2, side, side, Math.min(3.5, side / 3));
  context.clip();
  context.fillStyle = data.line;
  context.fillRect(left, y + side / 2 - high, side * share, high);
  context.restore();
}

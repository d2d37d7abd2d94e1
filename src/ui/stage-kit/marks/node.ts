// Routers, and what a receiver says it is missing: the same on every stage that has them.

import { canvasFont } from '../../foundation/text-width.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import type { Colours } from '../../theme/tokens.ts';
import type { NodePlace } from '../geometry.ts';

type Context = CanvasRenderingContext2D;

/** Less high than this, a screen has room for one line. */
const TWO_LINES = 18;

/** The segment a receiver waits for, inside its screen, and of which connection. */
export function paintMissing(
  context: Context,
  { x, y, half }: NodePlace,
  { segment, of }: { readonly segment: number; readonly of?: string },
  colours: Colours,
): void {
  context.fillStyle = colours.page;
  context.fillRect(x - half.x + 2, y - half.y + 2, half.x * 2 - 4, half.y * 2 - 4);
  context.fillStyle = colours.timer.text;
  context.font = canvasFont(segment > 999 ? TEXT.note : TEXT.label, 600);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const named = of !== undefined && half.y >= TWO_LINES;
  context.fillText(`${segment}?`, x, y + (named ? 9 : 0) + 0.5);
  if (!named) return;
  context.fillStyle = colours.ink2;
  context.font = canvasFont(TEXT.note, 600);
  context.fillText(of, x, y - 7.5);
}

const CELL = { width: 7, height: 12, gap: 1.5 } as const;
/** So many segments are told apart; a longer stretch is drawn narrower. */
const CELLS = 16;
const ABOVE = 8;

/**
 * Above a receiver that uses SACK: a cell for each segment from the one that is missing to the last it holds; held ones are full.
 * They end at `right`.
 */
export function paintHeld(
  context: Context,
  { y, half }: NodePlace,
  right: number,
  { segment, holds }: { readonly segment: number; readonly holds: readonly { first: number; last: number }[] },
  { data, timer, page }: Colours,
): void {
  const count = holds.at(-1)!.last - segment + 1;
  const pitch = (CELL.width + CELL.gap) * Math.min(1, CELLS / count);
  const gap = Math.min(CELL.gap, pitch / 3);
  const left = right - count * pitch;
  const top = y - half.y - ABOVE - CELL.height;
  context.fillStyle = page;
  context.fillRect(left - 2, top - 2, count * pitch + 4, CELL.height + 4);
  context.fillStyle = data.line;
  for (const { first, last } of holds) {
    for (let each = first; each <= last; each++) {
      context.fillRect(left + (each - segment) * pitch, top, pitch - gap, CELL.height);
    }
  }
  context.fillStyle = timer.line;
  const held = (each: number): boolean => holds.some(({ first, last }) => first <= each && each <= last);
  for (let each = segment; each < segment + count; each++) {
    if (!held(each)) context.fillRect(left + (each - segment) * pitch, top + CELL.height - 2, pitch - gap, 2);
  }
}

/** Two arrows in a circle: in and out. */
export function paintRouter(context: Context, { x, y, half }: NodePlace, colours: Colours): void {
  const radius = half.x;
  context.lineWidth = 1.5 * colours.strokes;
  context.strokeStyle = colours.ink3;
  context.fillStyle = colours.page;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  const arm = radius * 0.42;
  const lift = radius * 0.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const way of [1, -1]) {
    const tipX = x + way * arm;
    const tipY = y - way * lift;
    context.beginPath();
    context.moveTo(x - way * arm, tipY);
    context.lineTo(tipX, tipY);
    context.moveTo(tipX - way * 4, tipY - 4);
    context.lineTo(tipX, tipY);
    context.lineTo(tipX - way * 4, tipY + 4);
    context.stroke();
  }
}

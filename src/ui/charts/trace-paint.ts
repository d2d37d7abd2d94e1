// Draws column traces with filled rectangles only: step-after lines with mitred corners, areas, dots. In device pixels,
// without a transform. Stroked paths would be a hundred times slower where a trace is noisy.

import type { ColumnTrace, StepSeries } from '../../plot/trace.ts';

export interface Pen {
  readonly colour: string;
  /** Device pixels, whole. */
  readonly width: number;
  /** On and off, device pixels; drawn on a fixed raster, so that dashes never crawl. */
  readonly dash?: readonly [on: number, off: number] | undefined;
}

type Context = CanvasRenderingContext2D;
type ToY = (value: number) => number;

/** A step-after line; `left` is the device x of the first column. */
export function paintTrace(context: Context, trace: ColumnTrace, left: number, toY: ToY, pen: Pen): void {
  context.fillStyle = pen.colour;
  const half = Math.floor(pen.width / 2);
  let runStart = 0;
  let runY = Number.NaN;
  const level = (end: number) => {
    if (!Number.isNaN(runY) && end > runStart) across(context, left + runStart, left + end, runY - half, pen);
  };
  for (let column = 0; column < trace.columns; column++) {
    const last = trace.last[column]!;
    if (Number.isNaN(last)) {
      level(column);
      runY = Number.NaN;
      continue;
    }
    const y = Math.round(toY(last));
    // The value carried into a column is among its extremes, so levels and verticals meet.
    const top = Math.round(toY(trace.max[column]!));
    const bottom = Math.round(toY(trace.min[column]!));
    if (top === runY && bottom === runY) continue;
    level(column);
    if (bottom > top) down(context, left + column - half, top - half, bottom - half + pen.width, pen);
    runStart = column;
    runY = y;
  }
  level(trace.columns);
}

function across(context: Context, from: number, to: number, y: number, { width, dash }: Pen): void {
  if (!dash) {
    context.fillRect(from, y, to - from, width);
    return;
  }
  const period = dash[0] + dash[1];
  for (let x = Math.floor(from / period) * period; x < to; x += period) {
    const start = Math.max(x, from);
    const end = Math.min(x + dash[0], to);
    if (end > start) context.fillRect(start, y, end - start, width);
  }
}

function down(context: Context, x: number, from: number, to: number, { width, dash }: Pen): void {
  if (!dash || to - from <= dash[0] * 2) {
    context.fillRect(x, from, width, to - from);
    return;
  }
  for (let y = from; y < to; y += dash[0] + dash[1]) context.fillRect(x, y, width, Math.min(dash[0], to - y));
}

/** Fills from the lowest point of every column down to the baseline. */
export function paintArea(
  context: Context,
  trace: ColumnTrace,
  left: number,
  toY: ToY,
  base: number,
  colour: string,
): void {
  context.fillStyle = colour;
  let start = 0;
  let level = base;
  const flush = (end: number) => {
    if (level < base) context.fillRect(left + start, level, end - start, base - level);
  };
  for (let column = 0; column < trace.columns; column++) {
    const value = trace.min[column]!;
    const y = Number.isNaN(value) ? base : Math.round(toY(value));
    if (y === level) continue;
    flush(column);
    start = column;
    level = y;
  }
  flush(trace.columns);
}

/**
 * Of every row in [first, end) its lowest, highest and last value: a row of a long run stands for many. Dots that would cover
 * each other are drawn once.
 */
export function paintDots(
  context: Context,
  series: StepSeries,
  rows: readonly [first: number, end: number],
  place: { readonly toX: (time: number) => number; readonly toY: ToY },
  dot: { readonly colour: string; readonly radius: number },
): void {
  const sprite = dotSprite(dot.colour, dot.radius);
  const centre = sprite.width / 2;
  let lastX = Number.NaN;
  const drawn = new Set<number>();
  for (let row = rows[0]; row < rows[1]; row++) {
    const x = Math.round(place.toX(series.time[row]!));
    if (x !== lastX) drawn.clear();
    lastX = x;
    for (const values of [series.min, series.max, series.last]) {
      const y = Math.round(place.toY(values[row]!));
      if (drawn.has(y)) continue;
      drawn.add(y);
      context.drawImage(sprite, x - centre, y - centre);
    }
  }
}

/** By colour and radius: a handful. */
const sprites = new Map<string, HTMLCanvasElement>();

function dotSprite(colour: string, radius: number): HTMLCanvasElement {
  const key = `${colour} ${radius}`;
  const known = sprites.get(key);
  if (known) return known;
  const sprite = document.createElement('canvas');
  sprites.set(key, sprite);
  sprite.width = Math.ceil(radius) * 2 + 2;
  sprite.height = sprite.width;
  const context = sprite.getContext('2d')!;
  context.fillStyle = colour;
  context.beginPath();
  context.arc(sprite.width / 2, sprite.width / 2, radius, 0, 2 * Math.PI);
  context.fill();
  return sprite;
}

// Ticks and ranges: steps of 1-2-5, two or three on a value axis, and ranges that hold what they are given. The one
// exception to 1-2-5 is a quarter of a hundred and its tenfolds, so that a buffer of 50 reads 0, 25, 50.

import { ticks } from 'd3-array';
import type { Nanos } from '../../engine/core/time.ts';

/** What a value axis shows, in the unit of the chart. */
export interface ValueRange {
  readonly scale: 'linear' | 'log';
  readonly low: number;
  readonly high: number;
}

const MARGIN = 1e-9;

/** The range for values from `lowest` to `highest`: from 0 on a linear axis, to 1, 2 or 5 times ten on a log axis. */
export function valueRange(scale: 'linear' | 'log', lowest: number, highest: number): ValueRange {
  if (scale === 'linear') {
    if (!(highest > 0)) return { scale, low: 0, high: 1 };
    return { scale, low: 0, high: topOf(highest, valueStep(highest)) };
  }
  if (!(highest > 0)) return { scale, low: 1, high: 100 };
  const low = roundDown(lowest > 0 ? lowest : highest);
  return { scale, low, high: Math.max(roundUp(highest), low * 10) };
}

/** Two or three ticks. */
export function valueTicks({ scale, low, high }: ValueRange): number[] {
  if (scale === 'linear') {
    const step = valueStep(high);
    return [0, step, 2 * step].filter((tick) => tick <= high * (1 + MARGIN));
  }
  const firstPower = Math.ceil(Math.log10(low) - MARGIN);
  const lastPower = Math.floor(Math.log10(high) + MARGIN);
  const stride = Math.max(1, Math.ceil((lastPower - firstPower) / 2));
  const powers = [];
  for (let power = lastPower; power >= firstPower; power -= stride) powers.unshift(10 ** power);
  return powers;
}

/** What a number on an axis needs, CSS pixels. */
const TICK_ROOM = 17;

/** The ticks that have room on an axis so high: where three would touch, the first and the last. */
export function ticksInRoom(range: ValueRange, height: number): number[] {
  const all = valueTicks(range);
  const places = all.map((tick) => shareOf(range, tick) * height);
  const touch = places.some((place, index) => index > 0 && place - places[index - 1]! < TICK_ROOM);
  return touch && all.length > 2 ? [all[0]!, all.at(-1)!] : all;
}

/** How far up the axis a value stands, 0 to 1; values under a log axis stand on its foot. */
export function shareOf({ scale, low, high }: ValueRange, value: number): number {
  if (scale === 'linear') return (value - low) / (high - low);
  return value <= low ? 0 : Math.log(value / low) / Math.log(high / low);
}

/** The value at a share of the axis: the inverse of `shareOf`. */
export function valueAtShare({ scale, low, high }: ValueRange, share: number): number {
  return scale === 'linear' ? low + share * (high - low) : low * (high / low) ** share;
}

/** Times of the ticks of the time axis, ns, at least `spacing` px apart. */
export function timeTicks(from: Nanos, to: Nanos, width: number, spacing: number): number[] {
  return ticks(from / 1e9, to / 1e9, Math.max(1, Math.floor(width / spacing))).map((tick) => Math.round(tick * 1e9));
}

const FEW_TICKS = 0.3;

/** The step whose last tick comes closest to the top: 28 gives 10, 50 gives 25, 3.8 gives 2. */
function valueStep(highest: number): number {
  let best = 1;
  let lowestPrice = Number.POSITIVE_INFINITY;
  for (let power = 10 ** (Math.floor(Math.log10(highest)) - 1); power <= highest * 2; power *= 10) {
    for (const digit of power >= 9 ? [1, 2, 2.5, 5] : [1, 2, 5]) {
      const step = Number((digit * power).toPrecision(6));
      const top = topOf(highest, step);
      const fit = Math.floor(top / step + MARGIN);
      const lastTick = Math.min(fit, 2) * step;
      const price = (top - lastTick) / top + (top - highest) / top + (fit === 1 ? FEW_TICKS : 0);
      if (price < lowestPrice - MARGIN) {
        best = step;
        lowestPrice = price;
      }
    }
  }
  return best;
}

/** Half steps are round enough for the end of an axis. */
function topOf(highest: number, step: number): number {
  return Number((Math.ceil(highest / (step / 2) - MARGIN) * (step / 2)).toPrecision(6));
}

function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value) + MARGIN);
  return ([5, 2, 1].find((digit) => digit * power <= value * (1 + MARGIN)) ?? 1) * power;
}

function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value) + MARGIN);
  return ([1, 2, 5].find((digit) => digit * power >= value * (1 - MARGIN)) ?? 10) * power;
}

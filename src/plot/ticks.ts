// Ticks and ranges, in steps of 1-2-5. Run charts are low as a rule: two or three ticks, more where one is high, and ranges that
// hold what they are given; there the one exception to 1-2-5 is a quarter of a hundred and its tenfolds, so that a buffer of 50
// reads 0, 25, 50. Figures have the ticks of d3 on a linear axis, and 1, 2, 5 in each decade on a logarithmic one.

import { extent, pairs, range, ticks } from 'd3-array';
import type { Nanos } from '../engine/core/time.ts';
import { type Scale, type ScaleKind, scaleOf, shareOf, type ValueRange } from './scale.ts';

const MARGIN = 1e-9;

/** The range for values from `lowest` to `highest`: from 0 on a linear axis, to 1, 2 or 5 times ten on a log axis. */
export function valueRange(scale: ScaleKind, lowest: number, highest: number): ValueRange {
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
/** Two or three are enough as long as more of them would be about so close; those of d3 may be 1.4 times as close. */
const AMPLE = 56;

/** The ticks that have room on an axis so high: where three would touch, the first and the last; where there is ample room, more. */
export function ticksInRoom(range: ValueRange, height: number): number[] {
  const few = valueTicks(range);
  if (few.length > 2 && leastGap(range, few) * height < TICK_ROOM) return [few[0]!, few.at(-1)!];
  const more = range.scale === 'linear' ? ticks(range.low, range.high, height / AMPLE) : moreOnLog(range, height);
  return more.length > few.length ? more : few;
}

/** As a share of the axis. */
const leastGap = (range: ValueRange, values: readonly number[]): number =>
  Math.min(...pairs(values, (lower, upper) => shareOf(range, upper) - shareOf(range, lower)));

/** 1, 2 and 5 in each decade, or every power of ten; none where neither has room. */
function moreOnLog(range: ValueRange, height: number): number[] {
  const { low, high } = range;
  const all = roundValues(low, high).filter((value) => value >= low * (1 - MARGIN) && value <= high * (1 + MARGIN));
  const powers = all.filter((value) => value.toExponential().startsWith('1e'));
  return [all, powers].find((values) => leastGap(range, values) * height >= AMPLE / Math.SQRT2) ?? [];
}

/** Times of the ticks of the time axis, whole ns, at least `spacing` px apart. */
export function timeTicks(from: Nanos, to: Nanos, width: number, spacing: number): number[] {
  const seconds = ticks(from / 1e9, to / 1e9, Math.max(1, Math.floor(width / spacing)));
  return [...new Set(seconds.map((tick) => Math.round(tick * 1e9)))];
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
  return (DIGITS.findLast((digit) => digit * power <= value * (1 + MARGIN)) ?? 1) * power;
}

/** To 1, 2 or 5 times a power of ten. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value) + MARGIN);
  return (DIGITS.find((digit) => digit * power >= value * (1 - MARGIN)) ?? 10) * power;
}

const DIGITS = [1, 2, 5];

/** Every 1, 2 and 5 times a power of ten from the decade of `low` to that of `high`. */
export function roundValues(low: number, high: number): number[] {
  const decades = range(Math.floor(Math.log10(low) + MARGIN), Math.ceil(Math.log10(high)) + 1);
  return decades.flatMap((exponent) => DIGITS.map((digit) => Number(`${digit}e${exponent}`)));
}

/** An axis of a figure. */
export interface Axis {
  readonly range: ValueRange;
  readonly ticks: readonly number[];
  /** From 0 at its low end to 1 at its high one; values outside are put at the ends. */
  readonly share: Scale;
}

/** About so many ticks. */
const TICKS = 6;
/** More of them on a logarithmic axis, and only powers of ten are told. */
const MOST_STEPS = 9;

/** @param values everything that must be on the axis; at least one of them above 0 for a logarithmic axis */
export function axisOf(kind: ScaleKind, values: readonly number[], fromZero: boolean): Axis {
  const [low = 1, high = 1] = extent(
    values.filter((value) => Number.isFinite(value) && (kind === 'linear' || value > 0)),
  );
  const hasValues = values.some((value) => Number.isFinite(value) && value > 0);
  return kind === 'log' && hasValues ? logAxis(low, high) : linearAxis(fromZero ? Math.min(0, low) : low, high);
}

function linearAxis(low: number, high: number): Axis {
  const room = low === high ? Math.abs(low) || 1 : 0;
  const share = scaleOf({ scale: 'linear', low: low === 0 ? 0 : low - room, high: high + room })
    .nice(TICKS)
    .clamp(true);
  const [from = 0, to = 1] = share.domain();
  return { range: { scale: 'linear', low: from, high: to }, ticks: share.ticks(TICKS), share };
}

function logAxis(lowest: number, highest: number): Axis {
  const steps = roundValues(lowest / 10, highest);
  const low = steps.findLast((step) => step <= lowest) ?? lowest;
  const high = steps.find((step) => step >= highest && step > low) ?? highest;
  const within = steps.filter((step) => step >= low && step <= high);
  const ticks = within.length > MOST_STEPS ? within.filter((step) => step.toExponential().startsWith('1e')) : within;
  const scale = scaleOf({ scale: 'log', low, high }).clamp(true);
  return { range: { scale: 'log', low, high }, ticks, share: scale };
}

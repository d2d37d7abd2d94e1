// From values to places and back: the one scale of run charts, figures and sliders, on d3-scale.

import { type ScaleContinuousNumeric, scaleLinear, scaleLog } from 'd3-scale';
import { memoBy } from '../record/memo.ts';

export type ScaleKind = 'linear' | 'log';

/** What an axis shows, in its own unit; above 0 where it is logarithmic. */
export interface ValueRange {
  readonly scale: ScaleKind;
  readonly low: number;
  readonly high: number;
}

export type Scale = ScaleContinuousNumeric<number, number>;

/** From the low end of a range to the high end, which lie at `places`; NaN has no place. */
export const scaleOf = ({ scale, low, high }: ValueRange, places: readonly [number, number] = [0, 1]): Scale =>
  (scale === 'log' ? scaleLog() : scaleLinear()).domain([low, high]).range(places).unknown(Number.NaN);

/** The same places as a linear scale, by one product: for pictures with thousands of points in every frame. */
export function straight(scale: Scale): (value: number) => number {
  const [low, high] = scale.domain() as [number, number];
  const from = scale(low);
  const slope = (scale(high) - from) / (high - low);
  return (value) => from + (value - low) * slope;
}

const shares = memoBy((range: ValueRange) => scaleOf(range));

/** From values to how far up the axis they stand, 0 to 1; values under a log axis stand on its foot. */
export const shareScale = memoBy((range: ValueRange): ((value: number) => number) => {
  const scale = shares(range);
  return range.scale === 'log' ? (value) => scale(Math.max(range.low, value)) : straight(scale);
});

/** How far up the axis one value stands. */
export const shareOf = (range: ValueRange, value: number): number => shareScale(range)(value);

/** The value at a share of the axis: the inverse of `shareOf`. */
export const valueAtShare = (range: ValueRange, share: number): number => shares(range).invert(share);

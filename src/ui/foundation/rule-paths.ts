// What a rule gave as paths of SVG, in pixels: steps are steps, and what is too close for pixels is drawn from the least to
// the most of its column.

import { scaleOf, type ValueRange } from '../../plot/scale.ts';
import { valueRange } from '../../plot/ticks.ts';
import { type AskedRule, askedAt } from '../../scenarios/kit/asked-rule.ts';

export interface Plot {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly height: number;
  readonly range: ValueRange;
}

/** From 0, or below where a rule gives less; what has no end counts for nothing. */
export function rangeOf(all: readonly Float64Array[]): ValueRange {
  let [low, high] = [0, 0];
  for (const values of all) {
    for (const value of values) {
      if (value < low && Number.isFinite(value)) low = value;
      if (value > high && Number.isFinite(value)) high = value;
    }
  }
  const up = valueRange('linear', 0, high).high;
  return {
    scale: 'linear',
    low: low < 0 ? -valueRange('linear', 0, -low).high : 0,
    high: high > 0 ? up : low < 0 ? 0 : 1,
  };
}

const placeOf = (value: number): string => value.toFixed(1);

/** A value holds until the next; one that is no number, or without end, is a gap. */
export function stepsOf(asked: AskedRule, values: Float64Array, plot: Plot): string {
  const { x, y } = scalesOf(plot);
  let path = '';
  let isOpen = false;
  let [column, lowest, highest, last] = [-1, 0, 0, 0];
  const close = (): void => {
    if (highest > lowest) path += `V${placeOf(y(lowest))}V${placeOf(y(highest))}`;
    path += `V${placeOf(y(last))}`;
  };
  for (let row = 0; row < asked.count; row++) {
    const value = values[row]!;
    const [at, next] = [askedAt(asked, row), row + 1 < asked.count ? askedAt(asked, row + 1) : plot.to];
    if (next <= plot.from || at >= plot.to) continue;
    const place = Math.floor(x(Math.max(at, plot.from)));
    if (isOpen && (place !== column || !Number.isFinite(value))) close();
    if (!Number.isFinite(value)) {
      if (isOpen) path += `H${placeOf(x(at))}`;
      isOpen = false;
      continue;
    }
    if (!isOpen) path += `M${placeOf(x(Math.max(at, plot.from)))} ${placeOf(y(value))}`;
    else if (place !== column) path += `H${place}`;
    const isNew = !isOpen || place !== column;
    [lowest, highest] = isNew ? [value, value] : [Math.min(lowest, value), Math.max(highest, value)];
    [column, last, isOpen] = [place, value, true];
  }
  if (!isOpen) return path;
  close();
  return `${path}H${plot.width}`;
}

/** A point for each, those of one pixel once. */
export function pointsOf(asked: AskedRule, values: Float64Array, plot: Plot): string {
  const { x, y } = scalesOf(plot);
  const places = new Set<string>();
  for (let row = 0; row < asked.count; row++) {
    const at = askedAt(asked, row);
    const value = values[row]!;
    if (at < plot.from || at >= plot.to || !Number.isFinite(value)) continue;
    places.add(`M${Math.round(x(at))} ${Math.round(y(value))}h0`);
  }
  return [...places].join('');
}

/** A stroke for each time it was false. */
export function refusalsOf(asked: AskedRule, values: Float64Array, plot: Plot): string {
  const { x } = scalesOf(plot);
  const places = new Set<number>();
  for (let row = 0; row < asked.count; row++) {
    const at = askedAt(asked, row);
    if (values[row] !== 1 && at >= plot.from && at < plot.to) places.add(Math.floor(x(at)));
  }
  return [...places].map((place) => `M${place + 0.5} 0V${plot.height}`).join('');
}

const scalesOf = ({ from, to, width, height, range }: Plot) => ({
  x: scaleOf({ scale: 'linear', low: from, high: to }, [0, width]),
  y: scaleOf(range, [height, 0]),
});

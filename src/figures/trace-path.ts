// A gauge of a run as a line of a given width in pixels. Every pixel column has the lowest and the highest value of its time and the
// last one, so that no peak is lost however long the run is. Pure.

import type { Nanos } from '../engine/core/time.ts';
import type { GaugeSeries } from '../record/record.ts';
import { extremesIn, valueAt } from '../record/values.ts';

export interface TraceFrame {
  /** Time at the left and at the right edge, ns. */
  readonly from: Nanos;
  readonly to: Nanos;
  /** Whole CSS pixels. */
  readonly width: number;
  /** Where a value is, CSS pixels from the top. */
  topOf(value: number): number;
}

/** The `d` of an SVG path; empty where the gauge has no value yet. */
export function tracePath(gauge: GaugeSeries, { from, to, width, topOf }: TraceFrame): string {
  const startOf = (x: number): Nanos => Math.round(from + (x * (to - from)) / width);
  const at = (value: number): number => Math.round(10 * topOf(value)) / 10;
  let path = '';
  let last = Number.NaN;
  for (let x = 0; x < width; x++) {
    const next = startOf(x + 1);
    const { min, max } = extremesIn(gauge, startOf(x), next);
    if (min > max) continue;
    const end = at(valueAt(gauge, next - 1));
    path += path === '' ? `M${x} ${at(min)}` : at(min) === last && at(max) === last ? '' : `H${x}`;
    for (const top of [at(min), at(max), end]) {
      if (top !== last) path += `V${top}`;
      last = top;
    }
  }
  return path === '' ? '' : `${path}H${width}`;
}

/** The highest value of a gauge up to a time; 0 if it has none. */
export const highestOf = (gauge: GaugeSeries, to: Nanos): number => Math.max(0, extremesIn(gauge, 0, to).max);

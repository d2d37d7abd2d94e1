// Where the shared time axis lies: event strip, charts and scrubber all span the full width of their region and take
// these numbers, so that one cursor can run through them. Left out: heights, which every part decides for itself.

import type { Nanos } from '../../engine/core/time.ts';
import { type Scale, scaleOf } from '../../plot/scale.ts';
import { memoBy } from '../../record/memo.ts';
import { isCompact } from './size-class.ts';

/** CSS pixels from the left edge of the region. */
export interface PlotGeometry {
  readonly width: number;
  /** Where titles of the region and hairlines begin. */
  readonly inset: number;
  readonly left: number;
  readonly right: number;
  /** A phone: no gutter, the value stands beside the title. */
  readonly compact: boolean;
}

/** The part of the run that is on screen. */
export interface TimeView {
  readonly from: Nanos;
  readonly to: Nanos;
}

const NARROW_BELOW = 900;

export function plotGeometry(width: number): PlotGeometry {
  if (isCompact(width)) return { width, inset: 16, left: 44, right: Math.max(45, width - 20), compact: true };
  const gutter = width < NARROW_BELOW ? 104 : 128;
  return { width, inset: 24, left: 76, right: width - gutter, compact: false };
}

const timeScales = memoBy(({ left, right }: PlotGeometry) =>
  memoBy(({ from, to }: TimeView) => scaleOf({ scale: 'linear', low: from, high: to }, [left, right])),
);

/** From a time to CSS pixels from the left edge of the region, and back (`invert`); beyond the plot for what is out of view. */
export const timeScale = (geometry: PlotGeometry, view: TimeView): Scale => timeScales(geometry)(view);

/** The time under a point, whole ns, held inside the view. */
export function timeAt(geometry: PlotGeometry, view: TimeView, x: number): Nanos {
  return Math.round(Math.min(view.to, Math.max(view.from, timeScale(geometry, view).invert(x))));
}

/** The cursor's x on whole device pixels, the same in every part, so that its pieces make one line. */
export function cursorX(geometry: PlotGeometry, view: TimeView, time: Nanos): number {
  return Math.round(timeScale(geometry, view)(time));
}

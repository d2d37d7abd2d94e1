// Arithmetic of the zoom: about a point, between two fingers, and along with the playing cursor. Pure.

import type { Nanos } from '../../engine/core/time.ts';
import type { PlotGeometry, TimeView } from '../charts/plot-geometry.ts';

/** null is the whole run. */
export type Zoom = readonly [Nanos, Nanos] | null;

/** Closer than this there is nothing to see. */
const CLOSEST: Nanos = 100_000;

/** `factor` above 1 shows more; `pan` px shift the view to the right. The time under `x` stays where it is. */
export function zoomedAbout(
  geometry: PlotGeometry,
  view: TimeView,
  x: number,
  factor: number,
  pan: number,
  horizon: Nanos,
): Zoom {
  const width = geometry.right - geometry.left;
  const share = Math.min(1, Math.max(0, (x - geometry.left) / width));
  const span = view.to - view.from;
  const wanted = Math.max(CLOSEST, span * factor);
  const from = view.from + share * (span - wanted) + (pan / width) * span;
  return held(from, from + wanted, horizon);
}

/** Two fingers hold the times that were under them. */
export function zoomedBetween(
  geometry: PlotGeometry,
  view: TimeView,
  before: readonly [number, number],
  after: readonly [number, number],
  horizon: Nanos,
): Zoom {
  const width = geometry.right - geometry.left;
  const scale = (view.to - view.from) / width;
  const held0 = view.from + (before[0] - geometry.left) * scale;
  const held1 = view.from + (before[1] - geometry.left) * scale;
  const perPixel = Math.max((held1 - held0) / Math.max(24, after[1] - after[0]), CLOSEST / width);
  const from = (held0 + held1) / 2 - ((after[0] + after[1]) / 2 - geometry.left) * perPixel;
  return held(from, from + perPixel * width, horizon);
}

/** The view that shows the cursor when playing carried it out of this one; undefined while it is inside. */
export function following(view: TimeView, now: Nanos, horizon: Nanos): Zoom | undefined {
  if (now >= view.from && now <= view.to) return undefined;
  const span = view.to - view.from;
  return held(now - span * 0.1, now + span * 0.9, horizon);
}

function held(from: number, to: number, horizon: Nanos): Zoom {
  const span = to - from;
  if (span >= horizon) return null;
  const start = Math.min(Math.max(0, from), horizon - span);
  return [Math.round(start), Math.round(start + span)];
}

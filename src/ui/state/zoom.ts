// Arithmetic of the zoom: about a point, between two fingers, along with the cursor, and what a link without a zoom opens
// on. Pure.

import type { Nanos } from '../../engine/core/time.ts';
import type { PlotGeometry, TimeView } from '../foundation/plot-geometry.ts';

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
  return heldZoom([from, from + wanted], horizon);
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
  return heldZoom([from, from + perPixel * width], horizon);
}

/** Where in a view that had to come along the cursor stands: more room for what comes than for what was. */
const LEAD = 1 / 3;

/** The view of the same width that shows the cursor after it was moved out of this one; undefined while it is inside. */
export function following(view: TimeView, now: Nanos, horizon: Nanos): Zoom | undefined {
  return now >= view.from && now <= view.to ? undefined : ledBy(view, now, horizon);
}

/** The view of the same width in which the cursor has its usual place. */
export function ledBy(view: TimeView, now: Nanos, horizon: Nanos): Zoom {
  const span = view.to - view.from;
  return heldZoom([now - span * LEAD, now + span * (1 - LEAD)], horizon);
}

/** A span of time moved into the run; null if it holds the whole run. */
export function heldZoom(zoom: Zoom, horizon: Nanos): Zoom {
  if (!zoom) return null;
  const span = zoom[1] - zoom[0];
  if (span >= horizon) return null;
  const start = Math.min(Math.max(0, zoom[0]), horizon - span);
  return [Math.round(start), Math.round(start + span)];
}

/**
 * What a link that says no zoom opens on: the part of the run that tells the story, around its moment if it names one.
 *
 * @param story how long that part is, from 0 s on; undefined: the whole run tells it
 */
export function openingZoom(story: Nanos | undefined, moment: Nanos | undefined, horizon: Nanos): Zoom {
  if (story === undefined || story >= horizon) return null;
  return following({ from: 0, to: story }, moment ?? 0, horizon) ?? [0, story];
}

// Which part of the run is shown: closer and wider about a time, along with the cursor, and what a link without a zoom opens
// on. Wheel and fingers: ui/timeline/plot-gestures.ts. Pure.

import type { Nanos } from '../../engine/core/time.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import type { LecternState } from '../foundation/store-contract.ts';

/** null is the whole run. */
export type Zoom = readonly [Nanos, Nanos] | null;

/** What is on screen: the zoomed range, else the whole run. */
export const timeView = (zoom: Zoom, horizon: Nanos): TimeView =>
  zoom ? { from: zoom[0], to: zoom[1] } : { from: 0, to: Math.max(1, horizon) };

/** Closer than this there is nothing to see. */
export const CLOSEST: Nanos = 100_000;

/** `factor` above 1 shows more; a time in the view stays where it is, and one that is not comes to its edge. */
export function zoomedAbout({ from, to }: TimeView, time: Nanos, factor: number, horizon: Nanos): Zoom {
  const span = Math.max(CLOSEST, (to - from) * factor);
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  const start = time - share * span;
  return heldZoom([start, start + span], horizon);
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

/** A span of time moved into the run, the same object if it lies there; null if it holds the whole run. */
export function heldZoom(zoom: Zoom, horizon: Nanos): Zoom {
  if (!zoom) return null;
  const span = zoom[1] - zoom[0];
  if (span >= horizon) return null;
  const start = Math.min(Math.max(0, zoom[0]), horizon - span);
  const held: Zoom = [Math.round(start), Math.round(start + span)];
  return held[0] === zoom[0] && held[1] === zoom[1] ? zoom : held;
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

/** Gives back what was shown before the ladder opened closer. @param next may it open closer again? */
export const widened = (
  closer: LecternState['closer'],
  next: 'wanted' | null,
): Partial<Pick<LecternState, 'zoom' | 'closer'>> =>
  closer && closer !== 'wanted' ? { zoom: closer.before, closer: next } : {};

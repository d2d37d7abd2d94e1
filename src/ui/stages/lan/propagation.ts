// How a signal spreads along the drawn bus, and where two of them meet. The delay between any two stations is the same, so
// places along the bus are schematic: a signal reaches both ends at one time, one propagation delay after it began. Pure.

import type { Nanos } from '../../../engine/core/time.ts';

/** A stretch of the drawn bus; empty where `to` is not beyond `from`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}
/** In place of a frame's `info` where several signals are at once and none of them can be read. */
export const UNREADABLE = -1;

export interface Ends {
  readonly left: number;
  readonly right: number;
}

/** What share of the bus a front has crossed, 0 to 1. */
export function shareOf(since: Nanos, propagation: Nanos): number {
  if (since <= 0) return 0;
  return propagation > 0 ? Math.min(1, since / propagation) : 1;
}

/** The stretch that a front has crossed which started at `x`. */
export const spread = (x: number, { left, right }: Ends, share: number): Stretch => ({
  from: x - (x - left) * share,
  to: x + (right - x) * share,
});

/** A signal on the bus: who sends it, from when, and when the last of it left. */
export interface Signal {
  readonly x: number;
  readonly from: Nanos;
  readonly until: Nanos;
}

/** Where two signals meet on the drawn bus, and when. */
export function meeting(
  a: Signal,
  b: Signal,
  ends: Ends,
  propagation: Nanos,
): { readonly x: number; readonly at: Nanos } {
  const [l, r] = a.x <= b.x ? [a, b] : [b, a];
  if (propagation <= 0) return { x: (l.x + r.x) / 2, at: Math.max(l.from, r.from) };
  // Pixels per ns of the front that goes right from the left one, and of the one that goes left from the right one.
  const rightwards = (ends.right - l.x) / propagation;
  const leftwards = (r.x - ends.left) / propagation;
  const both = rightwards + leftwards;
  const met = both > 0 ? (r.x - l.x + rightwards * l.from + leftwards * r.from) / both : Math.max(l.from, r.from);
  const at = Math.min(Math.max(met, l.from, r.from), Math.min(l.from, r.from) + propagation);
  const x = l.x + rightwards * Math.max(0, at - l.from);
  return { x: Math.min(Math.max(x, l.x), r.x), at };
}

// How the view goes on while the run plays: not page by page but in a short glide, begun before the cursor is at the edge,
// so that the eye keeps hold of the lines. A view that the cursor is not in was moved away by a person, and stays until the
// cursor is moved by hand or the play button is pressed.

import type { Nanos } from '../../engine/core/time.ts';
import { ledBy, type Zoom } from './zoom.ts';

/** Share of the view behind which it goes on. */
const EDGE = 0.94;
/** How long a glide takes, ms. */
const GLIDE = 400;

export class Glide {
  private way: { readonly from: number; readonly to: number; shown: Zoom; passed: number } | undefined;

  /** The view for a cursor that has come to `now`, `elapsed` ms of wall time after the last call. */
  next(zoom: Zoom, now: Nanos, elapsed: number, horizon: Nanos): Zoom {
    // Somebody else has moved the view: it is theirs.
    if (this.way && this.way.shown !== zoom) this.way = undefined;
    if (!zoom) return null;
    const [from, to] = zoom;
    const span = to - from;
    if (!this.way) {
      if (now < from + EDGE * span || now > to || to >= horizon) return zoom;
      const end = ledBy({ from, to }, now, horizon);
      if (!end) return zoom;
      this.way = { from, to: end[0], shown: zoom, passed: 0 };
    }
    const { way } = this;
    way.passed = Math.min(GLIDE, way.passed + elapsed);
    const share = way.passed / GLIDE;
    // Sets out and arrives without a jerk.
    const eased = share * share * (3 - 2 * share);
    const start = Math.round(way.from + eased * (way.to - way.from));
    way.shown = [start, start + span];
    const { shown } = way;
    if (way.passed >= GLIDE) this.way = undefined;
    return shown;
  }
}

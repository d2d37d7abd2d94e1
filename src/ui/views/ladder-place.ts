// Where a ladder has its stations and its times on the paper it is drawn on, and where the choice of a connection stands.

import { scaleOf } from '../../plot/scale.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { textWidth } from '../foundation/text-width.ts';
import { TEXT } from '../theme/text-sizes.ts';
import type { LadderPlace } from './ladder-paint.ts';

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly compact: boolean;
  /** Is there a connection to be chosen? */
  readonly chosen: boolean;
}

/** Of a line of names. */
const HEAD = 26;
const FOOT = 6;
/** Between a name in the head and what stands beside it. */
const APART = 12;
/** A choice narrower than this cannot be read. */
const NARROWEST = 96;

export interface LadderSheet extends LadderPlace {
  /** Of the names of stations. */
  readonly namesAt: number;
  /** Where the choice of a connection stands: between the first two names, and where they leave no room above them all. */
  readonly choice: { readonly left: number; readonly maxWidth: number; readonly transform?: string };
}

/** @param names of the stations, as they stand in the head */
export function sheetOf(
  { width, height, compact, chosen }: Sheet,
  view: TimeView,
  names: readonly string[],
): LadderSheet {
  const [left, right] = compact ? [92, width - 28] : [150, width - 110];
  const pitch = (right - left) / Math.max(1, names.length - 1);
  const xs = names.map((_, index) => left + pitch * index);
  const gap = gapOf(xs, names);
  const isAbove = chosen && gap.to - gap.from < NARROWEST;
  const top = isAbove ? 2 * HEAD : HEAD;
  const bottom = Math.max(top + 1, height - FOOT);
  const yOf = scaleOf({ scale: 'linear', low: view.from, high: view.to }, [top, bottom]);
  const choice = isAbove
    ? { left: 16, maxWidth: width - 32 }
    : { left: (gap.from + gap.to) / 2, maxWidth: gap.to - gap.from, transform: 'translateX(-50%)' };
  return { width, height, xs, yOf, top, bottom, namesAt: top - HEAD, choice };
}

/** In the head, between the first station and the next. */
function gapOf(xs: readonly number[], names: readonly string[]): { readonly from: number; readonly to: number } {
  const [first = 0, second = 0] = names.slice(0, 2).map((name) => textWidth(name, TEXT.label, 600));
  // The last one ends at its line.
  return {
    from: xs[0]! - 8 + first + APART,
    to: (xs[1] ?? xs[0]!) - (names.length > 2 ? second / 2 : second - 8) - APART,
  };
}

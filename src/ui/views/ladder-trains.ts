// Ladders of networks whose records have rows that stand for several packets: trains of arrows between two stations, of which only
// those are drawn one by one that the eye can tell apart. All others are counted, each once, in the band they set out in.

import type { Nanos } from '../../engine/core/time.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { type Arrow, type Band, bandsOf, type Slicing } from './ladder-parts.ts';

/** Arrows from one station to another, one behind the other. */
export interface Train {
  readonly total: number;
  /** When the first of them sets out, and the last. */
  readonly begins: Nanos;
  readonly ends: Nanos;
  /** When the last has come. */
  readonly until: Nanos;
  /** What each of them counts as in a band; left out: it is on its way since another train, or no packet. */
  readonly counts?: 'there' | 'back' | undefined;
  /** They set out in order. */
  readonly arrow: (nth: number) => Arrow;
}

/** Those under way in the span: drawn, or counted where there are more than `most` in a part of it. */
export function drawnOf(
  trains: Iterable<Train>,
  view: TimeView,
  { slices, most }: Slicing,
): { readonly arrows: Arrow[]; readonly bands: Band[] } {
  const perSlice = slices / (view.to - view.from);
  const sliceOf = (at: Nanos): number => Math.min(slices - 1, Math.max(0, Math.floor((at - view.from) * perSlice)));
  const density = new Array<number>(slices).fill(0);
  const shown = [...trains].filter(({ begins, until }) => isUnderWay(begins, until, view));
  for (const { total, begins, ends } of shown) {
    const [first, last] = [sliceOf(begins), sliceOf(ends)];
    for (let slice = first; slice <= last; slice++) density[slice]! += total / (last - first + 1);
  }
  const folded = density.map((arrows) => arrows > most);
  const counted = density.map(() => ({ there: 0, back: 0 }));
  const arrows: Arrow[] = [];
  for (const train of shown) {
    const { total, begins, ends, counts } = train;
    const [first, last] = [sliceOf(begins), sliceOf(ends)];
    const isHidden = begins >= view.from && ends < view.to && folded.slice(first, last + 1).every(Boolean);
    // Parts side by side are one band, so it does not matter which of them counts.
    if (isHidden) {
      if (counts) counted[first]![counts] += total;
      continue;
    }
    for (let nth = 0; nth < total; nth++) {
      const arrow = train.arrow(nth);
      if (!isUnderWay(arrow.startsAt, arrow.arrivesAt, view)) continue;
      const slice = sliceOf(arrow.startsAt);
      if (!folded[slice]) arrows.push(arrow);
      else if (counts && arrow.startsAt >= view.from) counted[slice]![counts]++;
    }
  }
  return { arrows, bands: bandsOf(folded, counted, view) };
}

/** What takes no time is in the span it happens in. */
const isUnderWay = (startsAt: Nanos, arrivesAt: Nanos, { from, to }: TimeView): boolean =>
  startsAt < to && (arrivesAt > from || startsAt >= from);

type Moment = Pick<Arrow, 'startsAt' | 'arrivesAt' | 'link' | 'row' | 'nth'>;

const inOrder = (a: Moment, b: Moment): number =>
  a.startsAt - b.startsAt ||
  a.arrivesAt - b.arrivesAt ||
  a.link - b.link ||
  a.row - b.row ||
  (a.nth ?? 0) - (b.nth ?? 0);

/** The arrow that sets out next after another, or last before it, of those that can be opened. */
export function arrowBeside(trains: Iterable<Train>, of: Moment, direction: 1 | -1): Arrow | undefined {
  let best: Arrow | undefined;
  for (const train of trains) {
    const { total, begins, ends } = train;
    // None of them can be nearer.
    if (direction > 0 && (ends < of.startsAt || begins > (best?.startsAt ?? Number.POSITIVE_INFINITY))) continue;
    if (direction < 0 && (begins > of.startsAt || ends < (best?.startsAt ?? Number.NEGATIVE_INFINITY))) continue;
    for (let nth = 0; nth < total; nth++) {
      const arrow = train.arrow(nth);
      if (arrow.row < 0 || direction * inOrder(arrow, of) <= 0) continue;
      if (!best || direction * inOrder(arrow, best) < 0) best = arrow;
    }
  }
  return best;
}

// Where the name of a line would like to stand among the lines of a chart: at the end of its own, above or below it; behind
// one that ends early. Only then does it go to the left along its line, in wide steps, so that another run of much the same
// shape has its names in the same places.

import { type Box, CELL, extent, type Offer, type Skyline } from './label-places.ts';

const CLEARANCE = 3;
/** A step to the left, in columns. */
const STEP = 6;
/** A name goes no further from its line's end than so many steps, unless another has all that room. */
const MOST_STEPS = 8;
const PRICE = { missing: 60, wander: 0.3, step: 16, astray: 600, behind: 40 };

/** None for a line that is not drawn in the area. */
export function offersAlong(
  line: Skyline,
  { width, height }: Pick<Box, 'width' | 'height'>,
  area: Box,
): readonly Offer[] {
  const span = Math.ceil(width / CELL);
  const columns = Math.floor(area.width / CELL);
  const last = Math.min(line.top.findLastIndex((y) => !Number.isNaN(y)) + 1, columns);
  if (last === 0) return [];
  const offers: Offer[] = [];
  const rightmost = Math.max(1, last - span);
  for (let start = rightmost; start >= 1; start -= STEP) {
    const { top, bottom, missing } = extent(line, start, start + span);
    if (missing >= span) continue;
    const x = area.x + start * CELL;
    const steps = (rightmost - start) / STEP;
    const isFar = steps > MOST_STEPS;
    const price =
      steps * PRICE.step +
      (isFar ? PRICE.astray : 0) +
      (missing / span) * PRICE.missing +
      (bottom - top) * PRICE.wander;
    offers.push({ x, y: top - CLEARANCE - height, price, isFar }, { x, y: bottom + CLEARANCE, price, isFar });
  }
  const { top, bottom } = extent(line, last - 1, last);
  const behind = { x: area.x + last * CELL + CLEARANCE, y: (top + bottom - height) / 2, price: PRICE.behind };
  return last + span < columns ? [...offers, behind] : offers;
}

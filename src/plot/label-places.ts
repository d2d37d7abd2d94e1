// Where words go in a picture: the one rule for run charts, figures and sweeps. A label has places where it would like to
// stand, each at a price; the rule adds what it costs there to lie on a line, on another label or beyond the edge, and takes
// the cheapest. One whose place is taken is stacked on what stands there. Every label gets a second place, if it has one
// far enough away to step aside when the cursor comes, and one that has a place keeps it while that is nearly as good as the
// best. Labels in a margin, where there is nothing but labels, slide apart there, none further than is needed. Pure;
// coordinates are CSS pixels.

import { group, sum } from 'd3-array';

/** What a line covers, in columns of `CELL` px from the left of the plot; NaN where it is not drawn. */
export interface Skyline {
  readonly top: Float64Array;
  readonly bottom: Float64Array;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The top left corner. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
}
/** A place where a label would like to stand: the lower its price, the more. */
export interface Offer extends LabelPlace {
  readonly price: number;
  /** It is far from what it names: only if nothing else is free. */
  readonly isFar?: boolean;
}
export interface LabelWish {
  readonly width: number;
  readonly height: number;
  readonly offers: readonly Offer[];
  /** Index of the label's own line among the lines: no other should come as close, or run between the two. */
  readonly own?: number;
  /** Rather none than one on a line or another label, beyond another line or far from the end of its own. */
  readonly ifFree?: boolean;
  /** It has a margin to itself and its like: the first offer is its height there, from which it may slide up and down. */
  readonly slides?: boolean;
  /** Where it stood before an edit. */
  readonly before?: LabelPlace | undefined;
}
/** The place of a label and the one it moves to when the cursor would cross it. */
export type LabelPlaces = readonly [LabelPlace, LabelPlace];

/** What labels stand among: the edges they keep within, the lines, and what stands there already. */
export interface Surroundings {
  readonly area: Box;
  readonly lines?: readonly Skyline[];
  readonly taken?: readonly Box[];
}

export const CELL = 4;
const CURSOR_ROOM = 32;
/** A line that rises or falls by no more takes its label along. */
const KEPT_WITHIN = 8;
/** How far a line reaches into a label: hardly, and as badly as it can, CSS pixels. */
const TOUCH = 2;
const DEEP = 4;
/** Lines this close lie on one another. */
const SAME = 1;
/** Other lines this close to a label might be taken for its own. */
const NEAR = 3;
/** Labels side by side have so much between them. */
const BESIDE = 8;
const PRICE = { line: 20, label: 1e5, outside: 400, nearer: 2, separated: 600, moved: 50, stacked: 20 };

/**
 * In the order given; earlier labels choose first, those in a margin before all others. Undefined for one without offers, and
 * for one that would rather not be there.
 */
export function placeLabels(wishes: readonly LabelWish[], surroundings: Surroundings): (LabelPlaces | undefined)[] {
  const margins = placesInMargins(wishes, surroundings.area);
  const occupied = [...(surroundings.taken ?? [])];
  for (const [wish, place] of margins) occupied.push(boxOf(place, wish));
  return wishes.map((wish) => {
    const inMargin = margins.get(wish);
    if (inMargin) return [inMargin, inMargin];
    // A place that is far is not free, so it is only worked out where it may be taken.
    const offers = wish.ifFree ? wish.offers.filter(({ isFar }) => isFar !== true) : wish.offers;
    const candidates = candidatesFor(wish, offers, surroundings, occupied).filter(
      ({ isFree }) => isFree || !wish.ifFree,
    );
    const best = candidates[0];
    if (!best) return undefined;
    const apart = wish.width + CURSOR_ROOM;
    const isAside = (candidate: Candidate): boolean => Math.abs(candidate.x - best.x) >= apart;
    // For as long as the cursor is there, better on a line than under the cursor.
    const other =
      candidates.find(isAside) ?? candidatesFor(wish, wish.offers, surroundings, occupied).find(isAside) ?? best;
    occupied.push(boxOf(best, wish));
    if (other !== best) occupied.push(boxOf(other, wish));
    return [
      { x: best.x, y: best.y },
      { x: other.x, y: other.y },
    ];
  });
}

interface Candidate extends Offer {
  /** On no line and no other label, where it was wanted, near the end of its line and next to it. */
  readonly isFree: boolean;
}

type Size = Pick<Box, 'width' | 'height'>;

const boxOf = ({ x, y }: LabelPlace, { width, height }: Size): Box => ({ x, y, width, height });

/** Those that want the same margin: in the order of the heights they want. */
function placesInMargins(wishes: readonly LabelWish[], area: Box): ReadonlyMap<LabelWish, LabelPlace> {
  const sliding = wishes.flatMap((wish) => {
    const offer = wish.slides ? wish.offers[0] : undefined;
    return offer ? [{ wish, ...offer, height: wish.height }] : [];
  });
  const places = new Map<LabelWish, LabelPlace>();
  for (const [x, margin] of group(sliding, (each) => each.x)) {
    for (const [{ wish }, y] of slidApart(margin, area)) places.set(wish, { x, y });
  }
  return places;
}

interface Sliding {
  readonly y: number;
  readonly height: number;
}

/**
 * Tops of boxes that are moved apart along a line, in the order of their middles: those that touch move together, so that
 * the sum of the squared distances from where they would be is the least there is (isotonic regression, by pooling adjacent
 * violators). More than there is room for go on beyond the lower edge.
 */
function slidApart<Each extends Sliding>(boxes: readonly Each[], area: Box): (readonly [Each, number])[] {
  const middle = ({ y, height }: Sliding): number => y + height / 2;
  const order = [...boxes].sort((a, b) => middle(a) - middle(b));
  const pools: { readonly boxes: Each[]; wanted: number; height: number }[] = [];
  for (const box of order) {
    let pool = { boxes: [box], wanted: box.y, height: box.height };
    for (let above = pools.at(-1); above && above.wanted + above.height > pool.wanted; above = pools.at(-1)) {
      pools.pop();
      // Where each of the two would have the top of what is now one.
      const [count, more] = [above.boxes.length, pool.boxes.length];
      const wanted = (above.wanted * count + (pool.wanted - above.height) * more) / (count + more);
      pool = { boxes: [...above.boxes, ...pool.boxes], wanted, height: above.height + pool.height };
    }
    pools.push(pool);
  }
  let [above, below] = [0, sum(order, ({ height }) => height)];
  return pools.flatMap((pool) => {
    // What stands above and below it keeps within the edges, too.
    const lowest = area.y + area.height - below;
    let top = Math.max(area.y + above, Math.min(pool.wanted, lowest));
    above += pool.height;
    below -= pool.height;
    return pool.boxes.map((box) => {
      const place = [box, top] as const;
      top += box.height;
      return place;
    });
  });
}

/** The cheapest first. Where another label stands in the way of an offer, the place on top of that one is another. */
function candidatesFor(
  wish: LabelWish,
  offers: readonly Offer[],
  surroundings: Surroundings,
  occupied: readonly Box[],
): Candidate[] {
  return offers
    .flatMap((offer) => {
      const inTheWay = occupied.filter((stood) => !isApart(boxOf(offer, wish), stood, 0));
      const stacked = inTheWay.map(({ y }) => ({ ...offer, y: y - wish.height, price: offer.price + PRICE.stacked }));
      return [offer, ...stacked].map((each) => candidateAt(each, wish, surroundings, occupied));
    })
    .sort((a, b) => a.price - b.price);
}

/** What it costs to stand there, or as near as the area allows. */
function candidateAt(
  { x, y: wanted, price: asked, isFar = false }: Offer,
  wish: LabelWish,
  { area, lines = [] }: Surroundings,
  occupied: readonly Box[],
): Candidate {
  const start = Math.floor((x - area.x) / CELL);
  const span = Math.ceil(wish.width / CELL);
  const y = Math.min(Math.max(wanted, area.y), area.y + area.height - wish.height);
  const box = boxOf({ x, y }, wish);
  const outside = Math.abs(y - wanted);
  const kept = wish.before && wish.before.x === x && Math.abs(wish.before.y - y) <= KEPT_WITHIN;
  const touch = kept ? 2 * TOUCH : TOUCH;
  const hits = collisions(box, lines, start, span, occupied, touch);
  const isSeparated = lineBetween(box, lines, wish.own, start, span);
  const price =
    asked +
    (outside > touch ? PRICE.outside + outside : 0) +
    hits +
    nearerLines(box, lines, wish.own, start, span) +
    (isSeparated ? PRICE.separated : 0) +
    (wish.before && !kept ? PRICE.moved : 0);
  return { x, y, price, isFree: hits === 0 && outside <= touch && !isFar && !isSeparated };
}

/** Labels that touch by no more than this are apart. */
function isApart(a: Box, b: Box, touch: number): boolean {
  const beside = b.x >= a.x + a.width + BESIDE || a.x >= b.x + b.width + BESIDE;
  return beside || b.y >= a.y + a.height - touch || a.y >= b.y + b.height - touch;
}

/** The price of other lines that come as close to the label as its own: a reader would take it for theirs. */
function nearerLines(
  box: Box,
  lines: readonly Skyline[],
  own: number | undefined,
  start: number,
  span: number,
): number {
  let price = 0;
  lines.forEach(({ top, bottom }, index) => {
    if (index === own) return;
    for (let column = start; column < start + span; column++) {
      const below = top[column]! - (box.y + box.height);
      const above = box.y - bottom[column]!;
      if (Math.max(below, above) >= 0 && Math.max(below, above) <= NEAR) price += PRICE.nearer;
    }
  });
  return price;
}

/** Does another line run between a label and its own, for half of the label or more, however close to its own? */
function lineBetween(
  { y, height }: Box,
  lines: readonly Skyline[],
  own: number | undefined,
  start: number,
  span: number,
): boolean {
  const line = own === undefined ? undefined : lines[own];
  if (!line) return false;
  const beside = extent(line, start, start + span);
  // It stands behind its line.
  if (beside.missing === span) return false;
  const isAbove = y < beside.top;
  return lines.some((other) => {
    let columns = 0;
    for (let column = start; other !== line && column < start + span; column++) {
      const [mine, theirs] = [middleOf(line, column), middleOf(other, column)];
      const isBeyond = isAbove ? theirs < y + height - TOUCH : theirs > y + TOUCH;
      if (!isBeyond && (isAbove ? theirs < mine - SAME : theirs > mine + SAME)) columns++;
    }
    return 2 * columns >= span;
  });
}

const middleOf = ({ top, bottom }: Skyline, column: number): number => (top[column]! + bottom[column]!) / 2;

/** The highest and the lowest of a line between two columns, and in how many of them it is not drawn. */
export function extent(
  { top, bottom }: Skyline,
  from: number,
  to: number,
): { readonly top: number; readonly bottom: number; readonly missing: number } {
  let highest = Number.POSITIVE_INFINITY;
  let lowest = Number.NEGATIVE_INFINITY;
  let missing = 0;
  for (let column = from; column < to; column++) {
    if (Number.isNaN(top[column]!)) missing++;
    else {
      highest = Math.min(highest, top[column]!);
      lowest = Math.max(lowest, bottom[column]!);
    }
  }
  return { top: highest, bottom: lowest, missing };
}

function collisions(
  box: Box,
  lines: readonly Skyline[],
  start: number,
  span: number,
  occupied: readonly Box[],
  touch: number,
): number {
  let price = 0;
  for (const { top, bottom } of lines) {
    for (let column = start; column < start + span; column++) {
      const depth = Math.min(bottom[column]! + 1, box.y + box.height) - Math.max(top[column]! - 1, box.y);
      // A line that only touches the words is no worse than none, so that a pixel more or less moves no label.
      if (depth > touch) price += PRICE.line * Math.min(1, depth / DEEP);
    }
  }
  for (const other of occupied) if (!isApart(box, other, touch)) price += PRICE.label;
  return price;
}

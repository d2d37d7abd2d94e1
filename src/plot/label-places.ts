// Where direct labels stand: at the end of their own line, above or below it, on no line and on no other label. Where lines
// lie upon one another at their ends, their labels are stacked; behind a line that ends early there is room, too. Only then
// does one go to the left along its line, in wide steps, so that another run of much the same shape has its labels in the
// same places. Between a label and its own line runs no other. Every label gets a second place, far enough away to step aside when the cursor comes, and one
// that has a place keeps it while that is nearly as good as the best. Pure; coordinates are CSS pixels.

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
export interface LabelWish {
  readonly width: number;
  readonly height: number;
  /** Index of the label's own line among the skylines. */
  readonly own: number;
  /** Rather none than one on a line or another label, beyond another line or far from the end of its own. */
  readonly ifFree?: boolean;
  /** Where it stood before an edit. */
  readonly before?: LabelPlace | undefined;
}
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
}
/** The place of a label and the one it moves to when the cursor would cross it. */
export type LabelPlaces = readonly [LabelPlace, LabelPlace];

export const CELL = 4;
const CLEARANCE = 3;
const CURSOR_ROOM = 32;
/** A line that rises or falls by no more takes its label along. */
const KEPT_WITHIN = 8;
/** How far a line reaches into a label: hardly, and as badly as it can, CSS pixels. */
const TOUCH = 2;
const DEEP = 4;
/** A step to the left, in columns. */
const STEP = 6;
/** A label goes no further from its line's end than so many steps, unless another label has all that room. */
const MOST_STEPS = 8;
const PRICE = {
  line: 20,
  label: 1000,
  missing: 60,
  outside: 400,
  wander: 0.3,
  step: 16,
  nearer: 2,
  moved: 50,
  astray: 600,
  separated: 600,
  stacked: 20,
  behind: 40,
};

/**
 * In the order given; earlier labels choose first. `taken` is what stands there already (the threshold's label). Undefined
 * for one that would rather not be there.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  skylines: readonly Skyline[],
  area: Box,
  taken: readonly Box[],
): (LabelPlaces | undefined)[] {
  const occupied = [...taken];
  return wishes.map((wish) => {
    const all = candidatesFor(wish, skylines, area, occupied);
    const candidates = wish.ifFree ? all.filter(({ isFree }) => isFree) : all;
    if (wish.ifFree && candidates.length === 0) return undefined;
    const best = candidates[0] ?? { x: area.x, y: area.y };
    const apart = wish.width + CURSOR_ROOM;
    const other = candidates.find((candidate) => Math.abs(candidate.x - best.x) >= apart) ?? best;
    occupied.push(boxOf(best, wish));
    if (other !== best) occupied.push(boxOf(other, wish));
    return [
      { x: best.x, y: best.y },
      { x: other.x, y: other.y },
    ];
  });
}

interface Candidate extends LabelPlace {
  readonly price: number;
  /** On no line and no other label, where it was wanted, near the end of its line and next to it. */
  readonly isFree: boolean;
}

const boxOf = ({ x, y }: LabelPlace, { width, height }: LabelWish): Box => ({ x, y, width, height });

function candidatesFor(
  wish: LabelWish,
  skylines: readonly Skyline[],
  area: Box,
  occupied: readonly Box[],
): Candidate[] {
  const candidates: Candidate[] = [];
  const span = Math.ceil(wish.width / CELL);
  const columns = Math.floor(area.width / CELL);
  const own = skylines[wish.own];
  const last = own ? Math.min(own.top.findLastIndex((y) => !Number.isNaN(y)) + 1, columns) : 0;
  if (!own || last === 0) return candidates;
  const rightmost = Math.max(1, last - span);
  for (let start = rightmost; start >= 1; start -= STEP) {
    const { top, bottom, missing } = extent(own, start, start + span);
    if (missing >= span) continue;
    const x = area.x + start * CELL;
    const steps = (rightmost - start) / STEP;
    const isAstray = steps > MOST_STEPS;
    const common =
      steps * PRICE.step +
      (isAstray ? PRICE.astray : 0) +
      (missing / span) * PRICE.missing +
      (bottom - top) * PRICE.wander;
    const offer = (wanted: number, price: number) => {
      const isSeparated = lineBetween(wanted, { top, bottom }, wish, skylines, start, start + span);
      const all = common + price + (isSeparated ? PRICE.separated : 0);
      const { isFree, ...found } = candidateAt({ x, y: wanted }, all, wish, skylines, area, occupied);
      candidates.push({ ...found, isFree: isFree && !isAstray && !isSeparated });
    };
    const [above, below] = [top - CLEARANCE - wish.height, bottom + CLEARANCE];
    offer(above, 0);
    offer(below, 0);
    for (const stood of occupied) {
      if (isApart({ x, y: above, width: wish.width, height: wish.height }, stood, 0)) continue;
      offer(stood.y - wish.height, PRICE.stacked);
    }
  }
  const { top, bottom } = extent(own, last - 1, last);
  const behind = { x: area.x + last * CELL + CLEARANCE, y: (top + bottom - wish.height) / 2 };
  if (last + span < columns) candidates.push(candidateAt(behind, PRICE.behind, wish, skylines, area, occupied));
  return candidates.sort((a, b) => a.price - b.price);
}

/** What it costs to stand there, or as near as the area allows. */
function candidateAt(
  { x, y: wanted }: LabelPlace,
  wandered: number,
  wish: LabelWish,
  skylines: readonly Skyline[],
  area: Box,
  occupied: readonly Box[],
): Candidate {
  const start = Math.floor((x - area.x) / CELL);
  const span = Math.ceil(wish.width / CELL);
  const y = Math.min(Math.max(wanted, area.y), area.y + area.height - wish.height);
  const box = { x, y, width: wish.width, height: wish.height };
  const outside = Math.abs(y - wanted);
  const kept = wish.before && wish.before.x === x && Math.abs(wish.before.y - y) <= KEPT_WITHIN;
  const touch = kept ? 2 * TOUCH : TOUCH;
  const hits = collisions(box, skylines, start, span, occupied, touch);
  const doubts = nearerLines(box, skylines, wish.own, start, span);
  const price =
    wandered +
    (outside > touch ? PRICE.outside + outside : 0) +
    hits +
    doubts +
    (wish.before && !kept ? PRICE.moved : 0);
  return { x, y, price, isFree: hits === 0 && outside <= touch };
}

/** Labels that touch by no more than this are apart. */
function isApart(a: Box, b: Box, touch: number): boolean {
  const beside = b.x >= a.x + a.width + 8 || a.x >= b.x + b.width + 8;
  return beside || b.y >= a.y + a.height - touch || a.y >= b.y + b.height - touch;
}

/** The price of other lines that come as close to the label as its own: a reader would take it for theirs. */
function nearerLines(box: Box, skylines: readonly Skyline[], own: number, start: number, span: number): number {
  let price = 0;
  skylines.forEach(({ top, bottom }, index) => {
    if (index === own) return;
    for (let column = start; column < start + span; column++) {
      const below = top[column]! - (box.y + box.height);
      const above = box.y - bottom[column]!;
      if (Math.max(below, above) >= 0 && Math.max(below, above) <= CLEARANCE) price += PRICE.nearer;
    }
  });
  return price;
}

/** Does another line run between a label and its own, for half of the label or more? */
function lineBetween(
  y: number,
  own: { readonly top: number; readonly bottom: number },
  { own: index, height }: LabelWish,
  skylines: readonly Skyline[],
  from: number,
  to: number,
): boolean {
  const [low, high] = y < own.top ? [y + height, own.top] : [own.bottom, y];
  return skylines.some(({ top, bottom }, other) => {
    let columns = 0;
    for (let column = from; other !== index && column < to; column++) {
      const middle = (top[column]! + bottom[column]!) / 2;
      if (middle > low && middle < high - TOUCH) columns++;
    }
    return 2 * columns >= to - from;
  });
}

function extent({ top, bottom }: Skyline, from: number, to: number): { top: number; bottom: number; missing: number } {
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
  skylines: readonly Skyline[],
  start: number,
  span: number,
  occupied: readonly Box[],
  touch: number,
): number {
  let price = 0;
  for (const { top, bottom } of skylines) {
    for (let column = start; column < start + span; column++) {
      const depth = Math.min(bottom[column]! + 1, box.y + box.height) - Math.max(top[column]! - 1, box.y);
      // A line that only touches the words is no worse than none, so that a pixel more or less moves no label.
      if (depth > touch) price += PRICE.line * Math.min(1, depth / DEEP);
    }
  }
  for (const other of occupied) if (!isApart(box, other, touch)) price += PRICE.label;
  return price;
}

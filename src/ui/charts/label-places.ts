// Where direct labels stand: beside their own line, on no line, on no other label, towards the right end. Every label gets
// a second place far enough away to step aside when the cursor comes. Pure; coordinates are CSS pixels.

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
  /** Rather none than one on a line or another label. */
  readonly ifFree?: boolean;
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
const PRICE = { line: 20, label: 1000, missing: 8, outside: 400, wander: 0.15, far: 6, shared: 10 };

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
  /** On no line and no other label, and where it was wanted. */
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
  if (!own) return candidates;
  for (let start = 1; start + span < columns; start++) {
    const { top, bottom, missing } = extent(own, start, start + span);
    if (missing >= span) continue;
    const x = area.x + start * CELL;
    const far = (columns - start - span) / columns;
    const shared = sharedWith(skylines, wish.own, start, start + span) / span;
    const common = missing * PRICE.missing + (bottom - top) * PRICE.wander + far * PRICE.far + shared * PRICE.shared;
    for (const wanted of [top - CLEARANCE - wish.height, bottom + CLEARANCE]) {
      const y = Math.min(Math.max(wanted, area.y), area.y + area.height - wish.height);
      const box = { x, y, width: wish.width, height: wish.height };
      const outside = Math.abs(y - wanted);
      const price = common + (outside > 0 ? PRICE.outside + outside : 0);
      const hits = collisions(box, skylines, start, span, occupied);
      candidates.push({ x, y, price: price + hits, isFree: hits === 0 && outside === 0 });
    }
  }
  return candidates.sort((a, b) => a.price - b.price);
}

/** In how many columns several other lines lie upon this one, so that a label would name all of them. */
function sharedWith(skylines: readonly Skyline[], own: number, from: number, to: number): number {
  const { top, bottom } = skylines[own]!;
  const isShared = (column: number): boolean =>
    skylines.filter(
      (other) =>
        Math.abs(other.top[column]! - top[column]!) < 2 && Math.abs(other.bottom[column]! - bottom[column]!) < 2,
    ).length > 2;
  let shared = 0;
  for (let column = from; column < to; column++) if (isShared(column)) shared++;
  return shared;
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
): number {
  let price = 0;
  for (const { top, bottom } of skylines) {
    for (let column = start; column < start + span; column++) {
      if (top[column]! - 1 < box.y + box.height && bottom[column]! + 1 > box.y) price += PRICE.line;
    }
  }
  for (const other of occupied) {
    const apart =
      other.x >= box.x + box.width + 8 ||
      box.x >= other.x + other.width + 8 ||
      other.y >= box.y + box.height ||
      box.y >= other.y + other.height;
    if (!apart) price += PRICE.label;
  }
  return price;
}

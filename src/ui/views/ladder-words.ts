// Where the words of a ladder stand: none upon another, and none upon the cross of a loss. What was lost is said first, then which
// ACKs are duplicates, then the numbers of what is drawn, then how many are folded; what finds no room is left out.

import { PACKET_KIND } from '../../record/logs.ts';
import type { LadderPlace } from './ladder-paint.ts';
import { type Arrow, type Band, endsAt, type Ladder, type Lost } from './ladder-parts.ts';

export interface LadderWords {
  readonly band: (there: number, back: number) => string;
  readonly duplicate: (nth: number) => string;
  readonly syn: string;
}

interface Box {
  readonly left: number;
  readonly width: number;
  /** Of its middle, px. */
  readonly y: number;
  readonly height: number;
}

export interface PlacedWord extends Box {
  readonly text: string;
  readonly of: Arrow | 'lost' | 'duplicate' | 'band';
}

/** How wide a word is, px. */
export type WidthOf = (text: string, of: PlacedWord['of']) => number;

/** Before an arrow that is lost ends, of the gap. */
const STUB = 0.12;
/** Half the cross of a loss, px. */
const CROSS = 6;
/** Between the lines of two words, px. */
const WORD = 14;
const BAND_WORD = 18;
/** Where in the gap the words of a band stand: beside numbers and losses, which stand near its ends. */
const BAND_WORDS = 0.56;
/** Losses at one place are named so far, then counted. */
const NAMED = 2;

/** Where the cross of a loss is, px from the left. */
export const crossX = ({ from, to }: Lost, { xs }: LadderPlace): number => xs[from]! + (xs[to]! - xs[from]!) * STUB;

export function placeWords(ladder: Ladder, place: LadderPlace, words: LadderWords, widthOf: WidthOf): PlacedWord[] {
  const sheet = new Sheet(place, widthOf);
  for (const lost of ladder.lost) sheet.cross(crossX(lost, place), place.yOf(lost.mark.at));
  for (const alike of nearLosses(ladder.lost, place)) putLost(sheet, alike, place);
  for (const arrow of ladder.arrows) putDuplicate(sheet, arrow, place, words);
  for (const arrow of ladder.arrows) putName(sheet, arrow, place, words);
  for (const band of ladder.bands) putBand(sheet, band, place, words);
  return sheet.words;
}

type Side = 'left' | 'center' | 'right';

/** What is taken already. */
class Sheet {
  readonly words: PlacedWord[] = [];
  private readonly taken: Box[] = [];
  private readonly place: LadderPlace;
  private readonly widthOf: WidthOf;

  constructor(place: LadderPlace, widthOf: WidthOf) {
    this.place = place;
    this.widthOf = widthOf;
  }

  cross(x: number, y: number): void {
    this.taken.push({ left: x - CROSS, width: 2 * CROSS, y, height: 2 * CROSS });
  }

  /** Beside what is at a height, unless that is out of the picture or the room is taken. */
  beside(text: string, x: number, at: number, side: Side, of: PlacedWord['of']): boolean {
    const { top, bottom } = this.place;
    if (at < top || at > bottom - 4) return false;
    const width = this.widthOf(text, of) + 4;
    const left = side === 'center' ? x - width / 2 : side === 'left' ? x - 2 : x - width + 2;
    // Whole beside what begins at the upper edge.
    return this.put({ text, of, left, width, y: Math.max(at, top + 9), height: WORD });
  }

  across(text: string, x: number, y: number, room: number): boolean {
    const width = this.widthOf(text, 'band') + 12;
    if (width >= room) return false;
    return this.put({ text, of: 'band', left: x - width / 2, width, y, height: BAND_WORD });
  }

  private put(word: PlacedWord): boolean {
    if (this.taken.some((other) => lieTogether(word, other))) return false;
    this.taken.push(word);
    this.words.push(word);
    return true;
  }
}

const lieTogether = (a: Box, b: Box): boolean =>
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 && a.left < b.left + b.width && b.left < a.left + a.width;

/** Losses on the same way, so near to each other that their names would lie together. */
function nearLosses(losses: readonly Lost[], place: LadderPlace): Lost[][] {
  const groups: Lost[][] = [];
  for (const lost of losses) {
    const y = place.yOf(lost.mark.at);
    const near = groups.find(
      ([first]) => first!.from === lost.from && first!.to === lost.to && Math.abs(y - place.yOf(first!.mark.at)) < WORD,
    );
    if (near) near.push(lost);
    else groups.push([lost]);
  }
  return groups;
}

function putLost(sheet: Sheet, losses: readonly Lost[], place: LadderPlace): void {
  const [first] = losses as [Lost];
  const all = [...new Set(losses.map(({ label, mark }) => label ?? `${mark.segment}`))];
  const names = all.slice(0, NAMED);
  const more = all.length > NAMED ? ` +${all.length - NAMED}` : '';
  const onwards = first.to > first.from;
  const x = crossX(first, place) + (onwards ? 10 : -10);
  sheet.beside(names.join(', ') + more, x, place.yOf(first.mark.at), onwards ? 'left' : 'right', 'lost');
}

/** At the head of the arrow. */
function putDuplicate(sheet: Sheet, arrow: Arrow, { xs, yOf }: LadderPlace, words: LadderWords): void {
  const { duplicate, from, to, arrivesAt } = arrow;
  if (duplicate === 0 || to !== 0) return;
  const back = to < from;
  const text = words.duplicate(duplicate);
  sheet.beside(text, xs[to]! + (back ? 10 : -10), yOf(arrivesAt) - 8, back ? 'left' : 'right', 'duplicate');
}

/** At the tail of the arrow. */
function putName(sheet: Sheet, arrow: Arrow, { xs, yOf }: LadderPlace, words: LadderWords): void {
  const name = nameOf(arrow, words);
  if (!name) return;
  const [x0, y0] = [xs[arrow.from]!, yOf(arrow.startsAt)];
  const share = arrow.kind === PACKET_KIND.ack ? 0.14 : 0.2;
  const [x, y] = [x0 + (xs[arrow.to]! - x0) * share, y0 + (yOf(endsAt(arrow)) - y0) * share];
  sheet.beside(name, x, y, 'center', arrow);
}

function nameOf({ label, kind, segment }: Arrow, { syn }: LadderWords): string {
  if (label !== undefined) return label;
  if (kind === PACKET_KIND.retransmission) return `↻ ${segment}`;
  return segment === 0 && kind !== PACKET_KIND.ack ? syn : `${segment}`;
}

/** In the first gap, or across all of them, where it fits and nothing else is said. */
function putBand(sheet: Sheet, band: Band, { xs, yOf, top, bottom }: LadderPlace, words: LadderWords): void {
  const [from, to] = [Math.max(yOf(band.from), top), Math.min(yOf(band.to), bottom)];
  if (to - from < WORD) return;
  const text = words.band(band.there, band.back);
  const [first, second, last] = [xs[0]!, xs[1]!, xs.at(-1)!];
  const middle = (from + to) / 2;
  for (const y of [middle, (from + middle) / 2, (middle + to) / 2]) {
    if (sheet.across(text, first + (second - first) * BAND_WORDS, y, second - first)) return;
    if (sheet.across(text, (first + last) / 2, y, Number.POSITIVE_INFINITY)) return;
  }
}

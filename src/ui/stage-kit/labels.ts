// The words on a stage as data, and the one rule by which they fit: of several wordings the first that the room is enough
// for, else the last, which may be empty.

import { textWidth } from '../foundation/text-width.ts';
import { TEXT } from '../theme/text-sizes.ts';
import type { Point } from './geometry.ts';

/** Size and weight by what a word is; its colour is in stage.css under the same name. */
const TONES = {
  name: [TEXT.label, 400],
  strong: [TEXT.label, 600],
  plain: [TEXT.label, 400],
  full: [TEXT.note, 600],
  faint: [TEXT.label, 400],
  note: [TEXT.note, 400],
  data: [TEXT.label, 600],
  figure: [TEXT.valuePhone, 650],
  loss: [TEXT.label, 600],
  timer: [TEXT.label, 600],
  off: [TEXT.label, 400],
  silence: [TEXT.label, 400],
  second: [TEXT.label, 600],
  followed: [TEXT.note, 400],
} as const satisfies Readonly<Record<string, readonly [size: number, weight: number]>>;

export type Tone = keyof typeof TONES;

export interface Part {
  readonly text: string;
  /** That of its label, if none is given. */
  readonly tone?: Tone;
  /** CSS pixels, if other than its tone has. */
  readonly size?: number;
  /** Words whose room it keeps, whatever it says at the moment, so that what stands beside it stands still. */
  readonly keeps?: string;
}

export type Wording = string | readonly Part[];

export interface Label {
  /** The same in every frame; the element of the page is kept by it. */
  readonly id: string;
  /** The middle of the line, at its start, middle or end: CSS pixels on the stage. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly tone: Tone;
  /** The longest first. The last one is written whether it fits or not; '' where it is better to say nothing. */
  readonly texts: readonly Wording[];
  /** CSS pixels; as much as it needs if none is given. */
  readonly room?: number;
  /** Drawn lines end before it and go on after it. */
  readonly isBacked?: boolean;
  /** The first part and the last stand at the ends of this width. */
  readonly spread?: number;
}

/** Between the parts of a line; as in stage.css. */
const GAP = 6;
/** What runs is to be read from the last row of a lecture hall. */
const IN_A_HALL = { size: TEXT.hall, weight: 650, tones: new Set<Tone>(['data', 'figure', 'timer', 'off']) };

export interface Font {
  readonly size: number;
  readonly weight: number;
}

/** `hall`: in a lecture hall what runs is larger. */
export function fontOf({ size, keeps }: Part, tone: Tone, hall: boolean): Font {
  const [own, weight] = TONES[tone];
  if (hall && keeps !== undefined && IN_A_HALL.tones.has(tone)) return IN_A_HALL;
  return { size: size ?? own, weight };
}

const partsOf = (wording: Wording): readonly Part[] => (typeof wording === 'string' ? [{ text: wording }] : wording);

/** The heaviest that running words are; `off` ones are lighter and keep the same room. */
const HEAVY = 600;

/** CSS pixels that a part keeps, whatever it says and however heavy that is. */
export const keptWidth = (keeps: string, { size, weight }: Font): number =>
  textWidth(keeps, size, Math.max(weight, HEAVY));

/** CSS pixels. */
export function wordingWidth(wording: Wording, tone: Tone, hall = false): number {
  const widths = partsOf(wording).map((part) => {
    const font = fontOf(part, part.tone ?? tone, hall);
    return part.keeps === undefined ? textWidth(part.text, font.size, font.weight) : keptWidth(part.keeps, font);
  });
  return widths.reduce((sum, width) => sum + width, 0) + GAP * (widths.length - 1);
}

/** The first wording that fits, or the last. */
export function fitted({ texts, room = Number.POSITIVE_INFINITY, tone }: Label, hall = false): readonly Part[] {
  const found = texts.length > 1 ? texts.find((each) => wordingWidth(each, tone, hall) <= room) : undefined;
  return partsOf(found ?? texts.at(-1) ?? '').filter(({ text, keeps }) => text !== '' || keeps !== undefined);
}

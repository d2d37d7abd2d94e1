// The room that labels take, for tests that they keep to the stage and off each other.

import { fitted, type Label, wordingWidth } from '../../src/ui/stage-kit/labels.ts';

export interface LabelBox {
  readonly id: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** As wide as what it says, as high as its letters; of a label that says nothing undefined. */
function boxOf(label: Label, hall: boolean): LabelBox | undefined {
  const parts = fitted(label, hall);
  if (!parts?.some(({ text }) => text !== '')) return undefined;
  const asSaid = parts.map((part) => (part.keeps === undefined ? part : { ...part, keeps: part.text }));
  const widths = [parts, asSaid].map((each) => wordingWidth(each, label.tone, hall));
  const width = label.spread ?? Math.max(...widths);
  const { x, y } = label.at;
  const left = label.anchor === 'start' ? x : label.anchor === 'end' ? x - width : x - width / 2;
  return { id: label.id, left, right: left + width, top: y - 6, bottom: y + 6 };
}

/** @param hall in a lecture hall, where what runs is larger */
export const boxesOf = (labels: readonly Label[], hall = false): LabelBox[] =>
  labels.flatMap((label) => boxOf(label, hall) ?? []);

/** Stages of lecture halls, 16:9 and 4:3. */
export const HALLS = [
  [768, 141],
  [614, 158],
] as const;
export const isHall = ([width, height]: readonly [number, number]): boolean =>
  HALLS.some((hall) => hall[0] === width && hall[1] === height);

/** Names of those that are not wholly on the stage. */
export const outside = (boxes: readonly LabelBox[], width: number, height: number): string[] =>
  boxes
    .filter(({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height)
    .map(({ id, left, right, top, bottom }) => `${id}: ${left} to ${right}, ${top} to ${bottom}`);

/** Pairs of which one lies over the other. */
export const overlaps = (boxes: readonly LabelBox[]): string[] =>
  boxes.flatMap((a, place) =>
    boxes
      .slice(place + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.id} over ${b.id}`),
  );

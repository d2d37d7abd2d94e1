// A label that may stand at one of several spots: the longest of its wordings for which one of them has room.

import type { Point } from './geometry.ts';
import { type Label, wordingWidth } from './labels.ts';

/** Where a label may stand, and how much room there is, CSS pixels. */
export type Spot = Required<Pick<Label, 'at' | 'anchor' | 'room'>>;

interface Span {
  readonly left: number;
  readonly right: number;
}

/** At the right of what stands at a point, `apart` from it, and at its left, within a span. */
export function besideSpots({ x, y }: Point, apart: number, { left, right }: Span): readonly Spot[] {
  const [after, before] = [Math.max(left, x + apart), Math.min(right, x - apart)];
  return [
    { at: { x: after, y }, anchor: 'start', room: right - after },
    { at: { x: before, y }, anchor: 'end', room: before - left },
  ];
}

/** The first spot in question that has room for the longest wording that any of them has room for; empty if none has. */
export function labelAtSpot(label: Omit<Label, 'at' | 'anchor' | 'room'>, spots: readonly Spot[]): readonly Label[] {
  for (const wording of label.texts) {
    const width = wordingWidth(wording, label.tone);
    const spot = spots.find(({ room }) => width <= room);
    if (spot) return [{ ...label, ...spot, texts: [wording] }];
  }
  return [];
}

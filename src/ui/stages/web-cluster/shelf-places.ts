// Where documents stand on the shelves of a node: in order of popularity, as wide as their size lets them be, the next shelf
// where one is full. The same on every node, so that shelves can be compared.

import type { ShelfDocument } from '../../../scenarios/kit/layout.ts';
import { NODE_SHELVES } from './measures.ts';

export interface ShelfPlace {
  /** From the left end of its shelf. */
  readonly x: number;
  readonly width: number;
  /** From the top. */
  readonly row: number;
}

const HALVINGS = 24;

/** Large files are hundreds of times larger than small ones: the square root keeps both visible. */
const sizeOf = ({ size }: ShelfDocument): number => Math.sqrt(size);

/** @param width of a shelf, CSS pixels */
export function shelfPlaces(shelf: readonly ShelfDocument[], width: number): ShelfPlace[] {
  const gap = width > 60 ? 2 : width > 20 ? 1 : 0;
  let low = 0;
  let high = width / Math.max(1, ...shelf.map(sizeOf));
  for (let step = 0; step < HALVINGS; step++) {
    const scale = (low + high) / 2;
    if ((arrange(shelf, width, gap, scale).at(-1)?.row ?? 0) < NODE_SHELVES) low = scale;
    else high = scale;
  }
  return arrange(shelf, width, gap, low);
}

function arrange(shelf: readonly ShelfDocument[], width: number, gap: number, scale: number): ShelfPlace[] {
  const most = Math.ceil(shelf.length / NODE_SHELVES);
  const narrowest = Math.min(width > 60 ? 5 : 1.5, width / most - gap - 0.01);
  let x = 0;
  let row = 0;
  return shelf.map((document) => {
    const wide = Math.max(narrowest, Math.min(width, sizeOf(document) * scale));
    if (x > 0 && x + wide > width) {
      x = 0;
      row++;
    }
    const place = { x, width: wide, row };
    x += wide + gap;
    return place;
  });
}

/** Is a node in a set of nodes? */
export const isIn = (set: number, node: number): boolean => ((set >>> node) & 1) === 1;

// The buffer as a raster of blocks, filled from its right end, where cells leave, column by column. Within a column blocks
// are in order of senders, not of cells: when two send at once their cells take turns, and nobody could read that. Pure.

import type { Box } from './plan.ts';

export interface Raster {
  /** Cells that one block stands for. */
  readonly block: number;
  readonly rows: number;
  readonly columns: number;
  /** Right edge of the first column and top of the first row; from one to the next; size of a block. */
  readonly right: number;
  readonly top: number;
  readonly pitchX: number;
  readonly pitchY: number;
  readonly width: number;
  readonly height: number;
}

const PADDING = 9;
const NARROWEST = 8;
const WIDEST = 26;
const TALLEST = 29;
const LOWEST = 17;
const MOST_ROWS = 8;
const FEWEST_ROWS = 2;
/** Rows of few wide blocks are not stretched beyond this. */
const HIGHEST = 44;
const ROUND = [1, 2, 5, 10];

/** A full buffer fills its box: blocks are as wide as that takes, and of a small buffer there are fewer rows. */
export function rasterOf(box: Box, capacity: number): Raster {
  const room = { width: box.width - 2 * PADDING, height: box.height - 2 * PADDING };
  const fitting = Math.round(room.height / (room.height > 120 ? TALLEST : LOWEST));
  let rows = Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, fitting));
  const block = blockOf(capacity, rows * Math.max(1, Math.floor(room.width / NARROWEST)));
  const columnsOf = (count: number): number => Math.max(1, Math.ceil(capacity / block / count));
  while (rows > FEWEST_ROWS && room.width / columnsOf(rows) > WIDEST) rows--;
  const pitchX = room.width / columnsOf(rows);
  const pitchY = Math.min(HIGHEST, room.height / rows);
  return {
    block,
    rows,
    columns: columnsOf(rows),
    right: box.left + box.width - PADDING,
    top: box.top + PADDING + (room.height - rows * pitchY) / 2,
    pitchX,
    pitchY,
    width: pitchX - Math.min(2, pitchX * 0.22),
    height: pitchY - (pitchY > 16 ? 4 : 2.5),
  };
}

/** The smallest 1, 2 or 5 times ten with which at most so many blocks are enough. */
export function blockOf(cells: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    const digit = ROUND.find((each) => cells / (each * power) <= most);
    if (digit !== undefined) return digit * power;
  }
}

/** Where a cell with so many before it would stand: the x of a threshold. */
export const xOfCells = ({ right, pitchX, rows, block }: Raster, cells: number): number =>
  right - (cells / (rows * block)) * pitchX;

/** The cells at an x: the inverse of `xOfCells`. */
export const cellsAtX = ({ right, pitchX, rows, block }: Raster, x: number): number =>
  ((right - x) / pitchX) * rows * block;

export const blockX = ({ right, pitchX }: Raster, index: number, rows: number): number =>
  right - (Math.floor(index / rows) + 1) * pitchX;

/**
 * The look of every block, the one that leaves first in front. `looks` holds those of the cells in order of service, each
 * with the flow it belongs to in `flows`; both are changed.
 */
export function blocksOf(looks: Uint8Array, flows: Uint8Array, count: number, { rows, block }: Raster): number[] {
  const blocks: number[] = [];
  const column = rows * block;
  for (let first = 0; first < count; first += column) {
    const end = Math.min(count, first + column);
    const order = ordered(looks, flows, first, end);
    for (let from = 0; from < order.length; from += block) blocks.push(mostOf(order, from, from + block));
  }
  return blocks;
}

/** The looks of a column, of one sender after the other; each sender's in order of service. */
function ordered(looks: Uint8Array, flows: Uint8Array, first: number, end: number): number[] {
  const places = Array.from({ length: end - first }, (_, index) => first + index);
  // Sorting is stable.
  places.sort((a, b) => flows[a]! - flows[b]!);
  return places.map((place) => looks[place]!);
}

function mostOf(looks: readonly number[], from: number, to: number): number {
  const counts = new Map<number, number>();
  let best = looks[from]!;
  for (let index = from; index < Math.min(to, looks.length); index++) {
    const count = (counts.get(looks[index]!) ?? 0) + 1;
    counts.set(looks[index]!, count);
    if (count > (counts.get(best) ?? 0)) best = looks[index]!;
  }
  return best;
}

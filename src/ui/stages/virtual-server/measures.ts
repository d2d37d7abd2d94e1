// The sizes of the stage of the virtual server, for a phone and for wider pages of every height. CSS pixels; every height is
// measured from the top.

import { isCompact } from '../../foundation/size-class.ts';
import type { Point } from '../../stage-kit/geometry.ts';
import { type SizeTable, sizesOf } from '../../stage-kit/size-table.ts';

export interface VirtualMeasures {
  readonly compact: boolean;
  readonly pathsTop: number;
  readonly pathsBottom: number;
  readonly pathsEnd: number;
  readonly clientX: number;
  readonly clientPitch: number;
  readonly serverX: number;
  readonly serverRows: readonly number[];
  /** Halves of the boxes in the middle, of a client's screen, of a server. */
  readonly box: Point;
  readonly screen: Point;
  readonly rack: Point;
  /** Above and below a box in the middle. */
  readonly nameHeight: number;
  readonly rateHeight: number;
  readonly full: number;
  /** NaN: beside the method. */
  readonly noteTop: number;
  readonly stripStart: number;
  readonly stripLeft: number;
  readonly stripEnd: number;
  readonly stripTitleTop: number;
  /** On a phone, where the strip is apart from the servers. */
  readonly stripRows: readonly number[];
  readonly axisTop: number;
  /** NaN where there is no room. */
  readonly axisNoteTop: number;
  readonly pitch: number;
  readonly square: number;
  /** What is said of a server stands so far below the middle of its squares, or behind them; NaN where it does not. */
  readonly wordsBelow: number;
  readonly wordsLeft: number;
}

const ROOMY = 230;
/** Lower than two boxes with words above and below them. */
const TIGHT = 124;

type SizeClass = 'room' | 'low' | 'tight' | 'phone' | 'tightPhone' | 'flatPhone';

/** Halves of the boxes, and heights of what stands above and below them. */
const TABLE = {
  classes: ['room', 'low', 'tight', 'phone', 'tightPhone', 'flatPhone'],
  sizes: {
    boxWide: [33, 33, 33, 29, 29, 29],
    boxHigh: [22, 15, 12.5, 15, 12.5, 11],
    screenWide: [17, 17, 17, 14, 14, 14],
    screenHigh: [13, 10, 10, 10, 10, 10],
    rackWide: [23, 20, 20, 17, 17, 17],
    rackHigh: [20, 15, 15, 14, 14, 14],
    clientPitch: [74, 74, 74, 52, 52, 52],
    nameHeight: [20, 16, 16, 16, 16, 16],
    // Where it is tight there is no room for what passes the boxes: the chart says it.
    rateHeight: [20, 16, 0, 16, 0, 0],
    full: [22, 15, 15, 14, 14, 14],
  },
} satisfies SizeTable<SizeClass, string>;

/** Of a class; servers stand `pitch` apart. */
function boxesOf(size: SizeClass, pitch: number, height: number) {
  const { boxWide, boxHigh, screenWide, screenHigh, rackWide, rackHigh, ...others } = sizesOf(TABLE, size, height);
  return {
    ...others,
    box: { x: boxWide, y: boxHigh },
    screen: { x: screenWide, y: screenHigh },
    rack: { x: rackWide, y: Math.min(rackHigh, pitch) },
  };
}

/** A row of squares with a line of words below it. */
const TWO_LINES = 29;
const WIDEST_PITCH = 26;
const LARGEST_SQUARE = 22;
/** Narrower squares have no room for the number of a client. */
const NUMBERED = 13;
/** Behind the squares: how many a server has got. */
const COUNT = 22;
/** Of the line of words below squares, and room for words behind them. */
const WORDS = 16;
const BEHIND = 206;
const AXIS = 16;
const TITLE = 24;
const NOTE = 20;
const EDGE = 24;

export const measuresOf = (servers: number, requests: number, width: number, height: number): VirtualMeasures =>
  isCompact(width) ? phone(servers, requests, width, height) : desktop(servers, requests, width, height);

const squareOf = (pitch: number): number =>
  Math.max(1, Math.min(LARGEST_SQUARE, pitch - (pitch > 12 ? 4 : pitch > 5 ? 2 : pitch / 4)));

/** Squares that fit, and words below them, or behind them where rows are too low and there is room for both. */
function squares(rowPitch: number, requests: number, left: number, end: number) {
  const pitchIn = (room: number): number => Math.min(WIDEST_PITCH, (room - COUNT) / Math.max(1, requests));
  const pitch = pitchIn(end - left);
  const square = squareOf(pitch);
  if (rowPitch >= TWO_LINES || square + WORDS <= rowPitch) {
    const low = Math.min(square, rowPitch - WORDS);
    return { pitch, square: low, wordsBelow: low / 2 + 2, wordsLeft: Number.NaN };
  }
  const beside = pitchIn(end - left - BEHIND);
  const hasRoom = squareOf(beside) >= NUMBERED;
  return {
    pitch: hasRoom ? beside : pitch,
    square: Math.min(squareOf(hasRoom ? beside : pitch), rowPitch - 2),
    wordsBelow: Number.NaN,
    wordsLeft: hasRoom ? left + beside * requests + COUNT + 6 : Number.NaN,
  };
}

function desktop(servers: number, requests: number, width: number, height: number): VirtualMeasures {
  const roomy = height >= ROOMY;
  const pathsTop = 8 + TITLE;
  const pathsBottom = height - NOTE - 6;
  const size = roomy ? 'room' : pathsBottom - pathsTop < TIGHT ? 'tight' : 'low';
  const stripEnd = width - EDGE;
  const stripLeft = Math.round(width - EDGE - Math.max(290, Math.min(440, 0.42 * width)));
  const axisTop = height - NOTE - (roomy ? 22 : 2);
  const rowsBottom = axisTop - 4;
  const serverRows = spread(servers, pathsTop, rowsBottom, 74);
  const rowPitch = servers > 1 ? serverRows[1]! - serverRows[0]! : rowsBottom - pathsTop;
  const boxes = boxesOf(size, rowPitch / 2 - 3, height);
  return {
    ...boxes,
    compact: false,
    pathsTop,
    pathsBottom,
    pathsEnd: stripLeft - 14,
    clientX: EDGE + 20,
    serverX: stripLeft - 42 - boxes.rack.x,
    serverRows,
    noteTop: height - NOTE - 6,
    stripStart: stripLeft,
    stripLeft,
    stripEnd,
    stripTitleTop: 8,
    stripRows: serverRows,
    axisTop,
    axisNoteTop: roomy ? height - NOTE - 4 : Number.NaN,
    ...squares(rowPitch, requests, stripLeft, stripEnd),
  };
}

/** A phone held across has room for the paths and a strip of squares without words, no more. */
const LOW = 300;
const LOW_ROW = 17;

/** Paths above, the strip below. */
function phone(servers: number, requests: number, width: number, height: number): VirtualMeasures {
  const isLow = height < LOW;
  const edge = 16;
  const stripHeight = isLow
    ? Math.min(0.5 * height, TITLE + AXIS + LOW_ROW * servers)
    : Math.min(0.5 * height, TITLE + AXIS + 40 * servers);
  const stripTitleTop = height - stripHeight;
  const pathsTop = (isLow ? 2 : 6) + TITLE;
  // What holds the others up is said beside the method where the paths need every pixel.
  const pathsBottom = isLow ? stripTitleTop - 4 : stripTitleTop - NOTE - 6;
  const isTight = pathsBottom - pathsTop < TIGHT;
  const axisTop = height - AXIS - 2;
  const stripLeft = edge + 28;
  const stripEnd = width - edge;
  const stripRows = spread(servers, stripTitleTop + TITLE - (isLow ? 4 : 0), axisTop - 2, isLow ? LOW_ROW + 4 : 40);
  const rowPitch = servers > 1 ? stripRows[1]! - stripRows[0]! : axisTop - stripTitleTop - TITLE;
  const words = squares(rowPitch, requests, stripLeft, stripEnd);
  const rackPitch = (pathsBottom - pathsTop) / Math.max(1, servers);
  const size = !isTight ? 'phone' : isLow ? 'flatPhone' : 'tightPhone';
  return {
    ...boxesOf(size, rackPitch / 2 - 2, height),
    compact: true,
    pathsTop,
    pathsBottom,
    pathsEnd: width,
    clientX: edge + 15,
    serverX: width - edge - 46,
    serverRows: spread(servers, pathsTop, pathsBottom, 52),
    noteTop: isLow ? Number.NaN : stripTitleTop - NOTE - 6,
    stripStart: edge,
    stripLeft,
    stripEnd,
    stripTitleTop,
    stripRows: Number.isNaN(words.wordsBelow) ? stripRows : stripRows.map((y) => y - 7),
    axisTop,
    axisNoteTop: Number.NaN,
    ...words,
  };
}

/** Evenly in a span, no further apart than `most`, around its middle. */
export function spread(count: number, from: number, to: number, most: number): number[] {
  const pitch = Math.min(most, (to - from) / Math.max(1, count));
  const first = (from + to) / 2 - (pitch * (count - 1)) / 2;
  return Array.from({ length: count }, (_, place) => first + pitch * place);
}

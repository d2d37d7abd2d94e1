// The sizes of the stage with an ATM switch, for the room there is: a desktop, a low stage, a tablet, a lecture hall, a phone.
// Pixels of CSS; every height is measured from the top.

import { isCompact } from '../../foundation/size-class.ts';

export interface AtmMeasures {
  /** A phone: no names beside the stations, the words below the buffer. */
  readonly compact: boolean;
  /** The station's parts have boxes of their own. */
  readonly chained: boolean;
  readonly side: number;
  /** Between station and buffer, and between buffer and demultiplexer. */
  readonly inLane: number;
  readonly outLane: number;
  /** From the demultiplexer to the receivers. */
  readonly fan: number;
  readonly station: number;
  readonly titleTop: number;
  readonly frameTop: number;
  readonly frameBottom: number;
  /** Where the first and the last station stand when there are two. */
  readonly firstY: number;
  readonly lastY: number;
  /** Half the height of a station's boxes. */
  readonly half: number;
  /** The time stands beside the one bar, without a name. */
  readonly timerBeside: boolean;
  /** What is above the bar of the timer when every sender has its own. */
  readonly timerBelow: number;
  /** Where the one bar stands when they have not, and where the words of the threshold begin. */
  readonly timerY: number;
  readonly saidTop: number;
}

const CHAINED_FROM = 900;
const ROOMY = 250;
const ROOMY_HEIGHT = 286;
const LOW_HEIGHT = 186;
/** Wide and as low as this is only the stage of a lecture hall. */
const HALL_BELOW = 184;
/** What there is more than the sizes were drawn for goes between the parts, but not more than this. */
const MOST_SPARE = 90;

/** Three boxes side by side: source, TCP, AAL5. */
export const CHAIN = [50, 36, 44] as const;
const CHAIN_WIDTH = CHAIN[0] + CHAIN[1] + CHAIN[2];
export const BOX_WIDTH = 38;

const spareOf = (height: number, drawnFor: number): number => Math.min(MOST_SPARE, Math.max(0, height - drawnFor));

export function atmMeasures(width: number, height: number): AtmMeasures {
  if (isCompact(width)) return compact(height);
  if (height < HALL_BELOW) return hall(width, height);
  return height < ROOMY ? low(width, height) : roomy(width, height);
}

function across(width: number, chained: boolean) {
  const wide = width >= 1100;
  return {
    compact: false,
    timerBeside: false,
    chained,
    side: wide ? 24 : 16,
    inLane: wide ? 140 : chained ? 108 : 96,
    outLane: wide ? 126 : 116,
    fan: wide ? 84 : 62,
    station: chained ? CHAIN_WIDTH : BOX_WIDTH,
  };
}

function roomy(width: number, height: number): AtmMeasures {
  const spare = spareOf(height, ROOMY_HEIGHT);
  const bottom = 206 + spare * 0.8;
  return {
    ...across(width, width >= CHAINED_FROM),
    titleTop: 12,
    frameTop: 42,
    frameBottom: bottom,
    firstY: 70 + spare * 0.1,
    lastY: bottom - 30 + spare * 0.1,
    half: 13,
    timerBelow: 25,
    timerY: bottom + 40,
    saidTop: bottom + 8,
  };
}

function low(width: number, height: number): AtmMeasures {
  const spare = spareOf(height, LOW_HEIGHT);
  const bottom = 130 + spare * 0.8;
  return {
    ...across(width, width >= CHAINED_FROM),
    titleTop: 2,
    frameTop: 24,
    frameBottom: bottom,
    firstY: 33 + spare * 0.1,
    lastY: bottom - 20 + spare * 0.1,
    half: 12,
    timerBelow: 19,
    timerY: bottom + 24,
    saidTop: bottom + 9,
  };
}

/** As on a phone, but wide. */
function hall(width: number, height: number): AtmMeasures {
  const spare = spareOf(height, 142);
  const bottom = 98 + spare * 0.8;
  return {
    ...across(width, false),
    timerBeside: true,
    titleTop: 1,
    frameTop: 26,
    frameBottom: bottom,
    firstY: 42,
    lastY: bottom - 16,
    half: 10,
    timerBelow: 0,
    timerY: height - 15,
    saidTop: bottom + 4,
  };
}

function compact(height: number): AtmMeasures {
  const bottom = Math.max(78, height - 95);
  return {
    compact: true,
    timerBeside: true,
    chained: false,
    side: 10,
    inLane: 44,
    outLane: 34,
    fan: 22,
    station: 30,
    titleTop: 2,
    frameTop: 28,
    frameBottom: bottom,
    firstY: 42,
    lastY: bottom - 14,
    half: 10,
    timerBelow: 0,
    timerY: bottom + 53,
    saidTop: bottom + 23,
  };
}

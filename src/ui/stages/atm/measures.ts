// The sizes of the stage with an ATM switch, for the room there is: a desktop, a low stage, a tablet, a lecture hall, a phone.
// Pixels of CSS; every height is measured from the top.

import { isCompact } from '../../foundation/size-class.ts';
import { type SizeTable, sizesOf } from '../../stage-kit/size-table.ts';

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

/** Three boxes side by side: source, TCP, AAL5. */
export const CHAIN = [50, 36, 44] as const;
const CHAIN_WIDTH = CHAIN[0] + CHAIN[1] + CHAIN[2];
export const BOX_WIDTH = 38;

const CLASSES = ['room', 'low', 'phone', 'hall'] as const;
type SizeClass = (typeof CLASSES)[number];

const LOW_BELOW = 250;
/** Wide and as low as this is only the stage of a lecture hall. */
const HALL_BELOW = 184;

const DOWN = {
  classes: CLASSES,
  sizes: {
    titleTop: [12, 2, 2, 1],
    frameTop: [42, 24, 28, 26],
    frameBottom: [206, 130, 78, 98],
    firstY: [70, 33, 42, 42],
    lastY: [176, 110, 64, 82],
    half: [13, 12, 10, 10],
    timerBelow: [25, 19, 0, 0],
    timerY: [246, 154, 131, 127],
    saidTop: [214, 139, 101, 102],
  },
  stretch: {
    drawnFor: [286, 186, 173, 142],
    most: [90, 90, Number.POSITIVE_INFINITY, 90],
    by: {
      frameBottom: [0.8, 0.8, 1, 0.8],
      firstY: [0.1, 0.1, 0, 0],
      lastY: [0.9, 0.9, 1, 0.8],
      timerY: [0.8, 0.8, 1, 1],
      saidTop: [0.8, 0.8, 1, 0.8],
    },
  },
} satisfies SizeTable<SizeClass, string>;

/** From left to right, by width. */
const ACROSS = {
  wide: { side: 24, inLane: 140, outLane: 126, fan: 84 },
  chained: { side: 16, inLane: 108, outLane: 116, fan: 62 },
  narrow: { side: 16, inLane: 96, outLane: 116, fan: 62 },
  phone: { side: 10, inLane: 44, outLane: 34, fan: 22 },
} as const;
const WIDE_FROM = 1100;
const CHAINED_FROM = 900;
const PHONE_STATION = 30;
const HALL_FOOT = 15;

export function atmMeasures(width: number, height: number): AtmMeasures {
  const size = classOf(width, height);
  const compact = size === 'phone';
  const beside = compact || size === 'hall';
  const chained = !beside && width >= CHAINED_FROM;
  const across = compact ? 'phone' : width >= WIDE_FROM ? 'wide' : chained ? 'chained' : 'narrow';
  const sizes = sizesOf(DOWN, size, height);
  return {
    ...sizes,
    ...ACROSS[across],
    // In a hall the bar is at the foot, however low the stage is.
    timerY: size === 'hall' ? height - HALL_FOOT : sizes.timerY,
    compact,
    chained,
    timerBeside: beside,
    station: chained ? CHAIN_WIDTH : compact ? PHONE_STATION : BOX_WIDTH,
  };
}

function classOf(width: number, height: number): SizeClass {
  if (isCompact(width)) return 'phone';
  if (height < HALL_BELOW) return 'hall';
  return height < LOW_BELOW ? 'low' : 'room';
}

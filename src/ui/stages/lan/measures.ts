// The sizes of the LAN stage for four amounts of room, side by side: a stage with room, a low one, a phone, a lecture hall.
// Pixels of CSS.

import { isCompact } from '../../foundation/size-class.ts';
import type { Point } from '../../stage-kit/geometry.ts';
import { type SizeTable, sizesOf } from '../../stage-kit/size-table.ts';

export interface LanMeasures {
  readonly compact: boolean;
  readonly low: boolean;
  /** Wide and low, with large words: a lecture hall. */
  readonly hall: boolean;
  /** The bus: height of its middle, from the left edge, and what is left free at the right of it. */
  readonly busY: number;
  readonly busLeft: number;
  readonly busRight: number;
  /** Where the server's tap meets the bus, from the right edge. */
  readonly tapRight: number;
  readonly nameTop: number;
  readonly screen: Point;
  readonly screenY: number;
  readonly server: Point;
  readonly serverX: number;
  readonly queueY: number;
  readonly queueHeight: number;
  readonly titleTop: number;
  readonly wordsTop: number;
  readonly timerY: number;
  readonly routerRadius: number;
  /** From the bus to the middle of the router. */
  readonly routerGap: number;
  readonly external: Point;
  readonly externalY: number;
  readonly wan: Point;
  readonly wanY: number;
  /** From the right edge to the middle of both. */
  readonly outside: number;
  /** From the middle of a cable to each of its lanes. */
  readonly lane: number;
}

/** A lower stage is a low one, and wide and as low as the second only that of a lecture hall. */
const LOW_BELOW = 276;
const HALL_BELOW = 184;
/** On a tablet what is behind the router comes nearer, so that the queue keeps its length. */
const NARROW = 800;
const NEAR = { busRight: 190, tapRight: 232, outside: 58, routerGap: 52 };

const CLASSES = ['room', 'low', 'phone', 'hall'] as const;
type SizeClass = (typeof CLASSES)[number];

/** Those named `under...` are measured from the bus. */
const TABLE = {
  classes: CLASSES,
  sizes: {
    busY: [138, 78, 78, 62],
    busLeft: [40, 24, 14, 24],
    busRight: [264, 236, 82, 236],
    tapRight: [352, 346, 98, 322],
    tapRightAlone: [352, 346, 98, 172],
    nameTop: [14, 3, 0, 0],
    screenWide: [17, 16, 17, 20],
    screenHigh: [14, 10, 12, 12],
    screenY: [62, 38, 27, 22],
    serverWide: [28, 22, 17, 20],
    serverHigh: [27, 19, 17, 19],
    serverX: [92, 66, 32, 46],
    underQueue: [76, 49, 46, 40],
    queueHeight: [36, 26, 28, 28],
    underTitle: [36, 12, 34, 28],
    underWords: [17, 13, 9, 8],
    underTimer: [110, 74, 78, 65],
    routerRadius: [22, 18, 13, 17],
    routerGap: [62, 54, 30, 44],
    external: [20, 15, 11, 15],
    externalY: [56, 38, 36, 26],
    wanWide: [33, 28, 17, 26],
    wanHigh: [20, 17, 10, 15],
    underWan: [68, 36, 24, 44],
    outside: [66, 58, 22, 70],
    lane: [10, 9, 6, 8],
  },
  stretch: {
    drawnFor: [286, 186, 172, 142],
    most: [100, 100, 100, 100],
    by: {
      busY: [0.5, 0.4, 0.4, 0.4],
      nameTop: [0.2, 0.1, 0, 0],
      screenY: [0.25, 0.15, 0.1, 0.1],
      externalY: [0.2, 0.15, 0.2, 0.2],
    },
  },
} satisfies SizeTable<SizeClass, string>;

/**
 * `outside`: is there a router with what lies behind it? `whole`: the height with the bar for the choice of a connection.
 * The stage of a lecture hall has that bar, so it is known by the whole: by its own height it would stay one, once it was.
 */
export function lanMeasures(width: number, height: number, outside: boolean, whole = height): LanMeasures {
  const size = classOf(width, height, whole);
  const sizes = sizesOf(TABLE, size, height);
  const { busY } = sizes;
  const compact = size === 'phone' || size === 'hall';
  return {
    ...sizes,
    compact,
    low: size !== 'room',
    hall: size === 'hall',
    busRight: outside ? sizes.busRight : sizes.busLeft,
    tapRight: outside ? sizes.tapRight : sizes.tapRightAlone,
    screen: { x: sizes.screenWide, y: sizes.screenHigh },
    server: { x: sizes.serverWide, y: sizes.serverHigh },
    queueY: busY + sizes.underQueue,
    titleTop: busY + sizes.underTitle,
    wordsTop: busY + sizes.underWords,
    timerY: busY + sizes.underTimer,
    external: { x: sizes.external, y: sizes.external },
    wan: { x: sizes.wanWide, y: sizes.wanHigh },
    wanY: busY + sizes.underWan,
    ...(outside && !compact && width < NARROW ? NEAR : {}),
  };
}

function classOf(width: number, height: number, whole: number): SizeClass {
  if (isCompact(width)) return 'phone';
  if (whole < HALL_BELOW) return 'hall';
  return height < LOW_BELOW ? 'low' : 'room';
}

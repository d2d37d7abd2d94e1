// The sizes of the LAN stage, for three amounts of room: a phone, a low stage and one with room. Pixels of CSS; every
// height is measured from the top.

import { isCompact } from '../../foundation/size-class.ts';
import type { Point } from '../../stage-kit/geometry.ts';

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

const ROOMY = 276;
/** What the sizes below were drawn for; what there is more than that goes between the parts. */
const ROOMY_HEIGHT = 286;
const LOW_HEIGHT = 186;
const COMPACT_HEIGHT = 172;
/** On a tablet what is behind the router comes nearer, so that the queue keeps its length. */
const NARROW = 800;
const NEAR = { busRight: 190, tapRight: 232, outside: 58, routerGap: 52 };
/** Wide and as low as this is only the stage of a lecture hall. */
const HALL_BELOW = 184;
const HALL_HEIGHT = 142;
/** More than this would pull the parts too far from each other. */
const MOST_SPARE = 100;

/**
 * `outside`: is there a router with what lies behind it? `whole`: the height with the bar for the choice of a connection.
 * The stage of a lecture hall has that bar, so it is known by the whole: by its own height it would stay one, once it was.
 */
export function lanMeasures(width: number, height: number, outside: boolean, whole = height): LanMeasures {
  if (isCompact(width)) return compact(height, outside);
  if (whole < HALL_BELOW) return hall(height, outside);
  const measures = height < ROOMY ? low(height, outside) : roomy(height, outside);
  return outside && width < NARROW ? { ...measures, ...NEAR } : measures;
}

const spareOf = (height: number, drawnFor: number): number => Math.min(MOST_SPARE, Math.max(0, height - drawnFor));

function roomy(height: number, outside: boolean): LanMeasures {
  const spare = spareOf(height, ROOMY_HEIGHT);
  const busY = 138 + spare * 0.5;
  return {
    compact: false,
    low: false,
    hall: false,
    busY,
    busLeft: 40,
    busRight: outside ? 264 : 40,
    tapRight: 352,
    nameTop: 14 + spare * 0.2,
    screen: { x: 17, y: 14 },
    screenY: 62 + spare * 0.25,
    server: { x: 28, y: 27 },
    serverX: 92,
    queueY: busY + 76,
    queueHeight: 36,
    titleTop: busY + 36,
    wordsTop: busY + 17,
    timerY: busY + 110,
    routerRadius: 22,
    routerGap: 62,
    external: { x: 20, y: 20 },
    externalY: 56 + spare * 0.2,
    wan: { x: 33, y: 20 },
    wanY: busY + 68,
    outside: 66,
    lane: 10,
  };
}

function low(height: number, outside: boolean): LanMeasures {
  const spare = spareOf(height, LOW_HEIGHT);
  const busY = 78 + spare * 0.4;
  return {
    compact: false,
    low: true,
    hall: false,
    busY,
    busLeft: 24,
    busRight: outside ? 236 : 24,
    tapRight: 346,
    nameTop: 3 + spare * 0.1,
    screen: { x: 16, y: 10 },
    screenY: 38 + spare * 0.15,
    server: { x: 22, y: 19 },
    serverX: 66,
    queueY: busY + 49,
    queueHeight: 26,
    titleTop: busY + 12,
    wordsTop: busY + 13,
    timerY: busY + 74,
    routerRadius: 18,
    routerGap: 54,
    external: { x: 15, y: 15 },
    externalY: 38 + spare * 0.15,
    wan: { x: 28, y: 17 },
    wanY: busY + 36,
    outside: 58,
    lane: 9,
  };
}

function compact(height: number, outside: boolean): LanMeasures {
  const spare = spareOf(height, COMPACT_HEIGHT);
  const busY = 78 + spare * 0.4;
  return {
    compact: true,
    low: true,
    hall: false,
    busY,
    busLeft: 14,
    busRight: outside ? 82 : 14,
    tapRight: 98,
    nameTop: 0,
    screen: { x: 17, y: 12 },
    screenY: 27 + spare * 0.1,
    server: { x: 17, y: 17 },
    serverX: 32,
    queueY: busY + 46,
    queueHeight: 28,
    titleTop: busY + 34,
    wordsTop: busY + 9,
    timerY: busY + 78,
    routerRadius: 13,
    routerGap: 30,
    external: { x: 11, y: 11 },
    externalY: 36 + spare * 0.2,
    wan: { x: 17, y: 10 },
    wanY: busY + 24,
    outside: 22,
    lane: 6,
  };
}

/** As on a phone, but wide: what is said stands at the right of the queue. */
function hall(height: number, outside: boolean): LanMeasures {
  const spare = spareOf(height, HALL_HEIGHT);
  const busY = 62 + spare * 0.4;
  return {
    ...compact(COMPACT_HEIGHT, outside),
    hall: true,
    busY,
    busLeft: 24,
    busRight: outside ? 236 : 24,
    tapRight: outside ? 322 : 172,
    screen: { x: 20, y: 12 },
    screenY: 22 + spare * 0.1,
    server: { x: 20, y: 19 },
    serverX: 46,
    queueY: busY + 40,
    queueHeight: 28,
    titleTop: busY + 28,
    wordsTop: busY + 8,
    timerY: busY + 65,
    routerRadius: 17,
    routerGap: 44,
    external: { x: 15, y: 15 },
    externalY: 26 + spare * 0.2,
    wan: { x: 26, y: 15 },
    wanY: busY + 44,
    outside: 70,
    lane: 8,
  };
}

// Where everything stands on the stage with an ATM switch, as in the paper's figures 5 and 6: senders left, each with a link
// of its own into the one buffer, the output link, the demultiplexer, receivers right. Pure; nothing here depends on the
// time. Sizes: measures.ts.

import { atmIndex } from '../../../record/cell-link.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import type { BarPlace, Point } from '../../stage-kit/geometry.ts';
import { type AtmMeasures, atmMeasures, BOX_WIDTH, CHAIN } from './measures.ts';
import type { PartName } from './part-names.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** One node of figure 6: what is pressed to read its rule. */
export interface PartPlace extends Box {
  readonly part: PartName;
  /** Index of the flow whose part it is; -1 of what all share. */
  readonly flow: number;
}
/** A host's end of a flow, and the line between it and the switch. */
export interface Station {
  readonly flow: number;
  readonly name: string;
  readonly box: Box;
  /** Its parts from left to right; empty where they have no room. */
  readonly parts: readonly PartPlace[];
  readonly y: number;
  /** From left to right: straight for a sender, round a corner for a receiver. */
  readonly line: readonly Point[];
}
export interface AtmPlan {
  readonly width: number;
  readonly height: number;
  readonly compact: boolean;
  readonly senders: readonly Station[];
  readonly receivers: readonly Station[];
  /** Height of a station with what belongs to it. */
  readonly pitch: number;
  readonly buffer: Box;
  /** The output link. */
  readonly out: { readonly from: Point; readonly to: Point };
  readonly demux: Box;
  /** One bar per sender, or one for all of them. */
  readonly timers: readonly BarPlace[];
  /** The time stands beside the one bar, without a name. */
  readonly timerBeside: boolean;
  readonly titleTop: number;
  /** What is said about the threshold. */
  readonly saidTop: number;
  readonly side: number;
  /** The link whose packets may be dropped by hand, if there is one: that of the first sender. */
  readonly drops: readonly number[];
}

const DEMUX = 16;
/** Less than this for a station, and it has one box; less still, and all share one timer bar. */
const CHAIN_ROOM = 42;
const TIMER_ROOM = 66;
const TIMER_WIDTH = 228;
const SHARED_WIDTH = 180;
const BESIDE_WIDTH = 84;
const LOWEST_BOX = 1.5;

export function atmPlan(layout: Layout, width: number, height: number): AtmPlan {
  const measures = atmMeasures(width, height);
  const { side, station, inLane, outLane, fan, frameTop, frameBottom } = measures;
  const names = layout.flows.map(({ from }) => from);
  const rows = rowsOf(names.length, measures, height);
  const left = side + station + inLane;
  const right = width - side - station - fan - DEMUX - outLane;
  const buffer = { left, top: frameTop, width: Math.max(60, right - left), height: frameBottom - frameTop };
  const middle = (frameTop + frameBottom) / 2;
  const demux = { left: width - side - station - fan - DEMUX, top: middle - 15, width: DEMUX, height: 30 };
  return {
    width,
    height,
    compact: measures.compact,
    senders: names.map((name, flow) => sender(name, flow, rows, measures, left)),
    receivers: names.map((name, flow) => receiver(name, flow, rows, measures, { width, demux, middle })),
    pitch: rows.pitch,
    buffer,
    out: { from: { x: buffer.left + buffer.width + 1, y: middle }, to: { x: demux.left, y: middle } },
    demux,
    timers: timersOf(rows, measures, width),
    timerBeside: measures.timerBeside,
    titleTop: measures.titleTop,
    saidTop: measures.saidTop,
    side,
    drops: atmIndex(layout)?.adapters.slice(0, 1) ?? [],
  };
}

interface Rows {
  readonly ys: readonly number[];
  readonly pitch: number;
  readonly half: number;
  readonly chained: boolean;
}

/** One above the other; the more there are the lower they are. */
function rowsOf(count: number, measures: AtmMeasures, height: number): Rows {
  const { firstY, lastY, half, frameTop, frameBottom } = measures;
  const pitch = count < 2 ? height : count === 2 ? lastY - firstY : (frameBottom - frameTop) / count;
  const ys = Array.from({ length: count }, (_, index) => {
    if (count === 1) return (frameTop + frameBottom) / 2;
    return count === 2 ? firstY + index * pitch : frameTop + (index + 0.5) * pitch;
  });
  const low = Math.max(LOWEST_BOX, Math.min(half, pitch / 2 - 1));
  return { ys, pitch, half: low, chained: measures.chained && pitch >= CHAIN_ROOM };
}

/** `left`: its outer edge is at the left. */
function stationBox(
  left: boolean,
  y: number,
  { half, chained }: Rows,
  { side, station }: AtmMeasures,
  stage: number,
): Box {
  const width = chained ? station : Math.min(station, BOX_WIDTH);
  return { left: left ? side : stage - side - width, top: y - half, width, height: 2 * half };
}

function partsOf(box: Box, flow: number, widths: readonly number[], names: readonly PartName[]): readonly PartPlace[] {
  let { left } = box;
  return names.map((part, index) => {
    const width = widths[index]!;
    const place = { part, flow, left, top: box.top, width, height: box.height };
    left += width;
    return place;
  });
}

function sender(name: string, flow: number, rows: Rows, measures: AtmMeasures, end: number): Station {
  const y = rows.ys[flow]!;
  const box = stationBox(true, y, rows, measures, 0);
  return {
    flow,
    name,
    box,
    parts: rows.chained ? partsOf(box, flow, CHAIN, ['source', 'sender', 'cutter']) : [],
    y,
    line: [
      { x: box.left + box.width, y },
      { x: end, y },
    ],
  };
}

interface Around {
  readonly width: number;
  readonly demux: Box;
  readonly middle: number;
}

function receiver(name: string, flow: number, rows: Rows, measures: AtmMeasures, around: Around): Station {
  const y = rows.ys[flow]!;
  const { demux, middle } = around;
  const box = stationBox(false, y, rows, measures, around.width);
  const from = demux.left + demux.width;
  return {
    flow,
    name,
    box,
    parts: rows.chained ? partsOf(box, flow, [...CHAIN].reverse(), ['joiner', 'receiver', 'sink']) : [],
    y,
    line: [
      { x: from, y: middle },
      { x: from + measures.fan * 0.5, y },
      { x: box.left, y },
    ],
  };
}

function timersOf({ ys, pitch, chained }: Rows, measures: AtmMeasures, width: number): readonly BarPlace[] {
  const { side, station, inLane, timerBelow, timerY, timerBeside, compact } = measures;
  if (timerBelow > 0 && pitch >= TIMER_ROOM && chained) {
    const room = Math.min(TIMER_WIDTH, station + inLane - 16);
    return ys.map((y) => ({ x: side, y: y + timerBelow, width: room }));
  }
  if (compact) return [{ x: side + 6, y: timerY, width: width - 124 }];
  return [{ x: side, y: timerY, width: timerBeside ? BESIDE_WIDTH : SHARED_WIDTH }];
}

/** Rows lower than this have no room for what a receiver has. */
export const ASSEMBLED_FROM = 62;

/** The x at which what comes in so many slots is on the line of a sender; `perSlot`: CSS pixels of a slot. */
export const slotX =
  ({ line }: Pick<Station, 'line'>, perSlot: number) =>
  (slots: number): number => {
    const [left, right] = [line[0]!.x + 2, line[1]!.x - 1];
    return Math.min(right, Math.max(left, right - slots * perSlot));
  };

/** Around a box, for fingers. */
const REACH = 6;

const isIn = ({ left, top, width, height }: Box, x: number, y: number): boolean =>
  x >= left - REACH && x <= left + width + REACH && y >= top - REACH && y <= top + height + REACH;

/** The part under a point. Where a station is one box, its left and right third are its outer parts. */
export function partAt({ senders, receivers, demux, buffer }: AtmPlan, x: number, y: number): PartName | undefined {
  for (const [stations, names] of [
    [senders, ['source', 'sender', 'cutter']],
    [receivers, ['joiner', 'receiver', 'sink']],
  ] as const) {
    const station = stations.find(({ box }) => isIn(box, x, y));
    if (station) {
      const third = Math.floor(((x - station.box.left) / station.box.width) * 3);
      return station.parts.find((part) => isIn(part, x, y))?.part ?? names[Math.min(2, Math.max(0, third))];
    }
  }
  if (isIn(demux, x, y)) return 'demux';
  return isIn(buffer, x, y) ? 'switch' : undefined;
}

/** In front of the buffer, above the link. */
const SIGN_LEFT = 15;
const SIGN_ABOVE = 21;
const SIGN_ABOVE_COMPACT = 17;

/** Where it is signed that a packet of a sender was lost. */
export const signPlace = ({ buffer, compact }: AtmPlan, { y }: Station): Point => ({
  x: buffer.left - SIGN_LEFT,
  y: y - (compact ? SIGN_ABOVE_COMPACT : SIGN_ABOVE),
});

// Paints a time-sequence graph: each segment a vertical with a bar at either end, R above what was sent again, below it the line of
// ACKs with a tick for every duplicate and the SACK blocks of each, above it the receiver's window and what cwnd allows (tcptrace's conventions).

import { PACKET_KIND } from '../../record/logs.ts';
import { canvasFont } from '../foundation/text-width.ts';
import { TEXT } from '../theme/text-sizes.ts';
import type { Colours } from '../theme/tokens.ts';
import { piecesOf, type Sent, type Sequence } from './sequence-model.ts';

type Context = CanvasRenderingContext2D;

export interface SequencePlace {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly xOf: (time: number) => number;
  readonly yOf: (bytes: number) => number;
}

const SERIF = 2.5;
/** So far apart segments have room for their bars. */
const ROOM = 4;

export function paintSequence(
  context: Context,
  { sent, acks, opened, window, hasWindow, limit }: Sequence,
  place: SequencePlace,
  grid: readonly number[],
  colours: Colours,
  chosen: number | undefined,
): void {
  const { left, right, top, bottom } = place;
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.lineWidth = 1;
  context.strokeStyle = colours.grid;
  context.beginPath();
  for (const y of grid) line(context, left, Math.round(y) + 0.5, right, Math.round(y) + 0.5);
  context.stroke();
  const strokes = (width: number): number => width * colours.strokes;
  for (const { points, until } of piecesOf(hasWindow ? acks : [], opened)) {
    const pen = { colour: colours.ink3, width: strokes(1.5), dash: [4, 4] };
    steps(context, points, (ack) => ack.acknowledged + window, place, until, pen);
  }
  for (const { points, until } of piecesOf(limit, opened)) {
    steps(context, points, ({ bytes }) => bytes, place, until, { colour: colours.window.line, width: strokes(2) });
  }
  for (const { points, until } of piecesOf(acks, opened)) {
    steps(context, points, (ack) => ack.acknowledged, place, until, { colour: colours.ack.line, width: strokes(2) });
  }
  duplicates(context, acks, place, { colour: colours.ack.line, width: strokes(1.5) });
  blocks(context, acks, place, { colour: colours.timer.line, width: strokes(1.5) });
  segments(context, sent, place, colours, chosen);
  context.restore();
}

interface Pen {
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

/**
 * A line that stays where it is until the next point, the last time until it ends. Of points in one column of pixels it covers the lowest and the highest, and
 * goes on from the last.
 */
function steps<Point extends { readonly at: number }>(
  context: Context,
  points: readonly Point[],
  bytesOf: (point: Point) => number,
  place: SequencePlace,
  until: number,
  { colour, width, dash = [] }: Pen,
): void {
  const end = Math.min(place.right + 2, place.xOf(until));
  const columns = columnsOf(points, bytesOf, place, end);
  context.beginPath();
  if (dash.length === 0) {
    bars(context, columns, width);
    context.fillStyle = colour;
    context.fill();
    return;
  }
  for (const { x, before, low, high, last } of columns) {
    if (Number.isNaN(before)) context.moveTo(x, last);
    else context.lineTo(x, before);
    if (low < Math.min(before, last)) context.lineTo(x, low);
    if (high > Math.max(before, last)) context.lineTo(x, high);
    context.lineTo(x, last);
  }
  context.lineTo(end, columns.at(-1)!.last);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.stroke();
  context.setLineDash([]);
}

/** What a stroke along the columns covers, as rectangles: painted three times as fast. */
function bars(context: Context, columns: readonly Column[], width: number): void {
  const half = width / 2;
  for (const { x, before, low, high, last, next } of columns) {
    const [top, foot] = Number.isNaN(before) ? [low, high] : [Math.min(before, low), Math.max(before, high)];
    context.rect(x - half, top - half, width, foot - top + width);
    if (next - x > width) context.rect(x, last - half, next - x, width);
  }
}

/** What points in one column of pixels have in common, px. */
interface Column {
  /** Of its first point. */
  readonly x: number;
  /** Where the line was; NaN: it begins here. */
  readonly before: number;
  readonly low: number;
  readonly high: number;
  readonly last: number;
  /** Where the next one begins, or the line ends. */
  next: number;
}

/** Of a line of steps: no point is left out. @param end where the line ends, px */
export function columnsOf<Point extends { readonly at: number }>(
  points: readonly Point[],
  bytesOf: (point: Point) => number,
  { left, xOf, yOf }: Pick<SequencePlace, 'left' | 'xOf' | 'yOf'>,
  end: number,
): Column[] {
  const columns: Column[] = [];
  let last = Number.NaN;
  for (let index = 0; index < points.length; ) {
    const x = Math.max(left - 2, xOf(points[index]!.at));
    const column = Math.floor(x);
    const before = last;
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (; index < points.length && Math.floor(Math.max(left - 2, xOf(points[index]!.at))) === column; index++) {
      last = yOf(bytesOf(points[index]!));
      low = Math.min(low, last);
      high = Math.max(high, last);
    }
    const previous = columns.at(-1);
    if (previous) previous.next = x;
    columns.push({ x, before, low, high, last, next: end });
  }
  return columns;
}

/** A tick under the line of ACKs, in its colour. */
function duplicates(
  context: Context,
  acks: Sequence['acks'],
  { xOf, yOf }: SequencePlace,
  { colour, width }: Pen,
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  for (const { at, acknowledged, isDuplicate } of acks) {
    if (isDuplicate) line(context, xOf(at), yOf(acknowledged), xOf(at), yOf(acknowledged) + 6);
  }
  context.stroke();
}

/** Above the line of ACKs, where the data are that an ACK tells of; purple, as tcptrace has them. */
function blocks(context: Context, acks: Sequence['acks'], { xOf, yOf }: SequencePlace, { colour, width }: Pen): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  for (const { at, blocks } of acks) {
    for (const [from, to] of blocks) line(context, xOf(at), yOf(from), xOf(at), Math.min(yOf(to), yOf(from) - 1));
  }
  context.stroke();
}

/** A vertical of one segment, or of several that no eye could tell apart: their highest and lowest place, px. */
export interface Stroke {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * What was sent for the first time, as verticals: those of one half of a pixel that touch or lie over one another are one. Where
 * there are few, each segment has its own.
 */
export function strokesOf(sent: readonly Sent[], place: Pick<SequencePlace, 'xOf' | 'yOf'>): Stroke[] {
  const strokes: { x: number; top: number; bottom: number }[] = [];
  for (const { at, from, to, kind } of sent) {
    if (kind === PACKET_KIND.retransmission) continue;
    const [x, top, bottom] = [place.xOf(at), place.yOf(to), place.yOf(from)];
    const before = strokes.at(-1);
    const isOne =
      before && Math.floor(2 * before.x) === Math.floor(2 * x) && bottom >= before.top - 1 && top <= before.bottom + 1;
    if (isOne) {
      before.top = Math.min(before.top, top);
      before.bottom = Math.max(before.bottom, bottom);
    } else strokes.push({ x, top, bottom });
  }
  return strokes;
}

function segments(
  context: Context,
  sent: readonly Sent[],
  place: SequencePlace,
  colours: Colours,
  chosen: number | undefined,
): void {
  const roomy = spacing(sent, place) >= ROOM;
  const width = 2 * colours.strokes;
  context.fillStyle = context.strokeStyle = colours.data.line;
  context.lineWidth = width;
  context.beginPath();
  if (!roomy) {
    for (const { x, top, bottom } of strokesOf(sent, place))
      context.rect(x - width / 2, top, width, Math.max(1, bottom - top));
    context.fill();
  } else {
    for (const { at, from, to, kind } of sent) {
      if (kind === PACKET_KIND.retransmission) continue;
      vertical(context, place.xOf(at), place.yOf(from), place.yOf(to), true);
    }
    context.stroke();
  }
  let lastR = Number.NEGATIVE_INFINITY;
  for (const { at, from, to, kind, row } of sent) {
    const again = kind === PACKET_KIND.retransmission;
    if (!again && row !== chosen) continue;
    const colour = again ? colours.retx : colours.data;
    const [x, y0, y1] = [place.xOf(at), place.yOf(from), place.yOf(to)];
    context.strokeStyle = row === chosen ? colours.ink : colour.line;
    context.lineWidth = (row === chosen ? 5 : 3) * colours.strokes;
    context.beginPath();
    vertical(context, x, y0, y1, roomy || again);
    context.stroke();
    if (!again || x - lastR < 9) continue;
    lastR = x;
    letter(context, 'R', x, y1 - 9, colour.text);
  }
}

/** Never shorter than can be seen. @param bars is there room for them at either end? */
function vertical(context: Context, x: number, y0: number, y1: number, bars: boolean): void {
  line(context, x, Math.max(y0, y1 + 1), x, y1);
  if (!bars) return;
  line(context, x - SERIF, y0, x + SERIF, y0);
  line(context, x - SERIF, y1, x + SERIF, y1);
}

function line(context: Context, x0: number, y0: number, x1: number, y1: number): void {
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
}

function letter(context: Context, text: string, x: number, y: number, colour: string): void {
  context.font = canvasFont(TEXT.note, 700);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

/** On an average. */
const spacing = (sent: readonly Sent[], { left, right }: SequencePlace): number =>
  (right - left) / Math.max(1, sent.length);

const REACH = 6;

/** The segment under a point. */
export function segmentAt(sent: readonly Sent[], place: SequencePlace, x: number, y: number): Sent | undefined {
  let best: Sent | undefined;
  let nearest = REACH;
  for (const each of sent) {
    const beside = Math.abs(place.xOf(each.at) - x);
    if (beside >= REACH) continue;
    const [low, high] = [place.yOf(each.to), place.yOf(each.from)];
    const distance = Math.max(beside, low - y, y - high);
    if (distance < nearest) [best, nearest] = [each, distance];
  }
  return best;
}

// Paints a time-sequence graph: each segment a vertical with a bar at either end, R above what was sent again, below it the line of
// ACKs with a tick for every duplicate and the SACK blocks of each, above it the receiver's window and what cwnd allows (tcptrace's conventions).

import { PACKET_KIND } from '../../record/logs.ts';
import { canvasFont } from '../foundation/text-width.ts';
import { TEXT } from '../theme/text-sizes.ts';
import type { Colours } from '../theme/tokens.ts';
import type { Sent, Sequence } from './sequence-model.ts';

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
  { sent, acks, window, limit }: Sequence,
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
  for (const y of grid) segment(context, left, Math.round(y) + 0.5, right, Math.round(y) + 0.5);
  const acknowledged = acks.map((ack) => ({ at: ack.at, bytes: ack.acknowledged }));
  const allowed = acknowledged.map(({ at, bytes }) => ({ at, bytes: bytes + window }));
  const strokes = (width: number): number => width * colours.strokes;
  steps(context, allowed, place, { colour: colours.ink3, width: strokes(1.5), dash: [4, 4] });
  steps(context, limit, place, { colour: colours.window.line, width: strokes(2) });
  steps(context, acknowledged, place, { colour: colours.ack.line, width: strokes(2) });
  duplicates(context, acks, place, strokes(1.5));
  blocks(context, acks, place, { colour: colours.timer.line, width: strokes(1.5) });
  segments(context, sent, place, colours, chosen);
  context.restore();
}

interface Pen {
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

/** A line that stays where it is until the next point. */
function steps(
  context: Context,
  points: readonly { readonly at: number; readonly bytes: number }[],
  { left, right, xOf, yOf }: SequencePlace,
  { colour, width, dash = [] }: Pen,
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.beginPath();
  points.forEach(({ at, bytes }, index) => {
    const [x, y] = [Math.max(left - 2, xOf(at)), yOf(bytes)];
    if (index === 0) context.moveTo(x, y);
    else {
      context.lineTo(x, yOf(points[index - 1]!.bytes));
      context.lineTo(x, y);
    }
  });
  const last = points.at(-1);
  if (last) context.lineTo(right + 2, yOf(last.bytes));
  context.stroke();
  context.setLineDash([]);
}

/** A tick under the line of ACKs, in its colour. */
function duplicates(context: Context, acks: Sequence['acks'], { xOf, yOf }: SequencePlace, width: number): void {
  context.lineWidth = width;
  for (const { at, acknowledged, isDuplicate } of acks) {
    if (isDuplicate) segment(context, xOf(at), yOf(acknowledged), xOf(at), yOf(acknowledged) + 6);
  }
}

/** Above the line of ACKs, where the data are that an ACK tells of; purple, as tcptrace has them. */
function blocks(context: Context, acks: Sequence['acks'], { xOf, yOf }: SequencePlace, { colour, width }: Pen): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  for (const { at, blocks } of acks) {
    for (const [from, to] of blocks) segment(context, xOf(at), yOf(from), xOf(at), Math.min(yOf(to), yOf(from) - 1));
  }
}

function segments(
  context: Context,
  sent: readonly Sent[],
  place: SequencePlace,
  colours: Colours,
  chosen: number | undefined,
): void {
  const roomy = spacing(sent, place) >= ROOM;
  let lastR = Number.NEGATIVE_INFINITY;
  for (const { at, from, to, kind, row } of sent) {
    const again = kind === PACKET_KIND.retransmission;
    const colour = again ? colours.retx : colours.data;
    const [x, y0, y1] = [place.xOf(at), place.yOf(from), place.yOf(to)];
    context.strokeStyle = row === chosen ? colours.ink : colour.line;
    context.lineWidth = (row === chosen ? 5 : again ? 3 : 2) * colours.strokes;
    // Never shorter than can be seen.
    segment(context, x, Math.max(y0, y1 + 1), x, y1);
    if (roomy || again) {
      segment(context, x - SERIF, y0, x + SERIF, y0);
      segment(context, x - SERIF, y1, x + SERIF, y1);
    }
    if (!again || x - lastR < 9) continue;
    lastR = x;
    letter(context, 'R', x, y1 - 9, colour.text);
  }
}

function segment(context: Context, x0: number, y0: number, x1: number, y1: number): void {
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
  context.stroke();
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

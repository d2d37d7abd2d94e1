// How cells look: filled in the colour of their sender, full and pale from packet to packet, hatched once their packet is
// dead freight, hollow once it has been refused. Collected by look, so that hundreds of them are a few strokes.

import type { Colours, DataColour } from '../../theme/tokens.ts';
import { LOOK, LOOKS } from './packet-fates.ts';

type Context = CanvasRenderingContext2D;

const HATCH_PITCH = 5;
const HATCH = 1.8;
const RADIUS = 2;
const ROUND_FROM = 5;

interface Rectangles {
  /** x, y, width, height, one after the other. */
  readonly numbers: number[];
}

export class CellPainter {
  private readonly byLook: readonly Rectangles[] = Array.from({ length: LOOKS + 1 }, () => ({ numbers: [] }));
  private readonly colours: Colours;

  constructor(colours: Colours) {
    this.colours = colours;
  }

  add(look: number, x: number, y: number, width: number, height: number): void {
    this.byLook[look]!.numbers.push(x, y, width, height);
  }

  /** Paints what was added since the last time. */
  paint(context: Context): void {
    const { data, flow2, loss, page } = this.colours;
    this.full(context, LOOK.first, data);
    this.pale(context, LOOK.firstSoft, data);
    this.full(context, LOOK.other, flow2);
    this.pale(context, LOOK.otherSoft, flow2);
    this.pale(context, LOOK.unknown, data);
    this.dead(context);
    this.outlined(context, LOOK.refused, page, loss.line, 1.2);
    for (const { numbers } of this.byLook) numbers.length = 0;
  }

  private full(context: Context, look: number, { line }: DataColour): void {
    if (!this.path(context, look, 0)) return;
    context.fillStyle = line;
    context.fill();
  }

  private pale(context: Context, look: number, { soft, line }: DataColour): void {
    this.outlined(context, look, soft, line, 1.2);
  }

  private outlined(context: Context, look: number, fill: string, stroke: string, width: number): void {
    if (!this.path(context, look, width / 2)) return;
    context.fillStyle = fill;
    context.strokeStyle = stroke;
    context.lineWidth = width * this.colours.strokes;
    context.fill();
    context.stroke();
  }

  /** At 45 degrees, over all of them at once. */
  private dead(context: Context): void {
    const { loss, page } = this.colours;
    if (!this.path(context, LOOK.dead, 0.6)) return;
    const { left, top, right, bottom } = boundsOf(this.byLook[LOOK.dead]!.numbers);
    context.fillStyle = page;
    context.fill();
    context.save();
    context.clip();
    context.beginPath();
    const height = bottom - top;
    const first = Math.floor((left - height) / HATCH_PITCH) * HATCH_PITCH;
    for (let x = first; x < right; x += HATCH_PITCH) {
      context.moveTo(x, bottom);
      context.lineTo(x + height, top);
    }
    context.strokeStyle = loss.line;
    context.lineWidth = HATCH * this.colours.strokes;
    context.stroke();
    context.restore();
    this.path(context, LOOK.dead, 0.6);
    context.strokeStyle = loss.line;
    context.lineWidth = 1.2 * this.colours.strokes;
    context.stroke();
  }

  /** False if there is nothing of this look. */
  private path(context: Context, look: number, inset: number): boolean {
    const { numbers } = this.byLook[look]!;
    if (numbers.length === 0) return false;
    context.beginPath();
    for (let index = 0; index < numbers.length; index += 4) {
      const x = numbers[index]! + inset;
      const y = numbers[index + 1]! + inset;
      const width = Math.max(0.5, numbers[index + 2]! - 2 * inset);
      const height = Math.max(0.5, numbers[index + 3]! - 2 * inset);
      if (width >= ROUND_FROM && height >= ROUND_FROM) context.roundRect(x, y, width, height, RADIUS);
      else context.rect(x, y, width, height);
    }
    return true;
  }
}

function boundsOf(numbers: readonly number[]) {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (let index = 0; index < numbers.length; index += 4) {
    left = Math.min(left, numbers[index]!);
    top = Math.min(top, numbers[index + 1]!);
    right = Math.max(right, numbers[index]! + numbers[index + 2]!);
    bottom = Math.max(bottom, numbers[index + 1]! + numbers[index + 3]!);
  }
  return { left, top, right, bottom };
}

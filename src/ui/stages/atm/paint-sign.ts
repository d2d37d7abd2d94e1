// The signs of lost packets on the stage, the same as on the event strip: a letter in a square, a cross for what a person
// dropped.

import type { MarkKind } from '../../../record/record.ts';
import { canvasFont } from '../../foundation/text-width.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import type { Colours } from '../../theme/tokens.ts';
import { lossLetter } from '../../timeline/loss-letter.ts';

const HALF = 9;

export function paintSign(
  context: CanvasRenderingContext2D,
  kind: MarkKind,
  { x, y }: { readonly x: number; readonly y: number },
  { loss, strokes }: Colours,
): void {
  context.fillStyle = loss.soft;
  context.strokeStyle = loss.line;
  context.lineWidth = 1.5 * strokes;
  context.beginPath();
  context.roundRect(x - HALF, y - HALF, 2 * HALF, 2 * HALF, 4);
  context.fill();
  context.stroke();
  context.fillStyle = loss.text;
  context.font = canvasFont(TEXT.note, 650);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(lossLetter(kind) ?? '✕', x, y + 0.5);
}

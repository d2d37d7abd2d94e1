// The chart stack's canvas: two painted sheets and the seam between them, which is the cursor. Moving the cursor copies
// only the strip it crossed, so a frame costs next to nothing however much is drawn.

import type { Colours } from '../theme/tokens.ts';
import { deviceRatio } from './device-ratio.ts';
import type { StackModel } from './stack-model.ts';
import { paintStack, type Sheets } from './stack-paint.ts';

export class StackLayers {
  private readonly screen: CanvasRenderingContext2D;
  private readonly sheets: Sheets;
  private ratio = 1;
  /** Device x up to which the screen shows the past; NaN before the first frame. */
  private seam = Number.NaN;

  constructor(canvas: HTMLCanvasElement) {
    this.screen = canvas.getContext('2d', { alpha: false })!;
    this.sheets = { past: sheet(false), future: sheet(false), scratch: sheet(true) };
  }

  paint(model: StackModel, colours: Colours): void {
    this.ratio = deviceRatio(this.screen.canvas);
    const width = Math.max(1, Math.round(model.geometry.width * this.ratio));
    const height = Math.max(1, Math.round(model.height * this.ratio));
    for (const { canvas } of [this.screen, this.sheets.past, this.sheets.future, this.sheets.scratch]) {
      if (canvas.width === width && canvas.height === height) continue;
      canvas.width = width;
      canvas.height = height;
    }
    paintStack(this.sheets, model, colours, this.ratio);
    this.seam = Number.NaN;
  }

  /** Shows the past up to `x` CSS pixels and the future from there on. */
  show(x: number): void {
    const { width } = this.screen.canvas;
    const seam = Math.min(width, Math.max(0, Math.round(x * this.ratio)));
    if (Number.isNaN(this.seam)) {
      this.copy(this.sheets.past, 0, seam);
      this.copy(this.sheets.future, seam, width);
    } else if (seam > this.seam) this.copy(this.sheets.past, this.seam, seam);
    else this.copy(this.sheets.future, seam, this.seam);
    this.seam = seam;
  }

  private copy({ canvas }: CanvasRenderingContext2D, from: number, to: number): void {
    const { height } = canvas;
    if (to > from && height > 0) this.screen.drawImage(canvas, from, 0, to - from, height, from, 0, to - from, height);
  }
}

function sheet(alpha: boolean): CanvasRenderingContext2D {
  return document.createElement('canvas').getContext('2d', { alpha })!;
}

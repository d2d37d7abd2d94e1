// The chart stack's canvas and the seam on it, which is the cursor. A view that moves along with the cursor is painted once a
// frame, straight onto the screen. A cursor that moves within a view copies only the strip it crossed, from two sheets that are
// painted when it first does so: such a frame costs next to nothing however much is drawn.

import { deviceRatio } from '../foundation/device-ratio.ts';
import type { Colours } from '../theme/tokens.ts';
import type { StackModel } from './stack-model.ts';
import { type Drawn, paintOnce, paintSheets, type Sheets, StackPainter } from './stack-paint.ts';

export class StackLayers {
  private readonly screen: CanvasRenderingContext2D;
  private readonly drawn: Drawn;
  private readonly sheets: Sheets;
  private areSheetsPainted = false;
  private painter: StackPainter | undefined;
  private ratio = 1;
  /** Device x up to which the screen shows the past; NaN before the first frame. */
  private seam = Number.NaN;

  constructor(canvas: HTMLCanvasElement) {
    this.screen = canvas.getContext('2d', { alpha: false })!;
    this.drawn = { ghosts: sheet(true), lines: sheet(true) };
    this.sheets = { past: sheet(false), future: sheet(false) };
  }

  /** @param screen ratio of the screen, `useDeviceRatio` */
  paint(model: StackModel, colours: Colours, screen: number): void {
    this.ratio = deviceRatio(this.screen.canvas, screen);
    const width = Math.max(1, Math.round(model.geometry.width * this.ratio));
    const height = Math.max(1, Math.round(model.height * this.ratio));
    const { ghosts, lines } = this.drawn;
    for (const { canvas } of [this.screen, this.sheets.past, this.sheets.future, ghosts, lines]) {
      if (canvas.width === width && canvas.height === height) continue;
      canvas.width = width;
      canvas.height = height;
    }
    const painter = new StackPainter(model, colours, this.ratio);
    this.painter = painter;
    lines.clearRect(0, 0, width, height);
    painter.lines(lines);
    if (painter.hasGhosts) {
      ghosts.clearRect(0, 0, width, height);
      painter.ghosts(ghosts);
    }
    this.areSheetsPainted = false;
    this.seam = Number.NaN;
  }

  /** Shows the past up to `x` CSS pixels and the future from there on. */
  show(x: number): void {
    if (!this.painter) return;
    const { width } = this.screen.canvas;
    const seam = Math.min(width, Math.max(0, Math.round(x * this.ratio)));
    if (seam === this.seam) return;
    if (Number.isNaN(this.seam)) paintOnce(this.screen, this.painter, this.drawn, seam);
    else {
      if (!this.areSheetsPainted) paintSheets(this.sheets, this.painter, this.drawn);
      this.areSheetsPainted = true;
      if (seam > this.seam) this.copy(this.sheets.past, this.seam, seam);
      else this.copy(this.sheets.future, seam, this.seam);
    }
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

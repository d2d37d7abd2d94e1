// The two layers of a stage: what never moves is painted once, on a sheet, and every frame begins as a copy of it.

import { deviceRatio } from '../foundation/device-ratio.ts';
import type { Colours } from '../theme/tokens.ts';

type Context = CanvasRenderingContext2D;

export class TwoLayers {
  readonly screen: Context;
  private readonly sheet: Context;
  private ratio = 1;

  constructor(canvas: HTMLCanvasElement) {
    this.screen = canvas.getContext('2d', { alpha: false })!;
    this.sheet = document.createElement('canvas').getContext('2d', { alpha: false })!;
  }

  /** Paints the sheet anew, for a screen of a ratio; its size in CSS pixels. */
  arrange(
    { width, height }: { readonly width: number; readonly height: number },
    { page }: Colours,
    paint: (sheet: Context) => void,
    ratio: number,
  ): void {
    const { screen, sheet } = this;
    this.ratio = deviceRatio(screen.canvas, ratio);
    for (const { canvas } of [screen, sheet]) {
      canvas.width = Math.max(1, Math.round(width * this.ratio));
      canvas.height = Math.max(1, Math.round(height * this.ratio));
    }
    sheet.fillStyle = page;
    sheet.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height);
    sheet.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    paint(sheet);
  }

  begin(): void {
    const { screen, sheet, ratio } = this;
    screen.setTransform(1, 0, 0, 1, 0, 0);
    screen.drawImage(sheet.canvas, 0, 0);
    screen.setTransform(ratio, 0, 0, ratio, 0, 0);
  }
}

// How sharp canvases are drawn.

import { enlargementOf } from './enlarged.ts';

const SHARPEST = 2;
/** Some 380 dots to the inch. A power of two: Chromium prints a canvas that it has not shown yet at a scale in whole 64ths. */
const ON_PAPER = 4;

/** Pixels of a canvas per CSS pixel. */
export function deviceRatio(canvas?: HTMLCanvasElement): number {
  if (canvas?.closest('.print-sheet')) return ON_PAPER;
  return Math.min(SHARPEST, window.devicePixelRatio || 1) * (canvas ? enlargementOf(canvas) : 1);
}

// How sharp canvases are drawn.

import { enlargementOf } from './enlarged.ts';

const SHARPEST = 2;
/** Some 290 dots to the inch. */
const ON_PAPER = 3;

/** Pixels of a canvas per CSS pixel. */
export function deviceRatio(canvas?: HTMLCanvasElement): number {
  if (canvas?.closest('.print-sheet')) return ON_PAPER;
  return Math.min(SHARPEST, window.devicePixelRatio || 1) * (canvas ? enlargementOf(canvas) : 1);
}

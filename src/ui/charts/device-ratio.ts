// How sharp canvases are drawn.

import { enlargementOf } from '../present/enlarged.ts';

const SHARPEST = 2;

/** Pixels of a canvas per CSS pixel. */
export function deviceRatio(canvas?: HTMLCanvasElement): number {
  return Math.min(SHARPEST, window.devicePixelRatio || 1) * (canvas ? enlargementOf(canvas) : 1);
}

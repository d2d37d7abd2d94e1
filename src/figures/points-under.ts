// Points that cannot be pressed because another one lies on them: its runs and theirs are offered together.

import type { FigurePoint } from './figure-layout.ts';

/** Nearer than this a press cannot tell them apart, CSS pixels. */
const NEAR = 10;

export const pointsUnder = (point: FigurePoint, all: readonly FigurePoint[]): FigurePoint[] =>
  all.filter(
    ({ series, x, left, top }) =>
      (series !== point.series || x !== point.x) && Math.hypot(left - point.left, top - point.top) < NEAR,
  );

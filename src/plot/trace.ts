// Lines as SVG paths, on d3-shape.

import { line } from 'd3-shape';

/** CSS pixels from the top left corner. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** A tenth of a pixel is finer than anybody sees. */
const straight = line<Place>(
  ({ left }) => left,
  ({ top }) => top,
).digits(1);

/** Straight from one place to the next; empty where there is none. */
export const linePath = (places: readonly Place[]): string => straight(places) ?? '';

// The colour of a cell of a heat map: one blue ramp from the page's colour to the strongest blue, and upon it black or
// white, whichever can be read better.

import { rgb } from 'd3-color';
import { mixed } from '../theme/mixed.ts';
import type { Colours } from '../theme/tokens.ts';

export interface HeatColour {
  readonly background: string;
  readonly color: string;
}

/** The smallest value still has so much of the blue, so that it does not look like an empty cell. */
const LEAST = 0.1;

/** @param share from 0 at the smallest to 1 at the largest */
export function heatColour(share: number, { page, data }: Pick<Colours, 'page' | 'data'>): HeatColour {
  const background = mixed(page, data.text, LEAST + (1 - LEAST) * share);
  // Black and white are equally far from a luminance of 0.18 (WCAG contrast).
  const color = luminance(background) > Math.sqrt(1.05 * 0.05) - 0.05 ? '#000000' : '#ffffff';
  return { background, color };
}

/** WCAG's relative luminance. */
function luminance(colour: string): number {
  const { r, g, b } = rgb(colour);
  const [red, green, blue] = [r, g, b].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

// A colour between two others (d3-interpolate, in sRGB as the style sheets' color-mix).

import { rgb } from 'd3-color';
import { interpolateRgb } from 'd3-interpolate';

/** `share` of the way from one colour to another, in hex. */
export const mixed = (from: string, to: string, share: number): string =>
  rgb(interpolateRgb(from, to)(share)).formatHex();

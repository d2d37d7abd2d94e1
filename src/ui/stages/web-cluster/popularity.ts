// One blue ramp for how often something is asked for: dark means often (in the dark theme, light means often).

import { mixed } from '../../theme/mixed.ts';
import type { Colours } from '../../theme/tokens.ts';

/** How far the ramp goes beyond the colour of data, towards ink. */
const BEYOND = 0.45;
const MIDDLE = 0.55;

/** @param share 0: rarely, 1: most often */
export function popularityColour({ data, ink }: Colours, share: number): string {
  if (share <= MIDDLE) return mixed(data.soft, data.line, 0.15 + (0.85 * share) / MIDDLE);
  return mixed(data.line, ink, (BEYOND * (share - MIDDLE)) / (1 - MIDDLE));
}

// One blue ramp for how often something is asked for: dark means often (in the dark theme, light means often).

import type { Colours } from '../../theme/tokens.ts';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mixed(from: string, to: string, share: number): string {
  const ends = channels(to);
  const parts = channels(from).map((each, channel) => Math.round(each + (ends[channel]! - each) * share));
  return `rgb(${parts.join(' ')})`;
}

/** How far the ramp goes beyond the colour of data, towards ink. */
const BEYOND = 0.45;
const MIDDLE = 0.55;

/** @param share 0: rarely, 1: most often */
export function popularityColour({ data, ink }: Colours, share: number): string {
  if (share <= MIDDLE) return mixed(data.soft, data.line, 0.15 + (0.85 * share) / MIDDLE);
  return mixed(data.line, ink, (BEYOND * (share - MIDDLE)) / (1 - MIDDLE));
}

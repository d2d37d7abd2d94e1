// Where along the axis a paper says something is: a band behind the lines, with its words above, so that one look tells
// whether the lines agree.

import type { SweepAxis } from '../runner/sweep/sweep.ts';
import type { Language, Text } from '../scenarios/kit/text.ts';
import type { XPlaces } from './x-places.ts';

export interface PaperBand {
  /** Names of its first and last point. */
  readonly from: string;
  readonly to: string;
  readonly label: Text;
}

export interface BandPlace {
  readonly left: number;
  readonly right: number;
  readonly words: string;
}

/** Left and right of its points. */
const BESIDE = 12;

/** Undefined where one of its points is not run. */
export function bandPlace(
  band: PaperBand | undefined,
  { points }: SweepAxis,
  places: XPlaces,
  language: Language,
): BandPlace | undefined {
  if (!band) return undefined;
  const [from, to] = [band.from, band.to].map((wanted) => places.of[points.findIndex(({ name }) => name === wanted)]);
  return from && to && { left: from.left - BESIDE, right: to.left + BESIDE, words: band.label[language] };
}

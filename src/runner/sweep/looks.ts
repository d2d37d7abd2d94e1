// Looking at the runs, finding that they do not decide, adding seeds and looking again: an interval that is looked at until it
// says something is wrong more often than its percentage promises. So runs are looked at only when their number has doubled,
// and each further look asks more of the interval. Two rules, for two questions:
//
// - a verdict: look k may err half as often as look k - 1, so that however often one looks the chance of a wrong verdict is at
//   most twice that of the first look. A two-sided 95 % interval errs in one direction in 2.5 of 100 cases; all looks together
//   come to 5.
// - a width: how many looks there can be is known beforehand, and each has an equal part (Bonferroni). Whichever look it ends
//   at, the interval that is shown covers the mean in 95 of 100 cases.

import { CONFIDENCE } from './summary.ts';
import type { Sweep } from './sweep.ts';

type Looked = Pick<Sweep, 'seeds' | 'precision'>;

/** Further looks that a person may ask for: 32 times the seeds of the first. */
export const LOOKS_AT_MOST = 6;

/** Runs of a point at look `look`, from 1. */
export const seedsAtLook = ({ seeds }: Looked, look: number): number => seeds * 2 ** (look - 1);

/** The look that a point with this many runs has reached. */
export const lookOf = ({ seeds }: Looked, count: number): number =>
  count <= seeds ? 1 : 1 + Math.ceil(Math.log2(count / seeds));

/** Numbers of runs at which a point of a sweep with a wanted width is looked at; the last is the most it may have. */
export function widthLooks({ seeds, precision }: Looked): readonly number[] {
  const most = Math.max(seeds, precision?.atMost ?? 0);
  const looks: number[] = [];
  for (let count = seeds; count < most; count *= 2) looks.push(count);
  return [...looks, most];
}

/** Confidence required of an interval over this many runs so that all looks together keep `confidence`. */
export function confidenceAt(sweep: Looked, count: number, confidence: number = CONFIDENCE): number {
  const error = 1 - confidence;
  if (sweep.precision) return 1 - error / widthLooks(sweep).length;
  return 1 - error / 2 ** (lookOf(sweep, count) - 1);
}

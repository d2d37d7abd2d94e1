// What is missing before an undecided claim is looked at again: as many seeds again at the points its open comparisons are
// about, and at no others. Which they are follows from the runs alone, so a link that says "look again" gives the same runs.

import { LOOKS_AT_MOST, lookOf, seedsAtLook } from '../runner/sweep/looks.ts';
import { cellsOf, seedsLeft } from '../runner/sweep/sweep.ts';
import type { SweepResults } from '../runner/sweep/sweep-results.ts';
import { isExact } from './difference.ts';
import type { Judged } from './judge.ts';

export interface MoreRuns {
  /** The look for which they are. */
  readonly look: number;
  readonly indices: readonly number[];
}

/**
 * @param until no further look than this
 * @returns undefined where more seeds would decide nothing: it is decided, nothing is left to chance, or it has been looked
 *   at often enough; and where there are no more
 */
export function runsToDecide(
  { verdict, findings }: Judged,
  results: SweepResults,
  until: number = LOOKS_AT_MOST,
): MoreRuns | undefined {
  const { sweep } = results;
  if (sweep.precision || verdict !== 'cannot-tell') return undefined;
  const open = findings.filter(
    ({ outcome, interval, cells }) => outcome === 'cannot-tell' && cells.length > 0 && !isExact(interval),
  );
  const looks = open.map(({ interval }) => lookOf(sweep, interval.count) + 1);
  const look = Math.min(...looks);
  if (look > until || open.length === 0 || seedsAtLook(sweep, look) > seedsLeft(sweep)) return undefined;
  const indices = open
    .filter((_, place) => looks[place] === look)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) =>
      Array.from({ length: seedsAtLook(sweep, look) }, (_, replicate) => replicate * cellsOf(sweep) + cell),
    )
    .filter((index) => !results.has(index));
  return indices.length === 0 ? undefined : { look, indices: [...new Set(indices)].sort((a, b) => a - b) };
}

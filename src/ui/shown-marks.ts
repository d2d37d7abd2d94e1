// Which events the page shows, steps through, slows at and tells: where one connection is followed, its own, those of the
// user it belongs to and what a person did; the others' on demand. Everywhere else all of them.

import type { Nanos } from '../engine/core/time.ts';
import type { Mark, RunRecord } from '../runner/record.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';

/** Does the scenario follow one of several connections? */
export const followsOne = ({ parameters }: Scenario): boolean => parameters.some(({ key }) => key === 'watch');

const known = new WeakMap<readonly Mark[], readonly Mark[]>();

/** In order of time; the same array as long as the record holds the same marks. */
export function shownMarks(record: RunRecord | undefined, allEvents: boolean): readonly Mark[] {
  const marks = record?.marks ?? NONE;
  const watched = record?.layout.watched;
  if (allEvents || watched === undefined) return marks;
  const shown = known.get(marks) ?? marks.filter((mark) => isWatched(mark, watched));
  known.set(marks, shown);
  return shown;
}

const NONE: readonly Mark[] = [];

function isWatched({ kind, flow }: Mark, watched: number): boolean {
  return flow === watched || kind === 'request' || kind === 'page' || kind === 'change' || kind === 'kill';
}

/** Index of the last mark at or before a time; -1 before the first. */
export function markAt(marks: readonly Mark[], now: Nanos): number {
  let low = 0;
  let high = marks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (marks[middle]!.at <= now) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

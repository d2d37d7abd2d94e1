// Which events the page shows, steps through, slows at and tells: where one connection is followed, those of the user it
// belongs to (a page waits for all of the user's connections), what a person did, and the load of all; in a cluster waits and failures, not
// the thousand decisions of its dispatcher. The others on demand. Everywhere else all of them.

import type { Scenario } from '../scenarios/kit/scenario.ts';
import { memoByRecord } from './memo.ts';
import type { Mark, RunRecord } from './record.ts';
import { connectionsOfUser } from './users.ts';

/** Does the scenario follow one of several connections? */
export const followsOne = ({ parameters }: Scenario): boolean => parameters.some(({ key }) => key === 'watch');

/** In order of time; the same array as long as the record holds the same marks. */
export function shownMarks(record: RunRecord | undefined, allEvents: boolean): readonly Mark[] {
  if (!record) return NONE;
  return allEvents ? record.marks : chosenMarks(record).shown;
}

interface Chosen {
  readonly of: readonly Mark[];
  readonly shown: readonly Mark[];
}

const chosenMarks = memoByRecord<Chosen>(({ marks, layout }, before) => {
  if (before?.of === marks) return before;
  const { watched } = layout;
  const shown = watched === undefined ? withoutRoutine(marks) : ofUser(marks, connectionsOfUser(layout, watched));
  return { of: marks, shown };
});

/** What is no event of its own but the everyday work of a part, shown when it is asked for. */
export const isRoutine = (kind: Mark['kind']): boolean => kind === 'dispatch';

const withoutRoutine = (marks: readonly Mark[]): readonly Mark[] =>
  marks.some(({ kind }) => isRoutine(kind)) ? marks.filter(({ kind }) => !isRoutine(kind)) : marks;

const ofUser = (marks: readonly Mark[], own: ReadonlySet<number>): readonly Mark[] =>
  marks.filter(({ kind, flow }) => own.has(flow) || OF_ALL.has(kind));

const OF_ALL: ReadonlySet<Mark['kind']> = new Set(['change', 'kill', 'load']);

const NONE: readonly Mark[] = [];

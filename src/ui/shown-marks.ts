// Which events the page shows, steps through, slows at and tells: where one connection is followed, those of the user it
// belongs to (a page waits for all of the user's connections) and what a person did; in a cluster waits and failures, not
// the thousand decisions of its dispatcher. The others on demand. Everywhere else all of them.

import type { Nanos } from '../engine/core/time.ts';
import type { Mark, RunRecord } from '../record/record.ts';
import type { FlowInfo, Layout } from '../scenarios/kit/layout.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';

/** Does the scenario follow one of several connections? */
export const followsOne = ({ parameters }: Scenario): boolean => parameters.some(({ key }) => key === 'watch');

const known = new WeakMap<readonly Mark[], readonly Mark[]>();

/** In order of time; the same array as long as the record holds the same marks. */
export function shownMarks(record: RunRecord | undefined, allEvents: boolean): readonly Mark[] {
  const marks = record?.marks ?? NONE;
  if (allEvents || !record) return marks;
  let shown = known.get(marks);
  if (!shown) {
    const { watched } = record.layout;
    shown = watched === undefined ? withoutRoutine(marks) : ofUser(marks, connectionsOfUser(record.layout, watched));
    known.set(marks, shown);
  }
  return shown;
}

/** What is no event of its own but the everyday work of a part, shown when it is asked for. */
export const isRoutine = (kind: Mark['kind']): boolean => kind === 'dispatch';

const withoutRoutine = (marks: readonly Mark[]): readonly Mark[] =>
  marks.some(({ kind }) => isRoutine(kind)) ? marks.filter(({ kind }) => !isRoutine(kind)) : marks;

const ofUser = (marks: readonly Mark[], own: ReadonlySet<number>): readonly Mark[] =>
  marks.filter(({ kind, flow }) => own.has(flow) || kind === 'change' || kind === 'kill');

const NONE: readonly Mark[] = [];

/** Every flow of the web user that one flow belongs to; that flow alone if it is no user's. */
export function connectionsOfUser({ flows }: Layout, flow: number): ReadonlySet<number> {
  const user = userOf(flows[flow]);
  const own = flows.flatMap((other, index) =>
    index === flow || (user !== '' && userOf(other) === user) ? [index] : [],
  );
  return new Set(own);
}

const userOf = (flow: FlowInfo | undefined): string =>
  flow?.web ? `${flow.web.role === 'request' ? flow.from : flow.to} ${flow.web.user}` : '';

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

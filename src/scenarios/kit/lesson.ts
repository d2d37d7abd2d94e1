// The lesson beside a scenario, as data: steps with their own questions, each of which can set the run and the moment, and
// below them what the paper claims, what is really so, and where to read more. Kept in a file of its own per scenario
// (`*-lesson.ts`), which the page fetches when the network already moves.

import type { Nanos } from '../../engine/core/time.ts';
import type { ParamValues } from './run-spec.ts';
import type { Text } from './text.ts';

/** A kind of event to look at. */
export type LessonMoment = 'drop' | 'refuse' | 'cut' | 'fast-retransmit' | 'timeout' | 'spurious' | 'page';

export interface LessonStep {
  readonly question: Text;
  /** What you see: two or three sentences. */
  readonly see: Text;
  readonly notice: readonly Text[];
  readonly tries: readonly LessonTry[];
  /** What differs from the scenario's defaults; choosing among options brings what belongs to them. */
  readonly sets?: ParamValues;
  /** Opens just before the first event of this kind, or at this time, instead of at the start. */
  readonly at?: LessonMoment | Nanos;
}

/** Something to do. With settings it is a button that makes them; without, it is left to the reader. */
export interface LessonTry {
  readonly what: Text;
  readonly sets?: ParamValues;
}

/** One claim of the paper and how it stands. */
export interface LessonClaim {
  readonly claim: Text;
  readonly really: Text;
}

export interface Lesson {
  /** What there is to watch, without its full stop: for search engines and for those who are sent a link. */
  readonly watch: Text;
  readonly steps: readonly LessonStep[];
  /** Whose claims these are; left out where no paper is behind the scenario. */
  readonly paper?: Text;
  readonly claims: readonly LessonClaim[];
  readonly references: readonly Text[];
}

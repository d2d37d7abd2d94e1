// A lesson as plain data, which a build puts into the page: what is a function in a lesson (kit/lesson.ts, kit/prediction.ts)
// is an expression here. revive.ts makes the lesson of it.

import type { Term } from '../expression/evaluate.ts';
import type { Lesson, ShotEvent, Variant } from '../scenarios/kit/lesson.ts';
import type { SpeakerNotes } from '../scenarios/kit/speaker-notes.ts';

/** What a text within an expression was read as. */
export type Named = string | number | ShotEvent | Variant;
export type LessonTerm = Term<Named>;

/** By what the function is given: a run, an answer and a run, a drawing and a run. */
export type StoredFunction =
  | { readonly $run: LessonTerm }
  | { readonly $given: LessonTerm }
  | { readonly $looks: LessonTerm };

/** The same with an expression in place of each function. */
export type Stored<Whole> = Whole extends (...given: never[]) => unknown
  ? StoredFunction
  : Whole extends object
    ? { readonly [Key in keyof Whole]: Stored<Whole[Key]> }
    : Whole;

export interface LessonData {
  /** Id of the scenario it is a lesson of. */
  readonly scenario: string;
  readonly lesson: Stored<Lesson>;
  readonly notes: readonly SpeakerNotes[];
}

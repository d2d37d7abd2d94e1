// What stands beside a lesson for the one who gives it, step by step: how long it takes, what to ask, what a class answers, and
// what is easily misread. The speaker's window shows it and no other; the `notes` blocks of a lesson file have it.

import { fillerOf, specOfStep } from './define-lesson.ts';
import type { Lesson } from './lesson.ts';
import type { Scenario } from './scenario.ts';
import type { Text } from './text.ts';

export interface SpeakerNotes {
  /** With a class, its answers and the explanation included; minutes. */
  readonly minutes: number;
  /** What to do and to ask before the step is played. */
  readonly ask: Text;
  /** What students answer, and what the run says to it. */
  readonly expect: Text;
  /** What is easily misread, or goes wrong in front of a class. */
  readonly pitfall: Text;
}

/**
 * The notes of a lesson, one for each of its steps, with the numbers of that step in their words.
 * @throws where there are more or fewer notes than steps, or they speak of a number that the step has not
 */
export function defineNotes(
  scenario: Scenario,
  lesson: Lesson,
  notes: readonly SpeakerNotes[],
): readonly SpeakerNotes[] {
  if (notes.length !== lesson.steps.length) {
    throw new Error(`The lesson of ${scenario.id} has ${lesson.steps.length} steps and ${notes.length} notes.`);
  }
  return notes.map((note, index) => {
    const step = lesson.steps[index]!;
    const filled = fillerOf(scenario, specOfStep(scenario, step).params, step);
    return { ...note, ask: filled(note.ask), expect: filled(note.expect), pitfall: filled(note.pitfall) };
  });
}

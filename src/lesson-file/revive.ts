// The lesson of plain data: every expression becomes a function again, and the numbers go into the words. A page has this and
// what it needs, and no parser.

import { evaluate } from '../expression/evaluate.ts';
import { defineLesson } from '../scenarios/kit/define-lesson.ts';
import type { Lesson } from '../scenarios/kit/lesson.ts';
import type { AskedRun, Paper, Sketch, Stretch } from '../scenarios/kit/prediction.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { defineNotes, type SpeakerNotes } from '../scenarios/kit/speaker-notes.ts';
import { type Answer, valueOver } from './over-run.ts';
import { SHAPES } from './shape-names.ts';
import type { LessonData, LessonTerm } from './stored.ts';

export interface RevivedLesson {
  readonly lesson: Lesson;
  readonly notes: readonly SpeakerNotes[];
}

/** @throws as `defineLesson` does, which a file that was read without a mistake never makes it do */
export function reviveLesson(scenario: Scenario, { lesson, notes }: LessonData): RevivedLesson {
  const defined = defineLesson(scenario, withTexts(revived(lesson), scenario) as Lesson);
  return { lesson: defined, notes: notes.length > 0 ? defineNotes(scenario, defined, notes) : [] };
}

const FUNCTIONS: Readonly<Record<string, (term: LessonTerm) => unknown>> = {
  $run: (term) => (run: AskedRun) => valueOver(term, run),
  $given: (term) => (given: Answer, run: AskedRun) => valueOver(term, run, given),
  $looks: (term) => (drawn: Sketch, run: readonly Stretch[], paper: Paper) =>
    evaluate(term, { name: (name) => SHAPES[name]!(drawn, run, paper), call: () => false }),
};

/** Everything that says it is an expression becomes a function. */
function revived(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(revived);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data);
  const [[key, term] = ['', undefined]] = entries;
  const made = entries.length === 1 ? FUNCTIONS[key] : undefined;
  if (made) return made(term as LessonTerm);
  return Object.fromEntries(entries.map(([name, value]) => [name, revived(value)]));
}

/** `{question}` and `{lead}` are the words of the scenario itself. */
function withTexts(lesson: unknown, { question, lead }: Scenario): unknown {
  const { steps, ...rest } = lesson as Lesson;
  return {
    ...rest,
    steps: steps.map((step) => ({
      ...step,
      question: step.question.en === '{question}' ? question : step.question,
      see: step.see.en === '{lead}' ? lead : step.see,
    })),
  };
}

// The lessons of the catalogue, read from their files: for whatever runs in Node without a bundler (this build, browser tests).
// What is bundled imports src/scenarios/lessons.ts.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readLesson } from '../src/lesson-file/read-lesson.ts';
import { reviveLesson } from '../src/lesson-file/revive.ts';
import type { LessonData } from '../src/lesson-file/stored.ts';
import { scenarios } from '../src/scenarios/index.ts';
import type { Lesson } from '../src/scenarios/kit/lesson.ts';
import type { SpeakerNotes } from '../src/scenarios/kit/speaker-notes.ts';

/** @throws Error with every mistake, its line and its column */
export function lessonDataOf(file: string, text: string): LessonData {
  const { data, mistakes } = readLesson(text, scenarios);
  if (data) return data;
  throw new Error(mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message.en}`).join('\n'));
}

const lessonFileOf = (id: string): string =>
  fileURLToPath(new URL(`../src/scenarios/${id}/lesson.md`, import.meta.url));

const all = scenarios.map((scenario) => {
  const file = lessonFileOf(scenario.id);
  return [scenario.id, reviveLesson(scenario, lessonDataOf(file, readFileSync(file, 'utf8')))] as const;
});

/** By the scenario's id. */
export const lessons: Readonly<Record<string, Lesson>> = Object.fromEntries(
  all.map(([id, { lesson }]) => [id, lesson]),
);
/** What the one who gives a lesson reads beside its steps. */
export const notes: Readonly<Record<string, readonly SpeakerNotes[]>> = Object.fromEntries(
  all.map(([id, each]) => [id, each.notes]),
);

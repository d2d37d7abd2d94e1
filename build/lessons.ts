// The lessons of the catalogue, read from their files: for whatever runs in Node without a bundler (this build, browser tests).
// What is bundled imports src/scenarios/lessons.ts.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readLesson } from '../src/lesson-file/read-lesson.ts';
import { reviveLesson } from '../src/lesson-file/revive.ts';
import type { LessonData } from '../src/lesson-file/stored.ts';
import { scenarioById, scenarios } from '../src/scenarios/index.ts';
import type { Lesson } from '../src/scenarios/kit/lesson.ts';
import type { SpeakerNotes } from '../src/scenarios/kit/speaker-notes.ts';

/** @throws Error with every mistake, its line and its column */
export function lessonDataOf(file: string, text: string): LessonData {
  const { data, mistakes } = readLesson(text, scenarios);
  if (data) return data;
  throw new Error(mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message.en}`).join('\n'));
}

/** By the scenario's id. */
export const lessons: Record<string, Lesson> = {};
/** What the one who gives a lesson reads beside its steps. */
export const notes: Record<string, readonly SpeakerNotes[]> = {};

/** Takes over what a lesson has become. @throws Error as `lessonDataOf` does; then it stays what it was */
export function readAgain(id: string, file: string, text: string): void {
  const scenario = scenarioById(id);
  if (!scenario) return;
  const revived = reviveLesson(scenario, lessonDataOf(file, text));
  lessons[id] = revived.lesson;
  notes[id] = revived.notes;
}

/** @throws Error that says what belongs there */
export function lessonTextOf(id: string, file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(
    `${file} is missing. Every scenario of the catalogue has a lesson; docs/lessons.md says how to write one. To begin with, a head with \`scenario: ${id}\`, a heading, a paragraph and a block \`step\` are enough.`,
  );
}

for (const { id } of scenarios) {
  const file = fileURLToPath(new URL(`../src/scenarios/${id}/lesson.md`, import.meta.url));
  readAgain(id, file, lessonTextOf(id, file));
}

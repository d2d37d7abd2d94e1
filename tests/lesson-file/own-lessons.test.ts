// The lessons of the catalogue are files like a lecturer's, and nothing else; every text of theirs is in both languages.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLesson } from '../../src/lesson-file/read-lesson.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { lessons } from '../../src/scenarios/lessons.ts';

describe.each(scenarios.map(({ id }) => id))('the lesson of %s', (id) => {
  const file = new URL(`../../src/scenarios/${id}/lesson.md`, import.meta.url);
  it('is read without a mistake, and is whole in every language', () => {
    const { data, mistakes, untranslated } = readLesson(readFileSync(file, 'utf8'), scenarios);
    expect([mistakes, untranslated]).toEqual([[], 0]);
    // Plain data, as a page gets it.
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    expect(data!.lesson.steps).toHaveLength(lessons[id]!.steps.length);
    expect(data!.notes, 'a block `notes` for every step').toHaveLength(lessons[id]!.steps.length);
  });
});

// The tables of docs/lessons.md are what is declared, and what is declared is what is read.

import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { withLessonReference } from '../../src/cli/docs/lesson-reference.ts';
import { BLOCK_FIELDS, FUNCTION_WORDS, KIND_FIELDS } from '../../src/lesson-file/declared-fields.ts';
import { Fields } from '../../src/lesson-file/fields.ts';
import { readLesson } from '../../src/lesson-file/read-lesson.ts';
import { functionsOf } from '../../src/lesson-file/vocabulary.ts';
import { scenarios } from '../../src/scenarios/index.ts';

const fileOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
afterEach(() => {
  vi.restoreAllMocks();
});

it('the tables of docs/lessons.md are current (npm run -s lectern -- docs)', () => {
  const page = fileOf('docs/lessons.md');
  expect(withLessonReference(page, scenarios)).toBe(page);
});

/** Fields of the items of lists, which the tables name beside the list, and the languages of words. */
const WITHIN = ['say', 'expects', 'when', 'of', 'node', 'looks', 'steps', 'levels', 'low', 'high', 'scale', 'en', 'ko'];

it('every field that is read is in the tables, and no other', () => {
  const read = new Set<string>();
  const { node } = Fields.prototype as unknown as { node(this: Fields, key: string): unknown };
  vi.spyOn(Fields.prototype as unknown as { node: typeof node }, 'node').mockImplementation(function (
    this: Fields,
    key,
  ) {
    read.add(key);
    return node.call(this, key);
  });
  for (const { id } of scenarios) {
    expect(readLesson(fileOf(`src/scenarios/${id}/lesson.md`), scenarios).mistakes).toEqual([]);
  }
  const told = [...Object.values(BLOCK_FIELDS), ...Object.values(KIND_FIELDS)].flatMap((fields) => Object.keys(fields));
  expect(new Set([...told, ...WITHIN])).toEqual(read);
});

it('every function is in the tables, and no other', () => {
  for (const scenario of scenarios) {
    expect(Object.keys(FUNCTION_WORDS).toSorted()).toEqual(Object.keys(functionsOf(scenario)).toSorted());
  }
});

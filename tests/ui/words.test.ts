// The two languages of the interface.

import { expect, it } from 'vitest';
import { english } from '../../src/ui/i18n/english.ts';
import { korean } from '../../src/ui/i18n/korean.ts';
import type * as shared from '../../src/ui/i18n/words.ts';

/** A copy of its own: the one that all tests share has both languages. */
const OWN_WORDS = '../../src/ui/i18n/words.ts?own';

type Words = (...given: unknown[]) => string;

/** Some want lists. */
function answerOf(words: Words): string {
  try {
    return String(words('drop', '3', '4', '5', '6'));
  } catch {
    return String(words(...Array<unknown>(5).fill(['3', '4'])));
  }
}

/** Every text of the interface with its path; functions are asked with plausible things. */
function texts(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return [[path, answerOf(words as Words)]];
  return Object.entries(words as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

it('a language that has not been fetched says nothing, least of all in another one', async () => {
  const { loadLanguage, vocabularyOf }: typeof shared = await import(/* @vite-ignore */ OWN_WORDS);
  expect(() => vocabularyOf('en')).toThrow('"en" have not been loaded');
  await loadLanguage('ko');
  expect(texts(vocabularyOf('ko').page)).toEqual(texts(korean.page));
  expect(() => vocabularyOf('en')).toThrow();
});

it('Korean leaves nothing of the page untranslated', () => {
  const page = texts(korean.page);
  expect(page.map(([path]) => path)).toEqual(texts(english.page).map(([path]) => path));
  const latin = page.filter(([path, text]) => !/[가-힣]/.test(text) && !/\.rows\.\d+\.0$/.test(path));
  // Key names and the name of the other language stay as they are; so do sentences that only join what they are given.
  expect(latin.map(([path]) => path)).toEqual([
    '.otherLanguage.code',
    '.otherLanguage.name',
    '.document',
    '.announce.event',
  ]);
});

it('what stands around an explanation exists in both languages', () => {
  const said = texts(korean.why);
  expect(said.map(([path]) => path)).toEqual(texts(english.why).map(([path]) => path));
  expect(said.filter(([, text]) => !/[가-힣]/.test(text))).toEqual([]);
});

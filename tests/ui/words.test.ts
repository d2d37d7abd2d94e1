// The two languages of the interface.

import { expect, it } from 'vitest';
import { en } from '../../src/ui/i18n/en.ts';
import { en as enWhy } from '../../src/ui/i18n/en-why.ts';
import { loadLanguage, vocabularyOf, wordsOf } from '../../src/ui/i18n/words.ts';

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

it('English speaks until Korean is there, and Korean leaves nothing untranslated', async () => {
  expect(wordsOf('ko')).toBe(en);
  await loadLanguage('ko');
  const korean = texts(wordsOf('ko'));
  expect(korean.map(([path]) => path)).toEqual(texts(en).map(([path]) => path));
  const latin = korean.filter(([path, text]) => !/[가-힣]/.test(text) && !/\.rows\.\d+\.0$/.test(path));
  // Key names and the name of the other language stay as they are; so do sentences that only join what they are given.
  expect(latin.map(([path]) => path)).toEqual([
    '.otherLanguage.code',
    '.otherLanguage.name',
    '.document',
    '.announce.event',
  ]);
});

it('explanations exist in both languages', async () => {
  await loadLanguage('ko');
  const korean = texts(vocabularyOf('ko').why!);
  expect(korean.map(([path]) => path)).toEqual(texts(enWhy).map(([path]) => path));
  expect(korean.filter(([, text]) => !/[가-힣]/.test(text))).toEqual([]);
});

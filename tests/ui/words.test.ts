// The two languages of the interface.

import { expect, it } from 'vitest';
import { en } from '../../src/ui/i18n/en.ts';
import { inSwitch } from '../../src/ui/i18n/en-switch.ts';
import { en as why } from '../../src/ui/i18n/en-why.ts';
import { en as whyCluster } from '../../src/ui/i18n/en-why-cluster.ts';
import { en as whyTcp } from '../../src/ui/i18n/en-why-tcp.ts';
import { pick as whyPick } from '../../src/ui/i18n/en-why-virtual.ts';
import { en as whyWeb } from '../../src/ui/i18n/en-why-web.ts';
import * as shared from '../../src/ui/i18n/words.ts';
import { explainAll } from '../support/every-family.ts';

/** A copy of its own: another test file may have brought Korean to the one that all share. */
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

it('English speaks until Korean is there, and Korean leaves nothing untranslated', async () => {
  const { loadLanguage, wordsOf }: typeof shared = await import(/* @vite-ignore */ OWN_WORDS);
  expect(texts(wordsOf('ko'))).toEqual(texts(en));
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

it.each(Object.entries({ why, whyTcp, whyWeb, whySwitch: inSwitch, whyCluster, whyPick }))(
  'explanations exist in both languages: %s',
  async (part, english) => {
    await shared.loadLanguage('ko');
    await explainAll();
    const korean = texts(shared.vocabularyOf('ko')[part as 'why']!);
    expect(korean.map(([path]) => path)).toEqual(texts(english).map(([path]) => path));
    expect(korean.filter(([, text]) => !/[가-힣]/.test(text))).toEqual([]);
  },
);

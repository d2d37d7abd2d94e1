// The words of the interface by language, cut by the slices of the page: `<slice>.en.ts` is the shape, `<slice>.ko.ts` has it too
// or does not compile. Another language is one more file for every slice and a line in both lists here. Only the language that is
// chosen is fetched, and first what is said before packets move. Names in declarations (scenarios, settings, figures) are not
// here: they are `text(en, ko)` where they are declared.

import type { Language } from '../../scenarios/kit/text.ts';
import type { english } from './english.ts';
import type { englishAround } from './english-around.ts';

/** What is said before packets move: of the page itself, its lesson, the network. */
export type FirstWords = typeof english;
/** What is said by all that comes after the stage. */
export type WordsAround = typeof englishAround;
export type Words = FirstWords & WordsAround;

const firsts: Record<Language, () => Promise<FirstWords>> = {
  en: async () => (await import('./english.ts')).english,
  ko: async () => (await import('./korean.ts')).korean,
};
const arounds: Record<Language, () => Promise<WordsAround>> = {
  en: async () => (await import('./english-around.ts')).englishAround,
  ko: async () => (await import('./korean-around.ts')).koreanAround,
};
const first: Partial<Record<Language, FirstWords>> = {};
const all: Partial<Record<Language, Words>> = {};

/** To be awaited before a language is the first that is spoken. Rejects when its file cannot be had (no connection). */
export async function loadFirstWords(language: Language): Promise<void> {
  first[language] ??= await firsts[language]();
}

/** To be awaited by whatever comes after the stage, and before another language is chosen then. Rejects as above. */
export async function loadLanguage(language: Language): Promise<void> {
  if (all[language]) return;
  const [around] = await Promise.all([arounds[language](), loadFirstWords(language)]);
  all[language] = { ...first[language]!, ...around };
}

/** @throws Error if the language has not been loaded. */
export const firstWordsIn = (language: Language): FirstWords => loaded(first[language], language);

/** @throws Error if the language has not been loaded, or only what it says first. */
export const wordsIn = (language: Language): Words => loaded(all[language], language);

function loaded<W>(words: W | undefined, language: Language): W {
  if (!words) throw new Error(`The words of language "${language}" have not been loaded.`);
  return words;
}

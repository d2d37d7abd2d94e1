// The words of the interface by language, cut by the slices of the page: `<slice>.en.ts` is the shape, `<slice>.ko.ts` has it too
// or does not compile. Another language is one more file for every slice and a line here. Only the language that is chosen is
// fetched. Names in declarations (scenarios, settings, figures) are not here: they are `text(en, ko)` where they are declared.

import type { Language } from '../../scenarios/kit/text.ts';
import type { english } from './english.ts';

export type Words = typeof english;

const languages: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('./english.ts')).english,
  ko: async () => (await import('./korean.ts')).korean,
};
const loaded: Partial<Record<Language, Words>> = {};

/** To be awaited before a language is chosen. Rejects when its file cannot be had (no connection). */
export async function loadLanguage(language: Language): Promise<void> {
  loaded[language] ??= await languages[language]();
}

/** @throws Error if the language has not been loaded. */
export function wordsIn(language: Language): Words {
  const words = loaded[language];
  if (!words) throw new Error(`The words of language "${language}" have not been loaded.`);
  return words;
}

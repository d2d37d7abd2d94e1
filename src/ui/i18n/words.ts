// The words of the interface by language. Only the language that is chosen is fetched.

import type { Language } from '../../scenarios/kit/text.ts';
import type { english } from './english.ts';

export type Vocabulary = typeof english;
export type Words = Vocabulary['page'];

const vocabularies: Partial<Record<Language, Vocabulary>> = {};

/** To be awaited before a language is chosen. Rejects when its file cannot be had (no connection). */
export async function loadLanguage(language: Language): Promise<void> {
  vocabularies[language] ??=
    language === 'ko' ? (await import('./korean.ts')).korean : (await import('./english.ts')).english;
}

/** @throws Error if the language has not been loaded. */
export function vocabularyOf(language: Language): Vocabulary {
  const vocabulary = vocabularies[language];
  if (!vocabulary) throw new Error(`The words of language "${language}" have not been loaded.`);
  return vocabulary;
}

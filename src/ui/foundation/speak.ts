// Another language for the page: its words are fetched first. Where they cannot be had, a notice says so and the page goes on
// in the language it has.

import { LANGUAGES, type Language } from '../../scenarios/kit/text.ts';
import { loadFirstWords, loadLanguage } from '../i18n/words.ts';
import type { Lectern } from './store-contract.ts';

export const speak = (lectern: Lectern, language: Language): Promise<void> => sayIn(lectern, language, loadLanguage);

async function sayIn({ store }: Lectern, language: Language, load: typeof loadLanguage): Promise<void> {
  try {
    await load(language);
    store.setState({ unspoken: false });
    store.getState().setLanguage(language);
  } catch {
    store.setState({ unspoken: true });
  }
}

/** The language that is chosen; should its words not come, another one. No more than what is said first. */
export async function speakFirst(lectern: Lectern): Promise<void> {
  const { language } = lectern.store.getState();
  await sayIn(lectern, language, loadFirstWords);
  if (!lectern.store.getState().unspoken) return;
  const other = LANGUAGES.find((each) => each !== language)!;
  await loadFirstWords(other);
  lectern.store.getState().setLanguage(other);
}

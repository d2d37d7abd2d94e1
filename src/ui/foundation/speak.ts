// Another language for the page: its words are fetched first. Where they cannot be had, a notice says so and the page goes on
// in the language it has.

import { LANGUAGES, type Language } from '../../scenarios/kit/text.ts';
import { loadLanguage } from '../i18n/words.ts';
import type { Lectern } from './store-contract.ts';

export async function speak({ store }: Lectern, language: Language): Promise<void> {
  try {
    await loadLanguage(language);
    store.setState({ unspoken: false });
    store.getState().setLanguage(language);
  } catch {
    store.setState({ unspoken: true });
  }
}

/** The language that is chosen; should its words not come, another one. */
export async function speakFirst(lectern: Lectern): Promise<void> {
  const { language } = lectern.store.getState();
  await speak(lectern, language);
  if (!lectern.store.getState().unspoken) return;
  const other = LANGUAGES.find((each) => each !== language)!;
  await loadLanguage(other);
  lectern.store.getState().setLanguage(other);
}

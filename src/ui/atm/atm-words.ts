// The words of the stage with a switch by language; Korean comes with the page's language (pages/tcp-over-atm.ts).

import type { Language } from '../../scenarios/kit/text.ts';
import { useLanguage } from '../context.ts';
import { type AtmWords, en } from '../i18n/en-atm.ts';
import { vocabularyOf } from '../i18n/words.ts';

export const atmWordsOf = (language: Language): AtmWords => vocabularyOf(language).atm ?? en;

/** In the chosen language. */
export const useAtmWords = (): AtmWords => atmWordsOf(useLanguage());

// The words of explanations about a bus with web users, in the reader's language.

import { en, type WebWhyWords } from '../i18n/en-why-web.ts';
import { vocabularyOf } from '../i18n/words.ts';
import type { Facts } from './facts.ts';

export const webWords = ({ language }: Pick<Facts, 'language'>): WebWhyWords => vocabularyOf(language).whyWeb ?? en;

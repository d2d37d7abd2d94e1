// The words of explanations about a virtual server, in the reader's language.

import { type PickWords, pick } from '../i18n/en-why-virtual.ts';
import { vocabularyOf } from '../i18n/words.ts';
import type { Facts } from './facts.ts';

export const pickWords = ({ language }: Pick<Facts, 'language'>): PickWords => vocabularyOf(language).whyPick ?? pick;

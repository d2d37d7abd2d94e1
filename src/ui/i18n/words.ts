// The words of the interface by language. Both are small enough to load together.

import type { Language } from '../../scenarios/kit/text.ts';
import { type English, en } from './en.ts';
import { ko } from './ko.ts';

export type Words = English;

export const wordsOf = (language: Language): Words => (language === 'ko' ? ko : en);

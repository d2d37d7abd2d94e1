// The words of explanations about an ATM switch, in the reader's language.

import { inSwitch, type SwitchWords } from '../i18n/en-switch.ts';
import { vocabularyOf } from '../i18n/words.ts';
import type { Facts } from './facts.ts';

export const switchWords = ({ language }: Pick<Facts, 'language'>): SwitchWords =>
  vocabularyOf(language).whySwitch ?? inSwitch;

// The language of the page and its words, for all parts of it.

import { createContext, useContext } from 'react';
import type { Language } from '../../scenarios/kit/text.ts';
import type { CollectWords } from '../i18n/collect.en.ts';

interface CollectLanguage {
  readonly language: Language;
  readonly words: CollectWords;
}

export const CollectContext = createContext<CollectLanguage | undefined>(undefined);

export function useCollect(): CollectLanguage {
  const found = useContext(CollectContext);
  if (!found) throw new Error('This part is not on the page of collecting.');
  return found;
}

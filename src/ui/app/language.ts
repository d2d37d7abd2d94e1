// The language a page begins with: the one that was chosen here, else the first that the browser asks for and the page speaks.

import { LANGUAGES, type Language } from '../../scenarios/kit/text.ts';
import { remembered } from '../foundation/preferences.ts';

export function language(): Language {
  const chosen = remembered('language');
  const spoken = (each: Language): boolean => navigator.languages.some((tag) => tag.toLowerCase().startsWith(each));
  const [usual, ...others] = LANGUAGES;
  return LANGUAGES.find((each) => each === chosen) ?? others.find(spoken) ?? usual;
}

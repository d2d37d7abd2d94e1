// For tests without a page: all languages are there, as the chosen one is before a page is drawn.

import { LANGUAGES } from '../../src/scenarios/kit/text.ts';
import { loadLanguage } from '../../src/ui/i18n/words.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

// For tests without a page: both languages are there, as the chosen one is before a page is drawn.

import { loadLanguage } from '../../src/ui/i18n/words.ts';

await Promise.all([loadLanguage('en'), loadLanguage('ko')]);

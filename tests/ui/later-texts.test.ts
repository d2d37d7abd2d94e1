// Explanations that come later come in the language of the page, also when that changes while they are on their way.

import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

it('a language chosen while the explanations of another are fetched has its own', async () => {
  vi.resetModules();
  const { comeFrom, fetchExplanations, fetchTexts, later } = await import('../../src/ui/i18n/later-texts.ts');
  let arrive: (texts: Record<number, string>) => void = () => {};
  comeFrom({
    'words-ko': async () => ({}),
    'help-ko': async () => ({ 7: '설명' }),
    'help-en': () => new Promise((resolve) => (arrive = resolve)),
  });
  const english = fetchExplanations();
  await fetchTexts('ko');
  arrive({ 7: 'help' });
  await english;
  expect([later(7, 'en')(), later(7, 'ko')()]).toEqual(['help', '설명']);
});

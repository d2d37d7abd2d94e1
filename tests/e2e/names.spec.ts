// What things on the page are called: the key names every mark of a strip, a chain of causes says each of its steps, and home,
// glossary and lesson are a press away from every scenario.

import { expect } from '@playwright/test';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { test } from '../support/kept-page.ts';
import { finishedRun, open } from '../support/open-page.ts';
import { combinations, ONLY_IN_FULL, sample } from '../support/sample.ts';

/** Kinds of the marks inside a part of the page, by their class. */
const kindsIn = (part: string): string =>
  `[...new Set([...document.querySelectorAll('${part} .mark-glyph')].map((glyph) => glyph.getAttribute('class').match(/mark-(?!glyph)[a-z-]+/)[0]))]`;

const windows = [
  { language: 'en', width: 1280 },
  { language: 'ko', width: 390 },
] as const;
/** Every scenario; a desktop in English and a phone in Korean, by turns. */
const keys = sample(combinations({ cases: allCases, window: windows }), ({ cases: { scenario }, window }) => {
  const isOdd = allCases.findIndex((each) => each.scenario === scenario) % 2 === 1;
  return isOdd === (window.language === 'ko') ? [scenario.id] : [];
});

for (const {
  cases: { scenario },
  window: { language, width },
} of keys) {
  test(`the key to the marks names every mark of ${scenario.id}, ${language}, ${width} px`, async ({ look }) => {
    const page = await look(scenario, `lang=${language}&t=1s&v=1`, { width, height: 800 });
    await page.keyboard.press('0');
    await expect(page.locator('.mark-button').first()).toBeVisible();
    const shown = await page.evaluate<string[]>(kindsIn('.mark-list'));
    await page.locator('.mark-key-button').click();
    const dialog = page.getByRole('dialog', { name: language === 'ko' ? '기호 설명' : 'Key to the symbols' });
    await expect(dialog).toBeVisible();
    const named = await page.evaluate<string[]>(kindsIn('.mark-key'));
    expect(shown.filter((kind) => !named.includes(kind))).toEqual([]);
    const meanings = await dialog.locator('dd').allInnerTexts();
    for (const meaning of meanings) expect(meaning).toMatch(language === 'ko' ? /[가-힣]/ : /^[A-Z].*\./);
    await page.keyboard.press('Escape');
    await expect(page.locator('.mark-key-button')).toBeFocused();
  });
}

test('results have one name, whatever of them is in view', async ({ look }) => {
  const page = await look(reno, 't=2s&z0=0s&z1=4s&v=1');
  const results = page.getByRole('region', { name: 'Results of this run', exact: true });
  await expect(results.getByRole('heading', { name: 'Results of this run', exact: true })).toBeAttached();
  await expect(results.locator('.results-columns')).toHaveText(/^In view.*Whole run/);
});

test('the document is called by the figure, or the question of the step, that is looked at', async ({ look }) => {
  const page = await look(reno, 't=2s&v=1');
  await expect(page).toHaveTitle(`${reno.title.en} · Lectern`);
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page).toHaveTitle(new RegExp(`^.+[?.] · ${reno.title.en} · Lectern$`));
  await page.getByRole('button', { name: 'Sweep', exact: true }).click();
  const figure = await page.locator('.sweep h1').textContent();
  await expect(page).toHaveTitle(`${figure} · ${reno.title.en} · Lectern`);
  await page.getByRole('button', { name: 'Back to the run' }).click();
  await expect(page).not.toHaveTitle(new RegExp(figure!));
});

test('a mark says what it stands for to who points at it', async ({ look }) => {
  const page = await look(reno, 't=2s&v=1');
  await expect(page.locator('.mark-button.mark-timeout').first()).toHaveAttribute('title', /timer fired/);
});

for (const width of [1280, 390]) {
  test(`a chain of causes says every step in words, ${width} px`, async ({ look }) => {
    const page = await look(reno, 't=2s&v=1', { width, height: 800 });
    if (width < 900) await page.getByRole('button', { name: 'Whole explanation' }).click();
    const steps = page.getByRole('list', { name: 'How it came to this' }).getByRole('listitem');
    await expect(steps).toHaveText(['Router queue: 15 packets', '45 dropped', 'timeout', '45 sent again']);
    for (const step of await steps.all()) {
      await step.scrollIntoViewIfNeeded();
      await expect(step).toBeInViewport({ ratio: 1 });
    }
    // Along it by keys: the focus stays on the chain.
    await steps.nth(2).getByRole('button').press('Enter');
    await expect(page.locator('#why h2')).toContainText('imeout');
    await expect(page.locator('.chain [aria-current]')).toBeFocused();
  });
}

test('what a dispatcher decides has a chain that begins with its policy', async ({ look }) => {
  const page = await look(webCluster, 'paused=1&v=1');
  await page.keyboard.press('End');
  const steps = page.getByRole('list', { name: 'How it came to this' }).getByRole('listitem');
  await expect(steps.first()).toContainText('Dual Scheduling');
  await expect(steps.last()).toContainText(/document \d+ from node \d/);
});

test('the logo leads home, from the run and from its sweep; a phone has the way in its menu', async ({ page }) => {
  const home = page.getByRole('link', { name: 'Lectern, home page' });
  await open(page, '#paused=1&v=1');
  await page.getByRole('button', { name: 'Sweep' }).click();
  await expect(page.locator('main.sweep')).toBeVisible();
  await home.click();
  await expect(page).toHaveURL(/\/lectern\/index\.html$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#paused=1&lang=ko&v=1');
  await page.getByRole('button', { name: '메뉴' }).click();
  for (const name of ['첫 화면', '글로 읽는 강의', '용어집']) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: '용어집' }).click();
  await expect(page).toHaveURL(/glossary-ko\.html$/);
});

test('`?` leads to glossary and lesson, and names the marks', async ({ page }) => {
  await open(page, 'lan-rto/#paused=1&v=1');
  await finishedRun(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await expect(dialog.getByRole('term').filter({ hasText: 'Frame given up' })).toBeVisible();
  await dialog.getByRole('link', { name: 'The lesson as text' }).click();
  await expect(page).toHaveURL(/lan-rto\/lesson\.html$/);
});

for (const width of [1280, 390]) {
  test(`a word of the field opens its entry in place, by pointer and by keys, ${width} px`, async ({ look }) => {
    const page = await look(lanRto, 'paused=1&v=1', { width, height: 800 });
    const { digest } = await finishedRun(page);
    if (width < 900) await page.getByRole('button', { name: 'Read more' }).click();
    const term = page.locator('a.term').filter({ visible: true }).first();
    await expect(term).toBeVisible();
    await term.click();
    const entry = page.locator('.term-entry');
    await expect(entry).toBeInViewport({ ratio: 1 });
    await expect(entry).toBeFocused();
    await expect(entry.locator('p').first()).toContainText(/\w.*\./);
    await page.keyboard.press('Escape');
    await expect(entry).toHaveCount(0);
    await expect(term).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(entry).toBeVisible();
    await entry.getByRole('link', { name: 'Glossary' }).focus();
    await page.keyboard.press('Escape');
    await expect(entry).toHaveCount(0);
    expect((await finishedRun(page)).digest).toBe(digest);
    // On a phone it was read in the sheet.
    if (width < 900) await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  });
}

const TIMERS = { en: 'timer', ko: '타이머' } as const;
allCases
  .filter(({ scenario: { id } }) => /reno|lan-rto|atm/.test(id))
  .forEach(({ scenario }, turn) => {
    for (const [place, [language, name]] of Object.entries(TIMERS).entries()) {
      // In the normal run each in one language.
      const more = place === turn % 2 ? {} : ONLY_IN_FULL;
      test(`the bar of the timer has its name on a phone: ${scenario.id}, ${language}`, more, async ({ look }) => {
        const page = await look(scenario, `lang=${language}&t=2s&v=1`, { width: 390, height: 844 });
        const words = page.locator('[data-label^=timer]').first();
        await expect(words).toContainText(name, { timeout: 5000 });
        const { x, width } = (await words.boundingBox())!;
        expect(x + width).toBeLessThanOrEqual(390);
      });
    }
  });

// What a browser may refuse: to copy, to keep choices. The page says so, in the language of the person, and goes on.

import { expect, type Page, test } from '@playwright/test';
import { complaintsOf, finishedRun, open, shownRun } from '../support/open-page.ts';

const BLOCKED = [
  ['storage that may not be touched', 'get'],
  ['storage that takes nothing', 'set'],
] as const;

async function blockStorage(page: Page, how: 'get' | 'set'): Promise<void> {
  await page.addInitScript((how) => {
    const refuse = (): never => {
      throw new DOMException('refused', how === 'get' ? 'SecurityError' : 'QuotaExceededError');
    };
    if (how === 'get') Object.defineProperty(window, 'localStorage', { get: refuse });
    else Storage.prototype.setItem = refuse;
  }, how);
}

/** Plays, so it goes on. */
async function expectGoesOn(page: Page): Promise<void> {
  const { now } = await shownRun(page);
  await page.keyboard.press(' ');
  await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(now);
}

for (const [name, how] of BLOCKED) {
  test(`${name}: a choice holds until the page is closed, and the page says so`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await blockStorage(page, how);
    await open(page, '#paused=1&v=1');
    await finishedRun(page);
    await expect(page.locator('.notice')).toHaveCount(0);
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const notice = page.getByRole('status').filter({ hasText: 'This browser keeps no settings' });
    await expect(notice).toContainText('until the page is closed');
    await page.getByRole('button', { name: '한국어' }).click();
    await expect(page.getByRole('status').filter({ hasText: '저장하지 않습니다' })).toBeVisible();
    await page.locator('.notice .icon-button').click();
    await expect(page.locator('.notice')).toHaveCount(0);
    await expectGoesOn(page);
    expect(complaints).toEqual([]);
  });
}

test('presenting is no choice that has to be kept', async ({ page }) => {
  await blockStorage(page, 'get');
  await open(page, '#paused=1&v=1');
  await finishedRun(page);
  await page.keyboard.press('p');
  await expect(page.locator('.present')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.desktop')).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
});

for (const [language, button, words] of [
  ['en', 'Copy link', 'does not allow copying'],
  ['ko', '링크 복사', '복사를 허용하지 않습니다'],
] as const) {
  test(`a clipboard that may not be written to: the link is there to take, ${language}`, async ({ page }) => {
    await page.addInitScript(() => {
      const denied = async (): Promise<never> => {
        throw new DOMException('denied', 'NotAllowedError');
      };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: denied } });
    });
    const complaints = complaintsOf(page);
    await open(page, `#rmin=200ms&lang=${language}&paused=1&v=1`);
    await finishedRun(page);
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(words);
    const link = dialog.getByRole('textbox');
    await expect(link).toHaveValue(/rmin=200ms/);
    await link.focus();
    const selected = await link.evaluate((field: HTMLInputElement) => field.selectionEnd! - field.selectionStart!);
    expect(selected).toBe((await link.inputValue()).length);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: button })).toBeFocused();
    await page.locator('h1').click();
    await expectGoesOn(page);
    expect(complaints).toEqual([]);
  });
}

test('no clipboard at all, as on a page without encryption', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page, '#paused=1&v=1');
  await finishedRun(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/v=1$/);
});

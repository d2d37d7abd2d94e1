// What a person presses by key may be gone at once; the focus goes on beside it, and Tab from there.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { finishedRun, open, STILL } from '../support/open-page.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** By key, as somebody does who came there by Tab. */
async function press(element: Locator): Promise<void> {
  await element.focus();
  await element.press('Enter');
}

test('who begins, goes on with and ends a comparison by keys stays where the buttons are', async ({ page }) => {
  await open(page, STILL);
  await finishedRun(page);
  const pill = page.locator('.header .pill');
  const isInPill = () => expect(pill.locator(':focus')).toHaveCount(1);
  await press(button(page, 'Compare'));
  await isInPill();
  await press(pill.getByRole('button', { name: /C$/ }));
  await isInPill();
  const menu = pill.locator('[aria-expanded]');
  await press(menu);
  await press(pill.getByRole('button', { name: /^Swap/ }).first());
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
  await press(pill.getByRole('button').last());
  await expect(button(page, 'Compare')).toBeFocused();
});

test('with a mouse the focus stays nowhere, and Space plays', async ({ page }) => {
  await open(page, STILL);
  await finishedRun(page);
  await button(page, 'Compare').click();
  await expect(page.locator('.header .kept-run, .header .pill-kept').first()).toBeVisible();
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press(' ');
  await expect(button(page, 'Pause')).toBeVisible();
});

test('a window that a key opened leaves the focus nowhere, where nothing had it, and Space plays', async ({ page }) => {
  await open(page, STILL);
  await finishedRun(page);
  const shown = page.locator('dialog[open]');
  for (const key of ['?', 'q', 's', 'Control+Enter']) {
    await page.keyboard.press(key);
    await expect(shown).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    // Whoever hands the focus on does so by then.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  }
  await page.keyboard.press(' ');
  await expect(button(page, 'Pause')).toBeVisible();
  await page.keyboard.press(' ');
  // Who had a place has it again.
  await button(page, 'Play').focus();
  await page.keyboard.press('?');
  await expect(shown).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Play')).toBeFocused();
});

test('a question and a task that are left lead back to the ways to them', async ({ page }) => {
  await open(page, 'reno/#paused=1&step=3&v=1');
  await finishedRun(page);
  await press(button(page, 'Your turn'));
  await expect(page.locator('.task-panel')).toBeFocused();
  await press(page.locator('.task-panel .predict-leave'));
  await expect(page.locator('.task-panel')).toHaveCount(0);
  await expect(page.locator('.left :focus')).toHaveCount(1);
  await open(page, STILL);
  await finishedRun(page);
  await press(button(page, 'Predict first'));
  await expect(page.locator('.question-panel')).toBeFocused();
  await press(page.locator('.question-panel .predict-leave'));
  await expect(page.locator('.question-panel')).toHaveCount(0);
  await expect(page.locator('.left :focus')).toHaveCount(1);
});

test('who steps on while a question is revealed is not taken away from there', async ({ page }) => {
  await open(page, STILL);
  await finishedRun(page);
  await press(button(page, 'Predict first'));
  await page.getByRole('radio').first().press(' ');
  await press(button(page, 'Reveal'));
  const chart = page.locator('figure.chart-row').first();
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.question-told')).toBeVisible();
  await page.waitForTimeout(200);
  await expect(chart).toBeFocused();
});

test('a notice that is closed leaves the focus behind it', async ({ page }) => {
  await open(page, '#rmin=9999s&q=abc&paused=1&v=1');
  await finishedRun(page);
  await press(page.locator('.notice-actions .icon-button'));
  await expect(page.locator('.notice')).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('an event whose stretch of time has passed hands the focus to one in sight', async ({ page }) => {
  await open(page, '#z0=0s&z1=4s&paused=1&v=1');
  await finishedRun(page);
  const events = page.locator('.mark-list button');
  await events.first().focus();
  await page.keyboard.press('ArrowRight');
  const before = await page.locator(':focus').getAttribute('aria-label');
  await page.keyboard.press('End');
  await expect(page.locator(`.mark-list button[aria-label="${before}"]`)).toHaveCount(0);
  await expect(page.locator('.mark-list button:focus')).toHaveCount(1);
});

test.describe('on the smallest screen', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test('the way to packets is read where it lies over the timer, and a lecture hall cuts no timer', async ({
    page,
  }) => {
    await open(page, '#t=1s&paused=1&v=1');
    await finishedRun(page);
    const drop = button(page, 'Drop a packet');
    await page.keyboard.press('Tab');
    await drop.focus();
    await expect(drop).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await open(page, '#t=1s&present=1&v=1');
    await finishedRun(page);
    // What the network of a phone is drawn for.
    await expect
      .poll(() => page.locator('.stage').evaluate(({ clientHeight }) => clientHeight))
      .toBeGreaterThanOrEqual(164);
  });
});

test('the button that reads what was pasted, and has nothing more to read, hands the focus on', async ({ page }) => {
  await page.goto('./collect/');
  const field = page.getByRole('textbox', { name: /Links/ });
  await field.fill('nothing of ours');
  await press(button(page, 'Read these links'));
  await expect(page.getByText('There is no link of a run in it.')).toBeVisible();
  await expect(page.locator('.intake button:focus')).toBeEnabled();
});

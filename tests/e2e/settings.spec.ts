// All settings: by subject, found by a word, those without effect apart; with mouse, finger and keys, in a low window, too.

import { expect, test } from '@playwright/test';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { finishedRun, open } from '../support/open-page.ts';

test('groups are one line each until opened, and all fit a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '#paused=1&v=1');
  await page.locator('.left .more').click();
  const groups = page.locator('#more-settings .setting-group');
  await expect(groups).toHaveCount(reno.groups!.length + 1);
  const height = await page.locator('#more-settings').evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThan(418);
  await expect(page.locator('#more-settings .setting:visible')).toHaveCount(0);
  await page.getByText('Timers', { exact: true }).click();
  await expect(page.locator('[data-key=rmax]')).toBeVisible();
});

test('what has no effect stands apart until a choice gives it one', async ({ page }) => {
  await open(page, '#paused=1&v=1');
  await finishedRun(page);
  await page.locator('.left .more').click();
  const { params } = (await finishedRun(page)).spec;
  const idle = reno.idle!(params);
  expect(idle).toContain('rfix');
  const apart = page.locator('.setting-group').last();
  await expect(apart.locator('summary')).toHaveText(`${idle.length} settings have no effect with these choices`);
  await expect(apart.locator('[data-key=rfix]')).toBeHidden();
  await page.getByText('Timers', { exact: true }).click();
  await page.locator('[data-key=rto] select').selectOption('fixed');
  await expect(page.locator('.setting-group').first().locator('[data-key=rfix]')).toBeVisible();
});

test('by keys: a word finds a setting, by what it does or as links call it, and it is the next stop', async ({
  page,
}) => {
  await open(page, 'lan-rto/#paused=1&v=1');
  const more = page.locator('.left .more');
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Find a setting' })).toBeFocused();
  await page.keyboard.type('may be delayed');
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText('1 setting found');
  await expect(page.locator('[data-key=dack]')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-key=dack] input').first()).toBeFocused();
  await page.getByRole('searchbox').fill('dack');
  await expect(page.locator('[data-key=dack]')).toBeVisible();
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('No setting has that in its name or description.')).toBeVisible();
});

test('on a phone, in Korean: groups are as large as a finger, and a setting in one can be moved', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    baseURL: baseURL!,
  });
  const page = await context.newPage();
  await open(page, 'reno/#paused=1&lang=ko&v=1');
  await finishedRun(page);
  await page.locator('.all').tap();
  await page.locator('dialog .more').tap();
  const summary = page.locator('dialog .setting-group summary').first();
  expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await summary.tap();
  await page.locator('dialog [data-key=rmax] .nudge-lower').tap();
  await expect.poll(async () => (await finishedRun(page)).spec.params['rmax']).not.toBe(60e9);
  await context.close();
});

test('the menu of a phone leads to sweep, hall, code and glossary, and closes behind them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#paused=1&v=1');
  await finishedRun(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.getByRole('link', { name: 'Glossary' })).toHaveAttribute('href', '../glossary.html');
  await page.getByRole('button', { name: 'Sweep', exact: true }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('.sweep')).toBeVisible();
  await menu.click();
  await page.getByRole('button', { name: 'Back to the run' }).first().click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await menu.click();
  await page.getByRole('button', { name: 'QR code of this run' }).click();
  await expect(page.locator('dialog.qr')).toBeVisible();
  await page.keyboard.press('Escape');
  await menu.click();
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await expect(page.locator('.present')).toBeVisible();
});

// Looks whether the words of a page have room: at a moment of its run, after a step to the next event that matters, and with
// all settings open.

import { expect, type Page } from '@playwright/test';
import { drawnAnew, type Size } from './stage-room.ts';
import { expectNoFlaws } from './text-flaws.ts';

/** Of a page that is open and stands still; the window is given one size after the other. */
export async function expectRoom(page: Page, sizes: readonly Size[], mayShorten = false): Promise<void> {
  for (const size of sizes) {
    const where = `${size.width} wide`;
    await page.setViewportSize(size);
    await drawnAnew(page);
    await expect(page.locator('.chart-row .chart-title').first()).toBeVisible();
    await expectNoFlaws(page, where, { mayShorten });
    await page.keyboard.press('>');
    const isPhone = await openSettings(page);
    if (size.width < 900) expect(isPhone).toBe(true);
    await expectNoFlaws(page, `${where}, all settings`, { mayShorten });
    if (isPhone) await page.keyboard.press('Escape');
    else await page.locator('button.more').click();
    await expect(page.locator('#more-settings:not([hidden])')).toHaveCount(0);
  }
}

/** All of them, in a sheet of their own on a phone: is it one? */
async function openSettings(page: Page): Promise<boolean> {
  const sheet = page.locator('button.all');
  const isPhone = (await sheet.count()) > 0;
  if (isPhone) await sheet.click();
  await page.locator('button.more').last().click();
  await expect(page.locator('#more-settings')).toBeVisible();
  return isPhone;
}

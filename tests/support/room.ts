// Looks whether the words of a page have room: at a moment of its run, after a step to the next event that matters, and with
// all settings open.

import { expect, type Page } from '@playwright/test';
import { finishedRun, open } from './open-page.ts';
import { expectNoFlaws } from './text-flaws.ts';

/** @param link of a page that stands still */
export async function expectRoom(
  page: Page,
  link: string,
  size: { readonly width: number; readonly height: number },
  mayShorten = false,
): Promise<void> {
  await page.setViewportSize(size);
  await open(page, link);
  await finishedRun(page);
  await expect(page.locator('.chart-row .chart-title').first()).toBeVisible();
  await expectNoFlaws(page, `${size.width} wide`, { mayShorten });
  await page.keyboard.press('>');
  await page.locator('button.all, button.more').first().click();
  await page.locator('button.more').last().click();
  if (size.width < 900) await expect(page.locator('dialog')).toBeVisible();
  await expectNoFlaws(page, `${size.width} wide, all settings`, { mayShorten });
}

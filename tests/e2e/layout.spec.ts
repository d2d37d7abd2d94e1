// Words have room: no page is wider than its window, and no text is cut off, in both languages and at the widths of phones,
// tablets, projectors and desktops.

import { expect, test } from '@playwright/test';
import { finishedRun, open } from '../support/open-page.ts';
import { expectNoFlaws } from '../support/text-flaws.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 900, height: 1200 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

for (const language of ['en', 'ko'] as const) {
  test(`no text is cut off or lies upon another: ${language}`, async ({ page }) => {
    const link = `#q=9&rmin=5ms&t=1.6s&lang=${language}&paused=1&v=1`;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await open(page, link);
      await finishedRun(page);
      await expect(page.locator('.chart-row .chart-title').first()).toBeVisible();
      await expectNoFlaws(page, `${size.width} wide`);
      await page.keyboard.press('>');
      await page.locator('button.all, button.more').first().click();
      await page.locator('button.more').last().click();
      if (size.width < 900) await expect(page.locator('dialog')).toBeVisible();
      await expectNoFlaws(page, `${size.width} wide, all settings`);
    }
  });

  for (const link of ['paused=1', 'rmin=-5ms&qq=20&bw=fast&n=8&q=200', 't=1.7s&paused=1']) {
    test(`a page 320 px wide needs no scrolling sideways: ${language}, ${link}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, `#${link}&lang=${language}&v=1`);
      await finishedRun(page);
      await expect(page.locator('.chart-row').first()).toBeVisible();
      const widest = await page.evaluate(() => {
        window.scrollTo(10_000, 0);
        return [document.scrollingElement!.scrollWidth, window.scrollX];
      });
      expect(widest).toEqual([320, 0]);
    });
  }
}

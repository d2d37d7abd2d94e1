// Words have room: no page is wider than its window, and no text is cut off, in both languages and at the widths of phones,
// tablets, projectors and desktops. Texts twice as long: pseudo.spec.ts.

import { expect, test } from '@playwright/test';
import { allCases } from '../support/cases/all-cases.ts';
import { addressOf, finishedRun, open } from '../support/open-page.ts';
import { expectRoom } from '../support/room.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 900, height: 1200 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/** Both languages of the first scenario, one of each other in turn; all with LECTERN_FULL=1. */
const looks = allCases.flatMap((cases, index) =>
  (['en', 'ko'] as const)
    .filter((_, language) => index === 0 || index % 2 !== language || process.env['LECTERN_FULL'] === '1')
    .map((language) => ({ ...cases, language })),
);

for (const { scenario, busy, narrow, language } of looks) {
  test(`no text is cut off or lies upon another: ${scenario.id}, ${language}`, async ({ page }) => {
    test.setTimeout(90_000);
    const link = addressOf(scenario, `${busy}&lang=${language}&paused=1&v=1`);
    for (const size of SIZES) await expectRoom(page, link, size);
  });

  test(`a page 320 px wide needs no scrolling sideways: ${scenario.id}, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const link of narrow) {
      await open(page, addressOf(scenario, `${link}&lang=${language}&v=1`));
      await finishedRun(page);
      await expect(page.locator('.chart-row').first()).toBeVisible();
      const widest = await page.evaluate(() => {
        window.scrollTo(10_000, 0);
        return [document.scrollingElement!.scrollWidth, window.scrollX];
      });
      expect(widest, link).toEqual([320, 0]);
    }
  });
}

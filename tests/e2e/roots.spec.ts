// A chain of causes begins with the setting that is behind it, and a press leads there: on a desktop to the setting itself,
// behind "more" if it is there, on a phone in the sheet of all settings.

import { expect, test } from '@playwright/test';
import { finishedRun, open } from '../support/open-page.ts';

/** After the first drop of the default run. */
const DROPPED = '#t=300ms&v=1';

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`leads from a dropped segment to the queue, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, DROPPED);
    await finishedRun(page);
    if (width < 900) await page.getByRole('button', { name: 'Whole explanation' }).click();
    const chain = page.getByRole('list', { name: 'How it came to this' });
    await chain.getByRole('button').first().click();
    await expect(page.getByRole('textbox', { name: 'Router queue, packets' })).toBeFocused();
  });
}

test('leads to a setting behind "more"', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'lan-rto/#t=3s&v=1');
  await finishedRun(page);
  await expect(page.locator('[data-key=think]')).toHaveCount(0);
  await page.locator('.mark-request').first().click();
  const chain = page.getByRole('list', { name: 'How it came to this' });
  await chain.getByRole('button').first().click();
  await expect(page.locator('[data-key=think] input').first()).toBeFocused();
});

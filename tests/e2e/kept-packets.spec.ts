// A run that is too long to keep all of its packets: who looks at which part of it, and that nobody takes from another what has
// just been computed for it.

import { expect, type Page, test } from '@playwright/test';
import { finishedRun, open } from '../support/open-page.ts';

const CURSOR = 't=6.96s&n=7&lang=en&paused=1&v=1';

/** How often a part of the run has been asked for. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Object.assign(window, { asked: 0 });
    Worker.prototype.postMessage = function (message: { readonly type: string }, ...rest: []) {
      if (message.type === 'window') (window as unknown as { asked: number }).asked++;
      return postMessage.call(this, message, ...rest);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: number }).asked);
}

/** Nothing is asked for any more. */
async function expectRest(page: Page, asked: () => Promise<number>): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const [last, now] = [before, await asked()];
        before = now;
        return now - last;
      },
      { intervals: [500] },
    )
    .toBe(0);
  await page.waitForTimeout(1000);
  expect(await asked()).toBe(before);
}

for (const [view, content] of [
  ['ladder', '.view-ladder'],
  ['sequence', '.sequence-name'],
] as const) {
  test(`what a view shows away from the cursor is computed once, and the stage says what it misses: ${view}`, async ({
    page,
  }) => {
    const asked = await counted(page);
    await open(page, `tcp-over-atm/#z0=200ms&z1=1.2s&view=${view}&${CURSOR}`);
    await finishedRun(page);
    await expectRest(page, asked);
    await expect(page.locator(content).first()).toBeVisible();
    await expect(page.locator('.view-note')).toHaveCount(0);
    const note = page.locator('[data-label="left-out"]');
    await expect(note).toHaveText('Of a run this long only the packets shown below are kept.');
    // Without the view the stage has its own again.
    await page.getByRole('tab', { name: 'Charts' }).click();
    await expect(note).toBeHidden();
    await expectRest(page, asked);
  });
}

test('a packet that is opened stays open while the cursor goes on, and is a press away', async ({ page }) => {
  const asked = await counted(page);
  await open(page, `tcp-over-atm/#${CURSOR.replace('6.96s', '100ms')}`);
  await finishedRun(page);
  await page.keyboard.press('.');
  const panel = page.getByRole('complementary', { name: 'Packet' });
  await page.getByRole('button', { name: 'Open the packet' }).click();
  const title = await panel.getByRole('heading').first().textContent();
  await page.keyboard.press('End');
  await expect(panel).toContainText('A run this long keeps the packets around the cursor only.');
  await expectRest(page, asked);
  await panel.getByRole('button', { name: /^Go to / }).click();
  await expect(panel.getByRole('button', { name: /^Go to / })).toHaveCount(0);
  await expect(panel.getByRole('heading').first()).toHaveText(title!);
  await expectRest(page, asked);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

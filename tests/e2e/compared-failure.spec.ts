// When one of the runs that are compared fails or is stopped, the page says which, whichever is in front: its report has the link
// of all of them, nothing waits without end for a run that will not come, and the others go on.

import { expect, type Page, test } from '@playwright/test';
import { share as en } from '../../src/ui/i18n/share.en.ts';
import { finishedRun, open } from '../support/open-page.ts';

const RUNS = 'q=9&b=q:5&c=q:20';

/** The worker that is started as this one, counted from 1, dies at whatever the page says, until it is mended. */
async function breakWorker(page: Page, number: number): Promise<void> {
  await page.addInitScript((number) => {
    let started = 0;
    window.Worker = class extends Worker {
      readonly isIt = ++started === number;
      override postMessage(message: unknown, transfer: never): void {
        const breaks = this.isIt && !('mended' in window);
        // No worker understands that.
        super.postMessage(breaks ? null : message, breaks ? [] : transfer);
      }
    };
  }, number);
}

const mend = (page: Page) => page.evaluate(() => Object.assign(window, { mended: true }));
const cell = (page: Page, run: string) => page.locator(`.kept td[data-run=${run}]`).first();

test('a run behind that fails is named above the page, and tried again there', async ({ page }) => {
  await breakWorker(page, 2);
  await open(page, `#${RUNS}&t=1s&paused=1&v=1`);
  await finishedRun(page);
  const bar = page.getByRole('status').locator('.notice');
  await expect(bar).toContainText(en.behind.said('B', en.failure.title.crash));
  await expect(page.locator('.failure')).toHaveCount(0);
  await expect(cell(page, 'C')).toHaveText(/\d/);
  await expect(cell(page, 'A')).toHaveText(/\d/);
  await expect(cell(page, 'B')).toHaveText('–');
  await mend(page);
  await bar.getByRole('button', { name: en.failure.again }).click();
  await expect(cell(page, 'B')).toHaveText(/\d/);
  await expect(bar).toHaveCount(0);
});

test('its report has the link of all runs, and nothing says that it is being computed', async ({ page }) => {
  await breakWorker(page, 2);
  await open(page, `#${RUNS}&t=1s&paused=1&v=1`);
  await finishedRun(page);
  await page.getByRole('button', { name: en.behind.show('B') }).click();
  const report = page.locator('.failure');
  await expect(report.locator('dd', { hasText: /^B$/ })).toBeVisible();
  await expect(report.locator('.whole-link')).toHaveText(/#q=9&b=q:5&c=q:20&front=b&v=1$/);
  await expect(page.locator('#why-title')).toHaveText(en.failure.title.crash);
  // Nothing of it came, so nothing on the page is of an earlier run.
  await expect(report).not.toContainText(en.failure.before);
  await mend(page);
  await report.getByRole('button', { name: en.failure.restart }).click();
  await finishedRun(page);
  await expect(report).toHaveCount(0);
  await expect(cell(page, 'B')).toHaveText(/\d/);
});

test('of a run that fails after an edit it is said that the charts are those of the run before', async ({ page }) => {
  await breakWorker(page, 1);
  await page.addInitScript(() => Object.assign(window, { mended: true }));
  await open(page, '#q=9&paused=1&v=1');
  await finishedRun(page);
  await page.evaluate(() => Reflect.deleteProperty(window, 'mended'));
  const field = page.getByRole('textbox', { name: /^RTO minimum/ });
  await field.fill('20ms');
  await field.press('Enter');
  await expect(page.locator('.failure')).toContainText(en.failure.before);
  await expect(page.locator('.failure .whole-link')).toHaveText(/#rmin=20ms&q=9&v=1$/);
  await expect(page.locator('.failure dt', { hasText: en.failure.run })).toHaveCount(0);
});

test('a run behind that was stopped is named, and goes on from there', async ({ page }) => {
  const long = 'work=own&util=26pc&users=20&par=1&bw=100Mbps&prop=2.5us&wnd=200&mss=10B';
  await open(page, `nic-buffer/#${long}&end=600s&b=end:2s&paused=1&v=1`);
  const bar = page.locator('.notice, .notice-over');
  // On a computer that is slow at the moment it has been stopped already.
  const stop = bar.getByRole('button', { name: en.longRun.stop });
  const goOn = bar.getByRole('button', { name: en.longRun.goOn });
  await expect(async () => {
    if (await stop.isVisible()) await stop.click({ timeout: 1000 });
    await expect(goOn).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(cell(page, 'B')).toHaveText(/\d/);
  await page.keyboard.press('2');
  await expect(bar).toHaveText(/^Run A: Computing was stopped[.:]/);
  await expect(cell(page, 'A')).toHaveText('–');
  await goOn.click();
  await expect(bar).toHaveCount(0);
  await expect(cell(page, 'A')).toHaveText('…');
});

// What is worked out from runs beside the page's own when their worker breaks: a lab sheet, a paper's own traces, a question that
// is answered from several runs. Each says what happened, none waits without end, and Try again does it.

import { expect, type Page, test } from '@playwright/test';
import { scenario as incast } from '../../src/scenarios/incast/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { share as en } from '../../src/ui/i18n/share.en.ts';
import { share as ko } from '../../src/ui/i18n/share.ko.ts';
import { breakAt, WORKER } from '../support/broken-worker.ts';
import { addressOf, finishedRun, open } from '../support/open-page.ts';

/** It was told in the chosen language, and nothing else failed; then the workers are as they were. */
async function tellsAndTriesAgain(page: Page, words: typeof en.failure, told: 'crash' | 'stuck'): Promise<void> {
  const failure = page.getByRole('alert').filter({ hasText: words.title[told] });
  await expect(failure).toContainText(words.beside);
  await expect(page.locator('.failure')).toHaveCount(0);
  await page.unroute(WORKER);
  await failure.getByRole('button', { name: words.again }).click();
  await expect(failure).toHaveCount(0);
}

test('a lab sheet whose worker throws', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, addressOf(reno, 'paused=1&v=1'));
  await finishedRun(page);
  await breakAt(page, 'load', "throw new Error('It broke.')");
  await page.keyboard.press('s');
  await page.locator('.lab-row').getByRole('button', { name: /A4/ }).click();
  await tellsAndTriesAgain(page, en.failure, 'crash');
  await expect(page.locator('html[data-printed]')).toBeAttached({ timeout: 60_000 });
});

test('traces whose worker goes round in circles', async ({ page }) => {
  await open(page, addressOf(tcpOverAtm, 'paused=1&lang=ko&v=1'));
  await finishedRun(page);
  await breakAt(page, 'load', 'for (;;);');
  await page.evaluate(() => {
    location.hash = '#sweep=P3-7&paused=1&lang=ko&v=1';
  });
  await expect(page.locator('.sweep-traces')).toBeVisible();
  await tellsAndTriesAgain(page, ko.failure, 'stuck');
  for (const line of await page.locator('.sweep-traces .trace-line').all()) {
    await expect(line).toHaveAttribute('d', /^M0 /);
  }
});

test('a question with runs of its own, whose worker throws', async ({ page }) => {
  await open(page, addressOf(incast, 'step=3&paused=1&v=1'));
  await finishedRun(page);
  await breakAt(page, 'load', "throw new Error('It broke.')");
  await page.keyboard.press('a');
  await tellsAndTriesAgain(page, en.failure, 'crash');
  await expect(page.locator('.question-panel .question-ask')).toBeVisible();
});

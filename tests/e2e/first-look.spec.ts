// A long default run begins with the part that tells its story on the charts, and only then: a link that says where to look,
// or another run, is shown as it says.

import { expect, type Page, test } from '@playwright/test';
import { scenarios } from '../../src/scenarios/index.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { finishedRun, open } from '../support/open-page.ts';
import { sharedOut } from '../support/sample.ts';

/** The last label of the time axis, in seconds. */
async function lastSecond(page: Page): Promise<number> {
  const label = page.locator('.axis-label').last();
  await expect(label).toBeAttached();
  return Number.parseFloat((await label.textContent()) ?? '');
}

const long = sharedOut(
  ['as it is', 'by a link'],
  scenarios.filter(({ firstLook }) => firstLook !== undefined),
);
const wholeOf = ({ parameters }: Scenario): number =>
  Number(parameters.find(({ key }) => key === 'end')!.default) / 1e9;

for (const scenario of long['as it is']) {
  const { id, firstLook } = scenario;
  test(`shows the beginning of the default run: ${id}`, async ({ page }) => {
    expect(firstLook).toBeGreaterThan(0);
    await open(page, `${id}/#paused=1&v=1`);
    await finishedRun(page);
    await expect.poll(() => lastSecond(page)).toBe(firstLook! / 1e9);
    await page.keyboard.press('0');
    await expect.poll(() => lastSecond(page)).toBe(wholeOf(scenario));
  });
}

for (const scenario of long['by a link']) {
  const { id } = scenario;
  test(`shows what a link says: ${id}`, async ({ page }) => {
    await open(page, `${id}/#t=1s&paused=1&v=1`);
    await finishedRun(page);
    await expect.poll(() => lastSecond(page)).toBe(wholeOf(scenario));
    await open(page, `${id}/#seed=99&paused=1&v=1`);
    await finishedRun(page);
    await expect.poll(() => lastSecond(page)).toBe(wholeOf(scenario));
    await open(page, `${id}/#z0=1s&z1=2s&paused=1&v=1`);
    await finishedRun(page);
    await expect.poll(() => lastSecond(page)).toBe(2);
  });
}

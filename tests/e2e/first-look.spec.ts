// A long run begins with the part that tells its story on the charts, unless its link says where to look; from then on the
// visible part comes along with the cursor.

import { expect, type Page, test } from '@playwright/test';
import { scenarios } from '../../src/scenarios/index.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { finishedRun, open } from '../support/open-page.ts';
import { isFull, sharedOut } from '../support/sample.ts';

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

/** The same code whatever the scenario: the normal run asks the last, whose run is short. */
for (const scenario of isFull ? long['by a link'] : long['by a link'].slice(-1)) {
  const { id, firstLook } = scenario;
  test(`shows what a link says: ${id}`, async ({ page }) => {
    await open(page, `${id}/#seed=99&paused=1&v=1`);
    await finishedRun(page);
    await expect.poll(() => lastSecond(page)).toBe(firstLook! / 1e9);
    await open(page, `${id}/#t=1s&paused=1&v=1`);
    await expect.poll(() => lastSecond(page)).toBe(firstLook! / 1e9);
    await open(page, `${id}/#z0=1s&z1=2s&paused=1&v=1`);
    await finishedRun(page);
    await expect.poll(() => lastSecond(page)).toBe(2);
  });
}

test('of a late moment nothing is said before it is known', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const listen = (): void => {
      const words = document.querySelector('[data-label=timer]')?.textContent;
      if (words && !window.__lectern?.run()?.done) said.push(words);
      requestAnimationFrame(listen);
    };
    requestAnimationFrame(listen);
  });
  // A million segments: the page has several parts of the run before it has all.
  await open(page, 'reno/#n=8&bw=100Mbps&abw=1000Mbps&delay=100ms&q=200&wnd=300&start=0s&end=120s&t=119s&paused=1&v=1');
  await finishedRun(page);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((words) => words.includes('-'))).toEqual([]);
});

test('the flag stands where its time is, from event to event and to the end, and the bar says what is seen', async ({
  page,
}) => {
  await open(page, 'reno/#paused=1&v=1');
  await finishedRun(page);
  await expect(page.locator('.axis-label').last()).toBeAttached();
  for (const key of [...'..........', 'End', ',', 'Home', 'End']) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { said, meant } = await page.evaluate(() => {
      const labels = [...document.querySelectorAll<HTMLElement>('.axis-label')];
      const places = labels.map((label) => [
        Number.parseFloat(label.textContent ?? ''),
        Number.parseFloat(label.style.left),
      ]);
      const [[t0, x0], [t1, x1]] = [places[0]!, places.at(-1)!] as [[number, number], [number, number]];
      const line = document.querySelector<HTMLElement>('.charts-place .cursor-line')!;
      const x = new DOMMatrix(getComputedStyle(line).transform).e + 0.75;
      return {
        said: Number.parseFloat(document.querySelector('.time-flag')!.textContent ?? ''),
        meant: line.style.visibility === 'visible' ? t0 + ((x - x0) / (x1 - x0)) * (t1 - t0) : Number.NaN,
      };
    });
    expect(Math.abs(said - meant), `after ${key}: ${said} s stands at ${meant} s`).toBeLessThan(0.02);
  }
  await expect.poll(() => page.url()).toContain('z0=16s&z1=20s');
});

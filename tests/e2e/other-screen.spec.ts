// A window that is moved to a screen with more or fewer pixels: everything is drawn as sharp as that screen is, at once.

import { expect, type Page, test } from '@playwright/test';
import { finishedRun, open } from '../support/open-page.ts';

const SIZE = { width: 1280, height: 800 };

/** Pixels per CSS pixel of every canvas on the page. */
const ratios = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('canvas')].map(
      ({ width, clientWidth }) => Math.round((100 * width) / clientWidth) / 100,
    ),
  );

/** An emulated screen changes the ratio of a page, but unlike a real one does not tell its media queries. */
async function movable(page: Page): Promise<(deviceScaleFactor: number) => Promise<void>> {
  await page.addInitScript(() => {
    const lists: MediaQueryList[] = [];
    const { matchMedia } = window;
    const tell = () => {
      for (const list of [...lists]) if (!list.matches) list.dispatchEvent(new Event('change'));
    };
    Object.assign(window, {
      matchMedia: (query: string) => {
        const list = matchMedia.call(window, query);
        if (query.includes('resolution')) lists.push(list);
        return list;
      },
      tell,
    });
  });
  const client = await page.context().newCDPSession(page);
  return async (deviceScaleFactor) => {
    await client.send('Emulation.setDeviceMetricsOverride', { ...SIZE, deviceScaleFactor, mobile: false });
    await page.evaluate(() => (window as unknown as { tell?: () => void }).tell?.());
  };
}

test('stage, charts and views are as sharp as the screen that the window is moved to', async ({ browser, baseURL }) => {
  // In a context of its own: the screen cannot be given back.
  const page = await browser.newPage({ viewport: SIZE, ...(baseURL ? { baseURL } : {}) });
  const moveTo = await movable(page);
  for (const view of ['', '&view=ladder', '&view=sequence']) {
    await moveTo(1);
    await open(page, `reno/#paused=1&t=1s${view}&v=1`);
    await finishedRun(page);
    await expect.poll(() => ratios(page), view).toEqual([1, 1]);
    for (const ratio of [2, 1.5, 1]) {
      await moveTo(ratio);
      await expect.poll(() => ratios(page), `${view} at ${ratio}`).toEqual([ratio, ratio]);
    }
  }
  await page.close();
});

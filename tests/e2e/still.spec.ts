// Pages that do not play by themselves: where the link says where to stand, and for who wants no motion. Here the page's clock
// is moved by the test, so nobody has to wait until it is certain that nothing happens.

import { type Browser, expect, type Page, test } from '@playwright/test';
import { drawnFrame, finishedRun, open, shownRun, specOf, wholeRecord } from '../support/open-page.ts';

/** A page on a clock of the test's, in a context of its own: the clock cannot be given back. */
async function onOwnClock(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await page.clock.install();
  return page;
}

/** Simulated time that passes in three seconds after the run is there. */
async function playedBy(page: Page, link: string): Promise<number> {
  await open(page, link);
  await finishedRun(page);
  const { now } = await shownRun(page);
  await page.clock.runFor(3000);
  return (await shownRun(page)).now - now;
}

test('the first ten seconds are absent where the link says where to stand', async ({ browser, baseURL }) => {
  const page = await onOwnClock(browser, baseURL);
  for (const link of ['#t=100ms&v=1', '#paused=1&v=1', '#present=1&v=1']) {
    expect(await playedBy(page, link), link).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('lectern-stories'))).toBeNull();
  }
  // By the same clock they are told where the link says nothing.
  expect(await playedBy(page, '')).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.getItem('lectern-stories'))).not.toBeNull();
  await page.close();
});

test('without motion: nothing plays by itself, and playing goes from event to event', async ({ browser, baseURL }) => {
  const times = new Set([0, ...wholeRecord(specOf('v=1')).marks.map(({ at }) => at)]);
  const page = await onOwnClock(browser, baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await playedBy(page, '')).toBe(0);
  expect((await drawnFrame(page)).now).toBe(0);
  await page.keyboard.press(' ');
  const seen = new Set<number>();
  while (seen.size < 4) {
    await page.clock.runFor(400);
    const { now } = await drawnFrame(page);
    expect(times).toContain(now);
    seen.add(now);
  }
  await page.close();
});

// A run in which more happens than a page can keep is held there: what is kept is looked at as before, the page says how much
// that is, and a run with less in it goes on from the same slider.

import { expect, test } from '@playwright/test';
import { MARKS_AT_MOST } from '../../src/runner/client-contract.ts';
import { complaintsOf, finishedRun, open, shownRun } from '../support/open-page.ts';

/** The run of this scenario with the most events that can be explained (docs/trust.md), which is full within seconds. */
const HEAVIEST =
  'rmin=1ms&q=2&bw=100Mbps&delay=1ms&loss=10pc&rmax=100ms&rto=quic&irto=10ms&k=1&tcp=linux&wnd=1000&mss=100B&dack=0ms&n=8&start=0ms&abw=31.6Mbps&adelay=0ms&queue=pie&end=600s';

/** Four hundred thousand events are looked through, on a machine that is busy with other tests. */
test.setTimeout(240_000);

test('a run with more events than a page keeps', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, `#${HEAVIEST}&paused=1&v=1`);
  const bar = page.locator('.notice', { hasText: MARKS_AT_MOST.toLocaleString('en') });
  await expect(bar).toBeVisible({ timeout: 60_000 });
  const { computedTo, done } = await shownRun(page);
  expect([done, computedTo > 0, computedTo < 600e9]).toEqual([false, true, true]);

  // It stays where it is, and what there is can be played and stepped through.
  await page.locator('h1').click();
  await page.keyboard.press('>');
  await expect(page.locator('#why h2')).not.toHaveText(/^No event yet/);
  const { now } = await shownRun(page);
  await page.keyboard.press(' ');
  await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(now);
  expect((await shownRun(page)).computedTo).toBe(computedTo);
  await page.keyboard.press(' ');

  // The way on that the page offers: a run as long as what is kept.
  await bar.getByRole('button').click();
  await expect(bar).toHaveCount(0);
  const { spec } = await finishedRun(page);
  expect(Number(spec.params['end'])).toBeLessThanOrEqual(computedTo);
  expect(complaints).toEqual([]);
});

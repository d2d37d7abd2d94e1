// What moves and what stands: packets and cursor move, axes and columns stand; nothing shifts on a first visit or while a link
// comes up; and a tab nobody sees waits. Pages that stand still by themselves: still.spec.ts.

import { expect, type Page, test } from '@playwright/test';
import { allCases } from '../support/cases/all-cases.ts';
import { complaintsOf, finishedRun, open, shownRun } from '../support/open-page.ts';
import { combinations, ONLY_IN_FULL, sample, unless } from '../support/sample.ts';
import { observeShifts, shiftsOf } from '../support/shifts.ts';
import { Tab } from '../support/tabs.ts';

const PHONE = { width: 390, height: 844 };
const STANDING = [
  ...['.chart-row', '.chart-tick', '.chart-title', '.chart-unit', '.gutter-place', '.charts-place canvas'],
  ...[
    '.axis-label',
    '.axis-bed',
    '.mark-button',
    '.stage-canvas',
    '[data-label^=name]',
    '.results dd',
    '.settings :is(h2, button, input)',
    '.transport button',
    '.header button',
  ],
];

/** Where everything stands that must not move, with the words of the axes. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const words = element.matches('.chart-tick, .axis-label') ? element.textContent : '';
        return `${element.tagName} ${element.classList[0]} ${words} ${[x, y, width, height].join(' ')}`;
      }),
    STANDING.join(),
  );
}

const PLACES = [
  { where: 'on a desktop', more: '', size: { width: 1440, height: 900 } },
  { where: 'on a phone', more: '', size: PHONE },
  { where: 'in Korean', more: '&lang=ko', size: { width: 1280, height: 720 } },
];
/** In the silence before the timeout: what is said of events changes with every event. */
const silences = sample(
  combinations({ cases: allCases.slice(1), place: PLACES }),
  ({ cases: { scenario }, place: { where } }) => [scenario.id, where],
).map(({ cases: { scenario, unfinished }, place: { where, more, size } }) => ({
  unfinished: unfinished?.includes('still'),
  name: `${scenario.id} ${where}`,
  link: `${scenario.id}/#t=300ms${more}&v=1`,
  size,
}));

for (const { name, link, size, more } of [
  // In the silence before the timeout: what is said of events changes with every event.
  ...silences.map((silence) => ({ ...silence, more: unless(silence.unfinished) })),
  { name: 'a link with a moment', link: '#rmin=50ms&t=3s&v=1', size: { width: 1280, height: 720 }, more: ONLY_IN_FULL },
]) {
  test(`nothing shifts while the page comes up and plays: ${name}`, more ?? {}, async ({ page }) => {
    await observeShifts(page);
    await page.setViewportSize(size);
    await open(page, link);
    await finishedRun(page);
    await expect(page.locator('.chart-tick').first()).toBeVisible();
    // The table for screen readers is the last thing to come.
    await expect(page.locator('.chart-row table').first()).toBeAttached({ timeout: 30_000 });
    if (link.includes('t=')) await page.keyboard.press(' ');
    const { now } = await shownRun(page);
    await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(now);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
/** Long enough for the story, and for a slow computer's word on how long a run takes. */
const FIRST = 10_000;
/** So many visits at a time: they wait for most of it. */
const TOGETHER = 4;

/** What story.spec.ts, which tells the same in seconds that are measured, leaves. */
const visits = sample(
  combinations({ scenario: allCases.map(({ scenario }) => scenario), size: SIZES, language: ['en', 'ko'] }),
  ({ scenario: { id }, size: { width }, language }) =>
    [id, `${width}, ${language}`].filter((each) => !['reno', '1440, en', 'web-cluster', '390, ko'].includes(each)),
);

for (let first = 0; first < visits.length; first += TOGETHER) {
  const together = visits.slice(first, first + TOGETHER);
  const names = together.map(({ scenario: { id }, size: { width }, language }) => `${id} ${width} ${language}`);
  test(`nothing shifts in the first ten seconds: ${names.join(', ')}`, async ({ browser, baseURL }) => {
    const visit = async ({ scenario: { id }, size, language }: (typeof visits)[number]): Promise<void> => {
      const page = await browser.newPage({ viewport: size, ...(baseURL ? { baseURL } : {}) });
      await observeShifts(page);
      const complaints = complaintsOf(page);
      await page.goto(`./${id}/${language === 'ko' ? '#lang=ko' : ''}`);
      await page.waitForFunction(() => performance.getEntriesByName('story-end').length > 0);
      await page.waitForFunction((first) => performance.now() > first, FIRST);
      expect(await shiftsOf(page), id).toEqual([]);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(complaints).toEqual([]);
      await page.close();
    };
    await Promise.all(together.map(visit));
  });
}

test('axes, columns and controls stand while the run plays', async ({ page }) => {
  // Through a drop, a fast retransmit, a timeout and the silence before it.
  await open(page, '#t=240ms&paused=1&v=1');
  await finishedRun(page);
  await expect(page.locator('.chart-row table').first()).toBeAttached({ timeout: 30_000 });
  await page.getByLabel('Speed').selectOption({ label: '1 s per second' });
  await page.locator('h1').click();
  await page.keyboard.press(' ');
  const before = await places(page);
  expect(before.length).toBeGreaterThan(50);
  for (const until of [300e6, 420e6, 900e6, 1500e6, 1900e6]) {
    await expect.poll(async () => (await shownRun(page)).now, { timeout: 30_000 }).toBeGreaterThan(until);
    expect(await places(page)).toEqual(before);
  }
});

test('a hidden tab waits, and goes on where it was', async ({ browser, baseURL }) => {
  const tab = await Tab.open(browser, `${baseURL}reno/#t=5s&v=1`);
  const now = (): Promise<number> => tab.read('window.__lectern?.run()?.now');
  await expect.poll(() => tab.read('window.__lectern?.run()?.done')).toBe(true);
  await expect.poll(() => tab.read("document.querySelector('.play') !== null")).toBe(true);
  await tab.read("document.querySelector('.play').click()");
  await expect.poll(now).toBeGreaterThan(5e9);
  const other = await Tab.open(browser, 'about:blank');
  await expect.poll(() => tab.read('document.visibilityState')).toBe('hidden');
  const hiddenAt = await now();
  await tab.read('new Promise((resolve) => setTimeout(resolve, 1500))');
  expect(await now()).toBe(hiddenAt);
  // Asked for while hidden: what the first frame shows that is seen again. A frame never moves on by more than 100 ms.
  const back = tab.read<number>('new Promise((seen) => requestAnimationFrame(() => seen(__lectern.run().now)))');
  await tab.bringToFront();
  expect((await back) - hiddenAt).toBeLessThanOrEqual(0.1 * 0.1 * 1e9);
  await expect.poll(now).toBeGreaterThan(hiddenAt);
  for (const each of [tab, other]) await each.close();
});

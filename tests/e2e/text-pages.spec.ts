// The pages that are only text (home, glossary, every lesson): nothing for axe to find, readable on a phone and without
// script, and no link that leads nowhere. What they say is tested with the scenarios.

import { expect, type Page, test } from '@playwright/test';
import { textPages } from '../../build/text-pages.ts';
import { violationsOn } from '../support/axe.ts';
import { isFull, sample } from '../support/sample.ts';

const PAGES = [...textPages().keys()].filter((path) => path.endsWith('.html'));
const addressOf = (path: string): string => `./${path.replace(/(^|\/)index\.html$/, '$1')}`;

/** Everything a page leads to. */
const targets = (page: Page): Promise<readonly string[]> =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

/** Home, glossary, a lesson; English, Korean. */
const looked = sample(PAGES, (path) => {
  const [, kind = 'index', korean = ''] = path.match(/([a-z]+?)??(-?ko)?\.html$/)!;
  return [kind, korean.slice(-2)];
});

for (const path of looked) {
  test(`reads well: ${path}`, async ({ page }) => {
    await page.goto(addressOf(path));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Colours and widths have nothing to do with one another: the full run has their pairs.
      const widths = isFull ? [390, 1280] : [colorScheme === 'light' ? 390 : 1280];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await violationsOn(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
    // On paper words are dark, whatever the screen is.
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    const ink = await page.evaluate(() => getComputedStyle(document.body).color.match(/\d+/g)!.map(Number));
    expect(Math.max(...ink.slice(0, 3))).toBeLessThan(70);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

/** Names of the places on a page that a link can lead to. */
const placesOn = (page: Page): Promise<readonly string[]> =>
  page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));

test('all read without script, and every link leads to a page that exists, and to a place on it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const home = baseURL ?? '';
  const wanted = new Set<string>();
  /** By the address of a page. */
  const placesOf = new Map<string, readonly string[]>();
  for (const path of PAGES) {
    await page.goto(addressOf(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
    placesOf.set(page.url().split('#')[0]!, await placesOn(page));
    for (const target of await targets(page)) if (target.startsWith(home)) wanted.add(target);
  }
  expect(wanted.size).toBeGreaterThan(PAGES.length);
  for (const address of new Set([...wanted].map((target) => target.split('#')[0]!))) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  for (const target of wanted) {
    const [address, id] = target.split('#') as [string, string | undefined];
    const places = placesOf.get(address);
    if (!places || id === undefined) continue;
    expect(places.filter((place) => place === decodeURIComponent(id)).length, target).toBe(1);
  }
  await context.close();
});

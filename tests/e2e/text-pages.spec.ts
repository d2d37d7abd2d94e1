// The pages that are only text (home, glossary, every lesson): nothing for axe to find, readable on a phone and without
// script, and no link that leads nowhere. What they say is tested with the scenarios.

import { expect, type Page, test } from '@playwright/test';
import { textPages } from '../../build/text-pages.ts';
import { violationsOn } from '../support/axe.ts';
import { sample } from '../support/sample.ts';

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
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await violationsOn(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.locator('script').count()).toBe(0);
  });
}

test('reads without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(addressOf(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
  }
  await context.close();
});

test('every link leads to a page that exists, and to a place on it', async ({ page, baseURL }) => {
  const home = baseURL ?? '';
  const places = new Set<string>();
  for (const path of PAGES) {
    await page.goto(addressOf(path));
    for (const target of await targets(page)) places.add(target);
  }
  const own = [...places].filter((target) => target.startsWith(home));
  expect(own.length).toBeGreaterThan(PAGES.length);
  for (const address of new Set(own.map((target) => target.split('#')[0]!))) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  for (const path of PAGES) {
    await page.goto(addressOf(path));
    const here = page.url().split('#')[0]!;
    for (const target of own.filter((each) => each.startsWith(`${here}#`))) {
      const id = decodeURIComponent(target.split('#')[1]!);
      expect(await page.locator(`[id="${id}"]`).count(), target).toBe(1);
    }
  }
});

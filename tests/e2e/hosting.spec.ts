// What a static host must be able to do for Lectern, and what the page promises to a host: it works in any sub-folder,
// asks nobody else for anything, obeys its own security policy, and a wrong address leads home.

import { expect, type Page, test } from '@playwright/test';
import { allCases } from '../support/cases/all-cases.ts';

/**
 * Bytes with gzip, worker and one language included: what is downloaded before the network is drawn, and with all that is
 * around it. Of the scenario most people see first, and of a larger one.
 */
const UNTIL_DRAWN = { first: 140_000, other: 165_000 };
const WHOLE_PAGE = { first: 175_000, other: 205_000 };

/** What waits so long, ms, is not part of the first load. */
const AT_ONCE = 3000;

/** Opens an address and collects everything the browser asked for and complained about. */
async function visit(page: Page, address: string) {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  page.on('pageerror', (error) => void complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  // The first load, however slow this machine is: what the page fetches later by itself, in case the connection is lost,
  // stays away.
  await page.addInitScript((latest) => {
    const { setTimeout } = window;
    const sooner = (...[handler, ms, ...rest]: Parameters<typeof setTimeout>) =>
      Number(ms) >= latest ? 0 : setTimeout(handler, ms, ...rest);
    Object.assign(window, { setTimeout: sooner });
  }, AT_ONCE);
  await page.goto(address, { waitUntil: 'networkidle' });
  return { asked, complaints };
}

/** Addresses that were asked for before the stage was drawn, and all until the page is complete. */
async function loads(page: Page, address: string): Promise<{ before: readonly string[]; all: readonly string[] }> {
  const all: string[] = [];
  page.on('request', (request) => void all.push(request.url()));
  await page.goto(address);
  await expect(page.locator('.chart-tick').first()).toBeAttached();
  await expect(page.locator('#results-title')).toBeVisible();
  const rest = all.findIndex((url) => url.includes('/around-stage-'));
  return { before: all.slice(0, rest), all };
}

/** What a browser downloads for these addresses. Asked for again, because it does not tell what a worker weighed. */
async function weightOf(page: Page, addresses: readonly string[]): Promise<number> {
  let sum = 0;
  for (const address of new Set(addresses)) {
    const answer = await page.request.get(address, { headers: { 'accept-encoding': 'gzip' } });
    sum += Number(answer.headers()['content-length']);
  }
  return sum;
}

allCases.forEach(({ scenario }, index) => {
  const address = `./${scenario.id}/`;

  test(`${address} works in a sub-folder and asks nobody else`, async ({ page, baseURL }) => {
    const { asked, complaints } = await visit(page, address);
    await expect(page.locator('#root > *').first()).toBeVisible();
    expect(complaints).toEqual([]);
    const fetched = asked.filter((url) => !/^(data|blob):/.test(url));
    expect(fetched.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
    expect(fetched.some((url) => url.includes('/worker-'))).toBe(true);
    const others = allCases.filter((other) => other.scenario !== scenario).map((other) => `/${other.scenario.id}-`);
    expect(fetched.filter((url) => others.some((other) => url.includes(other) && !url.includes('-and-')))).toEqual([]);
  });

  for (const locale of ['en-GB', 'ko-KR']) {
    test(`${address} draws the network before it downloads much: ${locale}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      const { before, all } = await loads(page, address);
      // Every text of the language is there, also the unit that belongs to no scenario.
      if (locale === 'ko-KR') await expect(page.locator('#root')).not.toContainText('packets');
      const of = index === 0 ? 'first' : 'other';
      expect(before.some((url) => url.includes('/worker-'))).toBe(true);
      expect(before.some((url) => url.includes('/korean-'))).toBe(locale === 'ko-KR');
      expect(await weightOf(page, before)).toBeLessThanOrEqual(UNTIL_DRAWN[of]);
      expect(await weightOf(page, all)).toBeLessThanOrEqual(WHOLE_PAGE[of]);
      await context.close();
    });
  }

  test(`${address} says what it is before any script runs`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page).toHaveTitle(/Lectern/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('?');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.locator('script:not([src])').count()).toBe(0);
    // Chromium parses as if script ran even where it is switched off from outside, so this is read, not seen.
    expect(await (await page.request.get(address)).text()).toMatch(
      /<noscript>[\s\S]*JavaScript[\s\S]*lang="ko"[\s\S]*<\/noscript>/,
    );
    await context.close();
  });
});

test('the policy forbids inline script and foreign addresses', async ({ page }) => {
  await page.goto('./reno/');
  const violated = await page.evaluate(async () => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'document.title = "inline script ran"';
    document.head.append(script);
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 0));
    return directives;
  });
  expect(violated.sort()).toEqual(['connect-src', 'script-src-elem']);
  await expect(page).not.toHaveTitle('inline script ran');
});

for (const address of ['./lan-rt0', './lan-rt0/', './some/where/else/']) {
  test(`a wrong address leads home: ${address}`, async ({ page, baseURL }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'TCP Reno' })).toHaveJSProperty('href', `${baseURL}reno/`);
    await expect(page.getByRole('link', { name: 'Lectern' })).toHaveJSProperty('href', baseURL);
    await page.getByRole('link', { name: 'TCP Reno' }).click();
    await expect(page).toHaveTitle(/Lectern/);
    expect(page.url().startsWith(`${baseURL}reno/`)).toBe(true);
  });
}

// What a static host must be able to do for Lectern, and what the page promises to a host: it works in any sub-folder,
// asks nobody else for anything, obeys its own security policy, and a wrong address leads home.

import { readdirSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { staticServer } from '../../build/static-server.mjs';
import { allCases } from '../support/cases/all-cases.ts';
import { expectFirstPacket } from '../support/first-packet.ts';
import { complaintsOf } from '../support/open-page.ts';
import { combinations, sample } from '../support/sample.ts';

/** All that a page fetches until it is complete, bytes with gzip: HTML, styles, scripts, worker and one language. A guard against accidents, no budget: what counts is the first moving packet (docs/performance.md). */
const GUARD = 490_000;

/** Stages whose networks have no TCP of the engine's. */
const WITHOUT_TCP: ReadonlySet<string> = new Set(['web-cluster', 'virtual-server']);

/**
 * Opens an address and collects what the browser asked for and complained about, until the page is complete: the run drawn
 * and told to those who do not see it.
 */
async function visit(page: Page, address: string) {
  const asked: string[] = [];
  const complaints = complaintsOf(page);
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(address);
  for (const part of ['.chart-tick', '#results-title', '[aria-live=polite]', '.heard-only']) {
    await expect(page.locator(part).first()).toBeAttached({ timeout: 30_000 });
  }
  await page.waitForLoadState('networkidle');
  return { asked, complaints };
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

test('no file imports anything out of one that begins a worker: WebKit would begin it once more', () => {
  const assets = fileURLToPath(new URL('../../dist/assets/', import.meta.url));
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => /^(web-)?worker-/.test(name))).toHaveLength(2);
  const importing = /from\s*["'`]\.\/(?:web-)?worker-/;
  expect(scripts.filter((name) => importing.test(readFileSync(assets + name, 'utf8')))).toEqual([]);
});

/** Every page, in one language and the other by turns. */
const visited = sample(
  combinations({ scenario: allCases.map(({ scenario }) => scenario), locale: ['en-GB', 'ko-KR'] as const }),
  ({ scenario, locale }) => {
    const isOdd = allCases.findIndex((each) => each.scenario === scenario) % 2 === 1;
    return isOdd === (locale === 'ko-KR') ? [scenario.id] : [];
  },
);

for (const { scenario, locale } of visited) {
  const address = `./${scenario.id}/`;
  test(`${address} moves a packet by itself, works in a sub-folder, asks nobody else and weighs what a page may: ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    // New, for what an emptied one still has in its memory is not asked for again.
    const context = await browser.newContext({ locale, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const { asked, complaints } = await visit(page, address);
    await test.step('its first packet', () => expectFirstPacket(page, scenario));
    expect(complaints).toEqual([]);
    const fetched = asked.filter((url) => !/^(data|blob):/.test(url));
    expect(fetched.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
    // Its own stage and network, what all share of them and what those of TCP do, and no other's; its lesson at most.
    const named = (name: string): number => fetched.filter((url) => url.includes(`/${name}-`)).length;
    for (const kind of ['stage', 'network']) {
      const files = [kind, `${kind}-${scenario.stage}`, `${kind}-shared`, `${kind}-tcp`].map(named);
      expect(files, kind).toEqual(WITHOUT_TCP.has(scenario.stage) ? [2, 1, 1, 0] : [3, 1, 1, 1]);
    }
    expect(named('lesson')).toBeLessThanOrEqual(1);
    // Every text of the language is there, also the unit that belongs to no scenario.
    if (locale === 'ko-KR') await expect(page.locator('#root')).not.toContainText('packets');
    // One worker, and one language.
    expect(fetched.filter((url) => url.includes('/worker-'))).toHaveLength(1);
    expect(fetched.some((url) => url.includes('/korean-'))).toBe(locale === 'ko-KR');
    expect(fetched.some((url) => url.includes('/english-'))).toBe(locale !== 'ko-KR');
    expect(await weightOf(page, fetched)).toBeLessThanOrEqual(GUARD);
    await context.close();
  });
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test(`at ${width} pixels nothing is fetched before packets move that comes after them`, async ({
    browser,
    baseURL,
  }) => {
    for (const { scenario } of allCases) {
      const context = await browser.newContext({ viewport: { width, height }, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      await page.goto(`./${scenario.id}/`);
      await expect(page.locator('.chart-tick').first()).toBeAttached({ timeout: 30_000 });
      const [first, later] = await page.evaluate(() => {
        const [begun] = performance.getEntriesByName('app-started');
        const files = performance.getEntriesByType('resource');
        const named = (isFirst: boolean): string[] =>
          files
            .filter(({ startTime }) => startTime < begun!.startTime === isFirst)
            .map(({ name }) => /\/assets\/(.+)-[\w-]{8}\./.exec(name)?.[1] ?? '');
        return [named(true), named(false)];
      });
      const after = ['around', 'english-around', 'styles-around'];
      expect(
        after.filter((name) => first.includes(name)),
        scenario.id,
      ).toEqual([]);
      expect(
        after.filter((name) => !later.includes(name)),
        scenario.id,
      ).toEqual([]);
      await context.close();
    }
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('every page says what it is before any script runs', async ({ page }) => {
    for (const { scenario } of allCases) {
      const address = `./${scenario.id}/`;
      await page.goto(address);
      await expect(page).toHaveTitle(/Lectern/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('?');
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      // The one that starts the worker, which the policy allows by its hash; the names of the scenarios are data.
      expect(await page.locator('script:not([src], [type="application/json"])').count(), address).toBe(1);
      // Chromium parses as if script ran even where it is switched off from outside, so this is read, not seen.
      expect(await (await page.request.get(address)).text()).toMatch(
        /<noscript>[\s\S]*JavaScript[\s\S]*lang="ko"[\s\S]*<\/noscript>/,
      );
    }
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

test('a wrong address leads home', async ({ page, baseURL }) => {
  const home = page.getByRole('link', { name: 'TCP Reno' });
  for (const address of ['./lan-rt0', './lan-rt0/', './some/where/else/']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(home).toHaveJSProperty('href', `${baseURL}reno/`);
    await expect(page.getByRole('link', { name: 'Lectern' })).toHaveJSProperty('href', baseURL);
    await expect(page.locator('.near')).toBeVisible({ visible: address.includes('lan-rt0') });
  }
  await home.click();
  await expect(page).toHaveTitle(/Lectern/);
  expect(page.url().startsWith(`${baseURL}reno/`)).toBe(true);
});

test('a mistyped scenario offers the nearest one, with the run of the link', async ({ page, baseURL }) => {
  await page.goto('./Lan-rt0/#rmin=200ms&v=1');
  await page.locator('.near a').click();
  await expect(page).toHaveURL(new RegExp(`^${baseURL}lan-rto/#.*rmin=200ms`));
  await expect(page.getByRole('textbox', { name: /^RTO minimum/ })).toHaveValue('200');
});

test.describe('in a sandboxed frame, which has no origin', () => {
  /** A course page with the scenario in a frame. */
  async function frameOf(page: Page, address: string) {
    const course = new URL('/course.html', address).href;
    const frame = `<iframe sandbox="allow-scripts" src="${address}" width="1300" height="800"></iframe>`;
    await page.route(course, (route) => route.fulfill({ contentType: 'text/html', body: frame }));
    await page.goto(course);
    return page.frameLocator('iframe');
  }

  test('the run is computed and drawn', async ({ page, baseURL }) => {
    const frame = await frameOf(page, `${baseURL}reno/#rmin=200ms&v=1`);
    await expect(frame.getByRole('textbox', { name: /^RTO minimum/ })).toHaveValue('200');
    await expect(frame.locator('.chart-tick').first()).toBeVisible();
    await expect(frame.locator('.failure')).toHaveCount(0);
    await expect(frame.locator('.not-started')).toHaveCount(0);
  });

  test('a host that does not let it have its scripts leaves a sentence to read', async ({ page }) => {
    const host = staticServer(fileURLToPath(new URL('../../dist', import.meta.url)));
    host.prependListener('request', (_, response: ServerResponse) => {
      const { writeHead } = response;
      Object.assign(response, {
        writeHead(status: number, { 'Access-Control-Allow-Origin': _, ...headers }: OutgoingHttpHeaders) {
          return writeHead.call(response, status, headers as never);
        },
      });
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const frame = await frameOf(page, `http://127.0.0.1:${(host.address() as AddressInfo).port}/reno/`);
    await expect(frame.getByText('The simulation has not started')).toBeVisible();
    await expect(frame.getByText('시뮬레이션이 시작되지 않았습니다')).toBeVisible();
    await expect(frame.getByRole('link', { name: 'Open it in a tab of its own' })).toHaveAttribute('target', '_blank');
    host.close();
  });
});

test('scripts that never arrive are told of after some seconds, not at once', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('./reno/');
  const told = page.getByText('The simulation has not started');
  await expect(told).toBeHidden();
  await expect(told).toBeVisible();
  await page.unroute(/\/assets\/.*\.js$/);
  await page.reload();
  await expect(page.locator('.chart-tick').first()).toBeVisible();
  await expect(told).toHaveCount(0);
});

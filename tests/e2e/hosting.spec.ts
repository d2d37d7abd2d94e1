// What a static host must be able to do for Lectern, and what the page promises to a host: it works in any sub-folder,
// asks nobody else for anything, obeys its own security policy, and a wrong address leads home.

import { expect, type Page, test } from '@playwright/test';

const FIRST_LOAD = 140_000;

/** Opens an address and collects everything the browser asked for and complained about. */
async function visit(page: Page, address: string) {
  const asked: string[] = [];
  const complaints: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  page.on('pageerror', (error) => void complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return { asked, complaints, bytes: async () => (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0) };
}

for (const address of ['./reno/', './lan-rto/', './nic-buffer/']) {
  test(`${address} works in a sub-folder and asks nobody else`, async ({ page, baseURL }) => {
    const { asked, complaints, bytes } = await visit(page, address);
    await expect(page.locator('#root > *').first()).toBeVisible();
    expect(complaints).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url))).toEqual([]);
    expect(await bytes()).toBeLessThanOrEqual(FIRST_LOAD);
  });

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
}

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

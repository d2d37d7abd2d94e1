// Firefox by WebDriver BiDi, which it speaks itself.

import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Visitor } from './visitor.ts';

/**
 * Bars that lie over the page, as a phone's do, and no service worker, as in Chromium's tests: Firefox tells of an error when a
 * page is left that still waits for one.
 */
const PREFERENCES = {
  'dom.serviceWorkers.enabled': false,
  'ui.useOverlayScrollbars': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
};

export async function visitByFirefox(executablePath: string): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
  });
  const [page = await browser.newPage()] = await browser.pages();
  let failed: string[] = [];
  page.on('pageerror', (error) => failed.push(String(error)));
  return {
    name: (await browser.version()).replace('/', ' '),
    resize: (size) => page.setViewport(size),
    goto: async (address) => void (await page.goto(address)),
    value: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key as KeyInput),
    async drag(from, to) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 5 });
      await page.mouse.up();
    },
    click: (at) => page.mouse.click(...at),
    screenshot: async () => Buffer.from(await page.screenshot()),
    async errors() {
      const seen = failed;
      failed = [];
      return seen;
    },
    close: () => browser.close(),
  };
}

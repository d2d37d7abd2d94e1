// A page fetches styles of others before anybody asks for them (a sweep, a lesson): whenever they come, and in whatever
// order, nothing on the page may change its place.

import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { scenarios } from '../../src/scenarios/index.ts';
import { addressOf, finishedRun, open } from '../support/open-page.ts';

const styles = readdirSync(new URL('../../dist/assets', import.meta.url)).filter((name) => name.endsWith('.css'));

/** Where everything is that can be seen, after two frames. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const seen = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    return seen.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${box}`;
    });
  });

scenarios.forEach((scenario, turn) => {
  test(`styles of other pages move nothing: ${scenario.id}`, async ({ page }) => {
    await page.setViewportSize(turn % 2 === 0 ? { width: 1440, height: 900 } : { width: 1024, height: 768 });
    await open(page, addressOf(scenario, 'end=5s&t=100ms&paused=1&v=1'));
    await finishedRun(page);
    await expect(page.locator('.results dd').first()).not.toContainText('…');
    let before: string[] = [];
    const isStill = async (): Promise<boolean> => {
      const last = before;
      before = await places(page);
      return last.join() === before.join();
    };
    await expect.poll(isStill, { intervals: [50] }).toBe(true);
    expect(styles.length).toBeGreaterThan(scenarios.length);
    await page.evaluate((names) => {
      const come = (name: string) =>
        new Promise((done, fail) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `../assets/${name}` });
          link.onload = done;
          link.onerror = fail;
          document.head.append(link);
        });
      return Promise.all(names.map(come));
    }, styles);
    const after = await places(page);
    expect(before.filter((place) => !after.includes(place))).toEqual([]);
  });
});

// The first moving packet where the pages are kept for times without a network: the same page opened again in the same browser,
// once from the service worker and once, without one, from the browser's own cache. In pairs, the one first and then the other.

import type { BrowserContext, Page } from 'playwright-core';
import { atMost, firstLoad, type PageFigure, type Repeat } from './page-figure.ts';
import type { Served } from './served-page.ts';

/** With the goals of a first visit, ms. */
const SCENARIOS = [
  ['reno', 400],
  ['web-cluster', 500],
] as const;

export async function keptFigures(repeat: Repeat, served: Served): Promise<PageFigure[]> {
  const figures: PageFigure[] = [];
  for (const [scenario, goal] of SCENARIOS) {
    let count = 0;
    const pairs = await repeat(async (page) => {
      const browser = page.context().browser()!;
      const [keeping, without] = [await browser.newContext(), await browser.newContext({ serviceWorkers: 'block' })];
      await visit(keeping, served, scenario, isKept);
      await visit(without, served, scenario);
      const order = count++ % 2 === 0 ? [keeping, without] : [without, keeping];
      const moved = new Map<BrowserContext, number>();
      for (const each of order) moved.set(each, await visit(each, served, scenario));
      return { kept: moved.get(keeping)!, cached: moved.get(without)! };
    });
    const name = `${scenario}: first moving packet of another visit`;
    figures.push(
      atMost(
        `${name}, from the service worker`,
        'ms',
        goal,
        pairs.map(({ kept }) => kept),
      ),
      atMost(
        `${name}, without one`,
        'ms',
        goal,
        pairs.map(({ cached }) => cached),
      ),
    );
  }
  return figures;
}

/** All pages are there, and the next visit is answered from them. */
const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 90_000 });

async function visit(
  context: BrowserContext,
  served: Served,
  scenario: string,
  until: (page: Page) => Promise<unknown> = async () => {},
): Promise<number> {
  const page = await context.newPage();
  // The story is told once; a page that stands still moves no packet.
  await page.addInitScript(() => localStorage.removeItem('lectern-stories'));
  const { moved } = await firstLoad(page, served, scenario);
  await until(page);
  await page.close();
  return moved;
}

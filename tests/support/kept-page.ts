// Pages that stay open from test to test, one for each scenario and worker: for tests that look at what a link shows. A link
// says all of it (run, moment, language, colours, hall), and pasting it costs a third of opening a page, which is what
// most tests would spend most of their time on. What a test opens besides (a dialog, all settings) it closes again.
// How a page comes up, and what it keeps, is tested with pages that are opened.

import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { addressOf, finishedRun, open, shownRun } from './open-page.ts';
import { isFull } from './sample.ts';
import type { Size } from './stage-room.ts';

const DESKTOP: Size = { width: 1280, height: 720 };

/** @param link of a page that stands still, without its language and colours if they are English and light */
export type Look = (scenario: Scenario, link: string, size?: Size) => Promise<Page>;

class KeptPages {
  private readonly browser: Browser;
  private readonly pages = new Map<string, Page>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  async show(scenario: Scenario, link: string, size: Size, baseURL: string | undefined): Promise<Page> {
    const whole = [...defaultsMissingIn(link), link].join('&');
    const known = this.pages.get(scenario.id);
    const page = known ?? (await this.browser.newPage(baseURL ? { baseURL } : {}));
    this.pages.set(scenario.id, page);
    await page.setViewportSize(size);
    const { pathname, hash } = new URL(page.url());
    // From within a lesson, a link without a step is the way back to its first one, which stands at its event.
    const isInLesson = saysStep(hash) && !saysStep(whole);
    if (known && pathname.endsWith(`/${scenario.id}/`) && hash !== `#${whole}` && !isInLesson) {
      await page.evaluate((fragment) => {
        window.scrollTo(0, 0);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        window.location.hash = fragment;
      }, whole);
    } else await open(page, addressOf(scenario, whole));
    const { spec, others, view } = parseLink(whole, scenario).state;
    await finishedRun(page, [spec, ...others][view.front ?? 0]);
    await expect.poll(async () => (await shownRun(page)).now, { intervals: [20] }).toBe(view.t ?? 0);
    await expect(page.locator('html')).toHaveAttribute('lang', view.lang!);
    await expect(page.locator('html')).toHaveAttribute('data-theme', view.present ? 'projector' : view.theme!);
    await expect(page.locator('.chart-row .chart-title, .packet-view').first()).toBeVisible();
    return page;
  }

  async close(): Promise<void> {
    for (const page of this.pages.values()) await page.close();
    this.pages.clear();
  }
}

const saysStep = (link: string): boolean => /[#&]step=/.test(link);

/** Said in every link, because a page keeps what the one before it said. */
const defaultsMissingIn = (link: string): string[] =>
  ['lang=en', 'theme=light'].filter((each) => !`&${link}`.includes(`&${each.split('=')[0]}=`));

export const test = base.extend<{ readonly look: Look }, { readonly kept: KeptPages }>({
  kept: [
    async ({ browser }, use) => {
      const kept = new KeptPages(browser);
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  look: async ({ kept, baseURL }, use) => {
    await use((scenario, link, size = DESKTOP) => kept.show(scenario, link, size, baseURL));
    if (isFull) await kept.close();
  },
});

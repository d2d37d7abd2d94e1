// What axe finds wrong with the page that is open.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Off unless asked for: WCAG 2.2, 2.5.8, targets of 24 px. */
const ALSO = { 'target-size': { enabled: true } };

/** Half a megabyte, which the builder by itself would send and compile twice for every look: a page that is kept keeps it. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(new AxeBuilder({ page })['script']());
}
const BROUGHT = ';';

/** What fades in has its colours when it is there. What takes longer than a second waits for something else. */
async function fadedIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/**
 * Each violated rule with the places where it is. No page of ours has frames, so nothing has to be put together; and where
 * a rule is kept, one example will do, for naming all of them takes longer than looking.
 */
export async function violationsOn(page: Page): Promise<unknown[]> {
  await bringAxe(page);
  await fadedIn(page);
  const { violations } = await new AxeBuilder({ page, axeSource: BROUGHT })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: ALSO })
    .analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html, failureSummary }) => [html, failureSummary])]);
}

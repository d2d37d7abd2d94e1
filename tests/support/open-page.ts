// Driving the page in browser tests: opening links, waiting for what the page says it shows (the hook of
// src/ui/stage-kit/test-hook.ts), and the same run computed here for comparison.

import { expect, type Page } from '@playwright/test';
import { sessionOf } from '../../src/runner/session-of.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import type { DrawnFrame, ShownRun } from '../../src/ui/stage-kit/test-hook.ts';
import { specOf, wholeRecord } from './whole-record.ts';

export { specOf, wholeRecord };

/** Generous, ms: a machine may be busy with other tests. */
const PATIENCE = 60_000;

/** The page waits at 0 s instead of playing. */
export const STILL = '#paused=1&v=1';

/** A load of its own even where only the fragment differs. A link that names no scenario is one of `reno`. */
export async function open(page: Page, link: string): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(/^[a-z]/.test(link) ? `./${link}` : `./reno/${link}`);
}

/** What a run's spec is in a word: equal words, equal runs. */
export function runKey({ scenario, params, changes, kills }: RunSpec): string {
  const values = Object.keys(params)
    .sort()
    .map((key) => [key, params[key]]);
  return JSON.stringify([scenario, values, changes, kills]);
}

/** The address of a run from the folder of all pages. */
export const addressOf = ({ id }: Scenario, link: string): string => `${id}/#${link}`;

/** The digest as this process computes it. */
export const digestOf = (spec: RunSpec): number => sessionOf(spec).complete().digest;

/**
 * The run that is shown, once it is complete; `spec`: only when it is this one. After an edit the page shows the run from before
 * until the new one comes, so say which is meant. The page is what waits: being asked again and again would cost it as much
 * as drawing does.
 */
export async function finishedRun(page: Page, spec?: RunSpec): Promise<ShownRun> {
  const until = performance.now() + PATIENCE;
  let other = '';
  for (;;) {
    const wait = { polling: 20, timeout: Math.max(1, until - performance.now()) };
    const found = await page
      .waitForFunction(
        (other) => {
          const run = window.__lectern?.run();
          return run?.done && JSON.stringify(run.spec) !== other ? run : undefined;
        },
        other,
        wait,
      )
      .catch((error: Error) => {
        if (spec && other !== '') expect(runKey(JSON.parse(other)), error.message).toBe(runKey(spec));
        throw error;
      });
    const seen = (await found.jsonValue())!;
    if (!spec || runKey(seen.spec) === runKey(spec)) return seen;
    other = JSON.stringify(seen.spec);
  }
}

/** Opens a link in the page that is open, as pasting it into the address bar does. */
export async function paste(page: Page, link: string, scenario: Scenario = reno): Promise<ShownRun> {
  await page.evaluate((fragment) => {
    window.location.hash = fragment;
  }, link);
  return finishedRun(page, specOf(link, scenario));
}

/** The run that is shown, complete or not, and the cursor. */
export const shownRun = async (page: Page): Promise<ShownRun> => (await page.evaluate(() => window.__lectern?.run()))!;

/** The packets of the frame that is on the screen now. */
export const drawnFrame = (page: Page): Promise<DrawnFrame> => page.evaluate(() => window.__lectern!.drawn());

/** What goes wrong in a page from now on: uncaught errors and what the console calls errors. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => void complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

// The real worker breaks at a message of the page: it throws, goes round in circles, or ends itself. The page says so, what was
// set and computed stays, and Restart computes the run. Every message of the protocol is attacked in tests/runner/worker-attacks.test.ts.

import { expect, type Page, test } from '@playwright/test';
import { share as en } from '../../src/ui/i18n/share.en.ts';
import { share as ko } from '../../src/ui/i18n/share.ko.ts';
import { breakAt, WORKER } from '../support/broken-worker.ts';
import { finishedRun, open, shownRun } from '../support/open-page.ts';
import { ONLY_IN_FULL } from '../support/sample.ts';

const ATTACKS = {
  throws: { code: "throw new Error('It broke.')", told: 'crash', language: 'en' },
  hangs: { code: 'for (;;);', told: 'stuck', language: 'ko' },
  'ends itself': { code: 'close()', told: 'stuck', language: 'en' },
} as const;
type Attack = keyof typeof ATTACKS;

const RUN = 'rto=max%28min,srtt%2B4%2Arttvar%29&seed=7&t=0.65s&paused=1';
/** Whose end is looked at, with more packets than a record keeps. */
const LONG = 'bw=10Mbps&wnd=40&q=60&end=200s&t=195s&paused=1';

/** A link at which the page says it, if need be after something else was done. */
const WAYS = {
  load: { link: RUN },
  ack: { link: RUN },
  window: { link: LONG },
  rule: { link: RUN, way: (page: Page) => page.locator('.arithmetic-open').click() },
} as const;
type Way = keyof typeof WAYS;

/** In the normal run every message and every attack at least once; most of the others wait ten seconds each for silence. */
const OFTEN: readonly (readonly [Attack, Way])[] = [
  ['throws', 'load'],
  ['hangs', 'ack'],
  ['ends itself', 'window'],
  ['throws', 'rule'],
];

for (const attack of Object.keys(ATTACKS) as Attack[]) {
  for (const type of Object.keys(WAYS) as Way[]) {
    const more = OFTEN.some(([a, w]) => a === attack && w === type) ? {} : ONLY_IN_FULL;
    test(`a worker that ${attack} at "${type}"`, more, async ({ page }) => {
      const { code, told, language } = ATTACKS[attack];
      const words = language === 'ko' ? ko.failure : en.failure;
      const { link, ...how } = WAYS[type];
      await breakAt(page, type, code);
      await open(page, `#${link}&lang=${language}&v=1`);
      if ('way' in how) {
        await finishedRun(page);
        await how.way(page);
      }
      const failure = page.getByRole('alert').filter({ hasText: words.title[told] });
      await expect(failure).toContainText(words.kept);
      const isComplete = type === 'window' || type === 'rule';
      expect((await shownRun(page))?.done ?? false).toBe(isComplete);
      expect(new URL(page.url()).hash).toContain(link.split('&')[0]!);
      await page.unroute(WORKER);
      // The list of names of a rule that is being written lies over the page until it is left.
      if (type === 'rule') await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.restart }).click();
      await expect(failure).toHaveCount(0);
      await finishedRun(page);
    });
  }
}

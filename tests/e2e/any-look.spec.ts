// Words have room in looks that nobody has thought of: some settings beside the defaults, up to three runs, any view and moment,
// any screen. What is tried by name: layout.spec.ts.

import { expect, test } from '@playwright/test';
import { allCases } from '../support/cases/all-cases.ts';
import { addressOf, complaintsOf, open } from '../support/open-page.ts';
import { randomLooks } from '../support/random-look.ts';
import { draws, ONLY_IN_FULL } from '../support/sample.ts';
import { expectNoFlaws } from '../support/text-flaws.ts';

const SEED = Number(process.env['LECTERN_SEED'] ?? 20_261_129);
const LOOKS = draws(0, 40);
/** A run that takes longer is looked at as far as it is. */
const PATIENCE = 12_000;

for (const { scenario, lesson } of allCases) {
  test(`no text of ${LOOKS} looks is cut off or lies upon another: ${scenario.id}`, ONLY_IN_FULL, async ({ page }) => {
    test.setTimeout(LOOKS * 30_000);
    const complaints = complaintsOf(page);
    for (const { link, size } of randomLooks(scenario, lesson, LOOKS, SEED)) {
      await page.setViewportSize(size);
      await open(page, addressOf(scenario, link));
      await page.waitForFunction(() => window.__lectern?.run() !== undefined);
      const isDone = page.waitForFunction(() => window.__lectern!.run()!.done, undefined, { timeout: PATIENCE });
      await isDone.catch(() => {});
      await expect(page.locator('.chart-row .chart-title, .packet-view').first()).toBeVisible();
      await expectNoFlaws(page, `${size.width}x${size.height} ${scenario.id}/#${link}`, { mayShorten: true });
      expect.soft(complaints.splice(0)).toEqual([]);
    }
  });
}

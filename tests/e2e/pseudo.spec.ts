// Texts twice as long have room too: the scan of layout.spec.ts with a language made for it, at the widths of a phone, a
// projector and a desktop. What bears this bears the next translation. In the full run: the page is built once more for it.

import { expect } from '@playwright/test';
import { allCases } from '../support/cases/all-cases.ts';
import { addressOf, finishedRun, open } from '../support/open-page.ts';
import { test } from '../support/pseudo-site.ts';
import { expectRoom } from '../support/room.ts';
import { combinations, ONLY_IN_FULL, sample } from '../support/sample.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/** The page is built again for these: once, not in every worker. */
test.describe.configure({ mode: 'default' });

const looks = sample(combinations({ size: SIZES, cases: allCases }), ({ size: { width }, cases: { scenario } }) => [
  ...[`${width}`, scenario.id],
]);

for (const cases of allCases) {
  const { scenario, busy } = cases;
  test(`texts twice as long have room: ${scenario.id}`, ONLY_IN_FULL, async ({ page }) => {
    await open(page, addressOf(scenario, 'lang=ko&paused=1&v=1'));
    await finishedRun(page);
    // The language is there, and it is long.
    const question = (await page.getByRole('heading', { level: 1 }).textContent())!;
    expect(question).toMatch(/[áéíöüñš]/);
    expect(question.length).toBeGreaterThan(1.6 * scenario.question.en.length);
    const link = addressOf(scenario, `${busy}&lang=ko&paused=1&v=1`);
    const mine = looks.filter((look) => look.cases === cases).map(({ size }) => size);
    await page.setViewportSize(mine[0]!);
    await open(page, link);
    await finishedRun(page);
    await expectRoom(page, mine, true);
  });
}

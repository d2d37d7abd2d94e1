// Texts twice as long have room too: the scan of layout.spec.ts with a language made for it, at the widths of a phone, a
// projector and a desktop. What bears this bears the next translation.

import { expect } from '@playwright/test';
import { allCases } from '../support/cases/all-cases.ts';
import { addressOf, finishedRun, open } from '../support/open-page.ts';
import { test } from '../support/pseudo-site.ts';
import { expectRoom } from '../support/room.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

for (const { scenario, busy } of allCases) {
  test(`texts twice as long have room: ${scenario.id}`, async ({ page }) => {
    test.setTimeout(90_000);
    await open(page, addressOf(scenario, 'lang=ko&paused=1&v=1'));
    await finishedRun(page);
    // The language is there, and it is long.
    const question = (await page.getByRole('heading', { level: 1 }).textContent())!;
    expect(question).toMatch(/[áéíöüñš]/);
    expect(question.length).toBeGreaterThan(1.6 * scenario.question.en.length);
    const link = addressOf(scenario, `${busy}&lang=ko&paused=1&v=1`);
    for (const size of SIZES) await expectRoom(page, link, size, true);
  });
}

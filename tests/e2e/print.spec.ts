// Printing the run: one page of A4 with everything a hand-out needs, in colours that a black and white printer shows.

import { expect, type Page } from '@playwright/test';
import { allCases } from '../support/cases/all-cases.ts';
import { test } from '../support/kept-page.ts';
import { combinations, sample } from '../support/sample.ts';

/** A4 less margins of 12 mm, CSS pixels. */
const PAPER = { width: 703, height: 1030 };

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** The sheet as a printer gets it, on the screen. */
async function asPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** How dark the darkest tenth of a picture's columns is, as a share of its columns with ink: 0 for a blank one. */
const inkOf = (page: Page, canvas: string): Promise<number> =>
  page
    .locator(canvas)
    .first()
    .evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
      const inked = new Set<number>();
      for (let at = 0; at < data.length; at += 4) {
        const grey = (data[at]! * 3 + data[at + 1]! * 6 + data[at + 2]!) / 10;
        // 4.5 : 1 on white.
        if (grey < 118) inked.add((at / 4) % width);
      }
      return inked.size / width;
    });

const sheets = sample(
  combinations({ cases: allCases, language: ['en', 'ko'] as const, theme: ['light', 'dark'] as const }),
  ({ cases: { scenario }, language, theme }) => [scenario.id, `${language}, ${theme}`],
);

for (const { cases, language, theme } of sheets) {
  const { scenario } = cases;
  test(`${scenario.id} on paper, ${language}, ${theme}: one page with picture, charts, explanation, results and link`, async ({
    look,
  }) => {
    const page = await look(scenario, `t=2s&paused=1&lang=${language}&theme=${theme}&v=1`);
    await page.mouse.move(300, 300);
    await expect(page.locator('#results-title')).toBeAttached();
    // What is printed is fetched with the page; until it is there a browser prints the page itself.
    await expect.poll(async () => pagesOf(await page.pdf({ preferCSSPageSize: true })), { intervals: [300] }).toBe(1);
    await asPrinted(page);
    const sheet = page.locator('.print-sheet');
    await expect(sheet).toBeVisible();
    await expect(page.locator('.header')).toBeHidden();
    const told = await sheet.innerText();
    expect(told).toContain(scenario.question[language]);
    for (const { label, visible } of scenario.parameters) if (visible) expect(told).toContain(label[language]);
    const results = scenario.metrics.filter(({ minor, aside, wantedOf }) => !minor && !aside && wantedOf === undefined);
    for (const { label } of results) expect(told).toContain(label[language]);
    expect(await sheet.locator('.why').innerText()).not.toBe('');
    const link = await sheet.locator('.print-link span').innerText();
    expect(link).toMatch(new RegExp(`/${scenario.id}/#.*t=2s`));
    await expect(sheet.locator('footer svg path')).toHaveCount(1);
    // Nothing runs over the edge of the page or of its part.
    expect(await sheet.evaluate(({ scrollHeight, scrollWidth }) => [scrollWidth, scrollHeight])).toEqual([
      PAPER.width,
      PAPER.height,
    ]);
    const foot = (await sheet.locator('footer').boundingBox())!;
    expect(foot.y + foot.height).toBeLessThanOrEqual(PAPER.height + 1);
    expect(await inkOf(page, '.print-sheet .print-stage canvas')).toBeGreaterThan(0.3);
    expect(await inkOf(page, '.print-sheet .chart-canvas')).toBeGreaterThan(0.3);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.emulateMedia({ media: null });
  });
}

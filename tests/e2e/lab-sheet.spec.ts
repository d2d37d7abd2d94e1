// A lesson as a lab sheet: printed by a browser on both kinds of paper, a page for each step with all that it says, pictures as
// vectors, and the answers on a page of their own if they are wished for.

import { expect, type Page } from '@playwright/test';
import { lessons } from '../../build/lessons.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { test } from '../support/kept-page.ts';
import { addressOf } from '../support/open-page.ts';

/** Points. */
const PAPERS = { a4: [595, 842], letter: [612, 792] } as const;
const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** What the browser makes of the sheet that is laid out, which is gone afterwards. */
async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!;
  await expect(page.locator('.lab-sheet, dialog')).toHaveCount(0);
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)!.length,
    images: pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0,
    size: [Math.round(Number(width)), Math.round(Number(height))],
  };
}

async function askForSheet(page: Page, paper: RegExp, answers: boolean): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
    document.documentElement.removeAttribute('data-printed');
  });
  await page.keyboard.press('s');
  await page.locator('.lab-row input').setChecked(answers);
  await page.locator('.lab-row').getByRole('button', { name: paper }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached({ timeout: 60_000 });
}

/** Both kinds of paper, both languages, with answers and without; asked for on the page, and by a link that says it all. */
const SHEETS = [
  { scenario: reno, language: 'en', paper: 'a4', name: /A4/, answers: true },
  { scenario: nicBuffer, language: 'ko', paper: 'letter', name: undefined, answers: false },
] as const;

for (const { scenario, language, paper, name, answers } of SHEETS) {
  test(`the lab sheet of ${scenario.id}, ${language}: a page for each step, nothing cut, vectors only`, async ({
    look,
    browser,
    baseURL,
  }) => {
    const { steps } = lessons[scenario.id]!;
    const page = name
      ? await look(scenario, `lang=${language}&paused=1&v=1`)
      : await browser.newPage({ viewport: { width: 1280, height: 720 }, ...(baseURL && { baseURL }) });
    if (name) {
      await page.mouse.move(300, 300);
      await askForSheet(page, name, answers);
    } else {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await page.goto(addressOf(scenario, `lang=${language}&lab=${paper}${answers ? '-answers' : ''}&v=1`));
      await expect(page.locator('html[data-printed]')).toBeAttached({ timeout: 60_000 });
    }
    const sheet = page.locator('.lab-page');
    await expect(sheet).toHaveCount(steps.length);
    const told = (await sheet.allTextContents()).map(plain);
    for (const [index, step] of steps.entries()) {
      expect(told[index]).toContain(plain(step.question[language]));
      expect(told[index]).toContain(plain(step.see[language]));
      expect(told[index]).toContain(`/${scenario.id}/#`);
      for (const { ask } of step.asks ?? []) expect(told[index]).toContain(plain(ask[language].split('{')[0]!));
    }
    // Of runs that are compared it is said whose settings these are, and what the other has instead.
    if (scenario === reno) {
      expect(told[0]).toMatch(/Settings(?! of)/);
      expect(told[1]).toMatch(/Settings of BRTO minimum ?200 ms.*Different in A: RTO minimum 1 s/);
    }
    // Room is left to write, and all is within its page.
    const rooms = await sheet.evaluateAll((all) =>
      all.map((each) => {
        const { bottom, right } = each.getBoundingClientRect();
        const boxes = [...each.querySelectorAll('p, li, dd, svg')].map((part) => part.getBoundingClientRect());
        const over = boxes.filter((box) => box.bottom > bottom + 1 || box.right > right + 1).length;
        return { lines: each.querySelector('.lab-lines')!.clientHeight, over };
      }),
    );
    for (const { lines, over } of rooms) {
      expect(lines).toBeGreaterThan(100);
      expect(over).toBe(0);
    }
    // The answers are worked out from the runs, and are there only if they were asked for.
    const asked = steps.flatMap(({ asks = [] }) => asks).length;
    await expect(page.locator('.lab-answers .lab-answer')).toHaveCount(answers ? asked : 0);
    const { pages, images, size } = await printed(page);
    expect(size).toEqual(PAPERS[paper]);
    expect(images).toBe(0);
    expect(pages).toBeGreaterThanOrEqual(steps.length + (answers ? 1 : 0));
    expect(pages).toBeLessThanOrEqual(steps.length + (answers ? 2 : 0));
    if (!name) await page.close();
  });
}

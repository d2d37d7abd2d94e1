// A sweep as others see it: projected in a hall, and on paper.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { figureById } from '../../src/figures/figures.ts';
import { violationsOn } from '../support/axe.ts';
import { contrast } from '../support/colour-vision.ts';
import { open } from '../support/open-page.ts';
import { asPrinted, PAPER, pagesOf } from '../support/paper.ts';
import { allRunsDone } from '../support/swept.ts';

test.slow();

test('in the hall all of a figure can be read: nothing is cut or small, and its title and the buttons stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, 'virtual-server/#sweep=P4-T2&v=1');
  await allRunsDone(page);
  await page.getByRole('button', { name: 'Present' }).click();
  const hall = page.locator('.present-sweep');
  await expect(hall.locator('.sweep-form, .sweep-files')).toHaveCount(0);
  await expect(hall.locator('.sweep-figure svg')).toHaveCount(4);
  expect(await smallestType(hall)).toBeGreaterThanOrEqual(19.9);
  await test.step('axe', async () => expect(await violationsOn(page)).toEqual([]));
  for (const table of await hall.locator('.sweep-scroll').all()) {
    expect(await table.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  }
  const last = hall.getByRole('heading', { name: 'Direct routing' });
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const leave = hall.getByRole('button').last();
  await leave.click({ trial: true });
  await page.keyboard.press('PageDown');
  await expect(last).toBeInViewport();
  await leave.click({ trial: true });
  expect(await turnTo(page, 'Response time by requests')).toBeLessThanOrEqual(2);
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One request, three ways to forward');
  // Keys move the sheet, too: it has the focus. And the clicker goes on where nothing has.
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await turnTo(page, 'Response time by requests');
  await page.keyboard.press('Escape');
  await expect(page.locator('.sweep-form')).toBeVisible();
});

/** On the screen: of the page, which is enlarged as a whole, and in drawings, which may be drawn smaller than they are. Pixels. */
const smallestType = (hall: Locator): Promise<number> =>
  hall.evaluate((element) => {
    const times = element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth;
    const drawn = (each: Element): number => {
      const svg = each.closest('svg');
      return svg === null ? times : svg.getBoundingClientRect().width / svg.width.baseVal.value;
    };
    return Math.min(
      ...[...element.querySelectorAll('*')]
        .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== ''))
        .map((each) => Number.parseFloat(getComputedStyle(each).fontSize) * drawn(each)),
    );
  });

/** Presses of a clicker until the hall has this title; returns how many. */
async function turnTo(page: Page, title: string): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 });
  for (let presses = 1; presses <= 12; presses++) {
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(50);
    if ((await heading.textContent()) === title) return presses;
  }
  throw new Error(`the clicker does not lead to ${title}`);
}

test('a sweep on paper: the figure, what is said of it and its link, dark on white, whatever the page looks like', async ({
  page,
}) => {
  const { title, claims, honesty } = figureById('P4-24')!;
  await open(page, 'virtual-server/#sweep=P4-24&theme=dark&lang=ko&v=1');
  await allRunsDone(page);
  // What is printed is fetched with the page; until it is there a browser prints the page itself.
  await page.waitForLoadState('networkidle');
  const { chosen, look: before } = await chosenOf(page);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(4);
  await asPrinted(page);
  const sheet = page.locator('.print-sheet');
  await expect(sheet).toBeVisible();
  await expect(page.locator('.header')).toBeHidden();
  await expect(page.locator('.sweep-form')).toBeHidden();
  await expect(sheet.locator('button:visible, select:visible, progress:visible')).toHaveCount(0);
  const told = await sheet.innerText();
  for (const words of [title, ...claims!.map(({ text }) => text), ...honesty!.map(({ text }) => text)])
    expect(told).toContain(words.ko);
  await expect(sheet.locator('.print-link span')).toHaveText(/virtual-server\/#.*sweep=P4-24/);
  const [width, fills] = await sheet.evaluate((each) => [
    each.scrollWidth,
    [...each.querySelectorAll('svg text')].map((words) => {
      const parts = getComputedStyle(words).fill.match(/\d+/g)!.slice(0, 3);
      return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    }),
  ]);
  expect(width).toBe(PAPER.width);
  expect(fills.length).toBeGreaterThan(10);
  for (const fill of new Set(fills)) expect(contrast(fill, '#FFFFFF'), fill).toBeGreaterThanOrEqual(4.5);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await page.emulateMedia({ media: null });
  expect(await chosenOf(page)).toEqual({ chosen, look: before });
});

/** What a heat map shows, and the theme. */
const chosenOf = (page: Page): Promise<{ chosen: string; look: string | undefined }> =>
  page.evaluate(() => ({
    chosen: document.querySelector('.sweep-measures :checked + span')!.textContent!,
    look: document.documentElement.dataset['theme'],
  }));

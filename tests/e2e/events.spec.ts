// Events where one of many connections is followed: whose they are, stepping through them, all of them on demand; and the
// results with their definitions.

import { expect, type Page, test } from '@playwright/test';
import { shownMarks } from '../../src/record/shown-marks.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { addressOf, finishedRun, open, wholeRecord } from '../support/open-page.ts';

const LINK = 'work=r1&util=40%25&rmin=100ms&end=20s&paused=1&v=1';
const run = wholeRecord(parseLink(LINK, lanRto).state.spec);

const nowOf = (page: Page): Promise<number> => page.evaluate(() => window.__lectern?.run()?.now ?? -1);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, addressOf(lanRto, LINK));
  await finishedRun(page);
  await expect(page.locator('.strip-head')).toBeVisible();
});

test('the table of events begins at the cursor, and where one has scrolled it stays', async ({ page }) => {
  await open(page, 'reno/#t=14s&view=events&paused=1&lang=en&v=1');
  await finishedRun(page);
  const row = (time: string) => page.locator('.event-rows tbody tr', { hasText: time });
  await expect(row('13.858048 s').last()).toBeInViewport();
  await expect(row('0.253960 s')).not.toBeInViewport();
  await page.locator('.event-rows').evaluate((rows) => {
    rows.scrollTop = 0;
  });
  await page.getByRole('tab', { name: 'Charts' }).click();
  await page.getByRole('tab', { name: 'Events' }).click();
  await expect(row('0.253960 s')).toBeInViewport();
  // Nor does a window of another height take it away, as when a phone hides its bar.
  await page.setViewportSize({ width: 1440, height: 860 });
  await page.waitForTimeout(300);
  await expect(row('0.253960 s')).toBeInViewport();
});

test('the table of events is a grid, whose current row follows the arrow keys; views are tabs of a panel', async ({
  page,
}) => {
  await open(page, 'reno/#t=0s&view=events&paused=1&lang=en&v=1');
  await finishedRun(page);
  const panel = page.getByRole('tabpanel', { name: 'Events', exact: true });
  const grid = panel.getByRole('grid', { name: /^All events of the run/ });
  const current = () => grid.getAttribute('aria-activedescendant').then((id) => page.locator(`#${id}`));
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await expect(grid).toHaveAttribute('aria-activedescendant', /^event-/);
  await expect(await current()).toContainText('0.253960 s');
  await expect(await current()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(async () => expect(await (await current()).count()).toBe(1)).toPass();
  await expect(await current()).toBeInViewport();
  const tab = page.getByRole('tab', { name: 'Charts', exact: true });
  await tab.click();
  const charts = page.getByRole('tabpanel', { name: 'Charts', exact: true });
  await expect(tab).toHaveAttribute('aria-controls', (await charts.getAttribute('id'))!);
  const chart = charts.getByRole('figure').first();
  await expect(chart).toHaveAccessibleDescription(/^Left and right arrow/);
});

test('the head of the strip says whose events these are and how many there are besides', async ({ page }) => {
  const others = run.marks.length - shownMarks(run, false).length;
  expect(others).toBeGreaterThan(50);
  await expect(page.locator('.strip-head strong')).toHaveText('Events of client 1, user 1');
  await expect(page.locator('.strip-head')).toContainText(`${others.toLocaleString('en')} events of`);
  await expect(page.locator('.strip-rug path')).toHaveAttribute('d', /^M/);
  await page.keyboard.press('0');
  const counted = await page
    .locator('.mark-button')
    .evaluateAll((buttons) =>
      buttons.reduce((sum, button) => sum + Number(button.querySelector('.mark-count')?.textContent ?? 1), 0),
    );
  expect(counted).toBe(shownMarks(run, false).length);
});

test('and has room for that beside the views of a small desktop, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const language of ['en', 'ko']) {
    await open(page, addressOf(lanRto, `work=own&clients=20&users=4&split=0&lang=${language}&end=2s&paused=1&v=1`));
    await finishedRun(page);
    await expect(page.locator('.strip-others')).toContainText(/\d/);
    const inOneLine = await page.locator('.strip-head').evaluate((head) => {
      const { top, bottom } = head.getBoundingClientRect();
      return [...head.querySelectorAll('strong, .strip-others')].map((words) => {
        const box = words.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom && words.scrollWidth <= words.clientWidth;
      });
    });
    expect(inOneLine).toEqual([true, true]);
  }
});

test('keys step through what is shown; all connections on demand', async ({ page }) => {
  for (const { at } of shownMarks(run, false).slice(0, 6)) {
    await page.keyboard.press('.');
    await expect.poll(() => nowOf(page)).toBe(at);
  }
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.locator('.strip-head strong')).toHaveText('Events of all connections');
  await expect(page.locator('.strip-rug')).toHaveCount(0);
  await page.keyboard.press('Home');
  for (const { at } of shownMarks(run, true).slice(0, 6)) {
    await page.keyboard.press('.');
    await expect.poll(() => nowOf(page)).toBe(at);
  }
  await page.getByRole('button', { name: 'Show only client 1, user 1' }).click();
  await expect(page.locator('.strip-head strong')).toHaveText('Events of client 1, user 1');
});

test('every result is defined in a dialog, and what was wanted stands beside what was measured', async ({ page }) => {
  await expect(page.locator('[data-metric=utilisation]')).toContainText('target 40');
  await page.getByRole('button', { name: 'All results explained' }).click();
  const dialog = page.getByRole('dialog', { name: 'Results of this run' });
  await expect(dialog.locator('dt')).toHaveText(lanRto.metrics.map(({ label }) => label.en));
  for (const { help } of lanRto.metrics) await expect(dialog).toContainText(help.en);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a collision one stops at is explained', async ({ page }) => {
  const log = run.flights[run.layout.links.findIndex(({ place }) => place === 'S-collisions')]!;
  await open(page, addressOf(lanRto, `${LINK}&t=${log.offeredAt[20]!}ns`));
  await finishedRun(page);
  await expect(page.locator('.why h2')).toContainText('Collision: ');
  await expect(page.locator('.why .term-wins').first()).toContainText(/drew\s\d+\sof\s\d+\sslots/);
});

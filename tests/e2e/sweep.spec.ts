// A sweep in the page: the figure fills in, points lead to their runs and back, stopping keeps what is finished, a reload
// goes on, and the link is the sweep.

import { readFileSync } from 'node:fs';
import { expect, type FileChooser, type Locator, type Page, test } from '@playwright/test';
import { figureById } from '../../src/figures/figures.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { sweptRun } from '../../src/runner/sweep/sweep-runs.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { violationsOn } from '../support/axe.ts';
import { complaintsOf, digestOf, finishedRun, open, specOf } from '../support/open-page.ts';
import { allRunsDone, COMPUTED } from '../support/swept.ts';

test.slow();

const FIGURE = 'nic-buffer/#sweep=P1-2&v=1';
const sweep = sweepOf(figureById('P1-2')!, nicBuffer, { effort: 'quick' });

/** A press of the mouse where the point is drawn: points lie closer than 24 px, so the figure takes the press for the nearest. */
async function pressAt(page: Page, point: Locator, dx = 0): Promise<void> {
  const { x, y } = (await point.boundingBox())!;
  await page.mouse.click(x + dx, y);
}
const progress = (page: Page) => page.locator('.sweep-progress progress');

test('a paper’s figure fills in by itself, can be pressed, and its points open their runs', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, FIGURE);
  await allRunsDone(page);
  await expect(page.locator('.sweep-point')).toHaveCount(sweep.x.points.length * sweep.series.points.length);
  const verdicts = await page.locator('.sweep-verdict strong').allTextContents();
  expect(verdicts.length).toBeGreaterThan(0);
  for (const verdict of verdicts)
    expect(verdict).toMatch(
      /^(holds here|fails here|cannot tell( for .* readings.*)?|depends on what the paper leaves open)$/,
    );
  await test.step('axe', async () => expect(await violationsOn(page)).toEqual([]));
  await test.step('a press near a point is one on it', () => pressNearPoints(page));

  const point = page.locator('.sweep-point').nth(1);
  await pressAt(page, point);
  await point.getByRole('button', { name: 'seed 2' }).click();
  const place = { x: 1, series: 0, replicate: 1 };
  const { spec } = sweptRun(sweep, nicBuffer, place);
  expect((await finishedRun(page, spec)).digest).toBe(digestOf(spec));

  await page.keyboard.press('.');
  const { now } = await finishedRun(page);
  expect(now).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Sweep', exact: true }).click();
  await test.step('its link', () => expectToBeItsLink(page, now));
  expect(complaints).toEqual([]);
});

/** From the first moment: copied, by Back and Forward, over a reload; and the run behind it stands where it was. */
async function expectToBeItsLink(page: Page, stood: number): Promise<void> {
  const hash = () => page.evaluate(() => location.hash);
  const shown = page.getByRole('heading', { level: 1 });
  await expect.poll(hash).toMatch(/sweep=P1-2&v=1$/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/nic-buffer\/#.*sweep=P1-2&v=1$/);
  await allRunsDone(page);
  await page.getByLabel('What to run').selectOption('P1-5');
  await expect.poll(hash).toMatch(/sweep=P1-5&v=1$/);
  await page.goBack();
  await expect(shown).toHaveText('Drop rate by NIC queue');
  await expect(page.locator('.sweep-verdict strong').first()).toBeVisible(COMPUTED);
  await page.reload();
  await expect(page.locator('.sweep-verdict strong').first()).toBeVisible(COMPUTED);
  await page.goBack();
  await expect(page.locator('.stage')).toBeVisible();
  expect(await hash()).not.toContain('sweep');
  const stands = async (): Promise<void> => {
    await expect.poll(async () => (await finishedRun(page)).now).toBe(stood);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  };
  await stands();
  await page.goForward();
  await expect(shown).toHaveText('Drop rate by NIC queue');
  await allRunsDone(page);
  await page.getByRole('button', { name: 'Back to the run' }).click();
  await stands();
}

/** And arrows go from point to point with one stop of the Tab key. */
async function pressNearPoints(page: Page): Promise<void> {
  const points = page.locator('.sweep-point');
  const opened = (index: number) => points.nth(index).getByRole('button').first().getAttribute('aria-expanded');
  await pressAt(page, points.nth(1), 6);
  expect(await opened(1)).toBe('true');
  // What it says may lie over its neighbours; pressed again it is closed.
  await pressAt(page, points.nth(1));
  await pressAt(page, points.nth(2), -4);
  expect([await opened(1), await opened(2)]).toEqual(['false', 'true']);
  expect(await page.locator('.sweep-point > button[tabindex="0"]').count()).toBe(1);
  await points.nth(0).getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(points.nth(1).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await opened(1)).toBe('true');
  await expect(points.nth(1).getByRole('button', { name: 'seed 2' })).toBeVisible();
  // Closed again: it would lie over its neighbours.
  await page.keyboard.press('Enter');
  expect(await opened(1)).toBe('false');
}

test('there is no verdict while runs are missing; stopping keeps what is finished, also over a reload', async ({
  page,
}) => {
  await open(page, 'nic-buffer/#sweep=P1-2:thorough&v=1');
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByText('when all runs are done').first()).toBeVisible();
  await expect(page.locator('.sweep-verdict strong')).toHaveCount(0);
  await expect.poll(() => progress(page).getAttribute('value').then(Number), COMPUTED).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Stop, keep results' }).click();
  await expect(page.getByText('Stopped; finished points are kept.').first()).toBeVisible();
  const kept = Number(await progress(page).getAttribute('value'));
  await page.waitForTimeout(1200);
  expect(Number(await progress(page).getAttribute('value'))).toBe(kept);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(Number(await progress(page).getAttribute('value'))).toBe(kept);
});

test('a sweep of one’s own is in the link, and what makes no sense is said', async ({ page }) => {
  await open(page, 'reno/#paused=1&v=1');
  await page.getByRole('button', { name: 'Sweep', exact: true }).click();
  // The first one, over the lesson's own setting, fills in by itself.
  await allRunsDone(page);
  const values = page.getByRole('textbox', { name: /^Along the axis/ });
  await values.fill('100ms,1s');
  await page.getByLabel('Result').selectOption('silentTime');
  await page.getByRole('button', { name: 'Run it' }).click();
  await allRunsDone(page);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('sweep=x:rmin:100ms,1s:y:silentTime');
  await page.getByText('The figure as a table').click();
  await expect(page.getByRole('cell', { name: '1 s', exact: true })).toBeVisible();
  await values.fill('quickly');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the run' }).click();
  await expect(page.locator('.stage')).toBeVisible();
});

test('behind a sweep nothing plays: its run stands at the beginning, and the story is told at the next visit', async ({
  page,
}) => {
  await open(page, 'reno/#end=2s&sweep=x:rmin:100ms,1s:y:silentTime&v=1');
  await allRunsDone(page);
  await page.getByRole('button', { name: 'Back to the run' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.__lectern?.run()?.now)).toBe(0);
  await page.goto(page.url().replace(/#.*/, '?again'));
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('what is undecided says what it lacks, and runs it', async ({ page }) => {
  await open(page, 'lan-rto/#sweep=P0-4:l:r2&v=1');
  await allRunsDone(page);
  const undecided = page.locator('.sweep-claims > ul > li[data-verdict=cannot-tell]').first();
  const more = undecided.getByRole('button', { name: /^\d+ more runs, \d+ s, to decide$/ });
  const wanted = Number.parseInt((await more.textContent())!, 10);
  const before = Number(await progress(page).getAttribute('value'));
  await more.click();
  await expect.poll(() => progress(page).getAttribute('value').then(Number), COMPUTED).toBe(before + wanted);
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/:more:[a-z-]+\.2/);
});

test('a heat map: axe on a phone, in Korean and dark; its switch goes by arrow keys, keeps the focus, and moves no cell', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'virtual-server/#lang=ko&theme=dark&sweep=P4-24&v=1');
  await allRunsDone(page);
  await expect(page.locator('.sweep-verdict strong').first()).not.toBeEmpty();
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('the switch', () => useSwitch(page));
});

async function useSwitch(page: Page): Promise<void> {
  const cells = page.locator('.sweep-heat :is(thead th, tbody td)');
  await expect(cells).toHaveCount(8 + 24);
  const places = () => cells.evaluateAll((all) => all.map((cell) => JSON.stringify(cell.getBoundingClientRect())));
  const before = await places();
  const radios = page.getByRole('radio');
  await radios.first().focus();
  for (const place of [1, 2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(radios.nth(place)).toBeChecked();
    await expect(radios.nth(place)).toBeFocused();
    expect(await places()).toEqual(before);
  }
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('sweep=P4-24:y:wait');
}

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a sweep fills in, a point tapped leads to its run, and the way back to the figure', async ({ page }) => {
    const complaints = complaintsOf(page);
    await open(page, 'reno/#paused=1&v=1');
    await finishedRun(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Sweep', exact: true }).tap();
    await allRunsDone(page);
    const values = await page.getByRole('textbox', { name: /^Along the axis/ }).inputValue();
    const point = page.locator('.sweep-point').nth(1);
    await point.scrollIntoViewIfNeeded();
    const { x, y } = (await point.boundingBox())!;
    await page.touchscreen.tap(x, y);
    await point.getByRole('button', { name: 'seed 2' }).tap();
    const spec = specOf(`rmin=${values.split(/[,\s]+/)[1]}&seed=2&v=1`);
    expect((await finishedRun(page, spec)).digest).toBe(digestOf(spec));
    await page.goBack();
    await expect(page.locator('.sweep-figure svg').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('a saved table is opened in place of what was chosen, and stays while one looks into it', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const choose = async (): Promise<FileChooser> => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('.sweep-open').click()]);
    return chooser;
  };
  await open(page, 'reno/#sweep=x:rmin:200ms,1s:y:goodput&v=1');
  await allRunsDone(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^CSV/ }).click(),
  ]);
  const table = { name: 'of-a-friend.csv', mimeType: 'text/csv', buffer: readFileSync(await saved.path()) };

  await test.step('what is no table is told of, until something else is shown', async () => {
    await (await choose()).setFiles({ ...table, buffer: Buffer.from('hello') });
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('combobox', { name: 'Along the axis' }).selectOption({ label: 'Router queue' });
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  const ofFile = page.locator('.sweep-of-file');
  await test.step('the file is named where one chose what to run, and another drawing of it is one of it', async () => {
    await (await choose()).setFiles(table);
    await expect(title).toHaveText('Goodput by RTO minimum');
    await expect(ofFile).toContainText('of-a-friend.csv');
    await expect(page.getByRole('combobox', { name: 'Along the axis' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Vertical axis' }).selectOption('log');
    await expect(title).toHaveText('Goodput by RTO minimum');
    await page.getByRole('combobox', { name: 'Result' }).selectOption({ label: 'Timeouts' });
    await expect(title).toHaveText('Timeouts by RTO minimum');
  });
  await test.step('in a hall, and behind a run of it', async () => {
    await page.getByRole('button', { name: 'Present' }).click();
    await expect(page.locator('.present-sweep h1')).toHaveText('Timeouts by RTO minimum');
    await page.keyboard.press('Escape');
    await expect(ofFile).toBeVisible();
    // The bar says what was chosen once that has come to rest.
    await page.waitForURL(/sweep=x:q/);
    await pressAt(page, page.locator('.sweep-point').first());
    await page.locator('.sweep-point').first().getByRole('button', { name: 'seed 2' }).click();
    await expect(page.locator('.sweep')).toHaveCount(0);
    await page.goBack();
    await expect(title).toHaveText('Timeouts by RTO minimum');
    await expect(ofFile).toBeVisible();
  });
  await test.step('closed, and opened once more', async () => {
    await page.getByRole('button', { name: 'Close the file' }).click();
    await expect(title).toHaveText('Goodput by Router queue');
    await expect(ofFile).toHaveCount(0);
    await (await choose()).setFiles(table);
    await expect(title).toHaveText('Goodput by RTO minimum');
  });
});

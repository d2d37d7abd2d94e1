// Everything by keyboard alone: no test here moves a pointer. What has the focus is always seen, and the focus is never lost.

import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Mark } from '../../src/record/record.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { addressOf, finishedRun, open, shownRun, specOf, wholeRecord } from '../support/open-page.ts';
import { isFull, sharedOut } from '../support/sample.ts';

const AT_START = '#paused=1&v=1';
const MOST_STOPS = 90;
const TABBED = ['tcp-over-atm', 'web-cluster'];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const through = sharedOut(['dropping', 'tabbing'], allCases);
/** Two pages between them have every kind of thing that Tab reaches: handles on the stage, nodes, tabs of charts. */
const tabbed = isFull ? allCases : allCases.filter(({ scenario: { id } }) => TABBED.includes(id));

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${goal}`);
}

const now = async (page: Page): Promise<number> => (await shownRun(page)).now;
const isHard = ({ kind }: Mark): boolean => ['drop', 'loss', 'kill', 'timeout'].includes(kind);

test('play, pause, and every event in its order', async ({ page }) => {
  const { marks } = wholeRecord(specOf('v=1'));
  await open(page, AT_START);
  await finishedRun(page);
  const times = [...new Set(marks.map(({ at }) => at))];
  for (const at of times.slice(0, 3)) {
    // Events of one instant are stepped through one by one.
    do await page.keyboard.press('.');
    while ((await now(page)) < at);
    expect(await now(page)).toBe(at);
  }
  await page.keyboard.press(',');
  expect(await now(page)).toBeLessThan(times[2]! + 1);
  await page.keyboard.press('Home');
  await expect.poll(() => now(page)).toBe(0);
  for (const { at } of marks.filter(isHard).slice(0, 6)) {
    await page.keyboard.press('Shift+.');
    await expect.poll(() => now(page)).toBe(at);
  }
  await page.keyboard.press('Shift+,');
  await expect.poll(() => now(page)).toBe(marks.filter(isHard)[4]!.at);
  await page.keyboard.press('End');
  await expect.poll(() => now(page)).toBe(20e9);
  await page.keyboard.press('Home');
  await expect.poll(() => now(page)).toBe(0);

  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect.poll(() => now(page)).toBeGreaterThan(0);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Play', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
});

test('the setting by number field and slider keys, undo and redo', async ({ page }) => {
  await open(page, AT_START);
  await finishedRun(page);
  const rmin = async () => (await finishedRun(page)).spec.params['rmin'];
  await tabTo(page, page.getByRole('textbox', { name: /^RTO minimum/ }));
  await page.keyboard.type('250 ms');
  await page.keyboard.press('Enter');
  await expect.poll(rmin).toBe(250e6);
  await page.keyboard.type('7000 s');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Possible: 1 ms');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await rmin()).toBe(250e6);
  // What cannot count does not stay in a field that is left.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('7000 s');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: /^RTO minimum/ })).toHaveValue('250');
  await expect(page.getByRole('alert')).toHaveText(/^Not taken: 7000 s\. Possible: 1 ms.*Kept: 250 ms\.$/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await rmin()).toBe(250e6);

  const slider = page.getByRole('slider', { name: 'RTO minimum' });
  await page.keyboard.type('abc');
  await tabTo(page, slider);
  await expect(page.getByRole('alert')).toContainText('Kept: 250 ms.');
  const values = [250e6];
  for (const key of ['ArrowRight', 'PageUp', 'End', 'ArrowLeft', 'PageDown', 'Home']) {
    // Presses that follow one another closely are one edit; the last is to be undone by itself.
    if (key === 'Home') await page.waitForTimeout(1200);
    await page.keyboard.press(key);
    await expect.poll(rmin).not.toBe(values.at(-1));
    values.push(Number(await rmin()));
    await expect(slider).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  const [from, up, pageUp, end, down, pageDown, home] = values;
  expect(from! < up! && up! < pageUp! && pageUp! < end! && end! > down! && down! > pageDown! && pageDown! > home!).toBe(
    true,
  );
  expect([end, home]).toEqual([3e9, 1e6]);
  await page.keyboard.press('z');
  await expect.poll(rmin).toBe(pageDown);
  await page.keyboard.press('Shift+Z');
  await expect.poll(rmin).toBe(home);
  await page.keyboard.press('Delete');
  await expect.poll(rmin).toBe(1e9);
});

test('the dashed line of the queue is the setting', async ({ page }) => {
  await open(page, AT_START);
  await finishedRun(page);
  const line = page.locator('.threshold-handle');
  await tabTo(page, line);
  const q = async () => (await finishedRun(page)).spec.params['q'];
  for (const [key, value] of [
    ['ArrowUp', 16],
    ['ArrowDown', 15],
    ['End', 200],
    ['Home', 2],
    ['Delete', 15],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(q).toBe(value);
    await expect(line).toBeFocused();
    await expect(line).toHaveAttribute('aria-valuenow', String(value));
  }
});

test('events on the strip: one stop, arrows from one to the next, and the page explains each', async ({ page }) => {
  const { marks } = wholeRecord(specOf('v=1'));
  await open(page, AT_START);
  await finishedRun(page);
  const list = page.getByRole('group', { name: 'Events of this run' });
  await tabTo(page, list.getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect.poll(() => now(page)).toBe(marks[0]!.at);
  await expect(list.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  const first = await page.locator('#why').textContent();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('button').nth(1)).toBeFocused();
  await expect.poll(() => now(page)).toBeGreaterThan(marks[0]!.at);
  await expect(page.locator('#why')).not.toHaveText(first!);
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button').and(page.locator(':focus'))).toHaveCount(0);
});

for (const { scenario, withPackets } of through.dropping) {
  // Where nothing can be dropped by hand there is no button for it.
  if (scenario.places(specOf('v=1', scenario).params).length === 0) continue;
  test(`drops a packet by hand, and comes back to where it was: ${scenario.id}`, async ({ page }) => {
    await open(page, addressOf(scenario, `${withPackets}&paused=1&v=1`));
    await finishedRun(page);
    const button = page.getByRole('button', { name: 'Drop a packet' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const choices = page.getByRole('dialog', { name: 'Drop a packet' }).getByRole('button', { name: /^Drop this/ });
    await expect(choices.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(choices.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await finishedRun(page)).spec.kills).toHaveLength(1);
    await expect(button).toBeFocused();
  });
}

test('to another scenario and back: the title opens the list, Escape closes it, Enter follows a link', async ({
  page,
}) => {
  await open(page, AT_START);
  await finishedRun(page);
  const title = page.locator('.scenario-title button');
  const links = page.getByRole('navigation', { name: 'Scenarios' }).getByRole('link');
  await tabTo(page, title);
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(links).toHaveText(allCases.map(({ scenario }) => scenario.title.en));
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
  await expect(links.first()).toBeHidden();
  await page.keyboard.press('Enter');
  for (let link = 0; link <= allCases.length; link++) await page.keyboard.press('Tab');
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, links.nth(1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allCases[1]!.scenario.question.en);
});

test('language and colours change, and the focus stays', async ({ page }) => {
  await open(page, AT_START);
  await finishedRun(page);
  const html = page.locator('html');
  await tabTo(page, page.getByRole('button', { name: '한국어' }));
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('lang', 'ko');
  const back = page.locator('.header-button[lang=en]');
  await expect(back).toBeFocused();
  await page.keyboard.press('Tab');
  const before = await html.getAttribute('data-theme');
  await page.keyboard.press('Enter');
  await expect(html).not.toHaveAttribute('data-theme', before!);
  await page.keyboard.press('Shift+Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.locator('.header-button[lang=ko]')).toBeFocused();
});

test('the list of keys opens, closes and switches single keys off', async ({ page }) => {
  await open(page, AT_START);
  await finishedRun(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('.');
  expect(await now(page)).toBe(0);
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press(' ');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('.');
  await page.keyboard.press('?');
  await expect(dialog).toHaveCount(0);
  expect(await now(page)).toBe(0);
  const help = page.getByRole('button', { name: 'Help' });
  await tabTo(page, help);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
});

test('copies the link, and skips to the charts without losing the run', async ({ page }) => {
  await open(page, '#rmin=200ms&paused=1&v=1');
  const { spec, digest } = await finishedRun(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the charts' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'The run over time' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Copy link' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('rmin=200ms');
  expect(await finishedRun(page)).toMatchObject({ spec, digest });
  await expect(page.locator('.notice')).toHaveCount(0);
});

for (const { scenario } of tabbed) {
  test(`whatever Tab reaches is named and looks different with the focus: ${scenario.id}`, async ({ page }) => {
    await open(page, addressOf(scenario, 'paused=1&v=1'));
    await finishedRun(page);
    await page.keyboard.press('End');
    const unseen: string[] = [];
    const stops: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) break;
      const name = await focused.evaluate((element) => element.outerHTML.slice(0, 120));
      if (stops.includes(name)) break;
      stops.push(name);
      const box = (await focused.boundingBox())!;
      const clip = {
        x: Math.max(0, box.x - 10),
        y: Math.max(0, box.y - 10),
        width: box.width + 20,
        height: box.height + 20,
      };
      const seen = await page.screenshot({ clip });
      await focused.evaluate((element: HTMLElement) => element.blur());
      if (seen.equals(await page.screenshot({ clip }))) unseen.push(name);
    }
    expect(stops.length).toBeGreaterThan(20);
    expect(unseen).toEqual([]);
  });
}

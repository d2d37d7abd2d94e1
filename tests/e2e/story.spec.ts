// The first ten seconds: what a visitor is told without doing anything, when, and what ends it.

import { expect, type Page, test } from '@playwright/test';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { complaintsOf, finishedRun, open, shownRun } from '../support/open-page.ts';
import { isFull, ONLY_IN_FULL } from '../support/sample.ts';
import { observeShifts, shiftsOf } from '../support/shifts.ts';

const DROP_BY = 4000;
const TIMEOUT_BY = 8000;

test.use({ viewport: { width: 1440, height: 900 } });

/** Times of the marks of the story, ms since the page was asked for. */
const marksOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])),
  );

const waitFor = (page: Page, mark: string) =>
  page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, { timeout: 15_000 });

const playing = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true });
const paused = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });

/** It takes its time: told on the first two pages in the normal run. */
const told = isFull ? allCases : allCases.slice(0, 2);

for (const {
  scenario,
  story: [loss, consequence],
} of told) {
  test(`${scenario.id}: the first drop is told by 4 s, the first timeout explained by 8 s, then it stops`, async ({
    page,
  }) => {
    await observeShifts(page);
    await page.goto(`./${scenario.id}/`);
    const why = page.locator('#why h2');
    await waitFor(page, 'story-drop');
    await expect(why).toHaveText(loss);
    await waitFor(page, 'story-why');
    await expect(why).toHaveText(consequence);
    await waitFor(page, 'story-end');
    await expect(paused(page)).toBeVisible();
    // The timeout is still explained, and the lesson's slider asks to be dragged.
    await expect(why).toHaveText(consequence);
    await expect(page.locator('.setting[data-lesson] .invitation')).toHaveText(scenario.invitation!.en);
    const marks = await marksOf(page);
    expect(marks['story-drop']).toBeLessThanOrEqual(DROP_BY);
    expect(marks['story-why']).toBeLessThanOrEqual(TIMEOUT_BY);
    expect(await shiftsOf(page)).toEqual([]);
    const { now } = await shownRun(page);
    await page.waitForTimeout(400);
    expect((await shownRun(page)).now).toBe(now);
    // The first input takes the invitation away; taking it up is about the whole run, with the silence that was told.
    const slider = page.locator('.setting[data-lesson] input[type=range]');
    const isTakenUp = scenario === told[0]!.scenario;
    await (isTakenUp ? slider.press('ArrowLeft') : page.keyboard.press('Tab'));
    await expect(page.locator('.invitation')).toHaveCount(0);
    const isChanged = async () => {
      const { spec } = await finishedRun(page);
      return spec.changes.length === 0 && spec.params[scenario.lessonKey] !== defaultsOf(scenario)[scenario.lessonKey];
    };
    await expect.poll(isChanged).toBe(isTakenUp);
    await expect(slider).toBeVisible();
    expect((await shownRun(page)).now).toBe(isTakenUp ? 0 : now);
  });
}

test('on a phone the slider comes into view', ONLY_IN_FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '#lang=ko');
  await waitFor(page, 'story-end');
  const bubble = page.locator('.lesson-setting .invitation');
  await expect(bubble).toHaveText(/10 ms/);
  const slider = page.locator('.lesson-setting input[type=range]');
  await expect
    .poll(async () => {
      const [a, b] = [await slider.boundingBox(), await page.locator('.transport').boundingBox()];
      return a!.y + a!.height <= b!.y + 1;
    })
    .toBe(true);
});

test('any input ends it, and the run plays on as usual', ONLY_IN_FULL, async ({ page }) => {
  await open(page, '');
  await waitFor(page, 'story-drop');
  await page.mouse.wheel(0, 1);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(9500);
  expect(Object.keys(await marksOf(page))).not.toContain('story-end');
  await expect(page.locator('.invitation')).toHaveCount(0);
  await expect(playing(page)).toBeVisible();
});

test('Space stops it where it is', ONLY_IN_FULL, async ({ page }) => {
  await open(page, '');
  await waitFor(page, 'story-drop');
  await page.keyboard.press(' ');
  await expect(paused(page)).toBeVisible();
  const { now } = await shownRun(page);
  await page.waitForTimeout(600);
  expect((await shownRun(page)).now).toBe(now);
});

test('is told once: who comes back finds the page standing at the start', ONLY_IN_FULL, async ({ page }) => {
  await open(page, '');
  await waitFor(page, 'story-drop');
  await open(page, '');
  await finishedRun(page);
  await page.waitForTimeout(1500);
  expect((await shownRun(page)).now).toBe(0);
  await page.keyboard.press(' ');
  await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(0);
});

test('a browser that keeps nothing is told it again', ONLY_IN_FULL, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const complaints = complaintsOf(page);
  for (let visit = 0; visit < 2; visit++) {
    await open(page, '');
    await waitFor(page, 'story-drop');
  }
  expect(complaints).toEqual([]);
});

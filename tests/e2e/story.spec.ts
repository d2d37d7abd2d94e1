// The first ten seconds: what a visitor is told without doing anything, when, and what ends it. In real seconds, so with nothing
// beside it; what holds in any seconds is told by motion.spec.ts.

import { expect, type Page, test } from '@playwright/test';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { complaintsOf, finishedRun, open, shownRun } from '../support/open-page.ts';
import { isFull, ONLY_IN_FULL } from '../support/sample.ts';
import { observeShifts, shiftsOf } from '../support/shifts.ts';

const DROP_BY = 4000;
const TIMEOUT_BY = 8000;
/** Where packets or the run came late: how long packets move before it begins, and from one event to the next (story-plan.ts), ms. */
const STORY_AFTER = 1000;
const HASTE = 900;
const LINGER = 900;
/** A frame of a busy computer, ms. */
const LATE = 1000;

test.use({ viewport: { width: 1440, height: 900 } });

interface Noted extends Window {
  /** Every title of the explanation, as it came. */
  readonly told: string[];
  /** When the first run was complete, ms since the page was asked for. */
  readonly computed?: number;
  /** Where the cursor was when another was. */
  readonly stoodAt?: number;
}

/** What passes is noted in the page: whoever asks from outside may ask too late. */
async function noteWhatPasses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = Object.assign(window as unknown as Noted, { told: [] });
    new MutationObserver(() => {
      const title = document.querySelector('#why h2')?.textContent;
      if (title && title !== noted.told.at(-1)) noted.told.push(title);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    let first: string | undefined;
    const look = (): void => {
      const run = window.__lectern?.run();
      const spec = run?.done ? JSON.stringify(run.spec) : undefined;
      if (first === undefined && spec !== undefined) Object.assign(noted, { computed: performance.now() });
      first ??= spec;
      if (run && spec !== first && spec !== undefined) Object.assign(noted, { stoodAt: run.now });
      else requestAnimationFrame(look);
    };
    look();
  });
}

const noted = (page: Page) =>
  page.evaluate(() => {
    const { told, computed = 0, stoodAt } = window as unknown as Noted;
    return { told, computed, stoodAt };
  });

/** Times of the marks of the story, ms since the page was asked for. */
const marksOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])),
  );

const waitFor = (page: Page, mark: string) =>
  page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, { timeout: 30_000 });

const playing = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true });
const paused = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });

/** It takes its time: told on one page in the normal run. What is told of every scenario: ui/story.test.ts. */
const told = isFull ? allCases : allCases.slice(0, 1);

for (const {
  scenario,
  story: [loss, consequence],
} of told) {
  test(`${scenario.id}: the first drop is told by 4 s, the first timeout explained by 8 s, then it stops`, async ({
    page,
  }) => {
    await observeShifts(page);
    await noteWhatPasses(page);
    await page.goto(`./${scenario.id}/`);
    const why = page.locator('#why h2');
    await waitFor(page, 'story-end');
    await expect(paused(page)).toBeVisible();
    const { told: titles, computed } = await noted(page);
    const lossAt = titles.findIndex((title) => loss.test(title));
    expect(lossAt, titles.join(' | ')).toBeGreaterThanOrEqual(0);
    expect(titles.slice(lossAt + 1).join('\n')).toMatch(new RegExp(consequence.source, 'm'));
    // The timeout is still explained, and the lesson's slider asks to be dragged.
    await expect(why).toHaveText(consequence);
    await expect(page.locator('.setting[data-lesson] .invitation')).toHaveText(scenario.invitation!.en);
    const marks = await marksOf(page);
    const begun = Math.max(marks['first-packet-moved']! + STORY_AFTER, computed);
    expect(marks['story-drop']).toBeLessThanOrEqual(Math.max(DROP_BY, begun + HASTE + LATE));
    expect(marks['story-why']).toBeLessThanOrEqual(Math.max(TIMEOUT_BY, marks['story-drop']! + LINGER + HASTE + LATE));
    expect(await shiftsOf(page)).toEqual([]);
    const { now } = await shownRun(page);
    await page.waitForTimeout(400);
    expect((await shownRun(page)).now).toBe(now);
    // The first input takes the invitation away; taking it up is about the whole run, with the silence that was told, and the
    // cursor stays where both runs can be seen up to it.
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
    // The answer plays soon after: where the cursor was before that.
    expect(isTakenUp ? (await noted(page)).stoodAt : (await shownRun(page)).now).toBe(now);
    // Who has not taken it up still finds the question where it was asked.
    if (!isTakenUp) {
      await expect(page.locator('.lesson-answer')).toHaveText(scenario.invitation!.en);
      return;
    }
    // Both runs are named, and the second plays from what was told until somebody does something.
    await expect(page.locator('.compared .run-names')).toHaveText(/^A1 sB/);
    await expect(page.locator('.lesson-answer')).toContainText('→');
    await expect(playing(page)).toBeVisible();
    expect((await shownRun(page)).now).toBeLessThan(now);
    await page.keyboard.press('Shift');
    await expect(paused(page)).toBeVisible();
  });
}

/** On the longest page there is. */
test('on a phone network, explanation and invitation are seen at once, nothing scrolls, and it can be taken up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await observeShifts(page);
  await page.goto('./web-cluster/#lang=ko&v=1');
  await waitFor(page, 'story-end');
  const setting = page.locator('.lesson-setting');
  await expect(setting.locator('.invitation')).toHaveText(/20\sµs/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await shiftsOf(page)).toEqual([]);
  const boxOf = async (place: string) => (await page.locator(place).boundingBox())!;
  const [stage, why, slider] = [
    await boxOf('.stage-canvas'),
    await boxOf('#why'),
    await boxOf('.lesson-setting .slider'),
  ];
  const invitation = await boxOf('.invitation');
  expect(stage.y).toBeGreaterThan(0);
  expect(stage.y + stage.height).toBeLessThanOrEqual(why.y);
  // Its last 8 px are room.
  expect(why.y + why.height - 8).toBeLessThanOrEqual(invitation.y);
  expect(invitation.y + invitation.height).toBeLessThanOrEqual(slider.y);
  // In one line, as wide as the page.
  expect(invitation.height).toBeLessThan(30);
  expect(slider.y + slider.height).toBeLessThanOrEqual((await boxOf('.transport')).y);
  await setting.getByRole('slider').press('ArrowLeft');
  await expect(page.locator('.invitation')).toHaveCount(0);
  // About the whole run, as on a desktop.
  await expect.poll(async () => (await finishedRun(page)).spec.params['disp']).toBeLessThan(1e6);
  expect((await finishedRun(page)).spec.changes).toEqual([]);
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

test('is told once: who comes back finds the page standing at its answer', ONLY_IN_FULL, async ({ page }) => {
  await open(page, '');
  await waitFor(page, 'story-drop');
  await open(page, '');
  await finishedRun(page);
  // At the event that answers the question, explained, and standing still.
  await expect(page.locator(`.mark-timeout[aria-pressed='true']`)).toBeVisible();
  const { now } = await shownRun(page);
  expect(now).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  expect((await shownRun(page)).now).toBe(now);
  await page.keyboard.press(' ');
  await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(now);
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

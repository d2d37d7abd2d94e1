// The lesson beside the network: every step is a run of its own and a link of its own, Back returns, a link that names only
// a step opens it, and the whole lesson can be walked without a pointer. The texts are tested with the scenarios.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { lessons } from '../../build/lessons.ts';
import { findEvent } from '../../src/record/find-event.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { specOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import type { Lesson } from '../../src/scenarios/kit/lesson.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { allCases } from '../support/cases/all-cases.ts';
import type { ScenarioCases } from '../support/cases/scenario-cases.ts';
import { hurry } from '../support/hurry.ts';
import { complaintsOf, finishedRun, open, shownRun } from '../support/open-page.ts';
import { isFull, sharedOut } from '../support/sample.ts';

const walks = sharedOut(['by links', 'too far'], allCases);
/** The same code whatever the lesson: the normal run asks one of each. */
const oneOf = <T>(all: readonly T[]): readonly T[] => (isFull ? all : all.slice(0, 1));
/** All go through every step of a lesson; by keyboard that takes hundreds of presses of Tab, so in the normal run one goes so. */
const byKeyboard = isFull ? allCases : allCases.slice(0, 1);
/** One for each network, in the normal run: that every step makes sense is told by scenarios/lessons.test.ts. */
const PRESSED = ['lan-rto', 'tcp-over-atm', 'web-cluster', 'virtual-server'];
const pressed = isFull ? allCases : allCases.filter(({ scenario: { id } }) => PRESSED.includes(id));
const byPressing = sharedOut(['mouse', 'finger'], pressed);
const MOST_STOPS = 90;

const runOf = (scenario: Scenario, lesson: Lesson, number: number) => specOfStep(scenario, lesson.steps[number - 1]!);
const question = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const sheet = (page: Page): Locator => page.getByRole('dialog');

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${goal}`);
}

/** What the step is about is on the screen: its chart in full and with something in it, and no words lie over others or are cut. */
async function expectFramed(page: Page): Promise<void> {
  const flaws = () =>
    page.evaluate(() => {
      const boxOf = (place: string) => document.querySelector(place)?.getBoundingClientRect();
      const found: string[] = [];
      // A button holds its words in a span of their own, which is what is cut.
      const words = document.querySelector<HTMLElement>('.overview-words')!;
      const span = words.querySelector('span') ?? words;
      if (span.scrollWidth > span.clientWidth) found.push(`cut: ${span.textContent}`);
      const [queue, wire] = [boxOf('[data-label=queue]'), boxOf('[data-label=collision]')];
      if (queue && wire && wire.left < queue.right && queue.left < wire.right && wire.top < queue.bottom - 4)
        if (wire.bottom > queue.top + 4 && wire.width > 0) found.push('words of the wire over those of the queue');
      const looked = boxOf('.chart-row[data-looked]')!;
      // On a phone the explanation, or what came of runs that are compared, stays at the foot and lies over the page.
      const foot = boxOf('#why') ?? boxOf('.compared')!;
      const below = looked.bottom - foot.top;
      if (below > 1) found.push(`the chart ends ${below} px below what is seen of it`);
      const under = boxOf('.overview')!.bottom - foot.top;
      if (under > 0) found.push(`what stays at the foot lies over ${under} px of the whole run`);
      if (document.querySelector('.chart-row[data-looked] .gutter-number')!.textContent === '–')
        found.push('the chart has nothing at the cursor');
      return found;
    });
  await expect.poll(flaws).toEqual([]);
}

async function walkByPressing(page: Page, { scenario, lesson }: ScenarioCases, press: 'click' | 'tap'): Promise<void> {
  const complaints = complaintsOf(page);
  // Steps are stills: that they play is told below.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${scenario.id}/#paused=1&v=1`);
  await finishedRun(page);
  for (let number = 2; number <= lesson.steps.length; number++) {
    await button(page, 'Next step')[press]();
    await expect(question(page)).toHaveText(lesson.steps[number - 1]!.question.en);
    await expect(page.locator('.lesson-count')).toHaveText(`Step ${number} of ${lesson.steps.length}`);
    await finishedRun(page, runOf(scenario, lesson, number));
    await expect.poll(() => page.evaluate(() => window.location.hash)).toContain(`step=${number}`);
    await test.step(`step ${number}`, () => expectFramed(page));
  }
  await expect(button(page, 'Next step')).toHaveCount(0);
  expect(complaints).toEqual([]);
}

/** Back and Forward from the last step, and the page's own way back. */
async function goBackAndForward(
  page: Page,
  { scenario, lesson }: ScenarioCases,
  press: 'click' | 'tap',
): Promise<void> {
  await page.goBack();
  const last = lesson.steps.length - 1;
  await expect(question(page)).toHaveText(lesson.steps[last - 1]!.question.en);
  await finishedRun(page, runOf(scenario, lesson, last));
  await page.goForward();
  await finishedRun(page, runOf(scenario, lesson, lesson.steps.length));
  await page.goBack();
  await finishedRun(page, runOf(scenario, lesson, last));
  await button(page, 'Back')[press]();
  await finishedRun(page, runOf(scenario, lesson, last - 1));
}

for (const cases of byPressing.mouse) {
  test(`every step sets its run and its link and is framed: ${cases.scenario.id}`, async ({ page }) => {
    await walkByPressing(page, cases, 'click');
    if (isFull) await goBackAndForward(page, cases, 'click');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const cases of byPressing.finger) {
    test(`every step by touch, and back: ${cases.scenario.id}`, async ({ page }) => {
      await walkByPressing(page, cases, 'tap');
      await goBackAndForward(page, cases, 'tap');
    });
  }
});

for (const { scenario, lesson } of oneOf(walks['by links'])) {
  test(`a link that names a step and no setting is that step's run: ${scenario.id}`, async ({ page }) => {
    await open(page, `${scenario.id}/#step=2&v=1`);
    await expect(question(page)).toHaveText(lesson.steps[1]!.question.en);
    await finishedRun(page, runOf(scenario, lesson, 2));
    await page.evaluate(() => {
      window.location.hash = '#step=4&v=1';
    });
    await expect(question(page)).toHaveText(lesson.steps[3]!.question.en);
    await finishedRun(page, runOf(scenario, lesson, 4));
  });
}

test('what a link says besides the step counts before the step', async ({ page }) => {
  await open(page, '#step=2&rmin=300ms&v=1');
  const { params } = (await finishedRun(page)).spec;
  expect(params['rmin']).toBe(300e6);
  await expect(question(page)).toHaveText(lessons['reno']!.steps[1]!.question.en);
});

for (const { scenario, lesson } of oneOf(walks['too far'])) {
  test(`a step that does not exist is the nearest one, and a notice says so: ${scenario.id}`, async ({ page }) => {
    await open(page, `${scenario.id}/#step=99&v=1`);
    await expect(page.locator('.notice')).toContainText('step=99');
    await expect(question(page)).toHaveText(lesson.steps.at(-1)!.question.en);
    await finishedRun(page, runOf(scenario, lesson, lesson.steps.length));
  });
}

/** When the event of a step is, and what its run is called. */
const eventOf = (scenario: Scenario, lesson: Lesson, number: number): number => {
  const record = recordOf(sessionOf(runOf(scenario, lesson, number)));
  return findEvent(record, lesson.steps[number - 1]!.shot.event)!.at;
};
const stands = async (page: Page, at: number): Promise<void> => {
  await expect.poll(async () => (await shownRun(page))?.now, { timeout: 20_000 }).toBe(at);
  await expect(button(page, 'Play')).toBeVisible();
  await expect(page.locator('.mark-button[aria-pressed="true"]')).toHaveCount(1);
  await expect(page.locator('#why')).toContainText('Timeout: segment 45 is sent again');
};

test('a step plays up to its event and stops there with the explanation open; its link does the same', async ({
  page,
}) => {
  const at = eventOf(reno, lessons['reno']!, 2);
  await hurry(page);
  await open(page, '#paused=1&v=1');
  await finishedRun(page);
  await button(page, 'Next step').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await stands(page, at);
  await expect(page.locator('.chart-row[data-looked]')).toHaveAttribute('id', 'chart-rto');
  await expect.poll(() => page.evaluate(() => window.location.hash)).toMatch(/z0=.*z1=.*step=2/);
  await page.reload();
  await expect(button(page, 'Pause')).toBeVisible();
  await stands(page, at);
});

test('a step stops at its event although somebody paused on the way', async ({ page }) => {
  await hurry(page, 2);
  await open(page, '#step=2&v=1');
  await button(page, 'Pause').click();
  await button(page, 'Play').click();
  await stands(page, eventOf(reno, lessons['reno']!, 2));
});

test('with reduced motion, and by a link that waits, a step is the still of its event', async ({ page }) => {
  const at = eventOf(reno, lessons['reno']!, 2);
  await open(page, '#step=2&paused=1&v=1');
  await stands(page, at);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#step=2&v=1');
  await stands(page, at);
});

test('what is tried in a step is shown in the same stretch of time', async ({ page }) => {
  await hurry(page);
  await open(page, '#step=2&paused=1&v=1');
  await stands(page, eventOf(reno, lessons['reno']!, 2));
  const spanInBar = () => page.evaluate(() => window.location.hash.match(/z0=[^&]*&z1=[^&]*/)?.[0]);
  await expect.poll(spanInBar).toBeDefined();
  const span = await spanInBar();
  await button(page, 'Read more').click();
  await sheet(page)
    .getByRole('button', { name: /^Set it/ })
    .first()
    .click();
  await expect.poll(async () => (await shownRun(page)).spec.params['rmin']).toBe(10e6);
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(button(page, 'Play')).toBeVisible({ timeout: 20_000 });
  await expect.poll(spanInBar).toBe(span);
  // The next step begins anew: nothing of what was tried is left beside it.
  await button(page, 'Next step').click();
  await finishedRun(page, runOf(reno, lessons['reno']!, 3));
  await expect(page.locator('.compared')).toHaveCount(0);
});

test('in the lecture hall the clicker plays the first step and then the next one up to its event, too', async ({
  page,
}) => {
  await hurry(page);
  await open(page, '#present=1&v=1');
  await finishedRun(page);
  for (const number of [1, 2]) {
    await page.keyboard.press('PageDown');
    await expect
      .poll(async () => (await shownRun(page))?.now, { timeout: 20_000 })
      .toBe(eventOf(reno, lessons['reno']!, number));
  }
});

test('the last step leads to the next lesson, and a claim to the figure that judges it', async ({ page }) => {
  await open(page, 'nic-buffer/#step=7&paused=1&v=1');
  await expect(page.getByRole('link', { name: 'Next lesson' })).toHaveAttribute('href', '../tcp-over-atm/');
  await button(page, 'Read more').click();
  await sheet(page).getByRole('button', { name: 'Judged by figure P1-3' }).click();
  await expect.poll(() => page.evaluate(() => window.location.hash)).toContain('sweep=P1-3');
});

test('a step begins before the event it is about', async ({ page }) => {
  await open(page, '#paused=1&v=1');
  await finishedRun(page);
  await button(page, 'Next step').click();
  await finishedRun(page, runOf(reno, lessons['reno']!, 2));
  await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(0);
});

for (const { scenario, lesson } of byKeyboard) {
  test(`the whole lesson by keyboard: ${scenario.id}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${scenario.id}/#paused=1&v=1`);
    await finishedRun(page);
    const more = button(page, 'Read more');
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page)).toContainText(lesson.steps[0]!.notice[0]!.en);
    await page.keyboard.press('Escape');
    // A dialog that has closed says so in a task of its own; an Enter before that would open what is open already.
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(more).toBeFocused();

    await page.keyboard.press('Enter');
    const set = sheet(page)
      .getByRole('button', { name: /^Set it/ })
      .first();
    await tabTo(page, set);
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toHaveCount(0);
    // What it sets may bring more with it, for example the workload's other settings.
    const { sets = {} } = lesson.steps[0]!.tries.find((each) => each.sets)!;
    await expect.poll(async () => (await shownRun(page)).spec.params).toMatchObject(sets);

    for (let number = 2; number <= lesson.steps.length; number++) {
      await tabTo(page, button(page, 'Next step'));
      await page.keyboard.press('Enter');
      await expect(question(page)).toHaveText(lesson.steps[number - 1]!.question.en);
      await finishedRun(page, runOf(scenario, lesson, number));
    }
    // The button that was pressed is gone; the focus is not lost with it.
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    const steps = sheet(page).getByRole('list').locator('button');
    await tabTo(page, steps.filter({ hasText: lesson.steps[1]!.question.en }));
    await page.keyboard.press('Enter');
    await finishedRun(page, runOf(scenario, lesson, 2));
  });
}

test('the link that was put into the bar last stays open, though the lesson of the one before comes later', async ({
  page,
}) => {
  let come = (): void => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/lesson-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, 'reno/#paused=1&v=1');
  await finishedRun(page);
  const paste = (link: string) =>
    page.evaluate((fragment) => {
      window.location.hash = fragment;
    }, link);
  await paste('step=2&paused=1&v=1');
  await expect(page.locator('.lesson-count')).toContainText('Step 2');
  await paste('t=1s&paused=1&v=1');
  await expect(page.locator('.lesson-count')).toContainText('Step 1');
  come();
  await expect(page.getByRole('button', { name: 'Predict first' })).toBeVisible();
  await expect(page.locator('.lesson-count')).toContainText('Step 1');
  expect((await shownRun(page)).now).toBe(1e9);
});

// A lecture as it is given: from the front of the hall, with the keys of a clicker and nothing else.

import { expect, type Page, test } from '@playwright/test';
import { lessons } from '../../build/lessons.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { runsOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import { hurry } from '../support/hurry.ts';
import { finishedRun, open, shownRun } from '../support/open-page.ts';
import { expectNoFlaws } from '../support/text-flaws.ts';

test.use({ viewport: { width: 1280, height: 720 } });

const NEXT = 'PageDown';
const PREVIOUS = 'PageUp';
const BLANK = 'b';

/** It plays until the event of the step, and stands there with its explanation. */
async function watch(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.locator('.present-why .why-text')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}

for (const [id, compares] of [
  ['reno', 2],
  ['nic-buffer', 3],
] as const) {
  test(`${id}: what happens, why, what another setting does, and on to the next step`, async ({ page }) => {
    test.setTimeout(180_000);
    const scenario = scenarioById(id)!;
    const { steps } = lessons[id]!;
    const question = page.locator('.present .question');
    const why = page.locator('.present-why .why-text');
    await hurry(page);
    await open(page, `${id}/#present=1&v=1`);
    await finishedRun(page);
    await expect(question).toHaveText(steps[0]!.question.en);
    await test.step('next: the run plays to the event of the first step and explains it', async () => {
      await page.keyboard.press(NEXT);
      await watch(page);
      await expect(why).toContainText(/\d/);
    });
    await test.step('black while the class talks, and back to where it stood', async () => {
      const { now } = await shownRun(page);
      await page.keyboard.press(BLANK);
      await expect(page.locator('.blanked')).toBeVisible();
      await page.keyboard.press(NEXT);
      await expect(page.locator('.blanked')).toHaveCount(0);
      await expect(question).toHaveText(steps[0]!.question.en);
      expect((await shownRun(page)).now).toBe(now);
    });
    await test.step('next, until the step that compares: what came of its runs stands under the chart', async () => {
      for (let number = 2; number <= compares; number++) {
        await page.keyboard.press(NEXT);
        await expect(question).toHaveText(steps[number - 1]!.question.en);
        await watch(page);
      }
      const runs = runsOfStep(scenario, steps[compares - 1]!);
      expect(runs.length).toBeGreaterThan(1);
      await finishedRun(page, runs.at(-1)!);
      await expect(page.locator('.present-results .run-letter')).toHaveText(['A', 'B', 'C'].slice(0, runs.length));
      const result = page.locator('.present-result').first();
      const answer = scenario.metrics.find(({ name }) => name === scenario.answers![0])!;
      await expect(result).toContainText(answer.label.en);
      await expect(result.locator('b')).toHaveText(/^\S.* → .*\d/);
      await expect(page.locator('.other-run')).toHaveCount(runs.length - 1);
    });
    await test.step('previous: the step before, once more; next: on to what was next', async () => {
      await page.keyboard.press(PREVIOUS);
      await expect(question).toHaveText(steps[compares - 2]!.question.en);
      await watch(page);
      await page.keyboard.press(NEXT);
      await watch(page);
      await page.keyboard.press(NEXT);
      await expect(question).toHaveText(steps[compares]!.question.en);
      await watch(page);
    });
  });
}

test('reno: the class votes with a curve before it sees, the clicker reveals, and the step compares', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { steps } = lessons['reno']!;
  const asked = page.locator('.present .question-ask');
  const told = page.locator('.present .question-told');
  const curtain = page.locator('.curtain');
  await hurry(page);
  await open(page, 'reno/#present=1&p=silence&v=1');
  /** Reveals what is asked. */
  const reveal = async (): Promise<void> => {
    await expect(asked).toBeVisible();
    await expect(curtain).toBeVisible();
    await expect(told).toHaveCount(0);
    await page.keyboard.press(NEXT);
    await expect(told).toBeVisible({ timeout: 20_000 });
  };
  await test.step('the first question: shown without a vote, too', reveal);
  await test.step('the second: a curve drawn on the projected chart, and the run beside it', async () => {
    await page.keyboard.press(NEXT);
    await expect(curtain).toBeVisible();
    const surface = (await page.locator('.drawing-surface').boundingBox())!;
    const y = surface.y + surface.height / 2;
    await page.mouse.move(surface.x + 2, y);
    await page.mouse.down();
    await page.mouse.move(surface.x + surface.width - 2, y, { steps: 8 });
    await page.mouse.up();
    await reveal();
    await expect(told).toContainText('% of your line');
  });
  await test.step('the next step asks before it shows; then what came of its two runs stands under the chart', async () => {
    while ((await page.locator('.present .question').textContent()) !== steps[1]!.question.en) {
      await page.keyboard.press(NEXT);
      await expect(told).toHaveCount(0);
    }
    for (const _ of steps[1]!.asks!) {
      await reveal();
      await page.keyboard.press(NEXT);
      await expect(told).toHaveCount(0);
    }
    await expect(asked).toHaveCount(0);
    await expect(page.locator('.present-results .run-letter')).toHaveText(['A', 'B']);
    await expect(page.locator('.present-result').first().locator('b')).toHaveText(/→/);
  });
});

test('a question asked of another run offers the run of the step where everybody sees it', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [390, 844],
  ] as const) {
    for (const language of ['en', 'ko'] as const) {
      await page.setViewportSize({ width, height });
      await open(page, `web-cluster/#policy=lard&lang=${language}&paused=1&present=1&v=1`);
      await finishedRun(page);
      await page.keyboard.press('a');
      await expect(page.locator('.question-choices')).toBeVisible();
      const whole = page.locator('.present .predict-do');
      await expect(whole, `${width} wide, ${language}`).toBeInViewport({ ratio: 1 });
      await expectNoFlaws(page, `${width} wide, ${language}`, { region: '.present-foot' });
    }
  }
  await page.locator('.present .predict-do').click();
  await expect.poll(async () => (await shownRun(page)).spec.params['policy']).not.toBe('lard');
  await expect(page.locator('.present .predict-do')).toHaveCount(0);
});

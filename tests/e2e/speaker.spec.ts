// The speaker's window beside the page in the hall: it shows what the class sees and what the notes say, and its buttons and
// keys move the hall.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { lessons, notes } from '../../build/lessons.ts';
import { askedRun } from '../../src/predict/asked-run.ts';
import { sayOf } from '../../src/predict/say-question.ts';
import { runsOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { finishedRun, open, shownRun, wholeRecord } from '../support/open-page.ts';
import { pressAs } from '../support/press-as.ts';

const lesson = lessons['reno']!;

test.use({ viewport: { width: 1280, height: 720 } });

/** The hall at the first step, and the window that `s` opens. */
async function openBoth(page: Page, more = ''): Promise<Page> {
  await open(page, `reno/#t=1s&paused=1&present=1${more}&v=1`);
  await finishedRun(page);
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('s');
  const speaker = await opened;
  await expect(speaker.locator('.speaker-state b')).toContainText('1');
  return speaker;
}

test('shows the notes of the step and the hall’s moment, turns its pages, and says when it has gone', async ({
  page,
}) => {
  const speaker = await openBoth(page);
  const text = speaker.locator('.speaker-notes');
  await expect(text).toContainText(notes['reno']![0]!.ask.en);
  await expect(speaker.locator('.speaker-next')).toContainText(lesson.steps[1]!.question.en);
  const tried = lesson.steps[0]!.tries.filter(({ sets }) => sets);
  expect(tried.length).toBeGreaterThan(0);
  await expect(speaker.locator('.speaker-tries li')).toHaveCount(tried.length);
  await test.step('the cursor of the hall is that of the speaker', async () => {
    await page.bringToFront();
    await page.keyboard.press('.');
    const { now } = await shownRun(page);
    expect(now).toBeGreaterThan(1e9);
    await expect.poll(async () => (await shownRun(speaker)).now).toBe(now);
  });
  await test.step('a clicker at the speaker turns the hall', async () => {
    await speaker.keyboard.press('PageDown');
    await expect(page.locator('.present .question')).toHaveText(lesson.steps[1]!.question.en);
    await expect(text).toContainText(notes['reno']![1]!.pitfall.en);
    const { spec } = await finishedRun(page, runsOfStep(reno, lesson.steps[1]!).at(-1)!);
    await expect.poll(async () => (await shownRun(speaker))?.spec).toEqual(spec);
    await speaker.getByRole('button', { name: 'Previous step' }).click();
    await expect(text).toContainText(notes['reno']![0]!.pitfall.en);
  });
  await test.step('blank, and back', async () => {
    const blank = speaker.getByRole('button', { name: 'Blank' });
    await blank.click();
    await expect(page.locator('.blanked')).toBeVisible();
    await expect(speaker.locator('.speaker-state')).toContainText('black screen');
    await blank.click();
    await expect(page.locator('.blanked')).toHaveCount(0);
    // B of a keyboard that writes Hangul.
    await pressAs(speaker, 'KeyB', 'ㅠ');
    await expect(page.locator('.blanked')).toBeVisible();
    await blank.click();
    await expect(page.locator('.blanked')).toHaveCount(0);
  });
  await test.step('a hall that is loaded again is followed again', async () => {
    await page.reload();
    const { now } = await finishedRun(page);
    // It begins with what this step shows.
    await page.keyboard.press('PageDown');
    await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(now);
    await page.keyboard.press('PageDown');
    await expect(text).toContainText(notes['reno']![1]!.ask.en);
  });
  await test.step('asks the class, and knows the answer before the hall does', async () => {
    const [question] = lesson.steps[1]!.asks!;
    await speaker.keyboard.press('a');
    await expect(page.locator('.question-ask')).toBeVisible();
    const asked = speaker.getByRole('region', { name: 'The class is asked' });
    await expect(asked).toContainText((await page.locator('.question-ask').textContent())!);
    const run = askedRun(
      reno,
      wholeRecord((await shownRun(speaker)).spec),
      (other) => wholeRecord(other).metrics!,
      wholeRecord,
    );
    const because = sayOf(question!.because, question!, run, reno, 'en');
    await expect(asked).toContainText(because);
    await expect(page.locator('.present')).not.toContainText(because);
    await speaker.keyboard.press('PageUp');
    await expect(text).toContainText(notes['reno']![1]!.ask.en);
  });
  await test.step('a hall that is closed says so, and the window can be used for something else', async () => {
    await page.goto('about:blank');
    await expect(speaker.locator('.speaker-state')).toContainText('was closed');
    await speaker.getByRole('button', { name: 'as a page of its own' }).click();
    await expect(speaker.locator('.desktop, .present')).toBeVisible();
  });
});

test('the button Next plays the last step that waits, and then has nothing to turn to', async ({ page }) => {
  const last = lesson.steps.length;
  await open(page, `reno/#step=${last}&present=1&v=1`);
  await finishedRun(page);
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('s');
  const speaker = await opened;
  const next = speaker.getByRole('button', { name: 'Next step' });
  const { now } = await shownRun(page);
  await next.click();
  await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(now);
  await expect(next).toBeDisabled();
  await expect(speaker.getByRole('button', { name: 'Previous step' })).toBeEnabled();
});

test('the clock of the lecture goes on when the window is loaded again, closed and opened again, and starts when asked', async ({
  page,
}) => {
  const speaker = await openBoth(page);
  const seconds = async (window: Page) =>
    (await window.getByRole('timer').textContent())!.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
  await expect.poll(() => seconds(speaker)).toBeGreaterThanOrEqual(3);
  await speaker.reload();
  await expect(speaker.locator('.speaker-state b')).toBeVisible();
  expect(await seconds(speaker)).toBeGreaterThanOrEqual(3);
  await speaker.close();
  await page.reload();
  await finishedRun(page);
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('s');
  const again = await opened;
  await expect(again.locator('.speaker-state b')).toBeVisible();
  const before = await seconds(again);
  expect(before).toBeGreaterThanOrEqual(3);
  await again.getByRole('button', { name: 'Start the clock again' }).click();
  await expect.poll(() => seconds(again)).toBeLessThan(before);
});

test('a window that is opened at once after the hall was loaded again follows it', async ({ page }) => {
  const speaker = await openBoth(page);
  await speaker.close();
  await page.reload();
  await page.locator('.present').waitFor();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('s');
  const again = await opened;
  await expect(again.locator('.speaker-state b')).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('.');
  await finishedRun(page);
  const { now } = await shownRun(page);
  await expect.poll(async () => (await shownRun(again)).now).toBe(now);
});

for (const size of [
  { width: 1100, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`is legible and accessible in Korean, ${size.width} wide`, async ({ page }) => {
    const speaker = await openBoth(page, '&lang=ko');
    await speaker.setViewportSize(size);
    await expect(speaker.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(speaker.locator('.speaker-notes')).toContainText(notes['reno']![0]!.ask.ko);
    expect(await speaker.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    expect((await new AxeBuilder({ page: speaker }).analyze()).violations).toEqual([]);
  });
}

test('a browser that opens no windows is told of, and the lecture goes on', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, 'reno/#t=1s&paused=1&present=1&v=1');
  await finishedRun(page);
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toContainText('did not open');
  await page.keyboard.press('Escape');
  await expect(page.locator('.present')).toBeVisible();
});

// What keeps its place and says what it is: fields while they are dragged, the chain of causes in a low window, the way back to
// the run of a step, and what an edit did, in a lecture hall.

import { expect, test } from '@playwright/test';
import { finishedRun, open } from '../support/open-page.ts';

const LOW = { width: 1280, height: 720 };

test('a number field keeps its width and its unit its place from value to value', async ({ page }) => {
  await page.setViewportSize(LOW);
  await open(page, '#v=1');
  const setting = page.locator('.setting[data-lesson]');
  const placesOf = () =>
    setting.locator('.field').evaluate((field) => {
      const [unit, input] = [field.querySelector('.unit')!, field.querySelector('input')!];
      return [
        field.getBoundingClientRect().width,
        input.getBoundingClientRect().right,
        unit.getBoundingClientRect().left,
      ];
    });
  const before = await placesOf();
  const shown = await setting.locator('.field input').inputValue();
  for (let press = 0; press < 6; press++) {
    await setting.getByRole('slider').press('PageDown');
    expect(await placesOf()).toEqual(before);
  }
  expect(await setting.locator('.field input').inputValue()).not.toBe(shown);
});

test('in a low window the chain of causes is one line, under an explanation of which three can be read', async ({
  page,
}) => {
  await page.setViewportSize(LOW);
  await open(page, '#v=1');
  await finishedRun(page);
  await page.locator('.mark-timeout').first().click();
  const chain = (await page.locator('.chain').boundingBox())!;
  const text = (await page.locator('.why-text > p').first().boundingBox())!;
  expect(chain.height).toBeLessThanOrEqual(24);
  expect(chain.y + chain.height).toBeLessThanOrEqual(LOW.height);
  expect(chain.y - text.y).toBeGreaterThanOrEqual(3 * 18);
  // The step that is explained is seen whole, however long the chain is.
  const current = (await page.locator('.chain [aria-current]').boundingBox())!;
  expect(current.x).toBeGreaterThanOrEqual(chain.x);
  expect(current.x + current.width).toBeLessThanOrEqual(chain.x + chain.width);
});

test('who has changed the run of a step is led back to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '#v=1');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.locator('.lesson-count')).toHaveText('Step 2 of 5');
  const own = (await finishedRun(page)).spec;
  await page.locator('.setting[data-lesson]').getByRole('slider').press('PageDown');
  await expect.poll(async () => (await finishedRun(page)).spec).not.toEqual(own);
  await page.getByRole('button', { name: 'Back to the run of step 2' }).click();
  await expect.poll(async () => (await finishedRun(page)).spec).toEqual(own);
});

test('a lecture hall sees what an edit did to the answer; the question and the slider stay', async ({ page }) => {
  await page.setViewportSize(LOW);
  await open(page, '#v=1&present=1');
  await finishedRun(page);
  const slider = page.locator('.present-setting').getByRole('slider');
  const placesOf = async () => [await slider.boundingBox(), await page.locator('.present .question').boundingBox()];
  const before = await placesOf();
  // Page Down is the clicker's here.
  await slider.press('ArrowLeft');
  await expect(page.locator('.present-answer')).toHaveText(/^Silent time .+ → /);
  expect(await placesOf()).toEqual(before);
});

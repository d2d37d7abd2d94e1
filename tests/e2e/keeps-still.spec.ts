// What keeps its place and says what it is: fields while they are dragged, the chain of causes in a low window, the way back to
// the run of a step, and what an edit did, in a lecture hall.

import { expect } from '@playwright/test';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { test } from '../support/kept-page.ts';
import { finishedRun, open } from '../support/open-page.ts';

const LOW = { width: 1280, height: 720 };

test('a number field keeps its width and its unit its place from value to value', async ({ look }) => {
  const page = await look(reno, 'paused=1&v=1', LOW);
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
  look,
}) => {
  const page = await look(reno, 'paused=1&v=1', LOW);
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

test('in a low window three lines and the arithmetic below them are whole, above the chain of causes', async ({
  page,
}) => {
  await page.setViewportSize(LOW);
  await open(page, 'lan-rto/#paused=1&lang=ko&v=1');
  await finishedRun(page);
  await page.locator('.mark-timeout').first().click();
  const arithmetic = (await page.locator('.why .arithmetic').boundingBox())!;
  const chain = (await page.locator('.chain').boundingBox())!;
  expect(arithmetic.y + arithmetic.height).toBeLessThanOrEqual(chain.y);
});

test('in a low window the explanation of an event is whole', async ({ page }) => {
  test.slow();
  await page.setViewportSize(LOW);
  await open(page, 'nic-buffer/#t=0s&paused=1&lang=en&v=1');
  await finishedRun(page);
  const hidden = () =>
    page.locator('.why-text').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  for (let event = 0; event < 40; event++) {
    await page.getByRole('button', { name: 'Next event' }).click();
    expect(await hidden()).toBeLessThanOrEqual(1);
  }
});

test('who has changed the run of a step is led back to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '#v=1');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.locator('.lesson-count')).toHaveText(/^Step 2 of /);
  const own = (await finishedRun(page)).spec;
  await page.locator('.setting[data-lesson]').getByRole('slider').press('PageDown');
  await expect.poll(async () => (await finishedRun(page)).spec).not.toEqual(own);
  await page.getByRole('button', { name: 'Back to the run of step 2' }).click();
  await expect.poll(async () => (await finishedRun(page)).spec).toEqual(own);
});

test('a lecture hall sees what an edit did to the answer; the question and the slider stay', async ({ look }) => {
  const page = await look(reno, 't=0s&present=1&v=1', LOW);
  const slider = page.locator('.present-setting').getByRole('slider');
  const placesOf = async () => [await slider.boundingBox(), await page.locator('.present .question').boundingBox()];
  const before = await placesOf();
  // Page Down is the clicker's here.
  await slider.press('ArrowLeft');
  await expect(page.locator('.present-result').first()).toHaveText(/^Silent time .+ → /);
  expect(await placesOf()).toEqual(before);
});

for (const size of [LOW, { width: 390, height: 844 }]) {
  test(`a value and its unit are read as one, however short the value is, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, 'virtual-server/#step=2&paused=1&lang=en&v=1');
    await finishedRun(page);
    const apart = () =>
      page
        .locator('#chart-use .gutter-main')
        .first()
        .evaluate((value) => {
          const [number, unit] = [value.querySelector('.gutter-number')!, value.querySelector('.gutter-unit')!];
          const digits = document.createRange();
          digits.selectNodeContents(number);
          const { left, right } = digits.getBoundingClientRect();
          return { left, gap: unit.getBoundingClientRect().left - right, digits: number.textContent!.length };
        });
    await expect.poll(async () => (await apart()).digits).toBeLessThanOrEqual(4);
    const { left } = await apart();
    await expect.poll(async () => Math.round((await apart()).gap)).toBeLessThanOrEqual(8);
    expect((await apart()).gap).toBeGreaterThanOrEqual(2);
    // With another value: the number has stayed, the unit has followed.
    await page.locator('.time-slider').focus();
    await page.keyboard.press('Home');
    await page.locator('.time-slider').press('End');
    await expect.poll(async () => Math.round((await apart()).gap)).toBeLessThanOrEqual(8);
    expect((await apart()).left).toBe(left);
  });
}

test('a label that stood aside for the cursor is back at the end of its line once that has passed', async ({
  look,
}) => {
  const page = await look(reno, 't=1s&paused=1&v=1', LOW);
  const label = page.locator('#chart-window .line-label-main');
  const placeOf = async () => (await label.boundingBox())!;
  const before = await placeOf();
  const plot = (await page.locator('.charts-place').boundingBox())!;
  const y = plot.y + plot.height / 2;
  await page.mouse.move(before.x - 60, y);
  await page.mouse.down();
  await page.mouse.move(before.x + before.width / 2, y, { steps: 4 });
  await expect.poll(async () => (await placeOf()).x).not.toBe(before.x);
  await page.mouse.move(before.x - 40, y, { steps: 4 });
  await expect.poll(placeOf).toEqual(before);
  await page.mouse.up();
});

test('how many results there is room for is known before they are drawn', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const changed: string[] = [];
    Object.assign(window, { changed });
    new MutationObserver((records) => {
      for (const { target } of records) changed.push((target as HTMLElement).dataset['metric'] ?? '');
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-beyond'] });
  });
  for (const [id, width, room] of [
    ['lan-rto', 1280, 10],
    ['tcp-over-atm', 1440, 8],
    ['reno', 1024, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await open(page, `${id}/#v=1`);
    await finishedRun(page);
    await expect(page.locator('.results dl > div:not([data-beyond])')).toHaveCount(room);
    expect(await page.evaluate(() => (window as unknown as { changed: string[] }).changed)).toEqual([]);
  }
});

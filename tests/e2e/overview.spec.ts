// The ribbon of the whole run: by mouse, by touch and by keys, on desktop, phone and in the lecture hall; what is pressed is
// also released, and the page goes on.

import { expect, type Page } from '@playwright/test';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { type Look, test } from '../support/kept-page.ts';
import { finishedRun, open, wholeRecord } from '../support/open-page.ts';

const words = (page: Page) => page.locator('.overview-words');
const ribbon = (page: Page) => page.getByRole('slider', { name: 'Part of the run that is shown' });

/** The window in CSS pixels of the page. */
async function windowOf(page: Page) {
  const box = (await page.locator('.overview-window').boundingBox())!;
  return { left: box.x, right: box.x + box.width, middle: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: number, to: number, y: number): Promise<void> {
  await page.mouse.move(from, y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step++) await page.mouse.move(from + ((to - from) * step) / 5, y);
  await page.mouse.up();
}

test.describe('by mouse', () => {
  const seen = async (look: Look): Promise<Page> => {
    const page = await look(reno, 't=1s&paused=1&v=1', { width: 1440, height: 900 });
    await expect(words(page)).toContainText('0 to 4 of 20 s');
    return page;
  };

  test('an event of the run is named with its time where the pointer is', async ({ look }) => {
    const page = await seen(look);
    const { marks } = wholeRecord((await finishedRun(page)).spec);
    const box = (await ribbon(page).boundingBox())!;
    const timeout = marks.find(({ kind }) => kind === 'timeout')!;
    await page.mouse.move(box.x + (timeout.at / 20e9) * box.width, box.y + 12);
    await expect(ribbon(page)).toHaveAttribute('title', /timeout.*, 1\.\d+ s/);
    // In the middle of the silence before it.
    await page.mouse.move(box.x + box.width / 20, box.y + 12);
    await expect(ribbon(page)).toHaveAttribute('title', /Drag the window/);
  });

  test('the window is moved and stretched, again after each release, and stands in the link', async ({ look }) => {
    const page = await seen(look);
    const box = (await ribbon(page).boundingBox())!;
    const second = box.width / 20;
    let { middle, y } = await windowOf(page);
    await drag(page, middle, middle + 6 * second, y);
    await expect(words(page)).toContainText('6 to 10 of 20 s');
    // Released: the mouse goes over it without effect.
    await page.mouse.move(box.x + 2, y);
    await expect(words(page)).toContainText('6 to 10 of 20 s');
    let { right } = await windowOf(page);
    await drag(page, right, right + 4 * second, y);
    await expect(words(page)).toContainText('6 to 14 of 20 s');
    const { left } = await windowOf(page);
    await drag(page, left, left + 3 * second, y);
    await expect(words(page)).toContainText('9 to 14 of 20 s');
    await expect.poll(() => page.url()).toMatch(/z0=[\d.]+s&z1=1[34][\d.]*s&.*v=1$/);
    // The cursor was left behind, and the flag says which way.
    await expect(page.locator('.time-flag')).toHaveText('‹ 1.000 s');
    await page.keyboard.press('.');
    await expect(page.locator('.time-flag')).not.toContainText('‹');
    // Beside the window it comes under the pointer and goes on with it.
    await page.mouse.move(box.x + 15 * second, y);
    await page.mouse.down();
    await expect(words(page)).toContainText('12.5 to 17.5 of 20 s');
    await page.mouse.up();
    ({ middle, y } = await windowOf(page));
    await drag(page, middle, middle + 900, y);
    await expect(words(page)).toContainText('15 to 20 of 20 s');
    ({ right } = await windowOf(page));
    expect(right).toBeCloseTo(box.x + box.width, 0);
  });

  test('a double click shows the whole run, and the words lead back', async ({ look }) => {
    const page = await seen(look);
    const { middle, y } = await windowOf(page);
    await page.mouse.dblclick(middle, y);
    await expect(words(page)).toContainText('whole run, 20 s');
    await words(page).click();
    await expect(words(page)).toContainText('0 to 4 of 20 s');
    await words(page).click();
    await expect(words(page)).toContainText('whole run, 20 s');
  });

  test('every kind of event of the run stands in it', async ({ look }) => {
    const page = await seen(look);
    for (const of of ['losses', 'timeouts', 'others', 'quiet'])
      await expect(page.locator(`.overview-${of}`)).toHaveAttribute('d', /^M/);
  });
});

test('by keys: moved, stretched, closer, wider, the whole run', async ({ look }) => {
  const page = await look(reno, 'paused=1&v=1');
  await ribbon(page).focus();
  const steps = [
    ['ArrowRight', '0.4 to 4.4 of 20 s'],
    ['PageUp', '4.4 to 8.4 of 20 s'],
    ['Shift+ArrowRight', '4.4 to 8.8 of 20 s'],
    ['End', '15.6 to 20 of 20 s'],
    ['Home', '0 to 4.4 of 20 s'],
    ['+', '1.1 to 3.3 of 20 s'],
    ['-', '0 to 4.4 of 20 s'],
  ] as const;
  for (const [key, said] of steps) {
    await page.keyboard.press(key);
    await expect(ribbon(page)).toHaveAttribute('aria-valuetext', said);
  }
  await page.keyboard.press('0');
  await expect(words(page)).toContainText('whole run, 20 s');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('the window follows the finger and stays where it was left', async ({ page }) => {
    await open(page, 'reno/#paused=1&lang=en&v=1');
    await finishedRun(page);
    const box = (await ribbon(page).boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(24);
    const { middle, y } = await windowOf(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number): Promise<unknown> =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    const scrolled = await page.evaluate(() => window.scrollY);
    await touch('touchStart', middle);
    for (let step = 1; step <= 8; step++) await touch('touchMove', middle + (step * box.width) / 20);
    await touch('touchEnd');
    await expect(words(page)).toContainText('8 to 12 of 20 s');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.keyboard.press('.');
    await expect(page.locator('.time-flag')).not.toContainText('›');
  });

  test('a span of a millisecond is told whole beside it', async ({ page }) => {
    for (const [width, language] of [
      [390, 'ko'],
      [360, 'ko'],
      [390, 'en'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, `lan-rto/#t=27.9s&z0=27.8978s&z1=27.9018s&paused=1&lang=${language}&v=1`);
      await finishedRun(page);
      await expect(words(page)).toContainText('27.9018');
      const beyond = await words(page)
        .locator('span')
        .first()
        .evaluate((span) => span.scrollWidth - span.clientWidth);
      expect(beyond, `${width} ${language}`).toBeLessThanOrEqual(0);
    }
  });

  test('a tap on an event says what it is and when, until the next press', async ({ page }) => {
    await open(page, 'reno/#paused=1&lang=en&v=1');
    const { spec } = await finishedRun(page);
    const { at } = wholeRecord(spec).marks.find(({ kind }) => kind === 'timeout')!;
    const box = (await ribbon(page).boundingBox())!;
    const y = box.y + box.height / 2;
    const told = page.locator('.overview-told');
    await expect(told).toHaveText('');
    // A fingertip is not as exact as a mouse.
    await page.touchscreen.tap(box.x + (at / 20e9) * box.width - 3, y);
    await expect(told).toHaveText(/timeout.*, 1\.\d+ s/);
    const words = (await told.boundingBox())!;
    expect(words.x).toBeGreaterThanOrEqual(0);
    expect(words.x + words.width).toBeLessThanOrEqual(390);
    expect(words.y + words.height).toBeLessThanOrEqual(box.y + 6);
    // The window stands where it stood. What is told of the end of the run stands on the page, too.
    await expect(page.locator('.overview-words')).toContainText('0 to 4 of 20 s');
    await page.locator('h1').tap({ position: { x: 8, y: 8 } });
    await expect(told).toHaveText('');
    const last = wholeRecord(spec).marks.at(-1)!.at;
    await page.touchscreen.tap(box.x + (last / 20e9) * box.width, y);
    await expect(told).toHaveText(/, 1\d\.\d+ s/);
    const right = (await told.boundingBox())!;
    expect(right.x + right.width).toBeLessThanOrEqual(390);
  });

  test('two fingers on the charts spread the time between them; the one that stays after the other moves nothing', async ({
    page,
  }) => {
    await open(page, 'reno/#paused=1&lang=en&v=1');
    await finishedRun(page);
    const plot = (await page.locator('.scrubber').boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const y = plot.y + plot.height / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: { id: number; x: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger) => ({ ...finger, y })) });
    const [left, right] = [180, 220].map((x, id) => (by: number) => ({ id, x: x + by }));
    await touch('touchStart', left!(0));
    await touch('touchStart', left!(0), right!(0));
    for (let step = 1; step <= 5; step++) await touch('touchMove', left!(-8 * step), right!(8 * step));
    await expect(words(page)).not.toContainText('0 to 4 of');
    await touch('touchEnd', left!(-40));
    const spread = await words(page).textContent();
    for (let step = 1; step <= 5; step++) await touch('touchMove', right!(40 - 16 * step));
    await touch('touchEnd');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(words(page)).toHaveText(spread!);
  });
});

test('in the lecture hall the window goes where the pointer is, though the page is enlarged', async ({ look }) => {
  const page = await look(reno, 't=0s&present=1&v=1', { width: 1280, height: 720 });
  const box = (await ribbon(page).boundingBox())!;
  const { middle, y } = await windowOf(page);
  await drag(page, middle, middle + box.width / 2, y);
  await expect(words(page)).toContainText('10 to 14 of 20 s');
  const { middle: after } = await windowOf(page);
  expect(after).toBeCloseTo(middle + box.width / 2, 0);
});

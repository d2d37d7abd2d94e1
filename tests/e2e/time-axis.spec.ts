// Hands on the time axis and on the handle of a setting: wheel, two fingers, mouse, finger and pen; what is pressed is also
// released, and the next gesture works as the first one did.

import { expect, type Page, test } from '@playwright/test';
import { finishedRun, open } from '../support/open-page.ts';
import { alongLessonSlider, line, withFinger, withMouse } from '../support/pointers.ts';

const words = (page: Page) => page.locator('.overview-words');
const flag = (page: Page) => page.locator('.time-flag');
const handle = (page: Page) => page.locator('.threshold-handle').first();

async function boxOf(page: Page, selector: string) {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { ...box, middle: box.y + box.height / 2 };
}

/** Both ends of what is shown, in seconds, as the link says them. */
async function shown(page: Page): Promise<readonly [number, number]> {
  const said = (await words(page).textContent())!;
  const [, from, to] = /([\d.]+) to ([\d.]+) of/.exec(said) ?? [];
  return from === undefined ? [0, 20] : [Number(from), Number(to)];
}

/** The time at a share of the axis. */
const timeAt = async (page: Page, share: number): Promise<number> => {
  const [from, to] = await shown(page);
  return from + share * (to - from);
};

test('words for what is not counted stand in one line with the numbers of the axis, clear of those below', async ({
  page,
}) => {
  await page.goto('web-cluster/#present=1&paused=1&t=0s&z0=0s&z1=4s&lang=ko&v=1');
  const said = page.locator('.axis-uncounted span');
  await expect(said).toBeVisible();
  const topOf = (of: string): Promise<number> =>
    page
      .locator(of)
      .last()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().top;
      });
  expect(Math.abs((await topOf('.axis-uncounted span')) - (await topOf('.axis-label')))).toBeLessThan(1);
});

test('no number of the axis stands under the flag, on whichever side of the view the cursor is', async ({ page }) => {
  for (const [z0, z1] of [
    [5, 9],
    [0, 1.5],
  ]) {
    await open(page, `reno/#t=2s&z0=${z0}s&z1=${z1}s&paused=1&v=1`);
    await finishedRun(page);
    await expect(flag(page)).toHaveAttribute('data-away', 'true');
    const { x: left, width } = await boxOf(page, '.time-flag');
    for (const label of await page.locator('.axis-label:visible').all()) {
      const box = (await label.boundingBox())!;
      expect(box.x + box.width < left || box.x > left + width, (await label.textContent()) ?? '').toBe(true);
    }
  }
});

test.describe('by wheel', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'reno/#t=1s&paused=1&v=1');
    await finishedRun(page);
  });

  test('what is under the pointer stays there, sideways it moves, and all of it is the whole run', async ({ page }) => {
    const axis = await boxOf(page, '.axis-bed');
    await page.mouse.move(axis.x + axis.width / 4, axis.middle);
    const before = await timeAt(page, 0.25);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await shown(page))[1] - (await shown(page))[0]).toBeLessThan(2.6);
    expect(await timeAt(page, 0.25)).toBeCloseTo(before, 0);
    const [from] = await shown(page);
    await page.mouse.wheel(axis.width / 2, 0);
    await expect.poll(async () => (await shown(page))[0]).toBeGreaterThan(from + 1);
    await page.keyboard.down('Shift');
    await page.mouse.wheel(0, -axis.width / 2);
    await page.keyboard.up('Shift');
    await expect.poll(async () => (await shown(page))[0]).toBeCloseTo(from, 1);
    for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 400);
    await expect(words(page)).toContainText('whole run, 20 s');
    // Farther there is nothing; back again it works as before.
    await page.mouse.wheel(0, 400);
    await expect(words(page)).toContainText('whole run, 20 s');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.mouse.wheel(0, -400);
    await expect(words(page)).not.toContainText('whole run, 20 s');
    await page.mouse.dblclick(axis.x + axis.width / 2, axis.middle);
    await expect(words(page)).toContainText('whole run, 20 s');
  });

  test('what is shown meanwhile by other means is where the next turn goes on', async ({ page }) => {
    const axis = await boxOf(page, '.axis-bed');
    await page.mouse.move(axis.x + axis.width / 2, axis.middle);
    await page.mouse.wheel(0, -100);
    await page.keyboard.press('End');
    await expect(flag(page)).toContainText('20.000');
    await expect.poll(async () => (await shown(page))[1]).toBe(20);
    const before = await timeAt(page, 0.5);
    await page.mouse.wheel(0, -100);
    await expect.poll(async () => (await shown(page))[1]).toBeLessThan(20);
    expect(Math.abs((await timeAt(page, 0.5)) - before)).toBeLessThan(0.2);
  });

  test('over the charts it scrolls a page that scrolls, and with Ctrl it zooms', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await words(page).textContent();
    await page.locator('.chart-stack').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, -120));
    const from = await scrolled();
    const plot = await boxOf(page, '.chart-canvas');
    await page.mouse.move(plot.x + plot.width / 2, Math.min(480, plot.y + 20));
    await page.mouse.wheel(0, 60);
    await expect.poll(scrolled).toBeGreaterThan(from);
    expect(await words(page).textContent()).toBe(before);
    const rest = await scrolled();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect(words(page)).not.toHaveText(before!);
    expect(await scrolled()).toBe(rest);
  });
});

test('a link that zooms to nanoseconds says them as such', async ({ page }) => {
  await open(page, 'reno/#z0=0s&z1=100ns&t=0s&paused=1&lang=en&v=1');
  await finishedRun(page);
  await expect(page.locator('.axis-label').last()).toHaveText('100 ns');
  await expect(words(page)).toHaveText(/^0 to 0\.0000001 of 20 s/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('two fingers keep their times and move no cursor, also where a label was under one, and again after it', async ({
    page,
  }) => {
    await open(page, 'reno/#t=1s&paused=1&lang=en&v=1');
    await finishedRun(page);
    const axis = await boxOf(page, '.axis-bed');
    const label = await boxOf(page, '.axis-label:nth-child(2)');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: { id: number; x: number }[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map((finger) => ({ ...finger, y: label.middle })),
      });
    const share = (x: number) => (x - axis.x) / axis.width;
    for (let round = 0; round < 3; round++) {
      const [left, right] = [label.x + label.width / 2, axis.x + axis.width * 0.6];
      const held = [await timeAt(page, share(left)), await timeAt(page, share(right))];
      const before = await words(page).textContent();
      await touch('touchStart', { id: 0, x: left });
      await touch('touchStart', { id: 0, x: left }, { id: 1, x: right });
      const by = [-10, 20];
      for (let step = 1; step <= 5; step++) {
        await touch('touchMove', { id: 0, x: left + (by[0]! * step) / 5 }, { id: 1, x: right + (by[1]! * step) / 5 });
      }
      await touch('touchEnd', { id: 1, x: right + by[1]! });
      await touch('touchEnd');
      await expect(words(page)).not.toHaveText(before!);
      const [from, to] = await shown(page);
      expect(Math.abs((await timeAt(page, share(left + by[0]!))) - held[0]!)).toBeLessThan((to - from) / 20);
      expect(Math.abs((await timeAt(page, share(right + by[1]!))) - held[1]!)).toBeLessThan((to - from) / 20);
      await expect(flag(page)).toHaveText('1.000 s');
    }
    // One finger moves the cursor as before.
    await withFinger(page, line({ x: axis.x + 20, y: label.middle }, { x: axis.x + axis.width / 2, y: label.middle }));
    const middle = await timeAt(page, 0.5);
    await expect.poll(async () => Number.parseFloat((await flag(page).textContent())!)).toBeCloseTo(middle, 0);
  });

  test('up and down over the charts a finger scrolls the page, and the cursor stays', async ({ page }) => {
    await open(page, 'reno/#t=1s&paused=1&lang=en&v=1');
    await finishedRun(page);
    await page.locator('.chart-stack').scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    const plot = await boxOf(page, '.chart-canvas');
    const x = plot.x + plot.width / 2;
    await withFinger(page, line({ x, y: plot.middle }, { x: x + 2, y: plot.middle - 160 }, 12));
    await expect.poll(scrolled).toBeGreaterThan(before);
    await expect(flag(page)).toHaveText('1.000 s');
  });
});

test.describe('the handle of a setting', () => {
  const setting = async (page: Page) => Number(await handle(page).getAttribute('aria-valuenow'));
  const stroke = async (page: Page, by: number) => {
    const box = (await handle(page).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return line({ x, y }, { x, y: y + by });
  };

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'reno/#t=1s&paused=1&v=1');
    await finishedRun(page);
  });

  test('goes with the mouse, again after its release, and is one step of undo each', async ({ page }) => {
    const first = await setting(page);
    await withMouse(page, await stroke(page, 12));
    const second = await setting(page);
    expect(second).toBeLessThan(first);
    await page.mouse.move(700, 500);
    expect(await setting(page)).toBe(second);
    await withMouse(page, await stroke(page, -6));
    expect(await setting(page)).toBeGreaterThan(second);
    await expect(flag(page)).toHaveText('1.000 s');
    await page.keyboard.press('z');
    await expect.poll(() => setting(page)).toBe(second);
    await page.keyboard.press('z');
    await expect.poll(() => setting(page)).toBe(first);
  });

  test('undone in the middle of a stroke, as its slider may be, the rest of the stroke is one step of undo', async ({
    page,
  }) => {
    const slider = page.getByRole('slider', { name: 'RTO minimum' });
    const value = () => slider.getAttribute('aria-valuetext');
    const first = await value();
    const places = await alongLessonSlider(page, 0.3);
    await page.mouse.move(places[0]!.x, places[0]!.y);
    await page.mouse.down();
    for (const { x, y } of places.slice(1, 4)) await page.mouse.move(x, y);
    await expect.poll(value).not.toBe(first);
    await page.keyboard.press('Control+z');
    await expect.poll(value).toBe(first);
    for (const { x, y } of places.slice(4)) await page.mouse.move(x, y);
    await page.mouse.up();
    await expect.poll(value).not.toBe(first);
    await page.keyboard.press('Control+z');
    await expect.poll(value).toBe(first);
  });

  test('goes with a pen', async ({ page }) => {
    const first = await setting(page);
    const client = await page.context().newCDPSession(page);
    const places = await stroke(page, 12);
    const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: { x: number; y: number }) =>
      client.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
        pointerType: 'pen',
      });
    await send('mousePressed', places[0]!);
    for (const place of places) await send('mouseMoved', place);
    await send('mouseReleased', places.at(-1)!);
    await expect.poll(() => setting(page)).toBeLessThan(first);
    await expect(handle(page)).not.toHaveAttribute('data-dragging', 'true');
  });
});

test.describe('the handle of a setting by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('goes with the finger, and the page stays', async ({ page }) => {
    await open(page, 'reno/#t=1s&paused=1&lang=en&v=1');
    await finishedRun(page);
    const value = async () => Number(await handle(page).getAttribute('aria-valuenow'));
    const first = await value();
    await handle(page).scrollIntoViewIfNeeded();
    const box = (await handle(page).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const scrolled = await page.evaluate(() => window.scrollY);
    await withFinger(page, line({ x, y }, { x, y: y + 30 }));
    await expect.poll(value).toBeLessThan(first);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(handle(page)).not.toHaveAttribute('data-dragging', 'true');
  });
});

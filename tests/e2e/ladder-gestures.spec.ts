// A ladder under a finger and a mouse, and the two views on its axis: a finger that scrolls the page presses nothing and moves no
// cursor, two fingers keep their times, and a mouse that drags opens no packet. Keys: packets.spec.ts.

import { expect, type Page, test } from '@playwright/test';
import { finishedRun, open, shownRun } from '../support/open-page.ts';
import { line, withFinger, withMouse } from '../support/pointers.ts';

const RUN = 'lan-rto/#paused=1&t=0.2s&z0=100ms&z1=250ms&lang=en&v=1';
/** Widths at which something is pressed all over the ladder, so that arrows, bands and what is beside them are met. */
const SHARES = [0.35, 0.5, 0.65, 0.8];

const panel = (page: Page) => page.locator('.inspector');

async function boxOf(page: Page, view: string) {
  const area = page.locator(view);
  await area.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await area.boundingBox())!;
  return { x, y, width, height, middle: y + height / 2 };
}

/** What is shown of the run, ns, as the names of the views say it. */
async function span(page: Page): Promise<number> {
  const name = (await page.locator('.view-area').getAttribute('aria-label'))!;
  const [from, to] = [...name.matchAll(/(\d+\.\d+) s/g)].map(([, seconds]) => Number(seconds) * 1e9);
  return to! - from!;
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const view of ['ladder', 'sequence'])
    test(`a finger that scrolls the page over the ${view} opens nothing and moves no cursor`, async ({ page }) => {
      await open(page, `${RUN}&view=${view}`);
      await finishedRun(page);
      const { now } = await shownRun(page);
      const before = await span(page);
      const scrolled = () => page.evaluate(() => window.scrollY);
      for (const share of SHARES) {
        await page.evaluate(() => window.scrollTo(0, 0));
        const { x: left, width, middle } = await boxOf(page, '.view-area');
        const start = await scrolled();
        const x = left + width * share;
        await withFinger(page, line({ x, y: middle }, { x: x + 2, y: middle - 120 }, 12));
        await expect.poll(scrolled).toBeGreaterThan(start);
        await expect.poll(async () => (await shownRun(page)).now).toBe(now);
      }
      await expect(panel(page)).toHaveCount(0);
      expect(await span(page)).toBe(before);
    });

  test('a tap on an arrow of the ladder opens its packet, and on a field its bytes stay marked', async ({ page }) => {
    await open(page, `${RUN}&view=ladder`);
    await finishedRun(page);
    const { x, y, width, height } = await boxOf(page, '.view-ladder');
    await expect(async () => {
      for (let top = 30; top < height - 10 && (await panel(page).count()) === 0; top += 6)
        await page.touchscreen.tap(x + width / 2, y + top);
      await expect(panel(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    const field = panel(page).getByRole('option', { name: /^Total length/ });
    await field.scrollIntoViewIfNeeded();
    await field.tap();
    await expect(field).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page).locator('.inspector-hex [data-marked]')).toHaveCount(2);
  });

  test('two fingers on the ladder keep the time between them, show half as much, and move no cursor', async ({
    page,
  }) => {
    await open(page, `${RUN}&view=ladder`);
    await finishedRun(page);
    const { now } = await shownRun(page);
    const before = await span(page);
    const { x, width, middle } = await boxOf(page, '.view-ladder');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: ys.map((y, id) => ({ id, x: x + width / 2, y })),
      });
    await touch('touchStart', middle - 20);
    await touch('touchStart', middle - 20, middle + 20);
    for (const apart of [25, 30, 35, 40]) await touch('touchMove', middle - apart, middle + apart);
    await touch('touchEnd');
    await expect.poll(async () => (await span(page)) / before).toBeCloseTo(0.5, 1);
    expect((await shownRun(page)).now).toBe(now);
    await expect(panel(page)).toHaveCount(0);
  });
});

test('a mouse that drags over the ladder moves the cursor and opens no packet, a press opens it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'reno/#paused=1&t=0.4s&z0=380ms&z1=420ms&lang=en&view=ladder&v=1');
  await finishedRun(page);
  const ladder = page.locator('.view-ladder');
  const { x, y, width, height } = await boxOf(page, '.view-ladder');
  // Where there is an arrow the pointer says so.
  const middle = x + width * 0.45;
  let top = y + 40;
  for (; top < y + height - 40; top += 3) {
    await page.mouse.move(middle, top);
    if ((await ladder.evaluate((element) => element.style.cursor)) === 'pointer') break;
  }
  expect(top).toBeLessThan(y + height - 40);
  const end = y + height - 20;
  await withMouse(page, line({ x: middle, y: top }, { x: middle, y: end }));
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(0.41e9);
  // What was let go of is not held: the cursor stays.
  const { now } = await shownRun(page);
  await page.mouse.move(middle, top + 30);
  await page.mouse.move(middle, top);
  expect((await shownRun(page)).now).toBe(now);
  await page.mouse.click(middle, top);
  await expect(panel(page)).toBeVisible();
});

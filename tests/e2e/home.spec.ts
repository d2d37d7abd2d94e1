// The home page: a stage that moves by itself and leads into the simulator with its run, a picture for those who want no motion,
// and what was chosen in a scenario carried over.

import { expect, test } from '@playwright/test';
import { scenarios } from '../../src/scenarios/index.ts';
import { complaintsOf } from '../support/open-page.ts';

const moved = (page: import('@playwright/test').Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-packet-moved').length > 0);

const PHONE = { width: 390, height: 844 };

test('packets move, on a desktop and on a phone, and the run goes on in the simulator', async ({ page }) => {
  const fits = async (): Promise<void> =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./index.html');
  await moved(page);
  const slider = page.getByRole('slider', { name: 'RTO minimum' });
  await expect(slider).toBeVisible();
  // There is no button of this name here.
  await expect(page.locator('.live-stage .why')).not.toContainText('Next event');
  await expect(page.locator('.live-stage a.term').first()).toHaveAttribute('href', /^\.\/glossary\.html#/);
  await fits();
  await test.step('its explanation leads nowhere that is not here, and stands within its frame', async () => {
    await page.getByRole('button', { name: /^timeout, segment 45/ }).click();
    const why = page.locator('.live-stage .why');
    await expect(why).toContainText('Timeout: segment 45 is sent again');
    await page.waitForFunction(() => window.__lectern?.run()?.done);
    await expect(why.locator('.chain-root')).toHaveText('Router queue: 15 packets');
    await expect(why.locator('button.chain-root, .why-open')).toHaveCount(0);
    // Where the chain is too long for its line the setting is a sign to the eye, and its words to a screen reader.
    await page.setViewportSize({ width: 960, height: 900 });
    await expect(why.locator('.chain:is([data-tight="1"], [data-tight="2"])')).toBeVisible();
    expect(await why.locator('.chain').ariaSnapshot()).toContain('Router queue: 15 packets');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Change the rule' }).click();
    const [field, frame] = [await why.getByRole('combobox').boundingBox(), await why.boundingBox()];
    expect(field!.x + field!.width).toBeLessThanOrEqual(frame!.x + frame!.width - 16);
    await page.keyboard.press('Escape');
  });
  await test.step('the key to the symbols stands in the middle, names beside what they stand for', async () => {
    await page.getByRole('button', { name: 'Symbols' }).click();
    const dialog = page.getByRole('dialog');
    const { x, width } = (await dialog.boundingBox())!;
    expect(Math.abs(x + width / 2 - 720)).toBeLessThan(10);
    const topOf = (place: string) =>
      dialog
        .locator(place)
        .first()
        .evaluate((element: HTMLElement) => element.offsetTop);
    expect(await topOf('dt')).toBe(await topOf('dd'));
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Play' }).click();
  });
  await page.setViewportSize(PHONE);
  await expect(slider).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('textbox', { name: 'RTO minimum' }).fill('200 ms');
  await page.getByRole('textbox', { name: 'RTO minimum' }).press('Enter');
  await page.waitForFunction(() => {
    const run = window.__lectern?.run();
    return run?.done && JSON.stringify(run.spec).includes('200000000');
  });
  await fits();
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: 'Open the whole simulator' }).click();
  await expect(page).toHaveURL(/reno\/#[a-z].*rmin/);
  await page.waitForFunction(() => window.__lectern?.run()?.done);
  const run = await page.evaluate(() => window.__lectern!.run()!);
  expect(JSON.stringify(run.spec)).toContain('200000000');
});

for (const viewport of [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 720 }]) {
  test(`at ${viewport.width} pixels the stage takes exactly the place of its picture, and no mark of its slider is covered`, async ({
    page,
  }) => {
    let open = (): void => {};
    const asked = new Promise<void>((resolve) => (open = resolve));
    await page.route('**/home-stage*.js', async (route) => {
      await asked;
      await route.continue();
    });
    await page.setViewportSize(viewport);
    await page.goto('./index.html');
    const before = await page.locator('.path').boundingBox();
    open();
    await expect(page.locator('.live-stage .why')).toContainText(/\w/);
    expect(await page.locator('.path').boundingBox()).toEqual(before);
    const lowest = await page
      .locator('.live-controls .ticks span')
      .evaluateAll((marks) => Math.max(...marks.map((mark) => mark.getBoundingClientRect().bottom)));
    const { y, height } = (await page.locator('.live-controls').boundingBox())!;
    expect(lowest).toBeLessThanOrEqual(y + height);
  });
}

test('who wants no motion has a picture, and the path below it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./index.html');
  await expect(page.locator('.live .picture img')).toBeVisible();
  await expect(page.locator('.path li')).toHaveCount(scenarios.length);
  await expect(page.locator('.live-stage')).toHaveCount(0);
});

test('colours and language chosen in a scenario carry over, and the language chosen here carries back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./reno/#paused=1&v=1');
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page.getByRole('link', { name: 'Lectern 첫 화면' }).click();
  await expect(page).toHaveURL(/ko\.html$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('./index.html');
  await expect(page).toHaveURL(/ko\.html$/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/index\.html$/);
  await page.goto('./lan-rto/#paused=1&v=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('./glossary.html');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

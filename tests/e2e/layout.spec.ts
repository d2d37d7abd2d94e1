// Words have room: no page is wider than its window, and no text is cut off, in both languages and at the widths of phones,
// tablets, projectors and desktops. Texts twice as long: pseudo.spec.ts.

import { expect } from '@playwright/test';
import { allCases } from '../support/cases/all-cases.ts';
import { test } from '../support/kept-page.ts';
import { finishedRun, open, paste } from '../support/open-page.ts';
import { expectRoom } from '../support/room.ts';
import { combinations, sample } from '../support/sample.ts';
import { expectNoFlaws } from '../support/text-flaws.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 900, height: 1200 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

const LANGUAGES = ['en', 'ko'] as const;
const WIDE = 900;
const LOW = { width: 1280, height: 720 };

/** Every size in both languages, every scenario in both languages, narrow and wide. */
const looks = sample(
  combinations({ cases: allCases, language: LANGUAGES, size: SIZES }),
  ({ cases: { scenario }, language, size: { width } }) => [
    ...[`${width}, ${language}`, `${scenario.id}, ${language}`, `${scenario.id}, ${width < WIDE}`],
  ],
);

for (const { cases, language } of combinations({ cases: allCases, language: LANGUAGES })) {
  const { scenario, busy } = cases;
  test(`no text is cut off or lies upon another: ${scenario.id}, ${language}`, async ({ look }) => {
    const mine = looks.filter((look) => look.cases === cases && look.language === language);
    expect(mine.length).toBeGreaterThan(0);
    const sizes = mine.map(({ size }) => size);
    await expectRoom(await look(scenario, `${busy}&lang=${language}&paused=1&v=1`, sizes[0]), sizes);
  });
}

for (const { scenario, repaired } of allCases) {
  test(`what is said above the page cuts off nothing of a low one: ${scenario.id}`, async ({ look }) => {
    const page = await look(scenario, `${repaired}&paused=1&v=1`, LOW);
    await expectRoom(page, [LOW]);
    await page.evaluate(() => {
      const { setItem, removeItem } = Storage.prototype;
      Object.assign(window, { allow: () => Object.assign(Storage.prototype, { setItem, removeItem }) });
      Storage.prototype.setItem = Storage.prototype.removeItem = () => {
        throw new Error('Nothing is kept.');
      };
    });
    // A second thing to say, which comes up when the first is closed.
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await expect(page.locator('.notice')).toHaveCount(2);
    await expect(page.locator('.notice:visible')).toHaveCount(1);
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
      [1024, 820],
    ] as const) {
      await page.setViewportSize({ width, height });
      const band = (await page.locator('.band').boundingBox())!;
      expect(band.y + band.height).toBe(height);
      // Left to right it takes what the settings leave.
      expect(band.x + band.width).toBe(width);
    }
    const close = page.locator('.notice:visible').getByRole('button', { name: 'Close' });
    await close.click();
    await expect(page.locator('.notice')).toBeVisible();
    await close.click();
    await expect(page.locator('.notice')).toHaveCount(0);
    await page.evaluate(() => (window as unknown as { allow(): void }).allow());
  });
}

const narrowest = sample(
  combinations({ language: LANGUAGES, cases: allCases }),
  ({ language, cases: { scenario } }) => [language, scenario.id],
);

for (const { cases, language } of narrowest) {
  const { scenario, narrow } = cases;
  test(`a page 320 px wide needs no scrolling sideways: ${scenario.id}, ${language}`, async ({ look }) => {
    const [first, ...more] = narrow.map((each) => `${each}&lang=${language}&v=1`);
    const page = await look(scenario, first!, { width: 320, height: 640 });
    for (const link of [first!, ...more]) {
      if (link !== first) await paste(page, link, scenario);
      await expect(page.locator('.chart-row').first()).toBeVisible();
      const widest = await page.evaluate(() => {
        window.scrollTo(10_000, 0);
        return [document.scrollingElement!.scrollWidth, window.scrollX];
      });
      expect(widest, link).toEqual([320, 0]);
    }
    // Nor do all settings, with the way back beside their title.
    await page.locator('button.all').click();
    await page.locator('dialog .nudge:enabled').first().click();
    await expect(page.locator('.dialog-head .text-button')).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.locator('dialog').evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  });
}

test('a task leaves the settings room on a low page, also under a notice', async ({ page }) => {
  await page.setViewportSize(LOW);
  for (const link of ['reno/#q=9999999&step=3', 'nic-buffer/#seed=x&step=1&lang=ko', 'lan-rto/#rmin=99999s&step=2']) {
    await open(page, `${link}&paused=1&v=1`);
    await finishedRun(page);
    // The lesson's text comes to who uses the page.
    await page.mouse.move(600, 300);
    await page.mouse.move(640, 320);
    await page.getByRole('button', { name: /^(Your turn|직접 해 보기)$/ }).click();
    await expect(page.locator('.task-panel')).toBeVisible();
    await expect(page.locator('.notice')).toBeVisible();
    const room = await page.evaluate(() => {
      const boxOf = (part: string) => document.querySelector(part)!.getBoundingClientRect();
      return { settings: boxOf('.left .settings').height, foot: boxOf('.left .transport').bottom };
    });
    expect(room.settings, link).toBeGreaterThan(180);
    expect(room.foot, link).toBeLessThanOrEqual(LOW.height);
    await expectRoom(page, [LOW]);
  }
});

test('settings that are opened come into view, though the button stands at the edge', async ({ page }) => {
  await open(page, 'lan-rto/#paused=1&v=1');
  const more = page.locator('.left .more');
  await more.click();
  await expect(page.locator('#more-settings summary').first()).toBeInViewport({ ratio: 1 });
  await more.click();
  await expect(more).toHaveText(/more settings/);
});

test('the way back to the link has room beside the title of the settings', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, '#paused=1&v=1');
  const head = page.locator('.settings-head');
  const { height } = (await head.boundingBox())!;
  await page.locator('.setting input[type=range]').first().press('End');
  await expect(head.locator('.text-button')).toBeVisible();
  await expectNoFlaws(page, 'changed', { region: '.settings-head' });
  // Nothing below it moves.
  expect((await head.boundingBox())!.height).toBeCloseTo(height, 0);
});

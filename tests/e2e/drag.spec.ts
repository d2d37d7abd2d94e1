// The lesson's own slider in a hand: with a mouse on a desktop, with a finger on a phone. What is pressed is let go, and the
// page goes on being used.

import { expect, type Page, test } from '@playwright/test';
import type { NumberParameter } from '../../src/scenarios/kit/parameter.ts';
import { settingAt } from '../../src/scenarios/kit/run-spec.ts';
import { valueAtShare } from '../../src/ui/foundation/slider-scale.ts';
import { allCases } from '../support/cases/all-cases.ts';
import type { ScenarioCases } from '../support/cases/scenario-cases.ts';
import { addressOf, finishedRun, open, runKey, shownRun, specOf } from '../support/open-page.ts';
import { alongLessonSlider, line, type Stroke, withFinger, withMouse } from '../support/pointers.ts';
import { combinations, sample } from '../support/sample.ts';

/** In the normal run each hand drags a slider whose run is changed from the cursor on, and one whose run begins anew. */
const isLive = ({ scenario: { parameters, lessonKey } }: ScenarioCases): boolean =>
  parameters.find(({ key }) => key === lessonKey)!.live === true;
const dragged = sample(combinations({ hand: ['mouse', 'finger'], cases: allCases }), ({ hand, cases }) => [
  `${hand}, ${isLive(cases)}`,
]);
const by = (hand: string) => dragged.filter((each) => each.hand === hand).map(({ cases }) => cases);

/** Drags the lesson's own slider towards its middle by a share of the track and says which run came of it. */
async function drag(page: Page, stroke: Stroke, by: number) {
  const before = await finishedRun(page);
  const place = await placeOfThumb(page);
  await stroke(page, await alongLessonSlider(page, place > 0.5 ? place - by : place + by));
  const { lessonKey, parameters } = scenarioOf(page);
  const setting = parameters.find(({ key }) => key === lessonKey) as NumberParameter;
  const letGoAt = valueAtShare(setting, await placeOfThumb(page));
  expect(letGoAt).not.toBe(settingAt(before.spec, lessonKey, before.now));
  // On a busy machine a run of the way there may be complete, and in the address, when the hand has already let go.
  await expect
    .poll(async () => {
      const { spec, now } = await finishedRun(page);
      return settingAt(spec, lessonKey, now + 100_000);
    })
    .toBe(letGoAt);
  return settled(page);
}

/** 0 at the left end of the lesson's own slider, 1 at the right. */
const placeOfThumb = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-lesson] input[type=range]').first().inputValue()) / 10_000;

/** The run of the address bar, which says what the hand let go of, once it is computed. */
async function settled(page: Page) {
  await expect
    .poll(async () => {
      const { spec } = await finishedRun(page);
      return runKey(specOf(new URL(page.url()).hash, scenarioOf(page))) === runKey(spec);
    })
    .toBe(true);
  return finishedRun(page);
}

const scenarioOf = (page: Page) => allCases.find(({ scenario }) => page.url().includes(`/${scenario.id}/`))!.scenario;

/** To another time: along the time axis, or on a phone, whose foot may cover it, to the next event. */
async function goOn(page: Page, stroke: Stroke): Promise<number> {
  const { now } = await shownRun(page);
  const place = stroke === withMouse ? page.locator('.scrubber') : page.getByRole('button', { name: 'Next event' });
  const box = (await place.boundingBox())!;
  const at = { x: box.x + box.width * 0.6, y: box.y + 8 };
  await stroke(page, [at, at]);
  await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(now);
  return (await shownRun(page)).now;
}

/** The way out of a comparison is within the window, and no result of its first lines is cut through. */
async function expectWhole(page: Page): Promise<void> {
  const cut = await page.locator('.compared').evaluate((panel) => {
    const list = panel.querySelector('dl')!;
    // A list that scrolls may end above the lower edge of its panel, and below that of the window.
    const bottom = Math.min(
      list.getBoundingClientRect().bottom,
      panel.getBoundingClientRect().bottom,
      window.innerHeight,
    );
    const results = [...list.children].map((each) => each.getBoundingClientRect());
    const through = results.filter((each) => each.top < bottom - 1 && each.bottom > bottom + 1);
    const close = panel.querySelector('.compared-close')!.getBoundingClientRect();
    return { through: through.length, beyond: close.right > window.innerWidth };
  });
  expect(cut).toEqual({ through: 0, beyond: false });
}

async function dragScrubDrag(page: Page, stroke: Stroke, { scenario, withPackets }: ScenarioCases): Promise<void> {
  const key = scenario.lessonKey;
  await open(page, addressOf(scenario, `${withPackets}&paused=1&v=1`));
  const start = await finishedRun(page);
  const first = await drag(page, stroke, 0.3);
  const live = scenario.parameters.find((parameter) => parameter.key === key)!.live;
  const early = live ? first.spec.changes[0]!.value : first.spec.params[key]!;
  expect(first.now).toBe(start.now);
  // The run before stays to be compared with, as long as nobody closes it.
  await expect(page.locator('.compared .run-letter')).toHaveText(['A', 'B']);
  await expect(page.locator('.compared dl')).toContainText('→');
  await expectWhole(page);
  if (stroke === withMouse) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectWhole(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  const later = await goOn(page, stroke);
  const second = await drag(page, stroke, 0.15);
  // A change takes effect at the next tenth of a millisecond, and the cursor comes along so that it is seen.
  expect(second.now - later).toBeLessThanOrEqual(live ? 100_000 : 0);
  if (live) {
    const [one, two] = second.spec.changes;
    expect(second.spec.changes).toHaveLength(2);
    expect(one).toEqual(first.spec.changes[0]);
    expect(two!.at).toBe(second.now);
  } else expect(second.spec.changes).toEqual([]);
  expect(settingAt(second.spec, key, later + 100_000)).not.toBe(early);
  // Each drag was one edit.
  await page.locator('.scrubber').hover();
  for (const { spec } of [first, start]) {
    await page.keyboard.press('z');
    await expect.poll(async () => runKey((await finishedRun(page)).spec)).toBe(runKey(spec));
  }
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  for (const cases of by('mouse')) {
    test(`${cases.scenario.id}: dragged, scrubbed, dragged again`, ({ page }) => dragScrubDrag(page, withMouse, cases));
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const cases of by('finger')) {
    test(`${cases.scenario.id}: dragged, scrubbed, dragged again`, ({ page }) =>
      dragScrubDrag(page, withFinger, cases));
  }
});

test.describe('a change made while paused is on the stage at once', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  /** No change begins at such a time: they are told in tenths of a millisecond. */
  const BETWEEN = 't=30.0333ms&paused=1&v=1';

  test('the handle of the threshold stays where it was let go', async ({ page }) => {
    const { scenario } = allCases.find(({ scenario }) => scenario.id === 'tcp-over-atm')!;
    await open(page, addressOf(scenario, BETWEEN));
    await finishedRun(page);
    const handle = page.locator('.stage').getByRole('slider');
    const box = (await handle.boundingBox())!;
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await withMouse(page, line(from, { x: from.x + 80, y: from.y }));
    // On a busy machine a run of the way there may be complete, and in the address, when the hand has already let go.
    const set = async (): Promise<number> => Number((await settled(page)).spec.changes[0]?.value);
    await expect.poll(async () => `${await set()}` === (await handle.getAttribute('aria-valuenow'))).toBe(true);
    const value = await set();
    expect(value).toBeLessThan(550);
    await expect(page.locator('[data-label=threshold] [data-tone=strong]')).toHaveText(`EPD threshold ${value}`);
    const moved = (await handle.boundingBox())!;
    expect(Math.abs(moved.x - box.x - 80)).toBeLessThanOrEqual(3);
  });

  test('a node that fails looks it, and a second press brings it back', async ({ page }) => {
    const { scenario } = allCases.find(({ scenario }) => scenario.id === 'web-cluster')!;
    await open(page, addressOf(scenario, BETWEEN));
    const { digest } = await finishedRun(page);
    const node = page.locator('.node-switch').nth(1);
    const before = await node.screenshot();
    await node.click();
    await expect.poll(async () => (await finishedRun(page)).spec.changes).toMatchObject([{ key: 'down', value: 2 }]);
    await page.mouse.move(700, 5);
    await expect.poll(async () => (await node.screenshot()).equals(before)).toBe(false);
    await node.click();
    await expect.poll(async () => (await finishedRun(page)).digest).toBe(digest);
  });
});

test.describe('by keys alone on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the slider is moved, let go, moved again later; each is one edit, and the run before stays beside it', async ({
    page,
  }) => {
    await open(page, 'reno/#t=1s&paused=1&v=1');
    const start = await finishedRun(page);
    const slider = page.locator('.lesson-setting').getByRole('slider');
    const stops = 60;
    for (let stop = 0; stop < stops && !(await slider.evaluate((it) => it === document.activeElement)); stop++)
      await page.keyboard.press('Tab');
    await expect(slider).toBeFocused();
    /** Held down, so that it repeats, and let go. */
    const hold = async (key: string): Promise<void> => {
      for (let press = 0; press < 3; press++) await page.keyboard.down(key);
      await page.keyboard.up(key);
    };
    await hold('ArrowLeft');
    await expect.poll(async () => (await settled(page)).spec.changes.length).toBe(1);
    const first = await settled(page);
    expect(first.spec.changes[0]!.value).toBeLessThan(start.spec.params['rmin'] as number);
    expect(first.now).toBe(start.now);
    await expect(page.locator('.compared .run-letter')).toHaveText(['A', 'B']);
    await page.keyboard.press('.');
    await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(first.now);
    await hold('ArrowLeft');
    await expect.poll(async () => (await settled(page)).spec.changes.length).toBe(2);
    for (const { spec } of [first, start]) {
      await page.keyboard.press('z');
      await expect.poll(async () => runKey((await finishedRun(page)).spec)).toBe(runKey(spec));
    }
  });
});

// Phones and tablets: what one needs is there without scrolling, and large enough for a finger. Every scenario is opened once and
// its window given one size after the other, in both languages.

import { expect, type Page } from '@playwright/test';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { test } from '../support/kept-page.ts';
import { finishedRun } from '../support/open-page.ts';
import { combinations, sample } from '../support/sample.ts';
import { drawnAnew, type Size } from '../support/stage-room.ts';

const FINGER = 44;
const SCENARIOS = allCases.map(({ scenario }) => scenario);

async function openAt(page: Page, width: number, height: number, address: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(`./${address}`);
  await finishedRun(page);
  await expect(page.locator('.chart-row .chart-title').first()).toBeVisible();
}

const boxOf = async (page: Page, place: string) => (await page.locator(place).first().boundingBox())!;

const ACROSS = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];
const TABLETS = [
  { width: 1024, height: 768 },
  { width: 900, height: 1200 },
  { width: 1180, height: 820 },
];
const UPRIGHT = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

/** As much as a browser leaves of a small phone. */
const LOW = { width: 360, height: 640 };

/** The sizes of a kind that the normal run looks at with a scenario: between them all scenarios have every size. */
const sizesFor = (sizes: readonly Size[], scenario: Scenario): readonly Size[] =>
  sample(combinations({ size: sizes, scenario: SCENARIOS }), ({ size, scenario: { id } }) => [`${size.width}`, id])
    .filter((each) => each.scenario === scenario)
    .map(({ size }) => size);

/** As somebody does who turns the phone, or draws the window smaller; and the page has been drawn anew. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await drawnAnew(page);
  await expect(page.locator('.chart-row .chart-title').first()).toBeVisible();
}

/** Everything on one page, room for the explanation. */
async function expectTablet(page: Page, { width, height }: Size, { charts, metrics }: Scenario): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]))
    .toEqual([width, height]);
  // All, or one by tabs where the scenario has a picture of its own beside them.
  const always = charts.filter((chart) => chart.of === undefined);
  const shownCharts = (await page.locator('.desktop .tabs').count()) > 0 ? 1 : always.length;
  await expect(page.locator('.chart-row')).toHaveCount(shownCharts);
  expect((await boxOf(page, '.why')).width).toBeGreaterThan(360);
  // Results that are not shown can still be read out.
  const shown = await page.locator('.results dd').count();
  expect(shown).toBe(metrics.filter(({ wantedOf, aside }) => wantedOf === undefined && !aside).length);
}

/** Question, network and chart without scrolling. */
async function expectAcross(page: Page, { height }: Size): Promise<void> {
  const transport = await boxOf(page, '.foot');
  expect(transport.y + transport.height).toBeLessThanOrEqual(height + 1);
  const why = await boxOf(page, '#why');
  const stage = await boxOf(page, '.stage-canvas');
  expect(stage.y + stage.height, 'the network above the explanation').toBeLessThanOrEqual(why.y + 1);
  for (const place of [
    '.question',
    '.stage',
    '.event-strip',
    '.charts-place',
    '.scrubber',
    '.overview-words > :first-child',
  ]) {
    const box = await boxOf(page, place);
    expect(box.y, place).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, place).toBeLessThanOrEqual(transport.y + 1);
  }
  expect((await boxOf(page, '.charts-place')).height).toBeGreaterThanOrEqual(90);
}

/** Upright its chart is seen without scrolling, above what stays at the foot: its title and most of the plot. */
async function expectChartSeen(page: Page, { height }: Size): Promise<void> {
  const chart = await boxOf(page, '.charts-place');
  const foot = await boxOf(page, '#why');
  expect(foot.y - chart.y).toBeGreaterThanOrEqual(height > 800 ? 90 : 54);
}

/** The main setting stays at hand, whatever one has scrolled to. */
async function expectSettingAtHand(page: Page, size: Size, { lessonKey, charts }: Scenario): Promise<void> {
  const setting = page.locator('.lesson-setting');
  const why = page.locator('#why');
  for (const part of ['.stage-region', `#chart-${charts[0]!.id}`, '.results']) {
    await page
      .locator(part)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(setting).toBeInViewport({ ratio: 1 });
    const [header, foot] = [await boxOf(page, '.header'), await boxOf(page, '.foot')];
    expect(foot.y + foot.height, part).toBeCloseTo(size.height, 0);
    // What it is about is seen above it, if it is no higher than the page.
    const box = await boxOf(page, part);
    expect(box.y, part).toBeLessThan(foot.y - 100);
    expect(box.y, part).toBeGreaterThanOrEqual(header.y + header.height - 1);
  }
  await page.locator(`#chart-${charts[0]!.id}`).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const chart = await boxOf(page, `#chart-${charts[0]!.id}`);
  expect(chart.y + chart.height).toBeLessThanOrEqual((await why.boundingBox())!.y + 1);
  const scrolled = await page.evaluate(() => window.scrollY);
  const before = (await finishedRun(page)).spec;
  await setting.getByRole('slider').press('ArrowRight');
  await expect.poll(async () => (await finishedRun(page)).spec).not.toEqual(before);
  expect(await page.evaluate(() => window.scrollY), lessonKey).toBe(scrolled);
}

for (const { scenario } of allCases) {
  const { id } = scenario;
  test(`${id} on tablets and phones: what one needs is there`, async ({ look }) => {
    const [first, ...more] = sizesFor(TABLETS, scenario);
    // What is in view lies within the run, or a notice says so.
    const end = Number(scenario.parameters.find(({ key }) => key === 'end')!.default) / 1e9;
    const page = await look(scenario, `t=1.2s&z0=0s&z1=${Math.min(3, end)}s&lang=en&v=1`, first);
    for (const size of [first!, ...more]) {
      await test.step(`a tablet, ${size.width} x ${size.height}`, async () => {
        await resize(page, size);
        await expectTablet(page, size, scenario);
      });
    }
    await test.step('upright, in English', async () => {
      await resize(page, UPRIGHT[0]!);
      await expectChartSeen(page, UPRIGHT[0]!);
    });
    await resize(page, first!);
    await page.locator('.header-button[lang=ko]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    for (const size of sizesFor(ACROSS, scenario)) {
      await test.step(`held across, ${size.width} x ${size.height}, in Korean`, async () => {
        await resize(page, size);
        await expectAcross(page, size);
      });
    }
    await test.step('upright and narrow, in Korean', async () => {
      await resize(page, UPRIGHT[1]!);
      await expectChartSeen(page, UPRIGHT[1]!);
    });
    await test.step('on a small phone', async () => {
      await resize(page, LOW);
      await expectChartSeen(page, LOW);
      const cut = await page
        .locator('.tabs button')
        .evaluateAll((tabs) => tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent));
      expect(cut).toEqual([]);
    });
    for (const size of sizesFor(UPRIGHT, scenario)) {
      await test.step(`the main setting, ${size.width} wide`, async () => {
        await resize(page, size);
        await expectSettingAtHand(page, size, scenario);
      });
    }
  });
}

test('whatever is pressed on a phone held across is as large as a finger', async ({ page }) => {
  await openAt(page, 844, 390, 'reno/#t=1.2s&v=1');
  const small = await page.locator('.header button, .transport button, .phone .lesson button').evaluateAll(
    (buttons, least) =>
      buttons
        .map((button) => ({ name: button.textContent || button.ariaLabel, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && box.height < least)
        .map(({ name, box }) => `${name}: ${box.height}`),
    FINGER,
  );
  expect(small).toEqual([]);
});

test('the list of packets to drop has those of every link, and leaves the wires to be seen', async ({ page }) => {
  await openAt(page, 1280, 720, 'reno/#t=1.75s&paused=1&n=2&v=1');
  await page.locator('.stage-drop').click();
  const menu = (await page.locator('.packet-menu').boundingBox())!;
  const stage = await boxOf(page, '.stage');
  expect(menu.y).toBeGreaterThanOrEqual(stage.y + 0.4 * stage.height);
  expect(menu.y + menu.height).toBeLessThanOrEqual(stage.y + stage.height);
  await expect(page.locator('.packet-menu-title')).toHaveText(/A-R|A1-R/);
});

test('the way out of a sheet stays, however far one has scrolled, and its sliders are long enough for a finger', async ({
  page,
}) => {
  await openAt(page, 360, 740, 'lan-rto/#t=1.2s&v=1');
  await page.locator('.all').click();
  const sheet = page.locator('dialog');
  await sheet.locator('.more').click();
  await sheet.locator('details').evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true;
  });
  await sheet.locator('.setting').last().scrollIntoViewIfNeeded();
  await expect(sheet.locator('.dialog-close')).toBeInViewport({ ratio: 1 });
  const widths = await sheet.locator('.slider').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(2 * FINGER);
  await sheet.locator('.dialog-close').click();
  await expect(sheet).toHaveCount(0);
});

test('that nothing happens in a run is said in the room there is for it, in half a page, too', async ({ page }) => {
  for (const width of [320, 390, 640, 718, 880]) {
    await openAt(page, width, 900, 'reno/#q=60&t=1s&paused=1&v=1');
    const said = await boxOf(page, '.strip-empty');
    const strip = await boxOf(page, '.event-strip');
    expect(said.y + said.height, `${width}`).toBeLessThanOrEqual(strip.y + strip.height);
    expect(said.x + said.width, `${width}`).toBeLessThanOrEqual(width);
  }
});

// The page for lecture halls: everything large enough for the last row, the keys of clickers, and nothing that moves on by
// itself.

import { expect, type Locator, type Page } from '@playwright/test';
import { lessons } from '../../build/lessons.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { runsOfStep, specOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { test } from '../support/kept-page.ts';
import { finishedRun, open, shownRun } from '../support/open-page.ts';
import { pressAs } from '../support/press-as.ts';
import { combinations, sample, unless } from '../support/sample.ts';
import { expectNoFlaws } from '../support/text-flaws.ts';

const HALL = { width: 1280, height: 720 };
const SMALLEST = 20;
const KEY_NUMBERS = [
  '.gutter-number, .present-time, .present-value, .question',
  '[data-label=queue] [data-tone=data], [data-label=timer] > :last-child',
].join();
const KEY_NUMBER = 28;

test.use({ viewport: HALL });

interface Seen {
  readonly words: string;
  readonly size: number;
}

/** Every text one sees, with the size its letters have on the screen, CSS pixels. */
function textsOf(page: Page, within = 'body'): Promise<Seen[]> {
  return page.evaluate((within) => {
    const seen: Seen[] = [];
    const hall = document.querySelector<HTMLElement>('.present')!;
    const times = hall.getBoundingClientRect().width / hall.offsetWidth;
    for (const root of document.querySelectorAll(within)) {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const [words, element] = [node.textContent!.trim(), node.parentElement!];
        if (words === '' || element.closest('.out-of-sight, .heard-only, noscript, option')) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const scaled = element.closest('.present') ? times : 1;
        seen.push({ words, size: Number.parseFloat(getComputedStyle(element).fontSize) * scaled });
      }
    }
    return seen;
  }, within);
}

/** Words of 20 px, numbers of 28, two charts or a picture beside one, one slider, and white paper. */
async function expectLegible(page: Page): Promise<void> {
  // The picture of its own that a page has takes the place of the second chart.
  await expect(page.locator('.chart-row, .present-beside > *')).toHaveCount(2);
  await expect(page.locator('.present-foot input[type=range]')).toHaveCount(1);
  const texts = await textsOf(page);
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter(({ size }) => size < SMALLEST - 0.01)).toEqual([]);
  const numbers = await textsOf(page, KEY_NUMBERS);
  const hasPicture = (await page.locator('.present-beside').count()) > 0;
  expect(numbers.length).toBeGreaterThanOrEqual(hasPicture ? 3 : 5);
  expect(numbers.filter(({ size }) => size < KEY_NUMBER - 0.01)).toEqual([]);
  // White paper, black ink, and nothing beyond the window.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'projector');
  await expect(page.locator('.present')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const room = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  expect(room).toEqual([HALL.width, HALL.height]);
}

const looks = sample(
  combinations({ scenario: scenarios, language: ['en', 'ko'] as const }),
  ({ scenario: { id }, language }) => [id, language],
);

for (const { scenario, language } of looks) {
  const { unfinished } = allCases.find((cases) => cases.scenario === scenario)!;
  test(
    `words of 20 px, none cut off or upon another, one slider: ${scenario.id}, ${language}`,
    unless(unfinished?.includes('hall')),
    async ({ look }) => {
      const page = await look(scenario, `t=1.6s&z0=0s&z1=4s&lang=${language}&present=1&v=1`, HALL);
      await expectLegible(page);
      for (const [width, height] of [
        [HALL.width, HALL.height],
        [1024, 768],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(page.locator('.chart-row .chart-title').first()).toBeVisible();
        await expectNoFlaws(page, `${width} wide`);
      }
    },
  );
}

test('beside the events of three runs there is room for a chart, also in a broad hall', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '#b=rmin:200ms&c=rmin:400ms&t=2s&paused=1&present=1&v=1');
  await expect(page.locator('.present .other-run')).toHaveCount(2);
  await expect(page.locator('.present .chart-row').first()).toBeVisible();
  await expect(page.locator('.present .chart-tick').nth(1)).toBeVisible();
});

test('where one stops at an event of two runs, a broad hall has results, explanation and the chart of both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '#b=rmin:200ms&t=0s&z0=0s&z1=2s&paused=1&present=1&v=1');
  await finishedRun(page);
  await page.keyboard.press('.');
  await expect(page.locator('.present-why .why-text')).toBeVisible();
  await expect(page.locator('.present-results .run-letter')).toHaveCount(2);
  await expect(page.locator('.present .chart-tick').nth(1)).toBeVisible();
  await expectNoFlaws(page, 'stopped at an event');
});

test('runs that are compared keep their names, however long a rule is, and the first result is told whole', async ({
  page,
}) => {
  for (const [link, width, height, names] of [
    ['incast/#step=5&lang=en', 1280, 720, 2],
    ['web-cluster/#step=8&lang=ko', 1024, 768, 2],
    // Beside a picture there is room for letters only.
    ['web-cluster/#step=11&lang=en', 1280, 720, 0],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `${link}&paused=1&present=1&v=1`);
    await finishedRun(page);
    await expect(page.locator('.present-result b').first()).not.toContainText('…', { timeout: 60_000 });
    await expect(page.locator('.present-results .present-run-name').filter({ visible: true })).toHaveCount(names);
    await expectNoFlaws(page, link, { region: '.present-results', mayShorten: true });
  }
});

test('a ladder that has no room beside three runs and an explanation is not drawn, and that is said', async ({
  page,
}) => {
  for (const language of ['en', 'ko']) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, `#b=rmin:200ms&c=rmin:400ms&t=2s&view=ladder&lang=${language}&paused=1&present=1&v=1`);
    await finishedRun(page);
    await expect(page.locator('.present .view-ladder')).toBeVisible();
    await expect(page.locator('.no-room')).toBeHidden();
    await page.keyboard.press('>');
    await expect(page.locator('.present-why .why-text')).toBeVisible();
    await expect(page.locator('.present .view-ladder')).toBeHidden();
    await expect(page.locator('.no-room')).toBeVisible();
    await expectNoFlaws(page, language);
  }
});

test('begins and ends with P or the button, and gives back colours and focus', async ({ page }) => {
  await open(page, '#theme=dark&paused=1&v=1');
  await finishedRun(page);
  const html = page.locator('html');
  await page.keyboard.press('p');
  await expect(page.locator('.present')).toBeFocused();
  await expect(page).toHaveURL(/present=1/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.desktop')).toBeVisible();
  await expect(page).not.toHaveURL(/present=1/);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const button = page.getByRole('button', { name: 'Present' });
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'projector');
  await page.getByRole('button', { name: 'Leave the presentation' }).click();
  await expect(button).toBeFocused();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('lectern-theme'))).not.toBe('projector');
  await test.step('a link of the hall that is pasted into the hall is shown in the colours of the hall', async () => {
    await button.click();
    await expect(html).toHaveAttribute('data-theme', 'projector');
    await page.evaluate(() => {
      window.location.hash = '#rmin=200ms&theme=light&paused=1&present=1&v=1';
    });
    await expect.poll(async () => JSON.stringify((await shownRun(page)).spec)).toContain('"rmin":200000000');
    await expect(page.locator('.present')).toBeVisible();
    await expect(html).toHaveAttribute('data-theme', 'projector');
  });
  await test.step('another one leads out of it, in its own colours', async () => {
    await page.evaluate(() => {
      window.location.hash = '#theme=light&paused=1&v=1';
    });
    await expect(page.locator('.desktop')).toBeVisible();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

test('a clicker plays the first step, then turns, also while the slider has the focus; nothing goes on by itself', async ({
  page,
}) => {
  await open(page, '#present=1&v=1');
  const { now: begins, spec } = await finishedRun(page);
  await page.waitForTimeout(1000);
  expect((await shownRun(page)).now).toBe(begins);
  const step = page.locator('.present-step');
  await expect(step).toHaveText(/^step 1 of \d$/);
  const question = page.locator('.present h1');
  const first = await question.textContent();
  await page.keyboard.press('PageDown');
  await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(begins);
  await expect(step).toHaveText(/^step 1/);
  await page.keyboard.press('PageDown');
  await expect(step).toHaveText(/^step 2/);
  await expect(question).not.toHaveText(first!);
  await finishedRun(page, specOfStep(reno, lessons['reno']!.steps[1]!));
  await page.locator('.present-foot input[type=range]').focus();
  await page.keyboard.press('PageUp');
  await expect(step).toHaveText(/^step 1/);
  // The run of the second step is shown until that of the first has come.
  await finishedRun(page, spec);
  // The first step has none before it.
  await page.keyboard.press('PageUp');
  await expect(step).toHaveText(/^step 1/);
});

test('b blanks the screen until any key or a click', async ({ look }) => {
  const page = await look(reno, 't=0s&present=1&v=1', HALL);
  const blank = page.locator('.blanked');
  const pen = page.locator('.take-pen');
  await pen.focus();
  for (const end of [() => page.keyboard.press('PageDown'), () => page.mouse.click(600, 300)]) {
    await page.keyboard.press('b');
    await expect(blank).toBeFocused();
    await expect(blank).toHaveAccessibleName(/^The screen is blank/);
    await expect(blank).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(blank).toHaveCSS('outline-style', 'none');
    expect(await blank.boundingBox()).toEqual({ x: 0, y: 0, ...HALL });
    await end();
    await expect(blank).toHaveCount(0);
    await expect(pen).toBeFocused();
  }
  await expect(page.locator('.present-step')).toHaveText(/^step 1/);
});

test('q shows the link as a code, full height, without what belongs to the hall', async ({ page, baseURL }) => {
  await open(page, '#rmin=200ms&t=1.5s&theme=projector&present=1&v=1');
  await finishedRun(page);
  await page.keyboard.press('q');
  const code = page.getByRole('dialog', { name: 'Code to scan' });
  await expect(code.locator('.qr-link')).toHaveText(`${baseURL}reno/#rmin=200ms&t=1.5s&v=1`);
  const picture = (await code.getByRole('img').boundingBox())!;
  expect(picture.height).toBeGreaterThanOrEqual(0.9 * HALL.height);
  // Three corners by which a camera finds it, each of 7 dark modules.
  const size = Number((await code.locator('svg').getAttribute('viewBox'))!.split(' ')[2]);
  const dark = await code.locator('svg').evaluate((svg, size) => {
    const path = svg.querySelector('path')!;
    const at = (x: number, y: number): boolean => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5));
    return [at(4, 4), at(size - 5, 4), at(4, size - 5), at(3, 3), at(size - 5, size - 5)];
  }, size);
  expect(dark.slice(0, 4)).toEqual([true, true, true, false]);
  await page.keyboard.press('Escape');
  await expect(code).toHaveCount(0);
  await expect(page.locator('.present')).toBeVisible();
  await test.step('with Caps Lock, and on a keyboard that writes Hangul, the keys are the same', async () => {
    for (const key of ['Q', 'ㅂ']) {
      await pressAs(page, 'KeyQ', key);
      await expect(code).toBeVisible();
      await pressAs(page, 'KeyQ', key);
      await expect(code).toHaveCount(0);
    }
    await pressAs(page, 'KeyP', 'ㅔ');
    await expect(page.locator('.present')).toHaveCount(0);
  });
});

test('the cursor goes where the pointer is, though the page is enlarged', async ({ look }) => {
  const page = await look(reno, 't=1s&z0=0s&z1=4s&present=1&v=1', HALL);
  const [bed, flag] = [page.locator('.axis-bed'), page.locator('.time-flag')];
  const axis = (await bed.boundingBox())!;
  const x = axis.x + 0.75 * axis.width;
  await page.mouse.click(x, axis.y + 2);
  await expect.poll(async () => (await shownRun(page)).now / 1e9).toBeCloseTo(3, 1);
  // The flag follows with the next frame.
  const distance = async () => {
    const box = (await flag.boundingBox())!;
    return Math.abs(box.x + box.width / 2 - x);
  };
  await expect.poll(distance).toBeLessThan(3);
});

test('what is said of a queue stays clear of the receiver’s name', async ({ look }) => {
  for (const [link, width, height] of [
    ['t=11.3s', 1280, 720],
    ['q=200&wnd=1024&t=6s', 1024, 768],
  ] as const) {
    const page = await look(reno, `${link}&present=1&v=1`, { width, height });
    await page.keyboard.press('>');
    await expectNoFlaws(page, link, { region: '.stage-region' });
  }
});

test('long names of settings push no button of the hall off the page, nor a value under what is to try', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const link of ['nic-buffer/#step=7', 'virtual-server/#step=2', 'web-cluster/#step=10']) {
      await open(page, `${link}&present=1&paused=1&v=1`);
      await expect(page.locator('.present-tries')).toBeVisible();
      await expect(page.locator('.present-foot .play')).toBeInViewport({ ratio: 0.99 });
      const beyond = await page
        .locator('.present-slider')
        .evaluate(
          (slider) =>
            slider.querySelector('.present-value')!.getBoundingClientRect().right -
            slider.getBoundingClientRect().right,
        );
      expect(beyond, link).toBeLessThan(1);
    }
  }
});

test('a step in the hall: its own settings, what it gives to try by number, the explanation where it stops', async ({
  page,
}) => {
  await open(page, 'lan-rto/#step=2&present=1&v=1');
  await finishedRun(page);
  await expect(page.locator('.present-tries')).toBeVisible();
  const why = page.locator('.present-why .why-text');
  await page.keyboard.press(' ');
  await expect(why).toContainText('the fixed RTO of 200 ms', { timeout: 60_000 });
  await expect(page.getByRole('combobox', { name: 'RTO of the server' })).toBeVisible();
  await expect(page.locator('.present-tries button')).toHaveCount(2);
  const texts = await textsOf(page, '.present-why p');
  expect(texts.filter(({ size }) => size < KEY_NUMBER - 0.01)).toEqual([]);
  expect(await why.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(0);
  await expectNoFlaws(page, 'explained');
  await test.step('2: the other end of the paper, in the run in front of the three that the step compares', async () => {
    await page.keyboard.press('2');
    await expect(page.locator('.present-results')).toContainText('→', { timeout: 60_000 });
    await expect(page.locator('.present-results .run-letter')).toHaveText(['A', 'B', 'C']);
    await expect.poll(async () => (await shownRun(page)).spec.params['rmin']).toBe(5e9);
    await expectNoFlaws(page, 'compared');
    const room = await page.locator('.present-foot').evaluate((foot) => foot.scrollWidth - foot.clientWidth);
    expect(room).toBeLessThanOrEqual(0);
  });
  await test.step('the pen writes until the step is turned, and the clicker goes on', async () => {
    await page.keyboard.press('d');
    await page.mouse.move(400, 300);
    await page.mouse.down();
    await page.mouse.move(600, 350, { steps: 5 });
    await page.mouse.up();
    await expect(page.locator('.hall-pen g')).toHaveCount(1);
    await page.keyboard.press('d');
    await expect(page.locator('.hall-pen g')).toHaveCount(1);
    await page.keyboard.press('PageDown');
    await expect(page.locator('.hall-pen g')).toHaveCount(0);
  });
});

test('a finger points and writes; a second one does not, and the next step is clean', async ({ page }) => {
  await open(page, 'nic-buffer/#t=100ms&present=1&v=1');
  await finishedRun(page);
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const halo = page.locator('.halo');
  await touch('touchStart', { x: 500, y: 400, id: 1 });
  await expect(halo).toHaveCSS('opacity', '1');
  const box = (await halo.boundingBox())!;
  expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([500, 400]);
  await touch('touchEnd');
  const pen = page.getByRole('button', { name: 'Pen' });
  await pen.click();
  await expect(pen).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ forcedColors: 'active' });
  const colourOf = (element: Locator, what: string) =>
    element.evaluate((element, what) => getComputedStyle(element).getPropertyValue(what), what);
  const before = (await shownRun(page)).now;
  await touch('touchStart', { x: 300, y: 300, id: 1 });
  await touch('touchMove', { x: 400, y: 340, id: 1 });
  await touch('touchStart', { x: 400, y: 340, id: 1 }, { x: 800, y: 300, id: 2 });
  await touch('touchMove', { x: 500, y: 300, id: 1 }, { x: 900, y: 300, id: 2 });
  await touch('touchEnd');
  await expect(page.locator('.hall-pen g')).toHaveCount(1);
  const stroke = page.locator('.hall-pen g path').last();
  expect((await stroke.boundingBox())!.width).toBeLessThan(320);
  // Neither the pen nor what it wrote is lost where colours are the system's.
  const [paper, ink] = [await colourOf(page.locator('.present'), 'background-color'), await colourOf(stroke, 'stroke')];
  expect(ink).not.toBe(paper);
  expect(await colourOf(pen, 'background-color')).not.toBe(
    await colourOf(page.getByRole('button', { name: 'Code to scan' }), 'background-color'),
  );
  // What is written on does not go on by itself, and no cursor moves under the pen.
  expect((await shownRun(page)).now).toBe(before);
  await page.keyboard.press('Backspace');
  await expect(page.locator('.hall-pen g')).toHaveCount(0);
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(400, 340);
  await page.mouse.up();
  await expect(page.locator('.hall-pen g')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(page.locator('.hall-pen g')).toHaveCount(0);
});

/** By how much what is under the stage is higher than its place: it would lie on the controls. */
const beyondTimes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bottomOf = (part: string) => document.querySelector(part)!.getBoundingClientRect().bottom;
    return bottomOf('.scrubber-place') - bottomOf('.present-times');
  });

test.describe('a clicker alone', () => {
  // Every step stands at its event at once.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const lectures = sample(
    combinations({ scenario: scenarios, language: ['en', 'ko'] as const }),
    ({ scenario: { id }, language }) => [id, language],
  );
  for (const { scenario, language } of lectures) {
    test(`goes through the whole lesson, and every explanation is whole: ${scenario.id}, ${language}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await open(page, `${scenario.id}/#lang=${language}&present=1&v=1`);
      const lesson = lessons[scenario.id]!.steps;
      const why = page.locator('.present-why .why-text');
      for (const [index, step] of lesson.entries()) {
        await expect(page.locator('.present .question')).toHaveText(step.question[language]);
        await finishedRun(page, runsOfStep(scenario, step).at(-1)!);
        if (index === 0) await page.keyboard.press('PageDown');
        if ('highest' in step.shot.event) {
          // The highest value of a chart is no event: what it is stands beside the chart.
          await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(0);
          await expect(page.locator('.chart-row').first()).toBeVisible();
        } else {
          await expect(why, step.question.en).toBeVisible();
          expect(await why.evaluate((text) => text.scrollHeight - text.clientHeight), step.question.en).toBe(0);
          expect(await beyondTimes(page), step.question.en).toBeLessThan(1);
        }
        await page.keyboard.press('b');
        await expect(page.locator('.blanked')).toBeVisible();
        await page.keyboard.press('b');
        await page.keyboard.press('PageDown');
      }
      // Beyond the last step is nothing.
      await expect(page.locator('.present .question')).toHaveText(lesson.at(-1)!.question[language]);
    });
  }
});

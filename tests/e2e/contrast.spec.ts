// Forced colours (contrast themes of a system) and more contrast: what is drawn with a ground does not vanish, and canvases
// have the colours that the system prescribes.

import { expect, type Page } from '@playwright/test';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { test } from '../support/kept-page.ts';
import { finishedRun, open } from '../support/open-page.ts';

const STEP = 't=2.9s&z0=0s&z1=4s&paused=1&theme=dark&v=1';

async function openReno(page: Page, media: Parameters<Page['emulateMedia']>[0]): Promise<void> {
  await page.emulateMedia(media);
  await open(page, `#${STEP}`);
  await finishedRun(page);
  await expect(page.locator('.chart-row').first()).toBeVisible();
}

/** What fills an element (or what is drawn before it), and what fills the page. */
const fillOf = (page: Page, place: string, pseudo?: string): Promise<{ own: string; page: string }> =>
  page
    .locator(place)
    .first()
    .evaluate((element, pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const own = style.backgroundImage === 'none' ? style.backgroundColor : style.backgroundImage;
      return { own, page: getComputedStyle(document.documentElement).backgroundColor };
    }, pseudo);

test('forced colours: boxes look as they are, and nothing that is drawn with a ground has vanished', async ({
  page,
}) => {
  await openReno(page, { forcedColors: 'active' });
  const box = page.locator('.passing input').first();
  await expect(box).toBeChecked();
  const checked = await fillOf(page, '.passing input', '::before');
  expect(checked.own).not.toBe(checked.page);
  await box.uncheck();
  const unchecked = await fillOf(page, '.passing input', '::before');
  expect(unchecked.own).toBe(unchecked.page);
  const drawn = ['.slider-track', '.cursor-line', '.axis-bed', '.axis-past', '.strip-line', '.time-flag'];
  for (const place of [...drawn, '.lesson-bar', '.lesson-bar[data-done]', '.play']) {
    const fill = await fillOf(page, place);
    expect(fill.own, place).not.toBe(fill.page);
    expect(fill.own, place).not.toBe('rgba(0, 0, 0, 0)');
  }
  const done = await fillOf(page, '.lesson-bar[data-done]');
  expect((await fillOf(page, '.lesson-bar:not([data-done])')).own).not.toBe(done.own);
  const mark = page.locator('.mark-button').first();
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  expect(await mark.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('forced colours: compared runs keep their letters, silences and the sign where they part', async ({ look }) => {
  const page = await look(reno, 'b=rmin:200ms&c=rmin:15ms&front=b&paused=1&v=1', { width: 1440, height: 900 });
  await expect(page.locator('.parting-sign')).toHaveCount(2);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const place of ['.run-letter-front', '.other-gap']) {
    const fill = await fillOf(page, place);
    expect(fill.own, place).not.toBe(fill.page);
  }
  // A ground that the system lays behind words would hide the ring around a letter.
  for (const place of ['.gutter-runs .run-letter', '.kept .run-letter', '.other-run .run-letter', '.parting-sign']) {
    const adjust = (element: Element) => getComputedStyle(element).getPropertyValue('forced-color-adjust');
    expect(await page.locator(place).first().evaluate(adjust), place).toBe('none');
  }
  // Of one hue: what tells the lines apart are their dashes, of which each has its letter beside the plot.
  const styles = await page
    .locator('.pill-kept .run-line')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).backgroundImage));
  expect(new Set(styles).size).toBe(3);
  for (const row of await page.locator('.chart-row').all())
    await expect(row.locator('.gutter-runs .run-line')).toHaveCount(2);
  await page.emulateMedia({ forcedColors: null });
});

test('forced colours: the key of a chart keeps the sample of what is drawn as dots', async ({ look }) => {
  const page = await look(lanRto, 'paused=1&v=1', { width: 1440, height: 900 });
  await finishedRun(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const drawn = (element: Element): readonly string[] => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(element);
    return [
      borderTopWidth,
      borderTopColor === getComputedStyle(document.documentElement).backgroundColor ? 'unseen' : 'seen',
    ];
  };
  const sample = page.locator('.line-sample[data-draw="dots"]').first();
  await expect.poll(() => sample.evaluate(drawn)).toEqual([expect.stringMatching(/^[1-9]/), 'seen']);
  await page.emulateMedia({ forcedColors: null });
});

for (const { scenario } of allCases) {
  test(`forced colours: the canvases of ${scenario.id} are painted on the system's ground`, async ({ look }) => {
    // Most of the default run of incast is a silence, and has its ground.
    const short = scenario.stage === 'incast' ? 'rmin=1ms&' : '';
    const page = await look(scenario, `${short}t=2s&paused=1&theme=dark&v=1`);
    await page.emulateMedia({ forcedColors: 'active' });
    for (const canvas of ['.stage-region canvas', '.chart-canvas']) {
      const { ground, ink, canvasColour } = await page
        .locator(canvas)
        .first()
        .evaluate((element) => {
          const { width, height } = element as HTMLCanvasElement;
          const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
          const counts = new Map<string, number>();
          for (let at = 0; at < data.length; at += 4) {
            const key = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
            counts.set(key, (counts.get(key) ?? 0) + 1);
          }
          const [[ground]] = [...counts].sort(([, a], [, b]) => b - a) as [[string, number]];
          const ink = [...counts].filter(([key]) => key !== ground).reduce((sum, [, count]) => sum + count, 0);
          const canvasColour = getComputedStyle(document.documentElement).backgroundColor;
          return { ground, ink: ink / (width * height), canvasColour };
        });
      expect(ground, canvas).toBe(canvasColour);
      expect(ink, canvas).toBeGreaterThan(0.01);
    }
    await page.emulateMedia({ forcedColors: null });
  });
}

test('forced colours: the samples of three compared runs are three patterns', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'reno/#b=rmin:200ms&c=rmin:50ms&front=c&paused=1&v=1');
  const samples = page.locator('.header .run-line');
  await expect(samples).toHaveCount(3);
  const pictures = new Set<string>();
  for (const sample of await samples.all()) pictures.add((await sample.screenshot()).toString('base64'));
  expect(pictures.size).toBe(3);
  await page.emulateMedia({ forcedColors: null });
});

test('more contrast: no grey words, and borders are ink', async ({ page }) => {
  await openReno(page, { contrast: 'more' });
  const colourOf = (place: string, property: 'color' | 'borderTopColor') =>
    page
      .locator(place)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property], property);
  const ink = await colourOf('.question', 'color');
  for (const place of ['.badge', '.chart-unit', '.lead', '.axis-label'])
    expect(await colourOf(place, 'color')).toBe(ink);
  expect(await colourOf('.field', 'borderTopColor')).toBe(ink);
});

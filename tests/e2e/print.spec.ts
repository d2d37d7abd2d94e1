// Printing the run: a page of A4 with everything a hand-out needs, or two where many settings are told, in colours that a black and
// white printer shows.

import { expect, type Page } from '@playwright/test';
import { viewsOf } from '../../src/scenarios/kit/link-state.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { test } from '../support/kept-page.ts';
import { finishedRun, open } from '../support/open-page.ts';
import { asPrinted, PAPER, pagesOf, widthsOfPictures } from '../support/paper.ts';
import { combinations, sample } from '../support/sample.ts';
import { expectNoFlaws } from '../support/text-flaws.ts';

/** How dark the darkest tenth of a picture's columns is, as a share of its columns with ink: 0 for a blank one. */
const inkOf = (page: Page, canvas: string): Promise<number> =>
  page
    .locator(canvas)
    .first()
    .evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
      const inked = new Set<number>();
      for (let at = 0; at < data.length; at += 4) {
        const grey = (data[at]! * 3 + data[at + 1]! * 6 + data[at + 2]!) / 10;
        // 4.5 : 1 on white.
        if (grey < 118) inked.add((at / 4) % width);
      }
      return inked.size / width;
    });

const sheets = sample(
  combinations({ cases: allCases, language: ['en', 'ko'] as const, theme: ['light', 'dark'] as const }),
  ({ cases: { scenario }, language, theme }) => [scenario.id, `${language}, ${theme}`],
);

/** What stands in the place of the charts, and a picture that only a printed view has. */
const views = sample(
  combinations({
    cases: allCases,
    view: ['ladder', 'sequence', 'events'] as const,
    language: ['en', 'ko'] as const,
  }).filter(({ cases, view }) => viewsOf(cases.scenario).includes(view)),
  ({ cases: { scenario }, view, language }) => [scenario.id, view, language],
);

for (const { cases, view, language } of views) {
  const { scenario } = cases;
  test(`${scenario.id} on paper with the view ${view}, ${language}: that view, whole and dark, with its caption`, async ({
    look,
  }) => {
    const page = await look(scenario, `view=${view}&t=2s&paused=1&lang=${language}&theme=dark&v=1`);
    await page.mouse.move(300, 300);
    await expect(page.locator('#results-title')).toBeAttached();
    await expect.poll(async () => pagesOf(await page.pdf({ preferCSSPageSize: true })), { intervals: [300] }).toBe(1);
    await asPrinted(page);
    const sheet = page.locator('.print-sheet');
    await expect(sheet.locator('.packet-view')).toBeVisible();
    await expect(sheet.locator('.charts-place :is(select, .ladder-veil, .sequence-veil, .chart-row)')).toHaveCount(0);
    const place = (await sheet.locator('.charts-place').boundingBox())!;
    const axis = (await sheet.locator('.scrubber-place').boundingBox())!;
    const why = (await sheet.locator('.why').boundingBox())!;
    expect(place.height).toBeGreaterThan(150);
    expect(place.y + place.height).toBeLessThanOrEqual(axis.y + 1);
    await expectNoFlaws(page, `${scenario.id}, ${view}`, { region: '.print-sheet' });
    if (view === 'events') expect(await sheet.locator('tbody tr').count()).toBeGreaterThan(3);
    else {
      expect(await inkOf(page, '.print-sheet .packet-view canvas')).toBeGreaterThan(0.02);
      const caption = sheet.locator('.print-caption');
      await expect(caption).toContainText(language === 'ko' ? '부터' : / to /);
      const written = (await caption.boundingBox())!;
      const overview = (await sheet.locator('.scrubber-place > *').last().boundingBox())!;
      expect(written.y).toBeGreaterThanOrEqual(overview.y + overview.height);
      expect(written.y + written.height).toBeLessThanOrEqual(why.y);
    }
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });
}

test('paper says what the runs drawn beside the one in front have instead, in one page', async ({ page }) => {
  for (const [link, said] of [
    [
      'reno/#b=rmin:200ms&c=rmin:400ms,q:30&front=c&t=2s&paused=1&v=1',
      ['C', 'A: RTO minimum 1 s, ', 'B: RTO minimum 200 ms, '],
    ],
    ['web-cluster/#step=2&paused=1&v=1', ['C', 'A: Dispatch policy mirroring', 'B: Dispatch policy Dual']],
  ] as const) {
    await open(page, link);
    await finishedRun(page);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await asPrinted(page);
    const sheet = page.locator('.print-sheet');
    const [front, ...others] = said;
    await expect(sheet.getByRole('heading', { name: `Settings of ${front}` })).toBeVisible();
    const told = await sheet.locator('.print-others span').allInnerTexts();
    expect(told.map((words, index) => words.startsWith(`Different in ${others[index]}`))).toEqual([true, true]);
    await expectNoFlaws(page, link, { region: '.print-sheet' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
  }
});

/** Steps that tell of many settings, or of a rule in the place of one, each with how many pages it takes. */
const STEPS = [
  ['lan-rto', 13, 2],
  ['web-cluster', 8, 2],
  ['nic-buffer', 4, 1],
] as const;

for (const [id, step, pages] of STEPS)
  test(`step ${step} of ${id} on paper takes ${pages === 1 ? 'one page' : 'two pages'}: every chart has room, and all settings are told`, async ({
    page,
  }) => {
    await open(page, `${id}/#step=${step}&lang=en&v=1`);
    const { spec } = await finishedRun(page);
    await expect
      .poll(async () => pagesOf(await page.pdf({ preferCSSPageSize: true })), { intervals: [300] })
      .toBe(pages);
    await asPrinted(page);
    const sheets = page.locator('.print-sheet');
    await expect(sheets).toHaveCount(pages);
    await expectNoFlaws(page, id, { region: '.print-sheet' });
    const rows = await sheets
      .first()
      .locator('.chart-row')
      .evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(rows.length).toBeGreaterThan(1);
    // Its title, and two numbers of an axis above one another.
    for (const height of rows) expect(height).toBeGreaterThan(40);
    const { parameters } = allCases.find(({ scenario }) => scenario.id === id)!.scenario;
    const told = await sheets.last().innerText();
    const others = parameters.filter(({ key, default: usual }) => spec.params[key] !== usual);
    expect(others.length).toBeGreaterThan(5);
    for (const { label } of others) expect(told).toContain(label.en);
    expect(await sheets.last().locator('.print-link').innerText()).toContain(`step=${step}`);
    for (const sheet of await sheets.all())
      expect(await sheet.evaluate(({ scrollHeight, scrollWidth }) => [scrollWidth, scrollHeight])).toEqual([
        PAPER.width,
        PAPER.height,
      ]);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheets).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

test('on paper the table of events has the rows in sight, and what was asked for', async ({ look }) => {
  const page = await look(
    allCases.find(({ scenario }) => scenario.id === 'lan-rto')!.scenario,
    'view=events&paused=1&v=1',
  );
  await page.locator('.event-ask input').fill('timeout');
  await page.locator('.event-rows').hover();
  await page.mouse.wheel(0, 28 * 5);
  const rows = page.locator('.event-rows tbody tr:not(.event-space)');
  await expect(rows.first()).toContainText('timeout');
  const [times, box] = await page.locator('.event-rows').evaluate((list) => {
    const top = list.getBoundingClientRect().top + list.querySelector('thead')!.getBoundingClientRect().height;
    const seen = [...list.querySelectorAll('tbody tr:not(.event-space)')].filter(
      (row) => row.getBoundingClientRect().bottom > top,
    );
    return [seen.slice(0, 3).map((row) => row.querySelector('td')!.textContent), list.scrollTop] as const;
  });
  expect(box).toBe(28 * 5);
  await asPrinted(page);
  const printed = page.locator('.print-sheet tbody tr');
  await expect(printed.first()).toContainText('timeout');
  expect((await printed.locator('td:first-child').allInnerTexts()).slice(0, 3)).toEqual(times);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
});

/** With one kind of link, and with several, where a line above the events says whose they are. */
for (const id of ['reno', 'lan-rto']) {
  test(`${id} printed from a low window: everything stands on paper where its pictures were drawn for`, async ({
    look,
  }) => {
    const { scenario } = allCases.find((cases) => cases.scenario.id === id)!;
    const page = await look(scenario, 't=900ms&paused=1&v=1', { width: 1280, height: 800 });
    await page.mouse.move(300, 300);
    await expect(page.locator('#results-title')).toBeAttached();
    await expect.poll(async () => pagesOf(await page.pdf({ preferCSSPageSize: true })), { intervals: [300] }).toBe(1);
    await page.evaluate(() => {
      const places = (): string[] => {
        const sheet = document.querySelector('.print-sheet')!;
        const { left, top } = sheet.getBoundingClientRect();
        return [...sheet.querySelectorAll('*')].flatMap((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          if (width === 0 || height === 0) return [];
          return [`${part.tagName} ${[x - left, y - top, width, height].map(Math.round).join(' ')}`];
        });
      };
      const told: { drawn?: string[]; printed?: string[] } = {};
      Object.assign(window, { told });
      window.addEventListener('beforeprint', () => {
        told.drawn = places();
      });
      matchMedia('print').addEventListener('change', ({ matches }) => {
        if (matches) told.printed = places();
      });
    });
    const widths = widthsOfPictures(await page.pdf({ preferCSSPageSize: true }));
    const { drawn, printed } = await page.evaluate(
      () => (window as unknown as { told: { drawn: string[]; printed: string[] } }).told,
    );
    expect(printed.length).toBeGreaterThan(100);
    expect(printed).toEqual(drawn);
    // The network, and the lines of the charts.
    expect(widths.length).toBeGreaterThanOrEqual(2);
    for (const width of widths) expect(width).toBeCloseTo(PAPER.width, 0);
  });
}

for (const { cases, language, theme } of sheets) {
  const { scenario } = cases;
  test(`${scenario.id} on paper, ${language}, ${theme}: one page with picture, charts, explanation, results and link`, async ({
    look,
  }) => {
    const page = await look(scenario, `t=2s&paused=1&lang=${language}&theme=${theme}&v=1`);
    await page.mouse.move(300, 300);
    await expect(page.locator('#results-title')).toBeAttached();
    // What is printed is fetched with the page; until it is there a browser prints the page itself.
    await expect.poll(async () => pagesOf(await page.pdf({ preferCSSPageSize: true })), { intervals: [300] }).toBe(1);
    await asPrinted(page);
    const sheet = page.locator('.print-sheet');
    await expect(sheet).toBeVisible();
    await expect(page.locator('.header')).toBeHidden();
    const told = await sheet.innerText();
    expect(told).toContain(scenario.question[language]);
    for (const { label, visible } of scenario.parameters) if (visible) expect(told).toContain(label[language]);
    const results = scenario.metrics.filter(({ minor, aside, wantedOf }) => !minor && !aside && wantedOf === undefined);
    for (const { label } of results) expect(told).toContain(label[language]);
    expect(await sheet.locator('.why').innerText()).not.toBe('');
    const link = await sheet.locator('.print-link span').innerText();
    expect(link).toMatch(new RegExp(`/${scenario.id}/#.*t=2s`));
    await expect(sheet.locator('footer svg path')).toHaveCount(1);
    // Nothing runs over the edge of the page or of its part.
    expect(await sheet.evaluate(({ scrollHeight, scrollWidth }) => [scrollWidth, scrollHeight])).toEqual([
      PAPER.width,
      PAPER.height,
    ]);
    const foot = (await sheet.locator('footer').boundingBox())!;
    expect(foot.y + foot.height).toBeLessThanOrEqual(PAPER.height + 1);
    await expectNoFlaws(page, scenario.id, { region: '.print-sheet' });
    expect(await inkOf(page, '.print-sheet .print-stage canvas')).toBeGreaterThan(0.3);
    expect(await inkOf(page, '.print-sheet .chart-canvas')).toBeGreaterThan(0.3);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.emulateMedia({ media: null });
  });
}

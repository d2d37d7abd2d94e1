// Links: any text behind the address opens a page that works and says what it repaired; the address bar follows without
// flooding the history; a copied link is the same run.

import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { describeRepair, repairHeadline } from '../../src/scenarios/kit/describe-repair.ts';
import type { Lesson } from '../../src/scenarios/kit/lesson.ts';
import type { LinkView } from '../../src/scenarios/kit/link-state.ts';
import { type ParsedLink, parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { fitPredictions } from '../../src/scenarios/kit/read-predictions.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { arbitraryLinkText } from '../support/arbitraries.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { addressOf, complaintsOf, digestOf, finishedRun, open, runKey, STILL, specOf } from '../support/open-page.ts';
import { isFull, sharedOut } from '../support/sample.ts';

/**
 * Links opened in the first scenario and in each other: in the normal run in the first alone, for what the page says of repairs is
 * no scenario's own. Without a browser thousands are read, see link-fuzz.test.ts.
 */
const FUZZED = isFull ? [500, 200] : [4, 0];
/** Of the links with repairs, one in so many is looked at closely. */
const CLOSELY = isFull ? 1 : 5;
const LANGUAGES = ['en', 'ko'] as const;
const WORDS = {
  en: { details: 'Details', close: 'Close', copy: 'Copy corrected link' },
  ko: { details: '자세히', close: '닫기', copy: '고친 링크 복사' },
} as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** More packets than this take longer than a test should wait for the end of the run. */
const PATIENCE = 15_000;

function isLong({ params, changes }: RunSpec): boolean {
  const rates = [params['bw'], ...changes.filter(({ key }) => key === 'bw').map(({ value }) => value)].map(Number);
  return ((Number(params['end']) / 1e9) * Math.max(...rates)) / (8 * Number(params['mss'])) > PATIENCE;
}

/** An embedded page may leave the network out, and with it what tells tests of the run. */
const hasStage = ({ embed, show }: LinkView): boolean => !embed || show === undefined || show.includes('stage');

/** The page works: something is drawn, and the run of the link is complete or, if it is a long one, well under way. */
async function expectWorking(page: Page, { state }: ParsedLink): Promise<void> {
  if (!hasStage(state.view)) {
    await expect(page.locator('.chart-row, .why').first()).toBeVisible();
    await expect(page.locator('.failure')).toHaveCount(0);
    return;
  }
  await page.waitForFunction(() => window.__lectern?.run() !== undefined);
  const spec = [state.spec, ...state.others][state.view.front ?? 0]!;
  if (isLong(spec)) {
    await page.waitForFunction(() => (window.__lectern!.run()?.computedTo ?? 0) > 0);
    expect(runKey((await page.evaluate(() => window.__lectern!.run()))!.spec)).toBe(runKey(spec));
  } else {
    expect((await finishedRun(page, spec)).digest).not.toBe(0);
  }
  await expect(page.locator('.failure')).toHaveCount(0);
  const colours = await page.locator('.stage-canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  expect(colours).toBeGreaterThan(2);
}

/** Words as the page shows them: the parts of a link without the back-ticks that mark them. */
const shown = (sentence: string): string => sentence.replaceAll('`', '').replace(/\s+/g, ' ').trim();

async function expectEveryRepairNamed(page: Page, { repairs }: ParsedLink): Promise<void> {
  const first = (await page.locator('html').getAttribute('lang')) === 'ko' ? 'ko' : 'en';
  // Inside another page there is no header to choose the other language in.
  const isEmbedded = (await page.locator('.header-button[lang]').count()) === 0;
  const languages = isEmbedded ? ([first] as const) : ([first, first === 'en' ? 'ko' : 'en'] as const);
  for (const language of languages) {
    if (language !== first) await page.locator(`.header-button[lang=${language}]`).click();
    await expect(page.locator('.notice:has(.copy-corrected) strong')).toHaveText(repairHeadline(repairs)[language]);
    await page.getByRole('button', { name: WORDS[language].details }).click();
    const named = await page.locator('.repairs li').allTextContents();
    expect(named.map(shown)).toEqual(repairs.map((repair) => shown(describeRepair(repair, language))));
    await page.getByRole('dialog').getByRole('button', { name: WORDS[language].close }).click();
  }
}

async function expectCorrectedLink(page: Page, { state }: ParsedLink, scenario: Scenario): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) === 'ko' ? 'ko' : 'en';
  // What was copied before is not taken for this.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: WORDS[language].copy }).click();
  await expect.poll(() => copied(page)).toContain('#');
  const again = parseLink(new URL(await copied(page)).hash, scenario);
  expect(again.repairs).toEqual([]);
  expect(runKey(again.state.spec)).toBe(runKey(state.spec));
}

/** A lesson beside the site that is not there has a notice of its own. */
async function closeWhatIsSaidOfLesson(page: Page, { lesson, embed }: LinkView): Promise<void> {
  if (lesson === undefined || embed) return;
  await page.locator('.notice').filter({ hasText: lesson }).getByRole('button').last().click();
}

/** Which predictions fit is known to the lesson. */
function parsedWith({ steps }: Lesson, text: string, scenario: Scenario): ParsedLink {
  const { state, repairs } = parseLink(text, scenario);
  const { view } = state;
  const questions = steps.flatMap(({ asks = [] }) => asks);
  return { state, repairs: [...repairs, ...fitPredictions(questions, view.p ?? []).repairs] };
}

for (const { scenario, lesson } of allCases) {
  const count = FUZZED[scenario === reno ? 0 : 1]!;
  if (count === 0) continue;
  test(`${count} fuzzed links open pages that work and name every repair: ${scenario.id}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(Math.max(90_000, count * 10_000));
    const complaints = complaintsOf(page);
    const texts = fc.sample(arbitraryLinkText(scenario), { numRuns: count, seed: 20_261_120 });
    let repaired = 0;
    for (const text of texts) {
      // As a browser's address bar would take it.
      const url = new URL(/^[#?]/.test(text) ? text : `#${text}`, `${baseURL}${scenario.id}/`);
      await open(page, `${scenario.id}/${url.search}${url.hash}`);
      const parsed = parsedWith(lesson, url.hash || url.search, scenario);
      await test.step(JSON.stringify(url.hash || url.search), async () => {
        await expectWorking(page, parsed);
        // Who presents is told afterwards.
        if (parsed.state.view.present) await page.keyboard.press('p');
        await closeWhatIsSaidOfLesson(page, parsed.state.view);
        await expect(page.locator('.notice:has(.copy-corrected)')).toHaveCount(parsed.repairs.length > 0 ? 1 : 0);
        if (parsed.repairs.length > 0 && repaired++ % CLOSELY === 0) {
          await expectCorrectedLink(page, parsed, scenario);
          await expectEveryRepairNamed(page, parsed);
          await page.evaluate(() => localStorage.clear());
        }
        // A lesson beside the site that is not there: the browser says so besides the page.
        const isMissing = (said: string): boolean => parsed.state.view.lesson !== undefined && said.includes('404');
        expect(complaints.splice(0).filter((said) => !isMissing(said))).toEqual([]);
      });
    }
    expect(repaired).toBeGreaterThan(count / 4);
  });
}

test('a link of a future version runs with what is known, and says so', async ({ page }) => {
  await open(page, '#rmin=200ms&warp=9&v=7');
  const { spec } = await finishedRun(page, specOf('rmin=200ms&v=1'));
  expect(spec.params['rmin']).toBe(200e6);
  const notice = page.locator('.notice');
  await expect(notice).toContainText('This link needs a newer version.');
  await expect(notice).toContainText('v=7');
  // What only a page can do is said by the page.
  await expect(notice).toContainText('Reload to update.');
  await expect(notice).toContainText('warp=9');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
});

test('the address follows a slider, and the history stays as long as it was', async ({ browser, baseURL }) => {
  // A history of its own, which is shorter than a browser lets it become.
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      document.documentElement.dataset['writes'] = String(Number(document.documentElement.dataset['writes'] ?? 0) + 1);
      replace(...args);
    };
  });
  await open(page, STILL);
  await finishedRun(page);
  const before = await page.evaluate(() => history.length);
  expect(before).toBeLessThan(10);
  const begun = performance.now();
  await dragSlider(page, 15);
  // What the hand passed on its way may still be shown, and the address comes a moment later.
  const follows = async () => {
    const { spec } = await finishedRun(page);
    return spec.params['rmin'] !== 1e9 && runKey(specOf(new URL(page.url()).hash)) === runKey(spec);
  };
  await expect.poll(follows).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(before);
  const seconds = (performance.now() - begun) / 1000;
  // Never two writes within 400 ms, and one when the hand has come to rest.
  expect(Number(await page.locator('html').getAttribute('data-writes'))).toBeLessThanOrEqual(seconds / 0.4 + 2);
  await page.close();
});

/** Moves the lesson's slider to the left in so many steps. */
async function dragSlider(page: Page, steps: number): Promise<void> {
  const slider = page.getByRole('slider', { name: 'RTO minimum' });
  const box = (await slider.boundingBox())!;
  const share = Number(await slider.inputValue()) / 10_000;
  const [x, y] = [box.x + 8 + (box.width - 16) * share, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step++) await page.mouse.move(x - (step * (x - box.x - 20)) / steps, y);
  await page.mouse.up();
}

test('a copied link is the same run elsewhere, changes and dropped packets included', async ({ page, context }) => {
  await open(page, '#q=20&seed=3&t=2.5s&paused=1&v=1');
  await finishedRun(page);
  const field = page.getByRole('textbox', { name: /^RTO minimum/ });
  await field.fill('150ms');
  await field.press('Enter');
  await expect.poll(async () => (await finishedRun(page)).spec.changes).toHaveLength(1);
  await page.getByRole('button', { name: 'Drop a packet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Drop this packet/ })
    .first()
    .click();
  await expect.poll(async () => (await finishedRun(page)).spec.kills).toHaveLength(1);
  const ours = await finishedRun(page);
  expect(ours.digest).toBe(digestOf(ours.spec));
  expect(ours.digest).not.toBe(digestOf({ ...ours.spec, kills: [] }));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied').first()).toBeAttached();
  const link = await copied(page);
  expect(link.length).toBeLessThanOrEqual(250);

  const other = await context.newPage();
  await other.goto(link);
  const theirs = await finishedRun(other);
  expect(runKey(theirs.spec)).toBe(runKey(ours.spec));
  expect(theirs.digest).toBe(ours.digest);
  expect(theirs.now).toBe(ours.now);
  await expect(other.locator('.notice')).toHaveCount(0);
  await other.close();
});

test('Back leaves the page in at most two presses', async ({ page }) => {
  await open(page, STILL);
  await finishedRun(page);
  for (const value of ['300ms', '40ms', '7ms']) {
    const field = page.getByRole('textbox', { name: /^RTO minimum/ });
    await field.fill(value);
    await field.press('Enter');
    await expect.poll(() => page.url()).toContain(`rmin=${value}`);
  }
  for (let press = 0; press < 2 && page.url() !== 'about:blank'; press++) await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('one Back leaves a step that opens beside another run', async ({ page }) => {
  await page.goto('reno/#step=2&v=1');
  await expect(page).toHaveURL(/#b=.*step=2/);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

const opened = sharedOut(['en', 'ko', 'copied'], allCases);
/** The same code whatever the scenario: the normal run asks the last, whose run is short. */
const copiedFrom = isFull ? opened.copied : opened.copied.slice(-1);

for (const language of LANGUAGES) {
  for (const { scenario } of opened[language]) {
    test(`a link may ask for its language: ${scenario.id}, ${language}`, async ({ page }) => {
      await open(page, addressOf(scenario, `lang=${language}&paused=1&v=1`));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(scenario.question[language]);
    });
  }
}

for (const { scenario } of copiedFrom) {
  test(`a copied link opens the same run: ${scenario.id}`, async ({ page, context }) => {
    await open(page, addressOf(scenario, 'seed=3&paused=1&v=1'));
    await finishedRun(page);
    const { label } = scenario.parameters.find(({ key }) => key === scenario.lessonKey)!;
    await page.getByRole('slider', { name: label.en }).first().press('PageDown');
    await expect.poll(async () => (await finishedRun(page)).digest).not.toBe(digestOf(specOf('seed=3&v=1', scenario)));
    const ours = await finishedRun(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied').first()).toBeAttached();
    const other = await context.newPage();
    await other.goto(await copied(page));
    expect((await finishedRun(other, ours.spec)).digest).toBe(ours.digest);
    await expect(other.locator('.notice')).toHaveCount(0);
    await other.close();
  });
}

test('other scenarios are a press away, as they are by default, and Back comes back', async ({ page }) => {
  await open(page, 'reno/#rmin=300ms&paused=1&v=1');
  // The list is one and the same on every page; in the normal run three of them are opened from it.
  const visited = isFull ? allCases : allCases.slice(0, 3);
  for (const { scenario } of visited) {
    const title = page.locator('.scenario-title button');
    await title.click();
    const link = page.getByRole('link', { name: scenario.title.en, exact: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${scenario.id}/$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(scenario.question.en);
    await expect(title).toHaveText(scenario.title.en);
    const { spec } = await finishedRun(page);
    expect(runKey(spec)).toBe(runKey(specOf('v=1', scenario)));
  }
  for (let step = 1; step < visited.length; step++) await page.goBack();
  await expect(page).toHaveURL(/\/reno\/$/);
});

// Runs kept beside each other, as a lecturer compares them: by key and by button, dragged, swapped, passed on in a link, on a
// phone, in Korean. What the page says of every run is what the same run says alone.

import { expect, type Page } from '@playwright/test';
import { lessons } from '../../build/lessons.ts';
import { inOrder } from '../../src/plot/differences.ts';
import { metricText, momentText } from '../../src/plot/numbers.ts';
import { partingOf } from '../../src/record/divergence.ts';
import { runsOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import { asWords } from '../../src/scenarios/kit/format-value.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as atm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import type { ShownRun } from '../../src/ui/stage-kit/test-hook.ts';
import { violationsOn } from '../support/axe.ts';
import { test } from '../support/kept-page.ts';
import { addressOf, digestOf, open, wholeRecord } from '../support/open-page.ts';
import { alongLessonSlider, withMouse } from '../support/pointers.ts';

const STILL = 'paused=1&v=1';

/** All runs of the page, once each is complete. */
async function allRuns(page: Page, count: number): Promise<readonly ShownRun[]> {
  const found = await page.waitForFunction((count) => {
    const runs = window.__lectern?.runs() ?? [];
    return runs.length === count && runs.every(({ done }) => done) ? runs : undefined;
  }, count);
  return (await found.jsonValue())!;
}

/** Every result of a run as the table has it, read off a run of our own. */
function valuesOf(scenario: Scenario, run: ShownRun): string[] {
  const { metrics } = wholeRecord(run.spec);
  return inOrder(scenario).map((metric) => metricText(metric, metrics![metric.name]!, 'en', 3).number);
}

const pill = (page: Page) => page.locator('.pill-kept');
const column = (page: Page, letter: string) => page.locator(`.kept td[data-run=${letter}]`);

async function expectTable(page: Page, scenario: Scenario, runs: readonly ShownRun[]): Promise<void> {
  for (const [slot, run] of runs.entries()) {
    const shown = await column(page, 'ABC'[slot]!).allTextContents();
    // Where the runs have different units, the unit is with the number.
    expect(shown.map((words) => words.split(' ')[0])).toEqual(valuesOf(scenario, run));
  }
}

test('c keeps the run, the slider moves B, and each is what it is alone', async ({ look }) => {
  const page = await look(reno, STILL);
  await page.keyboard.press('c');
  await expect(pill(page).locator('.run-letter')).toHaveText(['A', 'B']);
  await withMouse(page, await alongLessonSlider(page, 0.3));
  await expect.poll(async () => (await allRuns(page, 2))[1]!.spec.params['rmin']).not.toBe(1e9);
  await expect(page).toHaveURL(/&b=rmin:|#b=rmin:/);
  const runs = await allRuns(page, 2);
  expect(runs[0]!.spec.params['rmin']).toBe(1e9);
  expect(runs.map(({ digest }) => digest)).toEqual(runs.map(({ spec }) => digestOf(spec)));
  await expectTable(page, reno, runs);
  await expect(pill(page).getByRole('button', { pressed: true })).toHaveText(/^B/);
  // One letter at each chart: that of the other run at its value, with its dash, and none beside it that could be read as its name.
  for (const row of await page.locator('.chart-row').all()) {
    await expect(row.locator('.run-letter')).toHaveText(['A']);
    await expect(row.locator('.gutter-runs')).toHaveText(/^A\s*\S/);
    await expect(row.locator('.gutter-runs .run-line-A')).toBeVisible();
  }
  await expect(page.locator('.kept')).toContainText('B − A');
  // Said in a word, and only of results of which one value is better.
  const row = (metric: string) => page.locator(`.kept tr[data-metric=${metric}] .kept-difference`);
  await expect(row('silentTime')).toHaveText(/^−.* better$/);
  await expect(row('segmentsSent')).not.toHaveText(/better|worse/);
  await expect(page.getByText(/Silent time: A 1 s, B .*; B − A: −.*, better\./)).toBeAttached();
});

test('1, 2 and a press bring a run to the front, with its own steps back; Shift+C leaves that one', async ({
  look,
}) => {
  const page = await look(reno, `b=rmin:15ms&front=b&${STILL}`);
  const front = async () => (await page.evaluate(() => window.__lectern!.run()!)).spec.params['rmin'];
  await allRuns(page, 2);
  expect(await front()).toBe(15e6);
  await page.keyboard.press('1');
  expect(await front()).toBe(1e9);
  await expect(page.getByRole('slider', { name: 'RTO minimum' })).toHaveAttribute('aria-valuetext', '1 s');
  const queue = page.getByRole('slider', { name: 'Router queue' }).first();
  await queue.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  expect(await front()).toBe(15e6);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await pill(page).getByRole('button', { name: 'Run A' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(page).toHaveURL(/q=16/);
  await page.keyboard.press('z');
  await expect(page).not.toHaveURL(/q=16/);
  await page.keyboard.press('2');
  await page.keyboard.press('Shift+C');
  await expect(pill(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#rmin=15ms&(?!.*b=)/);
  expect(await front()).toBe(15e6);
});

test('Back and Forward lead to one run and to both, at the same moment, and a link opens both', async ({ look }) => {
  const page = await look(reno, `rmin=200ms&t=1s&${STILL}`);
  const stands = async (at: number): Promise<void> => {
    await expect.poll(() => page.evaluate(() => window.__lectern!.run()?.now)).toBe(at);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  };
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/&b=&/);
  await page.goBack();
  await expect(pill(page)).toHaveCount(0);
  await stands(1e9);
  await page.goForward();
  await expect(pill(page).locator('.run-letter')).toHaveText(['A', 'B']);
  await stands(1e9);
  await open(page, addressOf(reno, new URL(page.url()).hash.slice(1).replace('b=', 'b=rmin:15ms')));
  const runs = await allRuns(page, 2);
  expect(runs.map(({ spec }) => spec.params['rmin'])).toEqual([200e6, 15e6]);
  await expect(pill(page).getByRole('button', { pressed: true })).toHaveText(/^B/);
});

test('three policies of the switch', async ({ look }) => {
  const page = await look(atm, `b=policy:ppd&c=policy:tail&${STILL}`);
  const runs = await allRuns(page, 3);
  expect(new Set(runs.map(({ digest }) => digest)).size).toBe(3);
  expect(runs.map(({ digest }) => digest)).toEqual(runs.map(({ spec }) => digestOf(spec)));
  await expectTable(page, atm, runs);
  await page.keyboard.press('c');
  await expect(pill(page).locator('.run-letter')).toHaveText(['A', 'B', 'C']);
  await page.keyboard.press('3');
  await expect(page.locator('.kept')).toContainText('C − A');
});

test('a ratio keeps its decimals beside another one', async ({ look }) => {
  const page = await look(webCluster, `b=policy:lardr&${STILL}`);
  const runs = await allRuns(page, 2);
  await expectTable(page, webCluster, runs);
  await expect(page.locator('.kept tr[data-metric=imbalance] td[data-run=A]')).toHaveText(/^\d\.\d+$/);
});

test('on a phone: the run in front, and a table of all', async ({ look }) => {
  const page = await look(reno, `b=rmin:15ms&front=b&${STILL}`, { width: 390, height: 844 });
  const [a, b] = await allRuns(page, 2);
  const silence = inOrder(reno)[0]!;
  for (const [letter, run] of [
    ['A', a],
    ['B', b],
  ] as const) {
    const value = wholeRecord(run!.spec).metrics![silence.name]!;
    await expect(column(page, letter).first()).toHaveText(
      asWords({ ...metricText(silence, value, 'en', 3), unit: '' }),
    );
  }
  // An event that one chooses is explained in the place of the table, until one goes on.
  await page.keyboard.press('.');
  await expect(page.locator('#why-title')).toBeVisible();
  await expect(page.locator('.kept')).toHaveCount(0);
  await page.keyboard.press('Home');
  await page.locator('.kept').getByRole('button', { name: 'Run A' }).click();
  await expect(page).not.toHaveURL(/front=/);
  await page.getByRole('button', { name: 'End comparison' }).click();
  await expect(page.locator('.kept')).toHaveCount(0);
});

for (const [what, size, lang] of [
  ['laptop', { width: 1280, height: 720 }, 'en'],
  ['tablet', { width: 768, height: 1024 }, 'ko'],
  ['phone held across', { width: 844, height: 390 }, 'en'],
  ['small phone', { width: 360, height: 640 }, 'en'],
] as const) {
  test(`three runs leave the names of their results whole: ${what}`, async ({ look }) => {
    const page = await look(reno, `b=delay:215.1ms&c=loss:20pc&lang=${lang}&${STILL}`, size);
    await allRuns(page, 3);
    await expect(column(page, 'C').first()).toBeVisible();
    const cut = await page
      .locator('.kept th:first-child')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent),
      );
    expect(cut).toEqual([]);
  });
}

for (const [what, size, rest] of [
  ['desktop', { width: 1440, height: 900 }, 'b=rmin:200ms'],
  ['low window', { width: 1280, height: 720 }, 'b=rmin:200ms&c=rmin:50ms'],
  ['low window, Korean', { width: 1280, height: 720 }, 'b=rmin:200ms&lang=ko'],
  ['phone, Korean', { width: 390, height: 844 }, 'b=rmin:200ms&lang=ko'],
] as const) {
  test(`table and explanation end with a whole line: ${what}`, async ({ look }) => {
    const page = await look(reno, `${rest}&${STILL}`, size);
    await allRuns(page, rest.includes('c=') ? 3 : 2);
    expect(await linesCutIn(page, '.kept')).toEqual([]);
    await page.keyboard.press('f');
    await expect(page.locator('.parted')).toBeVisible();
    if (size.width > 900) expect(await linesCutIn(page, '.parted')).toEqual([]);
  });
}

/** Lines of a panel that are neither whole nor out of sight. */
const linesCutIn = (page: Page, panel: string): Promise<readonly string[]> =>
  page.locator(panel).evaluate((element) => {
    const scroller = element.querySelector('.kept-scroll, .why-text') ?? element;
    const ends = [scroller, element].map((each) => each.getBoundingClientRect().bottom);
    const bottom = Math.min(...ends, window.innerHeight);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const through = [...range.getClientRects()].some((line) => line.top < bottom - 2 && line.bottom > bottom + 1);
      if (through) cut.push(node.textContent!);
    }
    return cut;
  });

test('a step of the lesson stands beside other runs: one press there, one back, and its link opens them all', async ({
  look,
}) => {
  const page = await look(reno, STILL);
  await page.getByRole('button', { name: 'Next step' }).click();
  const runs = await allRuns(page, 2);
  expect(runs.map(({ spec }) => spec)).toEqual(runsOfStep(reno, lessons['reno']!.steps[1]!));
  await expect(pill(page).getByRole('button', { pressed: true })).toHaveText(/^B/);
  await expect(page).toHaveURL(/#b=rmin:200ms&(?=.*step=2)(?=.*front=b)/);
  await expectTable(page, reno, runs);
  // Whoever tries something else tries it in the run in front; what it stands beside stays.
  await page.getByRole('slider', { name: 'RTO minimum' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await allRuns(page, 2))[0]!.spec.params['rmin']).toBe(1e9);
  await page.goBack();
  await expect(page).not.toHaveURL(/step=|b=/);
  await expect(pill(page)).toHaveCount(0);
  await page.goForward();
  await allRuns(page, 2);
  // A link that names only the step opens all of its runs; one of the step's run alone opens that run alone.
  for (const [link, count] of [
    ['step=2', 2],
    ['rmin=200ms&step=2', 1],
    ['rmin=200ms&b=rmin:15ms&step=2', 2],
  ] as const) {
    await open(page, addressOf(reno, `${link}&${STILL}`));
    await expect(page.locator('.lesson-count')).toHaveText(/^Step 2 of /);
    await expect(page.locator('#why-title')).toContainText('Timeout');
    await allRuns(page, count);
  }
  const [, b] = await allRuns(page, 2);
  expect(b!.spec.params['rmin']).toBe(15e6);
});

test('in Korean', async ({ look }) => {
  const page = await look(reno, `b=rmin:15ms&front=b&lang=ko&${STILL}`);
  await allRuns(page, 2);
  await expect(pill(page)).toContainText('RTO 최솟값');
  await expect(page.locator('.kept')).toContainText('한 번씩 실행');
  await expect(page.locator('.kept tr[data-metric=silentTime] .kept-difference')).toHaveText(/ 더 나음$/);
  await expect(page.getByText(/^실행 B가 앞에 있습니다/)).toBeAttached();
});

test('where they part is marked, its key goes there, and both sides say why', async ({ look }) => {
  const page = await look(reno, `b=rmin:200ms&front=b&${STILL}`, { width: 1440, height: 900 });
  const [a, b] = await allRuns(page, 2);
  const parting = partingOf(wholeRecord(a!.spec), wholeRecord(b!.spec));
  if (parting.kind !== 'parted') throw new Error('They are to part.');
  const until = momentText(parting.at, 'en', 4);
  const row = page.locator('.other-run');
  await expect(row.locator('.run-letter')).toHaveText('A');
  await expect(row).toContainText(`equal until ${until}`);
  await page.keyboard.press('f');
  expect((await page.evaluate(() => window.__lectern!.run()!)).now).toBe(parting.at);
  await expect(page.locator('#why-title')).toHaveText(`A and B are equal until ${until}`);
  await expect(page.locator('.parted')).toContainText(
    'A waits for its timer (minimum 1 s); B’s went off after 200 ms.',
  );
  // Whoever turns to something else has asked enough; the sign asks again.
  await page.keyboard.press('.');
  await expect(page.locator('.parted')).toHaveCount(0);
  await row.getByRole('button', { name: 'Why do they differ?' }).click();
  await expect(page.locator('.parted')).toBeVisible();
  // An event of the run behind brings that run to the front.
  await row
    .getByRole('button', { name: /timeout/ })
    .first()
    .click();
  await expect(pill(page).getByRole('button', { pressed: true })).toHaveText(/^A/);
  await expect(page.locator('#why-title')).toContainText('Timeout');
});

test('two networks side by side on one clock; the other one comes to the front when it is pressed', async ({
  look,
}) => {
  const page = await look(reno, `b=rmin:200ms&front=b&t=900ms&${STILL}`);
  await allRuns(page, 2);
  await page.keyboard.press('|');
  const stages = page.locator('.one-of-two');
  await expect(stages).toHaveCount(2);
  // At 0.9 s A waits for its timer, and B has long sent again.
  await expect(stages.first()).toContainText('timer 6');
  await expect(stages.last()).not.toContainText('timer 6');
  await stages
    .first()
    .getByRole('button', { name: /Show and edit run A/ })
    .click();
  await expect(pill(page).getByRole('button', { pressed: true })).toHaveText(/^A/);
  await page.keyboard.press('|');
  await expect(stages).toHaveCount(0);
});

test('where two policies of a cluster part, both say why the dispatcher answered as it did', async ({ look }) => {
  const page = await look(webCluster, `users=600&end=3s&warm=1s&b=policy:lardr&${STILL}`, { width: 1440, height: 900 });
  await allRuns(page, 2);
  await page.keyboard.press('f');
  const events = page.locator('.parted .parted-event');
  await expect(events.first().locator('.run-letter')).toHaveText('A');
  await expect(events.nth(1).locator('.run-letter')).toHaveText('B');
  await expect(events.nth(1)).toContainText('T_high');
});

test('runs that differ in two settings are called by both', async ({ look }) => {
  const page = await look(reno, `b=rmin:200ms,q:30&c=rmin:200ms&${STILL}`);
  await allRuns(page, 3);
  await expect(pill(page).getByRole('button', { name: 'Run B: 200 ms, 30 packets' })).toBeVisible();
  await expect(pill(page).getByRole('button', { name: 'Run C: 200 ms, 15 packets' })).toBeVisible();
});

test('the names of three policies leave the title its two lines, and are whole but for one', async ({ look }) => {
  const page = await look(webCluster, `b=policy:lard&c=policy:mirror&${STILL}`, {
    width: 1280,
    height: 720,
  });
  await expect(pill(page).getByRole('button', { name: /mirroring/ })).toBeVisible();
  const title = (await page.locator('.header .scenario-title button').boundingBox())!;
  expect(title.x + title.width).toBeLessThanOrEqual((await pill(page).boundingBox())!.x);
  expect(title.width).toBeGreaterThan(100);
  const cut = await pill(page)
    .locator('.run-choice > span:last-child')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
  expect(cut).toEqual(['Dual Scheduling']);
});

test('letters change places, and a sweep of the same settings opens', async ({ look }) => {
  const page = await look(reno, `b=rmin:200ms&front=b&${STILL}`);
  await page.getByRole('button', { name: 'More for these runs' }).click();
  await page.getByRole('button', { name: 'Swap B and A' }).click();
  await expect(page).toHaveURL(/rmin=200ms&b=rmin:1s&/);
  await page.getByRole('button', { name: 'Sweep for intervals' }).click();
  await expect(page).toHaveURL(/sweep=x:rmin:200ms,1s:y:silentTime/);
});

test.describe('axe finds nothing wrong', () => {
  for (const [what, size, rest] of [
    ['two runs', { width: 1280, height: 720 }, 'theme=dark'],
    ['on a phone', { width: 390, height: 844 }, ''],
    ['in the hall', { width: 1280, height: 720 }, 'present=1'],
  ] as const) {
    test(what, async ({ look }) => {
      const page = await look(reno, ['b=rmin:200ms&front=b', rest, STILL].filter(Boolean).join('&'), size);
      await allRuns(page, 2);
      if (what !== 'in the hall') await page.keyboard.press('f');
      if (what === 'two runs') await page.keyboard.press('|');
      expect(await violationsOn(page)).toEqual([]);
    });
  }
});

test('whoever compares two seeds, or other users, is told that chance differs too', async ({ look }) => {
  const page = await look(reno, `b=seed:2&${STILL}`);
  await allRuns(page, 2);
  await expect(page.locator('.kept')).toContainText('Other seeds');
  await expect(page.getByText(/chance differs too/).first()).toBeAttached();
});

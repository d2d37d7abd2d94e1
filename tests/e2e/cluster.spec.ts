// The page of the web cluster in the browser: its what-ifs are one choice each, a node on the stage fails and comes back at a
// click, a tap or a key, signs are explained, impossible settings are told in both languages with what is run instead, and
// visitors in an open loop are named. A request opens with all that came of it.

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { EVERYTHING } from '../../src/engine/core/probe.ts';
import { seconds } from '../../src/engine/core/time.ts';
import { fixed } from '../../src/plot/numbers.ts';
import { valueAt } from '../../src/record/values.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import type { ChoiceOption } from '../../src/scenarios/kit/parameter.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { whatIfs } from '../../src/scenarios/web-cluster/what-ifs.ts';
import { violationsOn } from '../support/axe.ts';
import { breakAt, WORKER } from '../support/broken-worker.ts';
import { addressOf, complaintsOf, finishedRun, open, shownRun } from '../support/open-page.ts';
import { readCapture } from '../support/read-capture.ts';
import { isFull } from '../support/sample.ts';

/** Few users and a short run: what is shown here does not depend on them. */
const to = (more: string): string => addressOf(webCluster, `end=4s&warm=1s&paused=1&${more}&v=1`);

const setting = async (page: Page, key: string) => (await finishedRun(page)).spec.params[key];
const changes = async (page: Page) => (await finishedRun(page)).spec.changes;

test('every what-if is one choice that brings what belongs to it', async ({ page }) => {
  await open(page, to('users=500'));
  await finishedRun(page);
  const options: readonly ChoiceOption[] = whatIfs;
  for (const { value, sets } of options) {
    if (!sets) continue;
    await page.locator('[data-key=case] select').selectOption(value);
    for (const [key, wanted] of Object.entries(sets)) await expect.poll(() => setting(page, key)).toBe(wanted);
  }
});

test('a click on a node lets it fail at the cursor, another brings it back', async ({ page }) => {
  await open(page, to('users=300&policy=lardr&t=2s'));
  await finishedRun(page);
  const node = page.getByRole('button', { name: /^Let node 3 fail/ });
  // The first thing a person does on this page; the pointer was nowhere before.
  await node.click();
  await expect.poll(async () => (await changes(page)).map(({ key, value }) => `${key} ${value}`)).toEqual(['down 3']);
  await expect(page.locator('[data-label^=down]:visible')).toHaveText(['down']);
  await node.click();
  await expect(page.locator('[data-label^=down]:visible')).toHaveCount(0);
});

const ended = async (page: Page) => (await changes(page)).map(({ key, value }) => `${key} ${value}`);

test('with the keyboard the nodes are one stop, arrows choose among them, Enter lets one fail', async ({ page }) => {
  await open(page, to('users=300&policy=lardr&t=2s'));
  await finishedRun(page);
  const node = (number: number) => page.getByRole('button', { name: new RegExp(`^Let node ${number} fail`) });
  await expect(node(1)).toHaveAttribute('tabindex', '0');
  await expect(page.locator('.node-switch[tabindex="0"]')).toHaveCount(1);
  await node(1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(node(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => ended(page)).toEqual(['down 3']);
  await page.keyboard.press('End');
  await expect(node(8)).toBeFocused();
  // The page's own End would have moved the cursor.
  expect(await page.evaluate(() => window.__lectern?.run()?.now)).toBe(2e9);
});

test('on a phone a tap lets a node fail, and another brings it back', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: baseURL!,
  });
  const page = await context.newPage();
  await open(page, to('users=300&policy=lardr&t=2s'));
  await finishedRun(page);
  const node = page.getByRole('button', { name: /^Let node 3 fail/ });
  await node.tap();
  await expect.poll(() => ended(page)).toEqual(['down 3']);
  await node.tap();
  await expect.poll(() => ended(page)).not.toEqual(['down 3']);
  await context.close();
});

test('the signs of the picture are told, others in slow motion', async ({ page }) => {
  await open(page, to('users=300&t=2s'));
  await finishedRun(page);
  await page.keyboard.press('Shift');
  const legend = page.locator('.cluster-legend');
  await expect(legend).toContainText('via the dispatcher');
  await page.getByLabel('Speed').selectOption({ label: '2 ms per second' });
  await expect(legend).toContainText('from memory');
  await expect(legend).toContainText('handed off');
});

/** What is said of it, and what is run instead. */
const REFUSED = [
  { what: 'nodes=0', key: 'nodes', runs: 1, en: ['1 – 32'], ko: ['1–32', '1을'] },
  { what: 'users=0', key: 'users', runs: 1, en: ['1 – 10000'], ko: ['1–10000', '1을'] },
  {
    what: 'tlow=90',
    key: 'tlow',
    runs: 64,
    en: ['T_low must be less than T_high'],
    ko: ['T_low는 T_high보다 작아야', '64를'],
  },
  {
    what: 'mem=1MB',
    key: 'mem',
    runs: 2.3e6,
    en: ['larger than a node’s memory'],
    ko: ['노드 메모리보다 큰 문서', '2300 kB를'],
  },
  {
    what: 'loop=open&reqs=10000&end=600s',
    key: 'reqs',
    runs: 1000,
    en: ['so many visitors'],
    ko: ['방문자가 너무 많이', '1000을'],
  },
];

test('what cannot be is told, and the nearest is run', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, to('users=50'));
  await finishedRun(page);
  for (const [place, { what, key, runs, ...said }] of REFUSED.entries()) {
    // In the normal run each in one language, by turns.
    for (const language of isFull ? (['en', 'ko'] as const) : [place % 2 === 1 ? ('ko' as const) : ('en' as const)]) {
      await test.step(`${what}, ${language}`, async () => {
        // A long run is left before it is over.
        const isLong = what.includes('end=');
        const rest = isLong ? what : `end=2s&warm=1s&${key === 'users' ? '' : 'users=50&'}${what}`;
        await page.evaluate((link) => {
          window.location.hash = link;
        }, `paused=1&${rest}&lang=${language}&v=1`);
        for (const words of said[language]) await expect(page.locator('.notice').first()).toContainText(words);
        await expect.poll(async () => (await shownRun(page))?.spec.params[key]).toBe(runs);
        if (!isLong) await finishedRun(page);
      });
    }
  }
  expect(complaints).toEqual([]);
});

test('on a high screen all charts stand one under another, on a lower one they are chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1300 });
  await open(page, to('users=300'));
  await finishedRun(page);
  const charts = page.locator('.chart-row');
  await expect(charts).toHaveCount(5);
  const load = page.getByRole('tab', { name: 'load', exact: true });
  await expect(load).toHaveCount(0);
  for (const chart of await charts.all()) expect((await chart.boundingBox())!.height).toBeGreaterThan(95);
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(charts).toHaveCount(1);
  await load.click();
  await expect(charts).toContainText('Load of the nodes');
});

test('the 0 of the response times stands above the first of the times below it', async ({ page }) => {
  for (const [size, more] of [
    [{ width: 2560, height: 1440 }, 'users=300&present=1'],
    [{ width: 1440, height: 900 }, 'users=300'],
  ] as const) {
    await page.setViewportSize(size);
    await open(page, to(more));
    await finishedRun(page);
    const zero = page.locator('.spread-tick').getByText('0', { exact: true });
    await expect(zero).toBeVisible();
    const place = (text: typeof zero) =>
      text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { top, bottom } = range.getBoundingClientRect();
        return { top, bottom };
      });
    const first = await place(page.locator('.spread-time').first());
    expect((await place(zero)).bottom).toBeLessThanOrEqual(first.top + 0.5);
  }
});

test('visitors of an open loop are named, and not their number but their rate', async ({ page }) => {
  await open(page, to('loop=open&reqs=400&policy=lard'));
  await finishedRun(page);
  await expect(page.locator('[data-label=demand]')).toHaveText('400 visitors/s');
});

test('while a step’s event is not computed the page says so, and no time that means nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const flag = page.locator('.time-flag');
  const why = page.locator('#why-title');
  // It waits for word that its first part has arrived, and none comes.
  await breakAt(page, 'ack', '');
  await page.goto('./web-cluster/#step=11&lang=en&v=1');
  await expect(flag).toHaveText('…');
  await expect(why).toHaveText('The run is being computed.');
  await page.unroute(WORKER);
  await page.reload();
  await expect(flag).toHaveText(/^[\d.]+ s$/);
  await expect(why).not.toHaveText('The run is being computed.');
});

test('the button for the dispatcher’s decisions says how many there are and stands still while they are counted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./web-cluster/#paused=1&lang=en&v=1');
  const button = page.locator('.tabs-place > .routine-marks');
  await expect(button).toHaveText(/decisions, too\s*[\d,]+$/);
  const first = await button.boundingBox();
  await finishedRun(page);
  await expect
    .poll(async () => Number((await button.locator('.routine-count').textContent())!.replace(/\D/g, '')))
    .toBeGreaterThan(100);
  expect(await button.boundingBox()).toEqual(first);
});

test('a request is opened with its handoff and its reply, gone through, and saved as a capture', async ({ page }) => {
  await open(page, to('users=1500&policy=lard&t=2s'));
  await finishedRun(page);
  await page.keyboard.press('i');
  const panel = page.getByRole('complementary', { name: 'Packet' });
  const title = panel.getByRole('heading', { level: 2 });
  await panel.getByRole('button', { name: /^client \d → node \d request/ }).click();
  await expect(title).toHaveText(/^Request: document \d+$/);
  const value = (name: string) => panel.getByRole('option', { name }).first();
  await expect(value('Request line')).toHaveText(/GET \/document-\d+ HTTP\/1\.1$/);
  await panel.getByRole('button', { name: 'Next packet of: This request' }).click();
  await expect(title).toHaveText(/^(Handoff|Reply): document \d+/);
  await panel.getByRole('button', { name: /^node \d → client \d reply/ }).click();
  await expect(value('Status line')).toHaveText(/HTTP\/1\.1 200 OK$/);
  await expect(panel.getByRole('heading', { name: 'Why this node serves it' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Save a capture for Wireshark \(N\d-C\)/ }).click();
  const { packets } = readCapture(readFileSync((await (await download).path())!));
  expect(packets.some(({ payload }) => String.fromCharCode(...payload.subarray(0, 5)) === 'GET /')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('what the stage says of a moment is of that moment, however much of the run is looked at', async ({ page }) => {
  const link = 'policy=lard&t=1.742897836s&paused=1';
  const { spec } = parseLink(link, webCluster).state;
  const every = { ...EVERYTHING, flights: false, widths: { first: 0, long: 0 } };
  const exact = recordOf(sessionOf({ ...spec, params: { ...spec.params, end: seconds(2) } }, { probes: every }));
  const loads = exact.gauges.filter(({ name }) => name === 'connections').map((gauge) => valueAt(gauge, 1_742_897_836));
  const mean = `the mean is ${fixed(loads.reduce((sum, load) => sum + load, 0) / loads.length, 'en', 1)}.`;
  const told = new Set<string | null>();
  for (const span of ['', '&z0=732.977836ms&z1=3.732977836s']) {
    await open(page, addressOf(webCluster, `${link}${span}&v=1`));
    await finishedRun(page);
    const words = page.locator('.stage-region').getByText(/^At 1\.743/);
    // Changes that a long run has folded are computed again for what is looked at.
    await expect(words).toContainText(mean);
    told.add(await words.textContent());
  }
  expect(told.size).toBe(1);
});

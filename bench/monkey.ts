// A user who does anything, for an hour: the pages of all scenarios stay open, each gets its turns, and after each turn the page is
// brought back to the same run at rest, where its memory is measured after a garbage collection. What goes wrong in a page ends it.
// Other pages are not gone to, so that what a page forgets to let go of adds up.

import { appendFileSync } from 'node:fs';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { RandomStream } from '../src/engine/core/random.ts';
import { scenarios } from '../src/scenarios/index.ts';
import type { Scenario } from '../src/scenarios/kit/scenario.ts';
import { act, type Draw, SIZES } from './monkey-hand.ts';
import { buildPage, fetched, serve } from './served-page.ts';

/** Of one page, until the next one's, ms. */
const TURN = 20_000;
/** Of all the time, in which pages fetch what they have and fill what they keep: the first measure after it is what counts. */
const WARM_UP = 1 / 6;
const SEED = 1;
const AT_REST = 'lang=en&paused=1&v=1';
/** Of what was done last, said of a mistake. */
const TOLD = 15;

export interface MonkeyFigure {
  readonly scenario: string;
  readonly actions: number;
  readonly turns: number;
  /** JS heap at rest after the warm-up, and at the end, MB. */
  readonly settledMB: number;
  readonly endMB: number;
  readonly mostMB: number;
  /** DOM nodes that are held, at the end. */
  readonly nodes: number;
  /** What went wrong, with what had been done before. */
  readonly errors: readonly string[];
}

interface Open {
  readonly scenario: Scenario;
  readonly page: Page;
  readonly devtools: CDPSession;
  /** What it comes to rest with. */
  readonly run: string;
  readonly done: string[];
  readonly errors: string[];
  readonly heaps: { readonly at: number; readonly MB: number }[];
  nodes: number;
  actions: number;
  turns: number;
}

/** @param minutes of all pages together @param log where every measure is written as it is made */
export async function benchMonkey(minutes: number, log?: string): Promise<MonkeyFigure[]> {
  const { chromium } = await fetched<typeof import('playwright-core')>('playwright-core');
  const { findBrowser, WAYS } = await fetched<typeof import('../build/find-browser.mjs')>(
    new URL('../build/find-browser.mjs', import.meta.url).href,
  );
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(WAYS);
  const served = await serve(await buildPage());
  const args = [
    '--disable-gpu',
    '--disable-background-timer-throttling',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const random = RandomStream.named(SEED, 'monkey');
  const draw: Draw = () => random.uniform();
  const open: Open[] = [];
  for (const scenario of scenarios) open.push(await opened(context, served.address, scenario));
  const begun = performance.now();
  const share = (): number => (performance.now() - begun) / (minutes * 60_000);
  while (share() < 1) {
    for (const each of open) {
      await turn(each, draw);
      await rest(each);
      await measure(each, share());
      if (log) appendFileSync(log, `${line(each)}\n`);
    }
  }
  await browser.close();
  served.server.close();
  return open.map(figureOf);
}

async function opened(context: BrowserContext, address: string, scenario: Scenario): Promise<Open> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const done: string[] = [];
  const errors: string[] = [];
  const wrong = (what: string): void => void errors.push(`${what}\n    after ${done.join('\n    ')}`);
  page.on('pageerror', (error) => wrong(error.stack ?? error.message));
  page.on('crash', () => wrong('The page crashed.'));
  page.on('console', (message) => message.type() === 'error' && wrong(message.text()));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  page.on('download', (download) => void download.cancel().catch(() => {}));
  page.on('filechooser', () => {});
  page.on('popup', (popup) => void popup.close().catch(() => {}));
  await page.setViewportSize(SIZES[1]);
  await page.addInitScript(stay);
  await page.goto(`${address}${scenario.id}/#${AT_REST}`);
  const shown = await page.waitForFunction(() => {
    const run = window.__lectern?.run();
    return run?.done && JSON.stringify(run.spec);
  });
  const run = (await shown.jsonValue()) as string;
  return { scenario, page, devtools, run, done, errors, heaps: [], nodes: 0, actions: 0, turns: 0 };
}

/** A link to another page leads nowhere, and nobody is asked for paper. */
function stay(): void {
  window.print = () => {};
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
      if (link && (new URL(link.href).pathname !== location.pathname || link.target)) event.preventDefault();
    },
    true,
  );
}

async function turn(each: Open, draw: Draw): Promise<void> {
  await each.page.bringToFront();
  const until = performance.now() + TURN;
  while (performance.now() < until) {
    each.done.push(
      await act(each.page, each.scenario, draw).catch((error: Error) => `in vain: ${error.message.split('\n')[0]}`),
    );
    each.done.splice(0, each.done.length - TOLD);
    each.actions++;
    await each.page.waitForTimeout(100 * draw());
  }
  each.turns++;
}

/** The run of the link that all begin with, nothing over it, at a size that is always the same. */
async function rest({ page, errors, done, run }: Open): Promise<void> {
  for (let n = 0; n < 4; n++) await page.keyboard.press('Escape');
  await page.setViewportSize(SIZES[1]);
  await page.evaluate((fragment) => {
    location.hash = '';
    location.hash = fragment;
  }, AT_REST);
  const isThere = page.waitForFunction((wanted) => {
    const shown = window.__lectern?.run();
    return shown?.done && JSON.stringify(shown.spec) === wanted;
  }, run);
  await isThere.catch(async () => {
    const found = await page.evaluate(() => [location.hash, JSON.stringify(window.__lectern?.run())].join(' '));
    errors.push(`It does not come to rest: ${found}\n    after ${done.join('\n    ')}`);
  });
  await page.waitForTimeout(1000);
}

async function measure(each: Open, at: number): Promise<void> {
  for (let n = 0; n < 2; n++) await each.devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await each.devtools.send('Runtime.getHeapUsage')) as { usedSize: number };
  const { nodes } = (await each.devtools.send('Memory.getDOMCounters')) as { nodes: number };
  each.heaps.push({ at, MB: usedSize / 2 ** 20 });
  each.nodes = nodes;
}

const line = ({ scenario, actions, turns, heaps, nodes, errors }: Open): string =>
  `${scenario.id}: turn ${turns}, ${actions} actions, ${heaps.at(-1)!.MB.toFixed(1)} MB, ${nodes} nodes, ${errors.length} errors`;

function figureOf({ scenario, actions, turns, heaps, nodes, errors }: Open): MonkeyFigure {
  const settled = heaps.filter(({ at }) => at >= WARM_UP);
  const all = settled.map(({ MB }) => MB);
  return {
    scenario: scenario.id,
    actions,
    turns,
    settledMB: all[0] ?? Number.NaN,
    endMB: all.at(-1) ?? Number.NaN,
    mostMB: Math.max(...all),
    nodes,
    errors,
  };
}

export function monkeyTable(figures: readonly MonkeyFigure[]): string {
  return figures
    .map(
      ({ scenario, actions, turns, settledMB, endMB, mostMB, nodes, errors }) =>
        `${scenario}: ${actions} actions in ${turns} turns, ${settledMB.toFixed(1)} MB settled, ${endMB.toFixed(1)} MB at the end, ${mostMB.toFixed(1)} at most, ${nodes} nodes, ${errors.length} errors${errors.map((error) => `\n  ${error}`).join('')}`,
    )
    .join('\n');
}

// How fast the page is: the built page on a plain gzip server, in headless Chromium with a fresh profile for every run.
// What is measured and how is said at each figure; goals are those of the project. Needs a browser (build/find-browser.mjs)
// and a quiet machine: the load is printed along.

import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { busiestSecond } from './busiest-second.ts';
import { dragSlider, framesWhilePlaying, scrub } from './page-gestures.ts';
import { cancelSweep, framesWhileSweeping, sweepSeconds } from './page-sweep.ts';
import { buildPage, fetched, type Served, serve } from './served-page.ts';

export interface PageOptions {
  /** Of which scenarios; left out: of all. */
  readonly groups?: readonly PageGroup[];
  /** Fresh browsers per figure; the median counts. */
  readonly runs?: number;
  /** A build to measure; left out, the sources are built first. */
  readonly dist?: string;
}

export interface PageFigure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** What it should be: at most, or for frames per second at least. */
  readonly goal: number;
  readonly met: boolean;
  /** What each run gave. */
  readonly runs: readonly number[];
}

export interface PageFigures {
  readonly figures: readonly PageFigure[];
  readonly browser: string;
  readonly cores: number;
  /** One-minute load average before and after. */
  readonly load: readonly [number, number];
}

const RUNS = 7;
const STEPS = 60;
const SEEKS = 1000;
/** Eight senders that fill 100 Mbit/s and 200 ms: more than 500 packets under way all the time, on every link. */
const CROWDED = 'n=8&bw=100Mbps&abw=1000Mbps&delay=100ms&adelay=20ms&q=200&wnd=300&start=0s&t=10s&paused=1&v=1';
const STILL = 'paused=1&v=1';
/** R1 at 40 %: twelve users, each with four responses at once, for 60 s. */
const R1 = 'work=r1&util=40pc';
/** Simulated ns per second: a second of it is watched for ten. */
const TENTH = 1e8;

/** Measures one page: so often, in a fresh browser each time. */
type Repeat = <T>(use: (page: Page) => Promise<T>, most?: number) => Promise<T[]>;

const GROUPS = { reno: renoFigures, lan: lanFigures, sweep: sweepFigures };
export type PageGroup = keyof typeof GROUPS;
export const PAGE_GROUPS = Object.keys(GROUPS) as readonly PageGroup[];

export async function benchPage(options: PageOptions = {}): Promise<PageFigures> {
  const { runs = RUNS, dist, groups = PAGE_GROUPS } = options;
  const before = loadavg()[0]!;
  const folder = dist ?? (await buildPage());
  const served = await serve(folder);
  try {
    const { chromium } = await fetched<typeof import('playwright-core')>('playwright-core');
    const { findBrowser, WAYS } = await fetched<typeof import('../build/find-browser.mjs')>(
      new URL('../build/find-browser.mjs', import.meta.url).href,
    );
    const executablePath = findBrowser();
    if (!executablePath) throw new Error(WAYS);
    const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
    const launch = (): Promise<Browser> => chromium.launch({ executablePath, args });
    const repeat: Repeat = (use, most = runs) => times(Math.min(most, runs), () => withPage(launch, use));
    const figures: PageFigure[] = [];
    for (const group of groups) figures.push(...(await GROUPS[group](repeat, served)));
    const probe = await launch();
    const browser = `Chromium ${probe.version()}`;
    await probe.close();
    return { figures, browser, cores: cpus().length, load: [before, loadavg()[0]!] };
  } finally {
    served.server.close();
    if (!dist) rmSync(folder, { recursive: true, force: true });
  }
}

async function renoFigures(repeat: Repeat, served: Served): Promise<PageFigure[]> {
  const figures = await loadFigures(repeat, served, 'reno');
  const drags = await repeat(async (page) => {
    await openRun(page, served, 'reno', STILL);
    return dragSlider(page, STEPS);
  });
  const scrubs = await repeat(async (page) => {
    await openRun(page, served, 'reno', STILL);
    return page.evaluate(scrub, SEEKS);
  });
  const frames = await repeat(async (page) => {
    await openRun(page, served, 'reno', CROWDED);
    return framesWhilePlaying(page);
  }, 3);
  const scripts = scrubs.map(({ script }) => percentile(script, 95));
  const drawn = scrubs.map(({ frame }) => percentile(frame, 95));
  return [
    ...figures,
    atMost(`reno: slider to whole run, p95 of ${STEPS}`, 'ms', 150, p95(drags)),
    atMost(`reno: scrub, script, p95 of ${SEEKS}`, 'ms', 16, scripts),
    atMost(`reno: scrub, frame, p95 of ${SEEKS}`, 'ms', 16, drawn),
    atLeast('reno: frames, 500 packets under way', 'fps', 55, frames),
  ];
}

/** The bus: the slider drags a 60-s run; frames are counted while its busiest second is played, at two speeds. */
async function lanFigures(repeat: Repeat, served: Served): Promise<PageFigure[]> {
  const loads = [
    ...(await loadFigures(repeat, served, 'lan-rto')),
    ...(await loadFigures(repeat, served, 'nic-buffer')),
  ];
  const drags = await repeat(async (page) => {
    await openRun(page, served, 'lan-rto', `${R1}&${STILL}`);
    return dragSlider(page, STEPS);
  });
  const scrubs = await repeat(async (page) => {
    await openRun(page, served, 'lan-rto', `${R1}&${STILL}`);
    return page.evaluate(scrub, SEEKS);
  }, 3);
  const busiest = busiestSecond('lan-rto', `${R1}&v=1`);
  const watch = (speed?: number) => async (page: Page) => {
    await openRun(page, served, 'lan-rto', `${R1}&t=${busiest}s&${STILL}`);
    if (speed !== undefined) await page.getByLabel('Speed').selectOption(String(speed));
    return framesWhilePlaying(page);
  };
  const [slow, quick] = [await repeat(watch(), 3), await repeat(watch(TENTH), 3)];
  return [
    ...loads,
    atMost(`lan-rto: slider to whole run, p95 of ${STEPS}`, 'ms', 400, p95(drags)),
    atMost(
      `lan-rto: scrub, frame, p95 of ${SEEKS}`,
      'ms',
      16,
      scrubs.map(({ frame }) => percentile(frame, 95)),
    ),
    atLeast('lan-rto: frames in the busiest second, 10 ms per second', 'fps', 55, slow),
    atLeast('lan-rto: the same, 100 ms per second', 'fps', 55, quick),
  ];
}

/** Figure P0-5 on the page, as many workers as it takes on this machine, two at most (page-sweep.ts). */
async function sweepFigures(repeat: Repeat, { address }: Served): Promise<PageFigure[]> {
  const figure = `${address}lan-rto/#sweep=P0-5`;
  const quick = await repeat((page) => sweepSeconds(page, `${figure}&v=1`), 5);
  const thorough = await repeat((page) => sweepSeconds(page, `${figure}:thorough&v=1`), 5);
  const frames = await repeat((page) => framesWhileSweeping(page, `${figure}:thorough&v=1`), 5);
  const cancels = await repeat((page) => cancelSweep(page, `${figure}:thorough&v=1`), 5);
  return [
    atMost('sweep: figure P0-5, quick, two workers', 's', 2, quick),
    atMost('sweep: figure P0-5, thorough, two workers', 's', 10, thorough),
    atLeast('sweep: frames while it runs', 'fps', 50, frames),
    atMost('sweep: from the button to stopped workers', 'ms', 100, cancels),
  ];
}

async function loadFigures(repeat: Repeat, served: Served, scenario: string): Promise<PageFigure[]> {
  const loads = await repeat((page) => firstLoad(page, served, scenario));
  const [moved, bytes] = [loads.map((load) => load.moved), loads.map((load) => load.bytes)];
  return [
    atMost(`${scenario}: first moving packet`, 'ms', 500, moved),
    atMost(`${scenario}: first load, gzip`, 'bytes', 140_000, bytes),
  ];
}

/** As a table for people. */
export function pageTable({ figures, browser, cores, load }: PageFigures): string {
  const lines = figures.map(({ name, unit, value, goal, met, runs }) => {
    const all = runs.map((run) => round(run)).join(' ');
    const sign = unit === 'fps' ? '>=' : '<=';
    return [name, `${round(value)} ${unit}`, `${sign} ${goal}`, met ? 'met' : 'MISSED', all];
  });
  const rows = [['page', 'median', 'goal', '', 'runs'], ...lines];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const [before, after] = load.map((each) => each.toFixed(1));
  return [...table, `${browser}, ${cores} cores, load average ${before} before and ${after} after`].join('\n');
}

const round = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10);

function atMost(name: string, unit: string, goal: number, runs: readonly number[]): PageFigure {
  const value = percentile(runs, 50);
  return { name, unit, value, goal, met: value <= goal, runs };
}

function atLeast(name: string, unit: string, goal: number, runs: readonly number[]): PageFigure {
  const value = percentile(runs, 50);
  return { name, unit, value, goal, met: value >= goal, runs };
}

function percentile(values: readonly number[], per: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((per / 100) * sorted.length) - 1)] ?? Number.NaN;
}

const p95 = (runs: readonly (readonly number[])[]): number[] => runs.map((each) => percentile(each, 95));

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < count; i++) results.push(await work());
  return results;
}

async function withPage<T>(launch: () => Promise<Browser>, use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launch();
  try {
    return await use(await browser.newPage({ viewport: { width: 1440, height: 900 } }));
  } finally {
    await browser.close();
  }
}

/** From navigation to the first packet that was drawn at two places; and what had been sent two seconds later. */
async function firstLoad(page: Page, served: Served, scenario: string): Promise<{ moved: number; bytes: number }> {
  const before = served.sent;
  await page.goto(`${served.address}${scenario}/`);
  await page.waitForFunction(() => performance.getEntriesByName('first-packet-moved').length > 0);
  const moved = await page.evaluate(() => performance.getEntriesByName('first-packet-moved')[0]!.startTime);
  await page.waitForTimeout(2000);
  return { moved, bytes: served.sent - before };
}

async function openRun(page: Page, { address }: Served, scenario: string, link: string): Promise<void> {
  await page.goto(`${address}${scenario}/#${link}`);
  await page.waitForFunction(() => window.__lectern?.run()?.done && document.querySelector('.chart-tick'));
  // The table for screen readers is the last to come.
  await page.waitForSelector('.chart-row table', { state: 'attached' });
}

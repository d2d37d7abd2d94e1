// How fast the page is: the built page on a plain gzip server, in headless Chromium with a fresh profile for every run.
// What is measured and how is said at each figure; goals are those of the project. Needs a browser (build/find-browser.mjs)
// and a quiet machine: the load is printed along.

import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { staticServer } from '../build/static-server.mjs';
import { dragSlider, framesWhilePlaying, scrub } from './page-gestures.ts';

export interface PageOptions {
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

const root = fileURLToPath(new URL('..', import.meta.url));

/** Not a literal where it is imported, so that the bundler leaves it alone. */
const fetched = <T>(name: string): Promise<T> => import(name);

export async function benchPage({ runs = RUNS, dist }: PageOptions = {}): Promise<PageFigures> {
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
    const loads = await times(runs, () => withPage(launch, (page) => firstLoad(page, served)));
    const drags = await times(runs, () => withPage(launch, (page) => drag(page, served)));
    const scrubs = await times(runs, () => withPage(launch, (page) => scrubs1000(page, served)));
    const frames = await times(Math.min(3, runs), () => withPage(launch, (page) => crowded(page, served)));
    const probe = await launch();
    const browser = `Chromium ${probe.version()}`;
    await probe.close();
    const pick = <T>(of: readonly T[], one: (each: T) => number): number[] => of.map(one);
    return {
      figures: [
        atMost(
          'first moving packet',
          'ms',
          500,
          pick(loads, ({ moved }) => moved),
        ),
        atMost(
          'first load, gzip',
          'bytes',
          140_000,
          pick(loads, ({ bytes }) => bytes),
        ),
        atMost(
          `slider to whole run, p95 of ${STEPS}`,
          'ms',
          150,
          pick(drags, (each) => percentile(each, 95)),
        ),
        atMost(
          `scrub, script, p95 of ${SEEKS}`,
          'ms',
          16,
          pick(scrubs, ({ script }) => percentile(script, 95)),
        ),
        atMost(
          `scrub, frame, p95 of ${SEEKS}`,
          'ms',
          16,
          pick(scrubs, ({ frame }) => percentile(frame, 95)),
        ),
        atLeast('frames, 500 packets under way', 'fps', 55, frames),
      ],
      browser,
      cores: cpus().length,
      load: [before, loadavg()[0]!],
    };
  } finally {
    served.server.close();
    if (!dist) rmSync(folder, { recursive: true, force: true });
  }
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

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < count; i++) results.push(await work());
  return results;
}

async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'lectern-page-'));
  const { build } = await fetched<typeof import('vite')>('vite');
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

interface Served {
  readonly server: Server;
  readonly address: string;
  /** Bytes of the bodies sent so far, as they were sent. */
  sent: number;
}

function serve(folder: string): Promise<Served> {
  const server = staticServer(folder);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const served: Served = { server, address: `http://127.0.0.1:${port}/reno/`, sent: 0 };
      server.prependListener('request', (_, response) => {
        const end = response.end.bind(response) as (body: string | Buffer) => typeof response;
        response.end = (body: unknown) => {
          const whole = body as string | Buffer;
          served.sent += Buffer.byteLength(whole);
          return end(whole);
        };
      });
      resolve(served);
    });
  });
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
async function firstLoad(page: Page, served: Served): Promise<{ moved: number; bytes: number }> {
  const before = served.sent;
  await page.goto(served.address);
  await page.waitForFunction(() => performance.getEntriesByName('first-packet-moved').length > 0);
  const moved = await page.evaluate(() => performance.getEntriesByName('first-packet-moved')[0]!.startTime);
  await page.waitForTimeout(2000);
  return { moved, bytes: served.sent - before };
}

async function openRun(page: Page, { address }: Served, link: string): Promise<void> {
  await page.goto(`${address}#${link}`);
  await page.waitForFunction(() => window.__lectern?.run()?.done && document.querySelector('.chart-tick'));
  // The table for screen readers is the last to come.
  await page.waitForSelector('.chart-row table', { state: 'attached' });
}

async function drag(page: Page, served: Served): Promise<number[]> {
  await openRun(page, served, STILL);
  return dragSlider(page, STEPS);
}

async function scrubs1000(page: Page, served: Served): Promise<{ script: number[]; frame: number[] }> {
  await openRun(page, served, STILL);
  return page.evaluate(scrub, SEEKS);
}

async function crowded(page: Page, served: Served): Promise<number> {
  await openRun(page, served, CROWDED);
  return framesWhilePlaying(page);
}

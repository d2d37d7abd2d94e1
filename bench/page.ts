// How fast the page is: the built page on a plain gzip server, in headless Chromium with a fresh profile for every run.
// What is measured and how is said at each figure; goals are those of the project. Needs a browser (build/find-browser.mjs)
// and a quiet machine: the load is printed along.

import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { busiestSecond } from './busiest-second.ts';
import { atmFigures } from './page-atm.ts';
import { webClusterFigures } from './page-cluster.ts';
import { compareFigures } from './page-compare.ts';
import {
  atLeast,
  atMost,
  dragFigures,
  loadFigures,
  openRun,
  type PageFigure,
  type Repeat,
  scrubFigures,
  watching,
} from './page-figure.ts';
import { framesWhilePlaying } from './page-gestures.ts';
import { keptFigures } from './page-kept.ts';
import { lineFigures } from './page-lines.ts';
import { packetFigures } from './page-packets.ts';
import { cancelSweep, framesWhileSweeping, sweepSeconds } from './page-sweep.ts';
import { virtualFigures } from './page-virtual.ts';
import { buildPage, fetched, type Served, serve } from './served-page.ts';

export interface PageOptions {
  /** Of which scenarios; left out: of all. */
  readonly groups?: readonly PageGroup[];
  /** Fresh browsers per figure; the median counts. */
  readonly runs?: number;
  /** A build to measure; left out, the sources are built first. */
  readonly dist?: string;
}

export interface PageFigures {
  readonly figures: readonly PageFigure[];
  readonly browser: string;
  readonly cores: number;
  /** One-minute load average before and after. */
  readonly load: readonly [number, number];
}

const RUNS = 7;
/** ms; a machine that is busy with other things may take that long. */
const PATIENCE = 90_000;
/** Eight senders that fill 100 Mbit/s and 200 ms: more than 500 packets under way all the time, on every link. */
const CROWDED = 'n=8&bw=100Mbps&abw=1000Mbps&delay=100ms&adelay=20ms&q=200&wnd=300&start=0s&t=10s&paused=1&v=1';
/** R1 at 40 %: twelve users, each with four responses at once, for 60 s. */
const R1 = 'work=r1&util=40pc';
/** Simulated ns per second: a second of it is watched for ten. */
const TENTH = 1e8;

const GROUPS = {
  reno: renoFigures,
  lan: lanFigures,
  sweep: sweepFigures,
  atm: atmFigures,
  cluster: webClusterFigures,
  virtual: virtualFigures,
  compare: compareFigures,
  lines: lineFigures,
  kept: keptFigures,
  packets: packetFigures,
};
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
  const drags = await dragFigures(repeat, served, 'reno', { link: '', goal: 150 });
  const scrubs = await scrubFigures(repeat, served, 'reno');
  const frames = await repeat(async (page) => {
    await openRun(page, served, 'reno', CROWDED);
    return framesWhilePlaying(page);
  }, 3);
  return [...figures, ...drags, ...scrubs, atLeast('reno: frames, 500 packets under way', 'fps', 55, frames)];
}

/** The bus: the slider drags a 60-s run; frames are counted while its busiest second is played, at two speeds. */
async function lanFigures(repeat: Repeat, served: Served): Promise<PageFigure[]> {
  const loads = [
    ...(await loadFigures(repeat, served, 'lan-rto')),
    ...(await loadFigures(repeat, served, 'nic-buffer')),
  ];
  const drags = await dragFigures(repeat, served, 'lan-rto', { link: R1, goal: 400 });
  const scrubs = await scrubFigures(repeat, served, 'lan-rto', R1);
  const busiest = busiestSecond('lan-rto', `${R1}&v=1`);
  const watch = (speed?: number) => watching(served, 'lan-rto', R1, busiest, speed);
  const [slow, quick] = [await repeat(watch(), 3), await repeat(watch(TENTH), 3)];
  return [
    ...loads,
    ...drags,
    ...scrubs,
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

/** As a table for people. */
export function pageTable({ figures, browser, cores, load }: PageFigures): string {
  const lines = figures.map(({ name, unit, value, goal, met, runs }) => {
    const all = runs.map((run) => round(run)).join(' ');
    const asked = goal === undefined ? ['', ''] : [`${unit === 'fps' ? '>=' : '<='} ${goal}`, met ? 'met' : 'MISSED'];
    return [name, `${round(value)} ${unit}`, ...asked, all];
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

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < count; i++) results.push(await work());
  return results;
}

async function withPage<T>(launch: () => Promise<Browser>, use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
  try {
    return await use(page);
  } catch (error) {
    throw new Error(`${page.url()}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await browser.close();
  }
}

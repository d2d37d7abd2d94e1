// What every figure of the page is made of: how one is said, and the few things that are measured alike on every page.

import type { Page } from 'playwright-core';
import { withCpu } from './page-cpu.ts';
import { dragSlider, framesWhilePlaying, scrub } from './page-gestures.ts';
import type { Served } from './served-page.ts';

export interface PageFigure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** What it should be: at most, or for frames per second at least. Left out where nothing is asked for. */
  readonly goal?: number;
  readonly met: boolean;
  /** What each run gave. */
  readonly runs: readonly number[];
}

/** Measures one page: so often, in a fresh browser each time. */
export type Repeat = <T>(use: (page: Page) => Promise<T>, most?: number) => Promise<T[]>;

/** Whole runs drawn per slider drag. */
const STEPS = 60;
/** Where more has to be drawn, or computed, before the first packet than elsewhere. */
const LATER = new Set(['lan-rto', 'tcp-over-atm', 'web-cluster']);
/** Added to a link: the run stands still, and waits for whoever measures. */
export const STILL = 'paused=1&v=1';
export async function loadFigures(repeat: Repeat, served: Served, scenario: string): Promise<PageFigure[]> {
  const loads = await repeat((page) => firstLoad(page, served, scenario));
  const [moved, bytes] = [loads.map((load) => load.moved), loads.map((load) => load.bytes)];
  const weight = `${scenario}: first load, gzip`;
  return [
    atMost(`${scenario}: first moving packet`, 'ms', LATER.has(scenario) ? 500 : 400, moved),
    asItIs(weight, 'bytes', bytes),
  ];
}

/** From navigation to the first packet that was drawn at two places; and what had been sent two seconds later. */
export async function firstLoad(
  page: Page,
  served: Served,
  scenario: string,
): Promise<{ moved: number; bytes: number }> {
  const before = served.sent;
  await page.goto(`${served.address}${scenario}/`);
  await page.waitForFunction(() => performance.getEntriesByName('first-packet-moved').length > 0);
  const moved = await page.evaluate(() => performance.getEntriesByName('first-packet-moved')[0]!.startTime);
  await page.waitForTimeout(2000);
  return { moved, bytes: served.sent - before };
}

export async function openRun(page: Page, { address }: Served, scenario: string, link: string): Promise<void> {
  await page.goto(`${address}${scenario}/#${link}`);
  // Runs that are compared come after the one in front.
  const count = 1 + [...link.matchAll(/(?:^|&)[bc]=/g)].length;
  await page.waitForFunction((count) => {
    const runs = window.__lectern?.runs() ?? [];
    return runs.length === count && runs.every(({ done }) => done) && document.querySelector('.chart-tick');
  }, count);
  // The words for screen readers are the last to come; a table is among them only where there are events.
  await page.waitForSelector('.chart-row .heard-only', { state: 'attached' });
}

export interface Drag {
  readonly link: string;
  /** What is drawn again with every step. */
  readonly what?: string;
  /** The lesson's slider, if no other is named. */
  readonly slider?: string;
  /** Milliseconds, of the 95th percentile. */
  readonly goal?: number;
}

/** From a slider to the whole run of its new value, and the CPU time of the browser for a step. */
export async function dragFigures(repeat: Repeat, served: Served, scenario: string, drag: Drag): Promise<PageFigure[]> {
  const { link, what = 'whole run', slider, goal } = drag;
  const drags = await repeat(async (page) => {
    await openRun(page, served, scenario, [link, STILL].filter(Boolean).join('&'));
    return withCpu(page, () => dragSlider(page, STEPS, slider));
  });
  const name = `${scenario}: slider to ${what}, p95 of ${STEPS}`;
  const taken = drags.map(({ result }) => percentile(result, 95));
  const steps = drags.map(({ cpu }) => cpu / STEPS);
  return [
    goal === undefined ? asItIs(name, 'ms', taken) : atMost(name, 'ms', goal, taken),
    asItIs(`${scenario}: the same, CPU of the browser for a step`, 'ms', steps),
  ];
}

/** Jumps of the cursor per scrub, and what a frame may take, ms. */
const SEEKS = 500;
const FRAME = 16;

/** The cursor is scrubbed within the view, where nothing of the charts is painted again, and out of it, so that it comes along. */
export async function scrubFigures(repeat: Repeat, served: Served, scenario: string, link = ''): Promise<PageFigure[]> {
  const figures: PageFigure[] = [];
  for (const moving of [false, true]) {
    const scrubs = await repeat(async (page) => {
      await openRun(page, served, scenario, [link, STILL].filter(Boolean).join('&'));
      return withCpu(page, () => page.evaluate(scrub, { count: SEEKS, moving }));
    }, 3);
    const name = `${scenario}: scrub ${moving ? 'that moves' : 'within'} the view`;
    const p95 = (part: 'script' | 'frame') => scrubs.map(({ result }) => percentile(result[part], 95));
    figures.push(
      atMost(`${name}, script, p95 of ${SEEKS}`, 'ms', FRAME, p95('script')),
      atMost(`${name}, frame, p95 of ${SEEKS}`, 'ms', FRAME, p95('frame')),
      asItIs(
        `${name}, CPU of the browser for a jump`,
        'ms',
        scrubs.map(({ cpu }) => cpu / SEEKS),
      ),
    );
  }
  return figures;
}

/** Frames per second from a second of the run on, at a speed (simulated ns per second) or at the page's own. */
export const watching =
  (served: Served, scenario: string, link: string, second: number, speed?: number) =>
  async (page: Page): Promise<number> => {
    await openRun(page, served, scenario, [link, `t=${second}s`, STILL].filter(Boolean).join('&'));
    if (speed !== undefined) await page.getByLabel('Speed').selectOption(String(speed));
    return framesWhilePlaying(page);
  };

export function atMost(name: string, unit: string, goal: number, runs: readonly number[]): PageFigure {
  const value = percentile(runs, 50);
  return { name, unit, value, goal, met: value <= goal, runs };
}

export function atLeast(name: string, unit: string, goal: number, runs: readonly number[]): PageFigure {
  const value = percentile(runs, 50);
  return { name, unit, value, goal, met: value >= goal, runs };
}

export function asItIs(name: string, unit: string, runs: readonly number[]): PageFigure {
  return { name, unit, value: percentile(runs, 50), met: true, runs };
}

export function percentile(values: readonly number[], per: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((per / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** How long a paper's figure took, s: its points once, which is to be at most `goal`, and with all its seeds. */
export const figureTimes = (
  name: string,
  goal: number,
  runs: readonly { readonly some: number; readonly all: number }[],
): readonly PageFigure[] => [
  atMost(
    name,
    's',
    goal,
    runs.map(({ some }) => some),
  ),
  asItIs(
    `${name}, with all its seeds`,
    's',
    runs.map(({ all }) => all),
  ),
];

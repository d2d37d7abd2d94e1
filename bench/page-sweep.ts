// A sweep on the page, done and watched for measuring: how long a figure takes from pressing the button, how many frames
// are drawn meanwhile, how soon it stops. The page is told that the machine has two cores, so that it takes two workers.

import type { Page } from 'playwright-core';

const WORKERS = 2;
/** Milliseconds; on a machine that has other things to do it may take that long. */
const PATIENCE = 180_000;

/** Opens a figure that waits for its button, or that begins by itself. */
async function openSweep(page: Page, link: string): Promise<void> {
  await page.addInitScript((cores) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => cores });
  }, WORKERS);
  await page.goto(link);
  await page.waitForSelector('.sweep-progress button');
}

const START = '.sweep-start';
const STOP = '.sweep-progress button:not(.sweep-start)';

/** Seconds until all runs are done: from the button where there is one, else from when the page has begun by itself. */
export async function sweepSeconds(page: Page, link: string): Promise<number> {
  const { all } = await secondsUntil(page, link, 1);
  return all;
}

/** The same, and the seconds until so many runs were done: every point has its first seed before any gets its second. */
export async function secondsUntil(page: Page, link: string, count: number): Promise<{ some: number; all: number }> {
  await openSweep(page, link);
  const begun = await page.evaluate((start) => {
    document.querySelector<HTMLButtonElement>(start)?.click();
    return performance.now();
  }, START);
  const reached = async (runs: number): Promise<number> => {
    await page.waitForFunction(
      (wanted) =>
        !document.querySelector('.sweep-progress button') ||
        document.querySelector<HTMLProgressElement>('.sweep-progress progress')!.value >= wanted,
      runs,
      { polling: 'raf', timeout: PATIENCE },
    );
    return ((await page.evaluate(() => performance.now())) - begun) / 1000;
  };
  return { some: await reached(count), all: await reached(Number.POSITIVE_INFINITY) };
}

/** Frames per second from the first finished run to the last. */
export async function framesWhileSweeping(page: Page, link: string): Promise<number> {
  await openSweep(page, link);
  return page.evaluate(async (start) => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const progress = (): number => document.querySelector<HTMLProgressElement>('.sweep-progress progress')!.value;
    document.querySelector<HTMLButtonElement>(start)?.click();
    while (progress() === 0) await frame();
    const begun = await frame();
    let now = begun;
    let count = 0;
    while (document.querySelector('.sweep-progress button')) {
      now = await frame();
      count++;
    }
    return (1000 * count) / (now - begun);
  }, START);
}

/**
 * Milliseconds from pressing stop to the end of the frame that says so, with the workers idle: a worker that goes on with
 * its run would finish it, and the count would grow.
 */
export async function cancelSweep(page: Page, link: string): Promise<number> {
  await openSweep(page, link);
  return page.evaluate(
    async ({ start, stop }) => {
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      const bar = (): HTMLProgressElement => document.querySelector<HTMLProgressElement>('.sweep-progress progress')!;
      document.querySelector<HTMLButtonElement>(start)?.click();
      while (bar().value < 3) await frame();
      const pressed = performance.now();
      document.querySelector<HTMLButtonElement>(stop)!.click();
      while (!document.querySelector(start)) await frame();
      await frame();
      const taken = performance.now() - pressed;
      const kept = bar().value;
      for (let wait = 0; wait < 60; wait++) await frame();
      if (bar().value !== kept) throw new Error('the sweep went on after it was stopped');
      return taken;
    },
    { start: START, stop: STOP },
  );
}

// Time that passes faster in a page: for tests of what a page does in the course of time, which would wait for most of theirs.
// What is played is what would be played; only the frames between are fewer. What must come about in real seconds is told by
// story.spec.ts.

import type { Page } from '@playwright/test';

/**
 * From the next load on, time passes so many times as fast, for frames, timers and clocks of the page. Runs are computed as fast as
 * ever, so not for one that takes long: the page would soon say so.
 */
export async function hurry(page: Page, times = 4): Promise<void> {
  await page.addInitScript((times) => {
    const { setTimeout, setInterval, requestAnimationFrame, performance } = window;
    const now = performance.now.bind(performance);
    performance.now = () => now() * times;
    window.requestAnimationFrame = (callback) => requestAnimationFrame.call(window, (at) => callback(at * times));
    const faster =
      (timer: typeof setTimeout | typeof setInterval) =>
      (action: TimerHandler, ms = 0, ...rest: unknown[]) =>
        Reflect.apply(timer, window, [action, ms / times, ...rest]);
    Object.assign(window, { setTimeout: faster(setTimeout), setInterval: faster(setInterval) });
  }, times);
}

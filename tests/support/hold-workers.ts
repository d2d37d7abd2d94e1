// Keeps hold of a page's workers, so that a test can do to them what a fault would.

import type { Page } from '@playwright/test';

/** Before the page is opened. */
export async function holdWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: Worker[] = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        held.push(this);
      }
    };
    Object.assign(window, { held });
  });
}

/** A message no worker understands: it throws, and nobody in it catches that. */
export const crash = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { held: Worker[] }).held.at(-1)!.postMessage(null));

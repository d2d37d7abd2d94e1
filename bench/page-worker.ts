// How long the page's worker takes for a run: from the message that asks for it to the one that says that it is done. The
// page reads frames meanwhile, as it always does.

import type { Page } from 'playwright-core';
import type { Command, Report } from '../src/runner/protocol.ts';

interface Watched {
  workerMs: number[];
}

/** Milliseconds of the first run of a fresh worker, nothing of it compiled yet. */
export async function workerMs(page: Page, link: string): Promise<number> {
  await page.addInitScript(watchWorkers);
  await page.goto(link);
  await page.waitForFunction(() => (window as unknown as Watched).workerMs.length > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => (window as unknown as Watched).workerMs[0]!);
}

/** In the page, before any script of its own. */
function watchWorkers(): void {
  const taken: number[] = [];
  Object.assign(window, { workerMs: taken });
  window.Worker = class extends Worker {
    private asked = 0;

    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<Report>) => {
        if (data.type === 'done') taken.push(performance.now() - this.asked);
      });
    }

    override postMessage(command: Command, ...rest: readonly unknown[]): void {
      if (command.type === 'load') this.asked = performance.now();
      super.postMessage(command, ...(rest as [Transferable[]]));
    }
  };
}

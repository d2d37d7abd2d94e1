// CPU time of a browser, all its processes and threads. On a busy machine it says more than any clock on the wall.

import type { Page } from 'playwright-core';

/** What the work gave, and the CPU ms that the browser spent on it. */
export async function withCpu<T>(page: Page, work: () => Promise<T>): Promise<{ result: T; cpu: number }> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const seconds = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await seconds();
  const result = await work();
  return { result, cpu: 1000 * ((await seconds()) - before) };
}

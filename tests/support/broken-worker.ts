// A page whose worker does something else at one message of the page.

import type { Page } from '@playwright/test';
import type { Command } from '../../src/runner/protocol.ts';

export const WORKER = /\/worker-[^/]*\.js$/;

/** The worker as it is, but for what it does at one command. @param code left empty, it does nothing */
export async function breakAt(page: Page, type: Command['type'], code: string): Promise<void> {
  await page.route(WORKER, async (route) => {
    const script = await (await route.fetch()).text();
    const fault = `addEventListener('message', (event) => {
      if (event.data.type !== '${type}') return;
      event.stopImmediatePropagation();
      ${code};
    });`;
    await route.fulfill({ contentType: 'text/javascript', body: `${fault}\n${script}` });
  });
}

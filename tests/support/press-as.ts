// A key pressed on a keyboard that writes another script, or in capitals: Playwright's own keyboard is a Latin one.

import type { Page } from '@playwright/test';

/** Wherever the focus is. */
export const pressAs = (page: Page, code: string, key: string): Promise<void> =>
  page.evaluate(
    (how) => {
      const press = new KeyboardEvent('keydown', { ...how, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(press);
    },
    { code, key },
  );

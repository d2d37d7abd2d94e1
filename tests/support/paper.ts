// What a printer gets of the page.

import type { Page } from '@playwright/test';

/** A4 less margins of 12 mm, CSS pixels. */
export const PAPER = { width: 703, height: 1030 };

export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** The sheet as a printer gets it, on the screen. */
export async function asPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

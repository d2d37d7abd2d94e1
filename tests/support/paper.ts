// What a printer gets of the page.

import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A4 less margins of 12 mm, CSS pixels. */
export const PAPER = { width: 703, height: 1030 };

export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** How wide each canvas of the sheet is on paper, CSS pixels: a picture of a shadow behind words is far narrower. */
export function widthsOfPictures(pdf: Buffer): readonly number[] {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].map(({ index, [0]: { length } }) => {
    const from = index + length;
    return inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1');
  });
  const points = /^([\d.]+) 0 0 -[\d.]+ 0 [\d.]+ cm/;
  return streams.flatMap((stream) => {
    const unit = Number(points.exec(stream)?.[1]);
    const pictures = stream.matchAll(/([\d.]+) 0 0 -[\d.]+ [\d.]+ [\d.]+ cm\s[^q]*?\/X\d+ Do/g);
    return [...pictures]
      .map(([, width]) => (Number(width) * unit * 96) / 72)
      .filter((width) => width > PAPER.width / 2);
  });
}

/** The sheet as a printer gets it, on the screen. */
export async function asPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

// A real hand on the page: presses, moves and lets go, with a mouse or (where the browser has a touch screen) a finger.

import type { Page } from '@playwright/test';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Presses at the first place, passes the others and lets go at the last. */
export type Stroke = (page: Page, places: readonly Place[]) => Promise<void>;

export const withMouse: Stroke = async (page, [first, ...others]) => {
  await page.mouse.move(first!.x, first!.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y);
  await page.mouse.up();
};

export const withFinger: Stroke = async (page, [first, ...others]) => {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [first!]);
  for (const place of others) await send('touchMove', [place]);
  await send('touchEnd', []);
  await session.detach();
};

/** So many places in a straight line, both ends among them. */
export function line(from: Place, to: Place, count = 8): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
  });
}

/** From the thumb of the lesson's own slider to a share of its track. */
export async function alongLessonSlider(page: Page, share: number): Promise<Place[]> {
  const slider = page.locator('[data-lesson] input[type=range]').first();
  const box = (await slider.boundingBox())!;
  const at = (part: number): Place => ({ x: box.x + 7 + (box.width - 14) * part, y: box.y + box.height / 2 });
  return line(at(Number(await slider.inputValue()) / 10_000), at(share));
}

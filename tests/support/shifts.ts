// What moves on a page without anybody having moved it: layout shifts, each with what shifted and from where to where.

import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node?: Element;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** What is drawn of the run moves with the run: events while it is computed, words beside what happens, causes. */
const DRAWN = '.event-strip, .stage-words, .chain';

export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript((drawn) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        for (const { node, previousRect, currentRect } of (entry as LayoutShift).sources) {
          const element = node instanceof Element ? node : (node as Node | undefined)?.parentElement;
          if (element?.closest(drawn)) continue;
          const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${x},${y}`);
          if (from === to) continue;
          shifts.push(`${from} to ${to}: ${node?.outerHTML?.slice(0, 80) ?? node?.textContent}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, DRAWN);
}

export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What happened in the last frame is reported with the next.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: string[] }).shifts;
  });

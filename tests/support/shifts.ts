// What moves on a page without anybody having moved it: every layout shift the browser counts, each with what shifted and from
// where to where. Nothing is exempt: words that run beside what happens have room for whatever they may say.

import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node?: Element;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, sources } = entry as LayoutShift;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node?.outerHTML?.slice(0, 80) ?? `${node?.parentElement?.className}: ${node?.textContent}`;
          return `${what}: ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push([`${value} at ${Math.round(startTime)} ms`, ...moved].join('\n  '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What happened in the last frame is reported with the next.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: string[] }).shifts;
  });

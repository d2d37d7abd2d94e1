// A window that goes from screen to screen is told of every one, and nobody is told who no longer listens.

import { afterEach, expect, it, vi } from 'vitest';
import { onOtherScreen } from '../../src/ui/foundation/device-ratio.ts';

afterEach(() => vi.unstubAllGlobals());

it('is told of every screen, until it no longer asks', () => {
  const lists: { readonly query: string; readonly hears: Set<() => void> }[] = [];
  const screen = { devicePixelRatio: 1 };
  vi.stubGlobal('window', screen);
  vi.stubGlobal('matchMedia', (query: string) => {
    const hears = new Set<() => void>();
    lists.push({ query, hears });
    return {
      addEventListener: (_: string, listener: () => void) => hears.add(listener),
      removeEventListener: (_: string, listener: () => void) => hears.delete(listener),
    };
  });
  const moveTo = (ratio: number): void => {
    const query = `(resolution: ${screen.devicePixelRatio}dppx)`;
    screen.devicePixelRatio = ratio;
    // A query that has come not to match says so.
    for (const list of lists.filter((each) => each.query === query)) for (const hear of [...list.hears]) hear();
  };
  const told = vi.fn();
  const stop = onOtherScreen(told);
  moveTo(2);
  moveTo(1.25);
  moveTo(2);
  expect(told).toHaveBeenCalledTimes(3);
  stop();
  moveTo(1);
  expect(told).toHaveBeenCalledTimes(3);
  expect(lists.every(({ hears }) => hears.size === 0)).toBe(true);
});

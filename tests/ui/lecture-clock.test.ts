// Since when the lecture lasts, with a tab that keeps things, or does not.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LectureClock } from '../../src/ui/present/lecture-clock.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1e12 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function keepingTab(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

const pass = (minutes: number): void => void vi.setSystemTime(Date.now() + minutes * MINUTE);

describe('the clock of a lecture', () => {
  it('begins with the window of the speaker and goes on when it is opened again, also after a reload of the hall', () => {
    keepingTab();
    const clock = new LectureClock();
    clock.open();
    expect(clock.began).toBe(1e12);
    pass(20);
    clock.open();
    expect(clock.began).toBe(1e12);
    const reloaded = new LectureClock();
    expect(reloaded.began).toBe(1e12);
    reloaded.open();
    expect(reloaded.began).toBe(1e12);
  });

  it('begins again when it is asked to, and for the next lecture in the same tab', () => {
    keepingTab();
    const clock = new LectureClock();
    clock.open();
    pass(20);
    clock.restart();
    expect(new LectureClock().began).toBe(1e12 + 20 * MINUTE);
    pass(300);
    clock.open();
    expect(clock.began).toBe(1e12 + 320 * MINUTE);
  });

  it('goes on where nothing can be kept, too, as long as the hall is not loaded again', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('not allowed');
      },
    });
    const clock = new LectureClock();
    clock.open();
    pass(20);
    clock.open();
    expect(clock.began).toBe(1e12);
  });
});

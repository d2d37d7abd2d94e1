// When the parts of a page that wait are fetched: with the first act of a person, or for who only listens, after a while.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Later from '../../src/ui/later.tsx';

let copies = 0;

/** A page of its own, with one part that waits. */
async function openPage() {
  const { alsoFetch, fetchPartsInTime }: typeof Later = await import(
    /* @vite-ignore */ `../../src/ui/later.tsx?page=${copies++}`
  );
  const fetch = vi.fn(async () => {});
  alsoFetch(fetch);
  fetchPartsInTime(4000);
  return fetch;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])('comes with the first %s, once', async (act) => {
  const fetch = await openPage();
  expect(fetch).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(act));
  expect(fetch).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event(act));
  vi.advanceTimersByTime(60_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('comes by itself to a page that is only read aloud, long after it is complete', async () => {
  const fetch = await openPage();
  vi.advanceTimersByTime(15_000);
  expect(fetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

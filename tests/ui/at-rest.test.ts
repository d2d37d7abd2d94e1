// Nothing is fetched ahead while a person uses the page.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenAtRest } from '../../src/ui/foundation/offline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits until a person has let the page be for a while, however long they have used it', () => {
  const page = new EventTarget();
  const act = vi.fn();
  whenAtRest(act, page);
  for (let moved = 0; moved < 50; moved++) {
    vi.advanceTimersByTime(2000);
    page.dispatchEvent(new Event(moved % 2 ? 'pointermove' : 'keydown'));
  }
  expect(act).not.toHaveBeenCalled();
  // Three seconds of rest, and five at the latest until a browser without idle times is asked to.
  vi.advanceTimersByTime(8000);
  expect(act).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(1);
});

// Nothing is fetched ahead while a person uses the page.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunRecord } from '../../src/record/record.ts';
import { onceComputed, whenAtRest } from '../../src/ui/foundation/offline.ts';
import { TestRunner } from './page.ts';

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

it.each(['before', 'after'])('is asked for once, whether the run is computed %s the page is ready', (when) => {
  const runner = new TestRunner();
  const record = { done: true } as RunRecord;
  const act = vi.fn();
  if (when === 'before') runner.report({ record });
  onceComputed(runner, act);
  if (when === 'after') {
    runner.report({ record: { done: false } as RunRecord });
    expect(act).not.toHaveBeenCalled();
    runner.report({ record });
  }
  runner.report({});
  expect(act).toHaveBeenCalledTimes(1);
});

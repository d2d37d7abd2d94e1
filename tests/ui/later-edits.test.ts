// What a person does before the history of edits is there: nothing is lost, nothing is done twice, and the order stays.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Edits } from '../../src/ui/edits.ts';
import type { NewEdits } from '../../src/ui/fetch-edits.ts';
import { LaterEdits } from '../../src/ui/later-edits.ts';
import { fakeReno, fakeSpec } from '../support/fake-runner.ts';
import { END } from './page.ts';

const start = fakeSpec({ end: END });
const newEdits: NewEdits = (scenario, spec) => new Edits(scenario, spec);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('edits that come later', () => {
  it('does in order what was asked for before they came', async () => {
    const get = vi.fn(async () => newEdits);
    const edits = new LaterEdits(fakeReno, start, get);
    const done: unknown[] = [];
    edits.use((ready) => done.push(ready.set('q', 20, 'set', 0).spec.params['q']));
    edits.use((ready) => done.push(ready.undo()?.spec.params['q']));
    expect(done).toEqual([]);
    expect(edits.travels).toEqual({ canUndo: false, canRedo: false });
    await vi.runAllTimersAsync();
    expect(done).toEqual([20, start.params['q']]);
    expect(edits.travels).toEqual({ canUndo: false, canRedo: true });
    edits.use((ready) => done.push(ready.redo()?.spec.params['q']));
    expect(done.at(-1)).toBe(20);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('asks again while there is no connection, and only as long as somebody waits', async () => {
    let connected = false;
    const get = vi.fn(async () => {
      if (!connected) throw new Error('no connection');
      return newEdits;
    });
    const edits = new LaterEdits(fakeReno, start, get);
    const act = vi.fn();
    edits.use(act);
    await vi.advanceTimersByTimeAsync(7000);
    expect(get).toHaveBeenCalledTimes(3);
    connected = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect(act).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(get).toHaveBeenCalledTimes(4);
  });

  it('begins at the link that was opened last; what waited was meant for another run', async () => {
    const edits = new LaterEdits(fakeReno, start, async () => newEdits);
    const lost = vi.fn();
    edits.use(lost);
    const other = fakeSpec({ end: END, q: 33 });
    expect(edits.restart(other)).toEqual({ spec: other, complaints: [], from: 0 });
    await vi.runAllTimersAsync();
    expect(lost).not.toHaveBeenCalled();
    edits.use((ready) => expect(ready.set('q', 20, 'set', 0).spec.params).toEqual({ ...other.params, q: 20 }));
  });
});

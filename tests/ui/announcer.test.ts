// What a screen reader hears of the events.

import { describe, expect, it, vi } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { onReno } from '../../src/explain/on-reno.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { listenToChanges } from '../../src/ui/app/announced-changes.ts';
import { listen } from '../../src/ui/app/announcer.tsx';
import { specOf } from '../support/whole-record.ts';
import { END, openPage, recordWith } from './page.ts';

function listener() {
  const page = openPage();
  const marks = [100, 101, 102, 900].map((time, index) => ({
    at: ms(time),
    kind: 'drop' as const,
    segment: index + 1,
  }));
  page.runner.report({ record: recordWith(marks) });
  const said: string[] = [];
  page.store.getState().setSlowAtEvents(false);
  listen(
    page,
    onReno,
    () => page.clock.time,
    (words) => said.push(words),
  );
  return { ...page, said };
}

it('events are told as the cursor passes them, at most one in two seconds', async () => {
  const { store, clock, said } = listener();
  store.getState().play();
  clock.run(2000);
  await vi.waitFor(() => expect(said).toEqual(['0.1000 s: Segment 1 arrives at a full queue']));
  clock.run(9000);
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said[1]).toContain('0.9000 s');
});

it('an event one steps to is told at once', async () => {
  const { playback, clock, said } = listener();
  playback.step(1);
  clock.run(20);
  playback.step(1);
  clock.run(20);
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said[1]).toContain('Segment 2');
});

it('scrubbing is silent', async () => {
  const { playback, clock, said } = listener();
  for (let time = 0; time <= END; time += ms(50)) {
    playback.seek(time);
    clock.run(20);
  }
  await Promise.resolve();
  expect(said).toEqual([]);
});

describe('what changes at a press', () => {
  const heard = () => {
    const { store, playback, lectern } = openPage(specOf('v=1'), reno);
    const said: string[] = [];
    listenToChanges(lectern, (words) => said.push(words));
    return { store, playback, said };
  };

  it('another step is told by its number and its question', () => {
    const { store, said } = heard();
    const { setStep, openLink } = store.getState();
    openLink(specOf('rmin=200ms&v=1'), [], 0, 2);
    setStep(1);
    expect(said).toEqual(['Step 2 of 8', `Step 1 of 8: ${reno.question.en}`]);
  });

  it('undo and redo tell what is set now; what a hand sets is told by its control', () => {
    const { store, said } = heard();
    const { setParam, kill, undo, redo } = store.getState();
    setParam('rmin', ms(200), 'set');
    setParam('q', 20, 'set');
    kill('R-B', 3);
    expect(said).toEqual([]);
    for (const travel of [undo, undo, undo, undo, redo, redo, redo]) travel();
    expect(said).toEqual([
      'No packet dropped by hand.',
      'Router queue: 15 packets.',
      'RTO minimum: 1 s.',
      'RTO minimum: 200 ms.',
      'Router queue: 20 packets.',
      '1 packet dropped by hand.',
    ]);
    setParam('q', 30, 'set');
    undo();
    expect(said.at(-1)).toBe('Router queue: 20 packets.');
  });

  it('a setting that is kept from the reader is not told', () => {
    const { store, said } = heard();
    const { setLimits, setParam, undo } = store.getState();
    setLimits({ hide: ['rmin'] });
    setParam('rmin', ms(200), 'set');
    undo();
    expect(said.filter((words) => words !== '')).toEqual([]);
  });
});

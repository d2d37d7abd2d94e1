// What a screen reader hears of the events.

import { expect, it, vi } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { onReno } from '../../src/explain/on-reno.ts';
import { listen } from '../../src/ui/app/announcer.tsx';
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
  await vi.waitFor(() => expect(said).toEqual(['0.100 s: Segment 1 arrives at a full queue']));
  clock.run(9000);
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said[1]).toContain('0.900 s');
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

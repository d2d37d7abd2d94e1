// Workers of sweeps that fall silent at what they are asked, or die of it: their run is given to another, and the numbers are
// whole. What they are asked is what the protocol has.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SweepDesk } from '../../../src/runner/sweep/sweep-desk.ts';
import type { StartWorker, SweepReply, SweepRequest } from '../../../src/runner/sweep/sweep-protocol.ts';
import { SweepResults } from '../../../src/runner/sweep/sweep-results.ts';
import { Sweeper } from '../../../src/runner/sweep/sweeper.ts';
import { watched } from '../../../src/runner/sweep/watched.ts';
import { WorkerPool } from '../../../src/runner/sweep/worker-pool.ts';
import { builds } from '../../../src/scenarios/index.ts';
import { scenario as reno } from '../../../src/scenarios/reno/scenario.ts';
import { fakeWorkers, renoSweep } from '../../support/sweeps.ts';

const REQUESTS: Readonly<Record<SweepRequest['type'], true>> = { run: true, stop: true };
type Attack = 'falls silent' | 'dies';

/** Workers that work, but for the first, which breaks at a word. */
function workersOf(at: SweepRequest['type'] | undefined, attack: Attack): StartWorker {
  const ended: boolean[] = [];
  return ({ onReply, onDeath }) => {
    const number = ended.push(false) - 1;
    let broken = false;
    const soon = (action: () => void): void => void setTimeout(() => ended[number] || broken || action());
    const desk = new SweepDesk({
      later: soon,
      post: (reply) => soon(() => onReply(reply)),
      networks: (scenario) => builds[scenario],
    });
    return {
      post: (request) =>
        soon(() => {
          broken = number === 0 && request.type === at;
          if (!broken) desk.handle(request);
          else if (attack === 'dies') onDeath('it died');
        }),
      terminate: () => {
        ended[number] = true;
      },
    };
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function swept(start: StartWorker) {
  const pool = new WorkerPool(watched(start), 2);
  const options = { scenario: reno, pool, now: () => 0 };
  // One that is stopped in the middle, then another.
  const first = new Sweeper(new SweepResults(renoSweep({ seeds: 9 })), options);
  const stopped = first.run();
  await vi.advanceTimersByTimeAsync(2);
  first.cancel();
  await stopped;
  const results = new SweepResults(renoSweep());
  const second = new Sweeper(results, options).run();
  await vi.advanceTimersByTimeAsync(120_000);
  const { phase } = await second;
  pool.dispose();
  expect(vi.getTimerCount()).toBe(0);
  return { phase, failed: results.failed, numbers: results.ordered().map(({ run }) => run.digest) };
}

describe.each(['falls silent', 'dies'] as const)('a worker of a sweep that %s', (attack) => {
  it.each(Object.keys(REQUESTS) as SweepRequest['type'][])('at "%s": nothing is lost', async (at) => {
    const whole = await swept(workersOf(undefined, attack));
    expect(whole.phase).toBe('done');
    expect(whole.numbers).toHaveLength(18);
    expect(await swept(workersOf(at, attack))).toEqual(whole);
  });
});

describe('a worker that is watched', () => {
  const asked = { type: 'run', id: 1, spec: renoSweep().base } as const;

  it('may take as long as it likes while it says that it goes on; then silence is death', () => {
    const { start, workers } = fakeWorkers();
    const deaths: string[] = [];
    const replies: SweepReply[] = [];
    const worker = watched(
      start,
      1000,
    )({ onReply: (reply) => replies.push(reply), onDeath: (why) => deaths.push(why) });
    worker.post(asked);
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(999);
      workers[0]!.events.onReply({ type: 'working', id: 1 });
    }
    expect([replies.length, deaths]).toEqual([5, []]);
    vi.advanceTimersByTime(1000);
    expect(deaths).toEqual(['The worker said nothing for 1 s.']);
    expect(workers[0]!.terminated).toBe(true);
  });

  it('is not waited for when it has nothing to do, whatever it says of a run that was stopped', () => {
    const { start, workers } = fakeWorkers();
    const deaths: string[] = [];
    const worker = watched(start, 1000)({ onReply: () => undefined, onDeath: (why) => deaths.push(why) });
    worker.post(asked);
    worker.post({ type: 'stop' });
    workers[0]!.events.onReply({ type: 'working', id: 1 });
    worker.post(asked);
    workers[0]!.answer();
    vi.advanceTimersByTime(60_000);
    expect(deaths).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

// A sweep on workers that answer in any order, die, are stopped and start again: the numbers are always the same.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf, type Sweep } from '../../../src/runner/sweep/sweep.ts';
import { SweepQueue, tooWideIn } from '../../../src/runner/sweep/sweep-queue.ts';
import { SweepResults } from '../../../src/runner/sweep/sweep-results.ts';
import { Sweeper } from '../../../src/runner/sweep/sweeper.ts';
import { WorkerPool } from '../../../src/runner/sweep/worker-pool.ts';
import { scenario as reno } from '../../../src/scenarios/reno/scenario.ts';
import { type FakeWorker, fakeWorkers, renoSweep } from '../../support/sweeps.ts';

function begin(sweep: Sweep, size: number, results = new SweepResults(sweep)) {
  const { start, workers } = fakeWorkers();
  const pool = new WorkerPool(start, size);
  let clock = 0;
  const sweeper = new Sweeper(results, { scenario: reno, pool, now: () => clock });
  const ended = sweeper.run();
  return { sweeper, results, pool, workers, ended, pass: (ms: number) => (clock += ms) };
}

/** Workers that have a run to answer. */
const busy = (workers: readonly FakeWorker[], dead: ReadonlySet<FakeWorker> = new Set()): FakeWorker[] =>
  workers.filter((worker) => {
    const asked = worker.requests.filter(({ type }) => type === 'run').length;
    return !dead.has(worker) && asked > (answered.get(worker) ?? 0) && worker.requests.at(-1)?.type === 'run';
  });
const asked = (worker: FakeWorker) => worker.requests.filter(({ type }) => type === 'run').at(-1)!;
const answered = new WeakMap<FakeWorker, number>();
function answer(worker: FakeWorker, metrics?: Readonly<Record<string, number>>): void {
  answered.set(worker, worker.requests.filter(({ type }) => type === 'run').length);
  worker.answer(metrics);
}

/** What the runs of this sweep give, worked out without any worker. */
const numbers = (results: SweepResults) =>
  results.ordered().map(({ place, seed, run }) => ({ place, seed, value: run.metrics['value'] }));

describe('a sweep', () => {
  it('says that it runs at once, and begun twice it loses nothing', async () => {
    const { sweeper, results, workers, ended } = begin(renoSweep(), 2);
    expect(sweeper.progress.phase).toBe('running');
    const phases: string[] = [];
    sweeper.subscribe(() => phases.push(sweeper.progress.phase));
    const again = sweeper.run();
    while (busy(workers).length > 0) answer(busy(workers)[0]!);
    expect([(await ended).phase, (await again).phase, results.count]).toEqual(['done', 'done', 18]);
    await sweeper.run();
    expect(phases.at(-2)).toBe('running');
  });

  it('has the same results whatever the number of workers, the order of their answers and their deaths', async () => {
    const sweep = renoSweep();
    const expected = Array.from({ length: 18 }, (_, row) => 7 + (row % 3));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.infiniteStream(fc.nat()), async (size, choices) => {
        const { workers, results, ended } = begin(sweep, size);
        const dead = new Set<FakeWorker>();
        while (busy(workers, dead).length > 0) {
          const choice = choices.next().value as number;
          const someone = busy(workers, dead)[choice % busy(workers, dead).length]!;
          if (choice % 7 === 3 && dead.size < 2) {
            dead.add(someone);
            someone.die();
          } else answer(someone);
        }
        expect((await ended).phase).toBe('done');
        expect(numbers(results).map(({ value }) => value)).toEqual(expected);
        expect(results.failed).toEqual([]);
      }),
      { numRuns: 60, seed: 5 },
    );
  });

  it('has as many runs under way as there are workers, and starts no more of them than it needs', () => {
    expect(busy(begin(renoSweep(), 4).workers)).toHaveLength(4);
    expect(begin(renoSweep({ seeds: 1 }), 40).workers).toHaveLength(6);
  });

  it('tells how far it is and how long it will take', async () => {
    const { sweeper, workers, pass } = begin(renoSweep(), 2);
    expect(sweeper.progress).toEqual({ phase: 'running', done: 0, of: 18, secondsLeft: undefined });
    let heard = 0;
    sweeper.subscribe(() => heard++);
    pass(500);
    answer(workers[0]!);
    pass(500);
    answer(workers[1]!);
    expect(sweeper.progress).toEqual({ phase: 'running', done: 2, of: 18, secondsLeft: 8 });
    expect(heard).toBe(2);
  });

  it('keeps what is finished when it is cancelled, and takes no late answers', async () => {
    const { sweeper, results, workers, ended } = begin(renoSweep(), 2);
    answer(workers[0]!);
    answer(workers[1]!);
    answer(workers[0]!);
    sweeper.cancel();
    expect((await ended).phase).toBe('cancelled');
    expect(workers.map(({ requests }) => requests.at(-1)!.type)).toEqual(['stop', 'stop']);
    expect(workers.some(({ terminated }) => terminated)).toBe(false);
    workers[1]!.answer();
    expect(results.count).toBe(3);
  });

  it('stopped and gone on with, computes the runs that were in progress as well', async () => {
    const { sweeper, results, workers, ended } = begin(renoSweep(), 3);
    answer(workers[0]!);
    sweeper.cancel();
    expect(await ended).toMatchObject({ done: 1, of: 18 });
    const again = sweeper.run();
    while (busy(workers).length > 0) answer(busy(workers).at(-1)!);
    expect([(await again).phase, results.count, results.failed]).toEqual(['done', 18, []]);
  });

  it('goes on from what was saved', async () => {
    const sweep = renoSweep();
    const first = begin(sweep, 1);
    for (let n = 0; n < 7; n++) answer(first.workers[0]!);
    first.sweeper.cancel();
    await first.ended;
    const saved = JSON.parse(JSON.stringify(first.results.state));
    const second = begin(saved.sweep, 2, new SweepResults(saved.sweep, saved.finished));
    let runs = 0;
    for (; busy(second.workers).length > 0; runs++) answer(busy(second.workers)[0]!);
    expect((await second.ended).done).toBe(18);
    expect(runs).toBe(11);
    expect(numbers(second.results).map(({ value }) => value)).toEqual(
      Array.from({ length: 18 }, (_, n) => 7 + (n % 3)),
    );
  });

  it('is done at once when nothing is left', async () => {
    const sweep = renoSweep({ seeds: 1 });
    const results = new SweepResults(sweep);
    for (let index = 0; index < runsOf(sweep); index++) results.add({ index, digest: 0, metrics: {} });
    const { ended, workers } = begin(sweep, 2, results);
    expect((await ended).phase).toBe('done');
    expect(workers).toEqual([]);
  });

  it('names a run that cannot be computed and goes on', async () => {
    const { workers, results, ended } = begin(renoSweep({ seeds: 1 }), 1);
    const { id } = workers[0]!.requests[0] as { id: number };
    answered.set(workers[0]!, 1);
    workers[0]!.events.onReply({ type: 'failed', id, message: 'no such thing' });
    while (busy(workers).length > 0) answer(workers[0]!);
    expect(await ended).toMatchObject({ phase: 'done', done: 6, of: 6 });
    expect(results.failed).toEqual([{ index: 0, message: 'no such thing' }]);
    expect(results.count).toBe(5);
  });

  it('gives up a run that ends every worker that has it, and keeps the others', async () => {
    const { workers, results, ended } = begin(renoSweep({ seeds: 1 }), 2);
    for (let alive = busy(workers); alive.length > 0; alive = busy(workers)) {
      const worker = alive.at(-1)!;
      const { spec } = asked(worker) as unknown as { spec: { params: { q: number; cc: string } } };
      if (spec.params.q === 10 && spec.params.cc === 'reno') {
        answered.set(worker, 1e9);
        worker.die();
      } else answer(worker);
    }
    expect((await ended).phase).toBe('done');
    expect(results.failed).toEqual([{ index: 2, message: 'it died' }]);
    expect(results.count).toBe(5);
  });

  it('says why when no worker lives', async () => {
    const { sweeper, workers, ended } = begin(renoSweep(), 2);
    for (let n = 0; n < workers.length; n++) workers[n]!.die();
    expect((await ended).phase).toBe('hopeless');
    expect(sweeper.reason).toBe('it died');
    expect(workers.length).toBeLessThan(10);
  });
});

describe('a script that does not come', () => {
  it('is said, and no run is given up for it: each is computed when it has come', async () => {
    const { sweeper, results, workers, ended } = begin(renoSweep({ seeds: 1 }), 2);
    for (let n = 0; n < workers.length; n++) workers[n]!.events.onDeath('it did not come', true);
    expect((await ended).phase).toBe('hopeless');
    expect([sweeper.unfetched, sweeper.reason, results.failed]).toEqual([true, 'it did not come', []]);
    const again = sweeper.run();
    const gone = new Set(workers.slice(0, -2));
    while (busy(workers, gone).length > 0) answer(busy(workers, gone)[0]!);
    expect([(await again).phase, results.count]).toEqual(['done', 6]);
  });

  it('may be that of the network: the worker without it is let go', async () => {
    const { sweeper, results, workers, ended } = begin(renoSweep({ seeds: 1 }), 1);
    for (let n = 0; n < workers.length; n++) {
      const { id } = workers[n]!.requests[0] as { id: number };
      workers[n]!.events.onReply({ type: 'unfetched', id, message: 'no network' });
    }
    expect((await ended).phase).toBe('hopeless');
    expect([sweeper.unfetched, sweeper.reason, results.failed]).toEqual([true, 'no network', []]);
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
  });
});

describe('a pool', () => {
  it('keeps its workers for the next sweep, and an answer to the last one is not taken for one to this', async () => {
    const { start, workers } = fakeWorkers();
    const pool = new WorkerPool(start, 1);
    const options = { scenario: reno, pool, now: () => 0 };
    const first = new Sweeper(new SweepResults(renoSweep()), options);
    void first.run();
    const late = workers[0]!.requests[0] as { id: number };
    first.cancel();
    const second = new Sweeper(new SweepResults(renoSweep()), options);
    void second.run();
    workers[0]!.events.onReply({ type: 'finished', id: late.id, digest: 9, metrics: { value: -1 } });
    expect(second.results.count).toBe(0);
    answer(workers[0]!);
    expect(numbers(second.results)).toMatchObject([{ value: 7 }]);
    expect(workers).toHaveLength(1);
    pool.dispose();
    expect(workers[0]!.terminated).toBe(true);
  });
});

it('a run that failed is news for whoever draws the results, as one that came is', () => {
  const results = new SweepResults(renoSweep());
  results.add({ index: 0, digest: 0, metrics: {} });
  results.fail({ index: 1, message: 'too small' });
  expect([results.version, results.has(1), results.count]).toEqual([2, true, 1]);
});

describe('seeds that are added', () => {
  const precision = { measure: 'value', within: 0.1, atMost: 12 };
  const sweep = renoSweep({ precision });

  /** Noise of a run: little on the first line, much on the second. */
  const noisy = (worker: FakeWorker): number => {
    const { spec } = asked(worker) as unknown as { spec: { params: { seed: number; cc: string } } };
    const wobble = ((spec.params.seed * 7919) % 13) - 6;
    return 100 + wobble * (spec.params.cc === 'reno' ? 0.5 : 5);
  };

  async function swept(size: number, pick: (alive: number) => number) {
    const { workers, results, ended } = begin(sweep, size);
    while (busy(workers).length > 0) {
      const worker = busy(workers)[pick(busy(workers).length)]!;
      answer(worker, { value: noisy(worker) });
    }
    await ended;
    return numbers(results);
  }

  it('come where the interval is too wide, until it is narrow enough or there are enough', async () => {
    const rows = await swept(2, () => 0);
    const runs = (series: number) => rows.filter(({ place }) => place.series === series && place.x === 0).length;
    expect(runs(0)).toBe(3);
    expect(runs(1)).toBeGreaterThan(3);
    expect(runs(1)).toBeLessThanOrEqual(12);
  });

  it('are asked for once, however often more are wanted before they come', () => {
    const results = new SweepResults(renoSweep({ seeds: 1 }));
    const queue = new SweepQueue(results, () => false);
    queue.want([6, 7]);
    queue.want([7, 8]);
    expect([queue.left, queue.next(), queue.next(), queue.next(), queue.next()]).toEqual([3, 6, 7, 8, undefined]);
    queue.want([6]);
    expect(queue.left).toBe(0);
  });

  it('are judged look by look when a sweep is taken up again, by the runs of that look alone', () => {
    const one = renoSweep({ precision, x: { ...sweep.x, points: sweep.x.points.slice(0, 1) } });
    // At three runs as wide as can be; at six, with what came later, narrow enough, and at five nobody looks.
    const values = [50, 100, 150, 100, 100, 100, 100, 100, 100, 100, 100, 100];
    const finished = (count: number) =>
      values
        .slice(0, count)
        .flatMap((value, replicate) =>
          [0, 1].map((line) => ({ index: 2 * replicate + line, digest: 0, metrics: { value: line ? 100 : value } })),
        );
    const wanted = (count: number): number => new SweepQueue(new SweepResults(one, finished(count))).left;
    expect([3, 5, 6, 12].map(wanted)).toEqual([3, 1, 6, 0]);
    expect(tooWideIn(new SweepResults(one, finished(12)))).toBe(1);
    // Narrow at its first look, it is not looked at again, whatever more runs say.
    const narrow = [100, 101, 99, 0, 200, 0].map((value, replicate) => ({
      index: 2 * replicate,
      digest: 0,
      metrics: { value },
    }));
    const other = [100, 101, 99].map((value, replicate) => ({
      index: 2 * replicate + 1,
      digest: 0,
      metrics: { value },
    }));
    expect(new SweepQueue(new SweepResults(one, [...narrow, ...other])).left).toBe(0);
  });

  it('are the same whoever was first', async () => {
    const one = await swept(1, () => 0);
    expect(await swept(4, (alive) => alive - 1)).toEqual(one);
    expect(await swept(3, (alive) => alive >> 1)).toEqual(one);
  });
});

// Runs beside the page's own: whichever of them fails, and however its worker does, who waits is told which runs are there and
// what happened, and goes on with the run that failed. No worker is left behind.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import type { RunRecord } from '../../src/record/record.ts';
import type { Report } from '../../src/runner/protocol.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { computeBeside } from '../../src/ui/foundation/runs-beside.ts';
import { share as en } from '../../src/ui/i18n/share.en.ts';
import { share as ko } from '../../src/ui/i18n/share.ko.ts';
import { ATTACKS, type Attack, FaultyWorker } from '../support/faulty-worker.ts';
import { fullFrame } from '../support/full-frame.ts';
import { renoSpec } from '../support/reno-spec.ts';

const specs = [2, 3, 4].map((q) => renoSpec({ end: seconds(10), q }));
const digests = specs.map((spec) => sessionOf(spec).complete().digest);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What was heard until nothing moves any more. @param hire the n-th worker, from 0 */
async function heard(hire: (n: number) => FaultyWorker, done: readonly RunRecord[] = []) {
  const workers: FaultyWorker[] = [];
  const said: { digests: number[]; code: string | undefined; records: readonly RunRecord[] }[] = [];
  const stop = computeBeside(
    () => {
      workers.push(hire(workers.length));
      return workers.at(-1)!;
    },
    specs,
    done,
    ({ records, error }) => said.push({ digests: records.map(({ digest }) => digest), code: error?.code, records }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return { workers, said, stop };
}

describe('runs beside the page’s own', () => {
  it('come one after the other, each from a worker that is ended', async () => {
    const { workers, said } = await heard(() => new FaultyWorker());
    expect(said.map((each) => each.digests)).toEqual([digests.slice(0, 1), digests.slice(0, 2), digests]);
    expect(workers.map(({ ended }) => ended)).toEqual([true, true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  const wanted: Readonly<Record<Attack, string>> = {
    throws: 'crash',
    'falls silent': 'stuck',
    'breaks a rule of the engine': 'engine',
  };
  it.each(Object.keys(ATTACKS) as Attack[])('are told of when a worker %s, and gone on with', async (attack) => {
    // At its first frame: a worker that says nothing at all is replaced before anybody is told.
    const { workers, said } = await heard((n) => (n === 1 ? new FaultyWorker('ack', attack) : new FaultyWorker()));
    const { code, records, digests: found } = said.at(-1)!;
    expect(found).toEqual(digests.slice(0, 1));
    expect(code).toBe(wanted[attack]);
    for (const { title } of [en.failure, ko.failure]) expect(title[code as keyof typeof title]).toMatch(/\.$/);
    expect(workers.every(({ ended }) => ended)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    const again = await heard(() => new FaultyWorker(), records);
    expect(again.workers).toHaveLength(2);
    expect(again.said.at(-1)).toMatchObject({ digests, code: undefined });
  });

  it('are told of when more happens in one than is kept', async () => {
    class Busy extends FaultyWorker {
      override say(report: Report): void {
        super.say(report.type === 'frame' ? { ...report, data: fullFrame() } : report);
      }
    }
    const { said, workers } = await heard((n) => (n === 1 ? new Busy() : new FaultyWorker()));
    expect(said.at(-1)).toMatchObject({ digests: digests.slice(0, 1), code: 'full' });
    for (const { title } of [en.failure, ko.failure]) expect(title.full).toMatch(/\.$/);
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are told of where no worker can be started at all', async () => {
    const { said } = await heard(() => {
      throw new Error('A policy forbids workers.');
    });
    expect(said).toEqual([{ digests: [], code: 'crash', records: [] }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can be given up at any of them', async () => {
    const workers: FaultyWorker[] = [];
    let told = 0;
    const stop: () => void = computeBeside(
      () => {
        workers.push(new FaultyWorker());
        return workers.at(-1)!;
      },
      specs,
      [],
      () => {
        told++;
        stop();
      },
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toBe(1);
    expect(workers.every(({ ended }) => ended)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

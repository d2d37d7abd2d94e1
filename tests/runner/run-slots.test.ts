// Several runs side by side: each is the run it would be alone, and a change of one leaves the others as they are.

import { describe, expect, it, vi } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { createRunner, type WorkerLike } from '../../src/runner/client.ts';
import type { Command } from '../../src/runner/protocol.ts';
import { RunDesk } from '../../src/runner/run-desk.ts';
import { createSlots } from '../../src/runner/run-slots.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { builds } from '../../src/scenarios/index.ts';
import { renoSpec } from '../support/reno-spec.ts';

/** Computes on this thread, in turns of the event loop; notes what it is asked for. */
class LocalWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  ended = false;
  readonly commands: Command[] = [];
  private readonly desk = new RunDesk({
    now: () => performance.now(),
    later: (action) => setTimeout(action),
    post: (report) => setTimeout(() => this.ended || this.onmessage?.({ data: report } as MessageEvent)),
    networks: (scenario) => builds[scenario],
  });
  postMessage(command: Command): void {
    this.commands.push(command);
    setTimeout(() => this.ended || this.desk.handle(command));
  }
  terminate(): void {
    this.ended = true;
  }
  get loads(): number {
    return this.commands.filter(({ type }) => type === 'load').length;
  }
}

function slotsWithWorkers() {
  const workers: LocalWorker[] = [];
  const newWorker = (): WorkerLike => {
    workers.push(new LocalWorker());
    return workers.at(-1)!;
  };
  return { workers, slots: createSlots(() => createRunner(newWorker)) };
}

const end = seconds(5);
const specs = [renoSpec({ end }), renoSpec({ end, rmin: seconds(0.2) }), renoSpec({ end, q: 40 })];
const digestOf = (index: number): number => {
  const session = sessionOf(specs[index]!);
  while (!session.done) session.advance(end);
  return session.digest;
};

describe('slots of runs', () => {
  it('make a runner when it is asked for, once', () => {
    const make = vi.fn(() => createRunner(() => new LocalWorker()));
    const slots = createSlots(make);
    expect(make).not.toHaveBeenCalled();
    expect(slots.slot(1)).toBe(slots.slot(1));
    expect(make.mock.calls).toEqual([[1]]);
  });

  it('compute A, B and C side by side, each as it is alone', async () => {
    vi.useFakeTimers();
    const { slots, workers } = slotsWithWorkers();
    for (const [index, spec] of specs.entries()) slots.load(index, spec);
    await vi.runAllTimersAsync();
    expect(workers).toHaveLength(3);
    expect(specs.map((_, index) => slots.slot(index).record?.digest)).toEqual(specs.map((_, index) => digestOf(index)));
    vi.useRealTimers();
  });

  it('compute only what changes, in a worker that is warm', async () => {
    vi.useFakeTimers();
    const { slots, workers } = slotsWithWorkers();
    slots.load(0, specs[0]!);
    slots.load(1, specs[1]!);
    await vi.runAllTimersAsync();
    const a = slots.slot(0).record;
    slots.load(0, { ...specs[0]!, params: { ...specs[0]!.params } });
    slots.load(1, specs[2]!);
    await vi.runAllTimersAsync();
    expect(workers.map(({ loads }) => loads)).toEqual([1, 2]);
    expect(slots.slot(0).record).toBe(a);
    expect(slots.slot(1).record?.digest).toBe(digestOf(2));
    vi.useRealTimers();
  });

  it('end a worker with its slot, and the others live on', async () => {
    vi.useFakeTimers();
    const { slots, workers } = slotsWithWorkers();
    slots.load(0, specs[0]!);
    slots.load(1, specs[1]!);
    await vi.runAllTimersAsync();
    slots.dispose(1);
    slots.dispose(2);
    expect(workers.map(({ ended }) => ended)).toEqual([false, true]);
    slots.load(1, specs[1]!);
    await vi.runAllTimersAsync();
    expect(workers).toHaveLength(3);
    expect(slots.slot(1).record?.done).toBe(true);
    slots.disposeAll();
    expect(workers.every(({ ended }) => ended)).toBe(true);
    vi.useRealTimers();
  });

  it('try again what failed', () => {
    const load = vi.fn();
    const failed = {
      ...createRunner(() => new LocalWorker()),
      load,
      spec: specs[0],
      error: { code: 'crash', message: '' },
    };
    createSlots(() => failed).load(0, specs[0]!);
    expect(load).toHaveBeenCalledOnce();
  });
});

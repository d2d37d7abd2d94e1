// A page without a browser: the real store and playback over a runner that is told what its record is, and frames that
// come when a test says so.

import type { PacketLog } from '../../src/record/logs.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import type { Runner } from '../../src/runner/client-contract.ts';
import type { Lesson } from '../../src/scenarios/kit/lesson.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import type { Lectern } from '../../src/ui/foundation/store-contract.ts';
import type { FrameClock } from '../../src/ui/state/playback.ts';
import { createLectern } from '../../src/ui/state/store.ts';
import { fakeReno, fakeSpec } from '../support/fake-runner.ts';

export class TestRunner implements Runner {
  record: RunRecord | undefined;
  error: Runner['error'];
  readonly loaded: RunSpec[] = [];
  private readonly listeners = new Set<() => void>();

  get spec(): RunSpec | undefined {
    return this.loaded.at(-1);
  }
  load(spec: RunSpec): void {
    this.loaded.push(spec);
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  /** The worker reports. */
  report(change: { record?: RunRecord; error?: Runner['error'] }): void {
    if (change.record) this.record = change.record;
    this.error = change.error;
    for (const listener of this.listeners) listener();
  }
  readonly wanted: (readonly [from: number, to: number])[] = [];
  wantFlights(from: number, to: number): boolean {
    this.wanted.push([from, to]);
    return true;
  }
  wantChanges(): void {}
  wantRule(): void {}
  readonly asked = undefined;
  effort: Runner['effort'];
  hold(): void {}
  goOn(): void {}
  restart(): void {}
  disposed = false;
  dispose(): void {
    this.disposed = true;
  }
}

/** Frames on demand. */
export class TestClock implements FrameClock {
  still = false;
  time = 0;
  private waiting: ((time: number) => void)[] = [];

  request(callback: (time: number) => void): number {
    return this.waiting.push(callback);
  }
  reducedMotion(): boolean {
    return this.still;
  }
  get asked(): boolean {
    return this.waiting.length > 0;
  }
  /** One frame after `ms`; false when nobody asked for one. */
  frame(ms: number): boolean {
    this.time += ms;
    const callbacks = this.waiting;
    this.waiting = [];
    for (const callback of callbacks) callback(this.time);
    return callbacks.length > 0;
  }
  /** Frames of 10 ms. */
  run(ms: number): void {
    for (let passed = 0; passed < ms; passed += 10) this.frame(10);
  }
}

export const END = 2e9;

/** A record of marks and flights and nothing else; 2 s long. */
export function recordWith(
  marks: readonly Partial<Mark>[] = [],
  flights: readonly (readonly [offeredAt: number, arrivesAt: number])[] = [[0, END]],
  rest: Partial<RunRecord> = {},
): RunRecord {
  const series: PacketLog = {
    kind: 'packets',
    link: 0,
    offeredAt: Float64Array.from(flights, ([offeredAt]) => offeredAt),
    startsAt: Float64Array.from(flights, ([offeredAt]) => offeredAt),
    arrivesAt: Float64Array.from(flights, ([, arrivesAt]) => arrivesAt),
    segment: new Int32Array(flights.length),
    info: new Int32Array(flights.length),
    length: flights.length,
  };
  return {
    run: 1,
    spec: fakeSpec({ end: END }),
    layout: {
      kind: 'reno',
      nodes: [],
      links: [{ place: 'R-B', from: 'R', to: 'B' }],
      flows: [{ name: 'A', from: 'A', to: 'B', smss: 1460 }],
      gauges: [],
    },
    horizon: END,
    computedTo: END,
    done: true,
    digest: 1,
    metrics: {},
    version: 1,
    refilled: 0,
    gauges: [],
    flights: [series],
    flightsFrom: 0,
    flightsTo: END,
    marks: marks.map((mark, id) => ({
      id,
      kind: 'drop',
      at: 0,
      link: 0,
      flow: 0,
      segment: 1,
      cause: -1,
      numbers: {},
      ...mark,
    })),
    ...rest,
  };
}

/** Steps whose run is that of the scenario, each about the first timeout. */
export function lessonOf(steps: number): Lesson {
  const nothing = text('-', '-');
  const shot = { event: { kind: 'timeout' }, before: 1e8, after: 1e8, speed: 1e8 };
  const step = { question: nothing, see: nothing, notice: [], tries: [], sets: {}, shot };
  return { steps: Array.from({ length: steps }, () => ({ ...step })) } as unknown as Lesson;
}

export interface TestPage extends Lectern {
  /** The worker's side of the run the page opened with. */
  readonly runner: TestRunner;
  /** The same of every run that is compared, A first. */
  readonly runners: readonly TestRunner[];
  /** What the page itself has. */
  readonly lectern: Lectern;
  readonly clock: TestClock;
}

export function openPage(spec: RunSpec = fakeSpec({ end: END }), scenario = fakeReno): TestPage {
  const runner = new TestRunner();
  const clock = new TestClock();
  const lectern = createLectern({
    scenario,
    linkSpec: spec,
    language: 'en',
    theme: 'light',
    runner,
    anotherRunner: () => new TestRunner(),
    clock,
  });
  return {
    ...lectern,
    lectern,
    runner,
    get runners() {
      return lectern.store.getState().slots.map((_, slot) => lectern.records.at(slot) as TestRunner);
    },
    clock,
  };
}

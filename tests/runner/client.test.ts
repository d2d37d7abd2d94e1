// The page's side of the protocol with workers that do what a test tells them: late words of an older run, memory that
// goes back, silence, crashes.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { createRunner, type WorkerLike } from '../../src/runner/client.ts';
import { MARKS_AT_MOST, type Runner } from '../../src/runner/client-contract.ts';
import type { Command, Report } from '../../src/runner/protocol.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { RunDesk } from '../../src/runner/run-desk.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { builds } from '../../src/scenarios/index.ts';
import { fullFrame } from '../support/full-frame.ts';
import { firstDifference } from '../support/record-data.ts';
import { renoSpec } from '../support/reno-spec.ts';

/** Notes what it is told and says what it is made to say. */
class SilentWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  ended = false;
  readonly commands: Command[] = [];
  postMessage(command: Command): void {
    this.commands.push(command);
  }
  terminate(): void {
    this.ended = true;
  }
  say(report: Report): void {
    this.onmessage?.({ data: report } as MessageEvent<Report>);
  }
  crash(message: string): void {
    this.onerror?.({ message } as ErrorEvent);
  }
}

/** Has a desk, and passes messages on in turns of the event loop as a worker does. */
class WorkingWorker extends SilentWorker {
  readonly desk = new RunDesk({
    now: () => performance.now(),
    later: (action) => setTimeout(action),
    post: (report) => setTimeout(() => this.ended || this.say(report)),
    networks: (scenario) => builds[scenario],
  });
  override postMessage(command: Command): void {
    super.postMessage(command);
    setTimeout(() => this.ended || this.desk.handle(command));
  }
}

function runnerWith<T extends SilentWorker>(kind: new () => T): { runner: Runner; workers: T[] } {
  const workers: T[] = [];
  const runner = createRunner(() => {
    const worker = new kind();
    workers.push(worker);
    return worker;
  });
  return { runner, workers };
}

const spec = renoSpec({ end: seconds(30) });
const other = renoSpec({ end: seconds(30), q: 4 });
const { layout } = sessionOf(spec);
/** A frame without anything in it. */
const empty = (): Float64Array<ArrayBuffer> => new Float64Array([0, 0, 0, 0]);
const frame = (run: number, computedTo = seconds(1)): Report => ({ type: 'frame', run, data: empty(), computedTo });
const done = (run: number): Report => ({ type: 'done', run, digest: 7, metrics: {} });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a run', () => {
  it('arrives whole, with its digest and results', async () => {
    const { runner } = runnerWith(WorkingWorker);
    runner.load(spec);
    await vi.runAllTimersAsync();
    expect(runner.error).toBeUndefined();
    expect(runner.record!.done).toBe(true);
    const whole = recordOf(sessionOf(spec));
    expect(firstDifference(runner.record!, whole)).toBeUndefined();
  });

  it('is told of after its first frame, after others unless they follow at once, and when it is done', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    const heard: (number | undefined)[] = [];
    const stop = runner.subscribe(() => heard.push(runner.record?.computedTo));
    runner.load(spec);
    workers[0]!.say({ type: 'ready', run: 1, layout });
    workers[0]!.say(frame(1));
    workers[0]!.say(frame(1, seconds(2)));
    vi.advanceTimersByTime(250);
    workers[0]!.say(frame(1, seconds(3)));
    workers[0]!.say(frame(1, seconds(4)));
    workers[0]!.say(done(1));
    expect(heard).toEqual([seconds(1), seconds(3), seconds(30)]);
    stop();
    workers[0]!.say(done(1));
    expect(heard).toHaveLength(3);
  });

  it('gives every frame its memory back', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    runner.load(spec);
    workers[0]!.say({ type: 'ready', run: 1, layout });
    const sent = frame(1) as Extract<Report, { type: 'frame' }>;
    workers[0]!.say(sent);
    expect(workers[0]!.commands.slice(1)).toEqual([{ type: 'ack', run: 1, data: sent.data }]);
  });
});

describe('a newer run', () => {
  it('is a new record; what is said of the older one is ignored, its memory goes back', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    runner.load(spec);
    workers[0]!.say({ type: 'ready', run: 1, layout });
    workers[0]!.say(frame(1));
    const older = runner.record;
    runner.load(other);
    workers[0]!.say(frame(1, seconds(9)));
    workers[0]!.say(done(1));
    workers[0]!.say({ type: 'failed', run: 1, error: { code: 'engine', message: 'late' } });
    expect(runner.record).toBe(older);
    expect(older).toMatchObject({ computedTo: seconds(1), done: false });
    expect(runner.error).toBeUndefined();
    expect(workers[0]!.commands.map(({ type, run }) => `${type} ${run}`)).toEqual([
      'load 1',
      'ack 1',
      'load 2',
      'ack 1',
    ]);
    workers[0]!.say({ type: 'ready', run: 2, layout });
    workers[0]!.say(frame(2));
    workers[0]!.say(done(2));
    expect(runner.record).toMatchObject({ run: 2, spec: other, done: true });
    expect(runner.record).not.toBe(older);
  });

  it('takes the place of the older one when it is complete, or after a while as far as it is', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    runner.load(spec);
    workers[0]!.say({ type: 'ready', run: 1, layout });
    workers[0]!.say(frame(1));
    runner.load(other);
    workers[0]!.say({ type: 'ready', run: 2, layout });
    workers[0]!.say(frame(2));
    expect(runner.record!.run).toBe(1);
    vi.advanceTimersByTime(200);
    workers[0]!.say(frame(2, seconds(3)));
    expect(runner.record).toMatchObject({ run: 2, computedTo: seconds(3) });
  });

  it('is not shown in part when the whole of it is about to come', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    const heard: (number | undefined)[] = [];
    runner.load(spec);
    workers[0]!.say({ type: 'ready', run: 1, layout });
    workers[0]!.say(done(1));
    runner.load(other);
    runner.subscribe(() => heard.push(runner.record?.run));
    workers[0]!.say({ type: 'ready', run: 2, layout });
    vi.advanceTimersByTime(200);
    // 20 of 30 s in 200 ms: 100 ms are left.
    workers[0]!.say(frame(2, seconds(20)));
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(300);
    // 22 s in 500 ms: 180 ms are left.
    workers[0]!.say(frame(2, seconds(22)));
    expect(heard).toEqual([2]);
    vi.advanceTimersByTime(250);
    workers[0]!.say(frame(2, seconds(29)));
    expect(heard).toEqual([2]);
    workers[0]!.say(done(2));
    expect(heard).toEqual([2, 2]);
    expect(runner.record).toMatchObject({ run: 2, done: true });
  });

  it('has the same worker in the same scenario and another in another', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    runner.load(spec);
    runner.load(other);
    expect(workers).toHaveLength(1);
    runner.load({ ...spec, scenario: 'another' });
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    expect(workers[1]!.commands.map(({ type, run }) => `${type} ${run}`)).toEqual(['load 3']);
  });
});

describe('a worker that falls silent', () => {
  it('is replaced after 500 ms, and the run goes to the next', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    runner.load(spec);
    workers[0]!.say({ type: 'ready', run: 1, layout });
    workers[0]!.say(frame(1));
    runner.load(other);
    vi.advanceTimersByTime(499);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    expect(workers[1]!.commands).toEqual([{ type: 'load', run: 2, spec: other }]);
    expect(runner.error).toBeUndefined();
  });

  it('is not believed when its words come after all', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    runner.load(spec);
    workers[0]!.say({ type: 'ready', run: 1, layout });
    workers[0]!.say(done(1));
    runner.load(other);
    vi.advanceTimersByTime(500);
    workers[1]!.say({ type: 'ready', run: 2, layout });
    workers[1]!.say(frame(2));
    workers[0]!.say({ type: 'ready', run: 2, layout });
    workers[0]!.say(frame(2, seconds(20)));
    workers[0]!.say(done(2));
    workers[0]!.crash('too late');
    workers[1]!.say(done(2));
    expect(runner.record).toMatchObject({ run: 2, done: true });
    expect(runner.error).toBeUndefined();
    // Only its own frame is acknowledged to the second.
    expect(workers[1]!.commands.map(({ type }) => type)).toEqual(['load', 'ack']);
  });

  it('says so when its script could not be fetched, of which the browser tells no reason', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    runner.load(spec);
    workers[0]!.crash('');
    expect(runner.error?.code).toBe('fetch');
    expect(workers[0]!.ended).toBe(true);
  });

  it('may take longer when it has yet to start; then that is an error with a way on', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    runner.load(spec);
    vi.advanceTimersByTime(9999);
    expect(runner.error).toBeUndefined();
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(runner.error).toMatchObject({ code: 'stuck' });
    runner.restart();
    expect(runner.error).toBeUndefined();
    expect(workers[1]!.commands).toEqual([{ type: 'load', run: 2, spec }]);
  });

  it('is not one that says a word now and then, however long the run takes', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    runner.load(spec);
    workers[0]!.say({ type: 'ready', run: 1, layout });
    for (let second = 1; second < 8; second++) {
      vi.advanceTimersByTime(9999);
      workers[0]!.say(frame(1, seconds(second)));
    }
    expect(workers[0]!.ended).toBe(false);
    expect(runner.error).toBeUndefined();
    vi.advanceTimersByTime(10_000);
    expect(workers[0]!.ended).toBe(true);
    expect(runner.error).toEqual({ code: 'stuck', message: 'The worker said nothing for 10 s.' });
    expect(runner.record).toMatchObject({ run: 1, computedTo: seconds(7) });
  });
});

describe('an error', () => {
  it('of the run is shown with its code and hint', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    const listener = vi.fn();
    runner.subscribe(listener);
    runner.load(spec);
    const error = { code: 'parameters', message: 'No.', hint: 'Yes.' };
    workers[0]!.say({ type: 'failed', run: 1, error });
    expect(runner.error).toEqual(error);
    expect(listener).toHaveBeenCalledTimes(1);
    runner.load(other);
    expect(runner.error).toBeUndefined();
  });

  it('of the worker itself is a crash; restarting keeps the run', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    runner.load(spec);
    workers[0]!.say({ type: 'ready', run: 1, layout });
    workers[0]!.say(frame(1));
    workers[0]!.crash('out of memory');
    expect(runner.error).toEqual({ code: 'crash', message: 'out of memory' });
    expect(workers[0]!.ended).toBe(true);
    expect(runner.record).toMatchObject({ run: 1 });
    runner.restart();
    expect(runner.error).toBeUndefined();
    expect(workers[1]!.commands).toEqual([{ type: 'load', run: 2, spec }]);
    workers[1]!.say({ type: 'ready', run: 2, layout });
    workers[1]!.say(done(2));
    expect(runner.record).toMatchObject({ run: 2, done: true, spec });
  });

  it('that keeps a worker from being made is a crash, too', () => {
    const runner = createRunner(() => {
      throw new Error('Workers are forbidden here.');
    });
    runner.load(spec);
    expect(runner.error).toEqual({ code: 'crash', message: 'Workers are forbidden here.' });
  });
});

describe('a window', () => {
  it('is asked for when the run is done and lacks it, and shown when it comes', async () => {
    const { runner, workers } = runnerWith(WorkingWorker);
    const long = renoSpec({ end: seconds(200), bw: 10_000_000, wnd: 40, q: 60 });
    runner.load(long);
    runner.wantFlights(seconds(190), seconds(191));
    await vi.runAllTimersAsync();
    expect(workers[0]!.commands.some(({ type }) => type === 'window')).toBe(false);
    const { flightsTo, version } = runner.record!;
    expect(flightsTo).toBeLessThan(seconds(190));
    runner.wantFlights(seconds(190), seconds(191));
    runner.wantFlights(seconds(190), seconds(191));
    runner.wantChanges(seconds(190), seconds(191));
    await vi.runAllTimersAsync();
    expect(workers[0]!.commands.filter(({ type }) => type === 'window')).toHaveLength(2);
    expect(runner.record!.version).toBe(version + 2);
    expect(runner.record!.flightsFrom).toBeLessThanOrEqual(seconds(190));
    expect(runner.record!.flightsTo).toBeGreaterThanOrEqual(seconds(191));
    const [queue] = runner.record!.gauges.filter(({ name }) => name === 'queue');
    const rows = queue!.time.filter((time) => time >= seconds(190) && time < seconds(191));
    expect(rows.length).toBeGreaterThan(500);
    runner.wantFlights(seconds(190), seconds(191));
    await vi.runAllTimersAsync();
    expect(workers[0]!.commands.filter(({ type }) => type === 'window')).toHaveLength(2);
  });
});

describe('the end of a page', () => {
  it('ends its worker and leaves nothing waiting', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    const listener = vi.fn();
    runner.subscribe(listener);
    runner.load(spec);
    runner.dispose();
    vi.advanceTimersByTime(60_000);
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    expect(listener).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a run that costs more than is computed unasked', () => {
  it('is held, keeps what there is, and goes on when asked', () => {
    let worker: SilentWorker | undefined;
    const runner = createRunner(() => {
      worker = new SilentWorker();
      return worker;
    }, 60_000);
    runner.load(spec);
    worker!.say({ type: 'ready', run: 1, layout });
    for (let second = 1; second <= 5; second++) {
      vi.advanceTimersByTime(1000);
      worker!.say(frame(1, seconds(0.01 * second)));
    }
    expect(runner.effort?.phase).toBe('refused');
    expect(runner.record?.computedTo).toBe(seconds(0.05));
    expect(worker!.commands.filter(({ type }) => type === 'hold')).toEqual([{ type: 'hold', run: 1 }]);
    runner.goOn();
    expect(worker!.commands.at(-1)).toEqual({ type: 'go', run: 1 });
    expect(runner.effort?.phase).toBe('computing');
    worker!.say(done(1));
    expect(runner.effort).toBeUndefined();
    runner.load(other);
    expect(runner.effort).toBeUndefined();
    runner.dispose();
  });
});

describe('a run in which more happens than a page keeps', () => {
  it('is held for good, with all that there is, unless it is complete', () => {
    const { runner, workers } = runnerWith(SilentWorker);
    runner.load(spec);
    const [worker] = workers;
    worker!.say({ type: 'ready', run: 1, layout });
    worker!.say({ ...frame(1), data: fullFrame(MARKS_AT_MOST - 1) } as Report);
    expect(worker!.commands.some(({ type }) => type === 'hold')).toBe(false);
    worker!.say({ ...frame(1, seconds(2)), data: fullFrame(1) } as Report);
    expect(runner.effort?.phase).toBe('full');
    expect(worker!.commands.at(-1)).toEqual({ type: 'hold', run: 1 });
    expect([runner.record?.marks.length, runner.record?.computedTo]).toEqual([MARKS_AT_MOST, seconds(2)]);
    // Whoever asks for more all the same gets a frame more.
    runner.goOn();
    worker!.say(frame(1, seconds(3)));
    expect(runner.effort?.phase).toBe('full');
    // That was its end.
    worker!.say(done(1));
    expect([runner.effort, runner.record?.done]).toEqual([undefined, true]);
    runner.dispose();
  });
});

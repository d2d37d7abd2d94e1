// Sweeps for tests: small ones of `reno`, and workers that answer when and how the test wants.

import { axisFromText } from '../../src/figures/free-axis.ts';
import { indexOf, ONE_LINE, type Sweep } from '../../src/runner/sweep/sweep.ts';
import type { StartWorker, SweepReply, SweepRequest, WorkerEvents } from '../../src/runner/sweep/sweep-protocol.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { renoSpec } from './reno-spec.ts';

/** Three queues, and two recoveries as lines; three seeds. Each run takes a millisecond or two. */
export function renoSweep(more: Partial<Sweep> = {}): Sweep {
  return {
    base: renoSpec({ loss: 0.02, end: 1e9, seed: 7 }),
    x: axisFromText(reno, 'q=5,10,20'),
    series: axisFromText(reno, 'cc=reno,newreno'),
    seeds: 3,
    ...more,
  };
}

const pointsNamed = (names: readonly string[]) =>
  names.map((name, at) => ({ name, label: text(name, name), at, sets: {} }));

/**
 * Values of results without any run, by x point and replicate.
 *
 * @param lines where there are several: the values have all points of the first, then those of the second
 */
export function resultsWith(
  measures: Readonly<Record<string, readonly (readonly number[])[]>>,
  names: readonly string[],
  lines: readonly string[] = [],
): SweepResults {
  const seeds = Object.values(measures)[0]![0]!.length;
  const axis = axisFromText(reno, 'q=5');
  const x = { ...axis, points: pointsNamed(names) };
  const series = lines.length === 0 ? ONE_LINE : { ...axis, points: pointsNamed(lines) };
  const sweep: Sweep = { base: renoSpec({}), x, series, seeds };
  const results = new SweepResults(sweep);
  const cells = x.points.length * series.points.length;
  for (let cell = 0; cell < cells; cell++) {
    // Runs are numbered point by point, and at each point line by line.
    const place = indexOf(sweep, { x: cell % names.length, series: Math.floor(cell / names.length), replicate: 0 });
    for (let replicate = 0; replicate < seeds; replicate++) {
      const metrics = Object.fromEntries(
        Object.entries(measures).map(([measure, values]) => [measure, values[cell]![replicate]!]),
      );
      results.add({ index: replicate * cells + place, digest: 0, metrics });
    }
  }
  return results;
}

/** One that was started: answers when told to. */
export interface FakeWorker {
  readonly requests: SweepRequest[];
  readonly events: WorkerEvents;
  readonly terminated: boolean;
  /** The run it was last asked for. */
  answer(metrics?: Readonly<Record<string, number>>): void;
  die(): void;
}

/** A way to start workers, and those that were started. */
export function fakeWorkers(): { start: StartWorker; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const start: StartWorker = (events) => {
    const requests: SweepRequest[] = [];
    const state = { terminated: false };
    const last = (): Extract<SweepRequest, { type: 'run' }> => requests.filter((each) => each.type === 'run').at(-1)!;
    workers.push({
      requests,
      events,
      get terminated() {
        return state.terminated;
      },
      answer(metrics = { value: Number(last().spec.params['seed']) }) {
        const reply: SweepReply = { type: 'finished', id: last().id, digest: 1, metrics };
        events.onReply(reply);
      },
      die: () => events.onDeath('it died'),
    });
    return {
      post: (request) => requests.push(request),
      terminate: () => {
        state.terminated = true;
      },
    };
  };
  return { start, workers };
}

// What a run costs as it grows: along one axis at a time, everything else the same. User CPU of a fresh process for each point,
// start and compiling included, so every point is long enough for these not to count; points in turn, so that what else the
// machine does meets all of them. And the memory it holds when it is over, its records emptied as the runner empties them.

import { measure, median } from './measure.ts';

interface Axis {
  readonly name: string;
  /** What runs, and what is the same at every point. */
  readonly what: string;
  /** What changes from point to point. */
  readonly of: string;
  readonly points: readonly number[];
  /** Words of the workload (workload.ts) at a point. */
  readonly words: (point: number) => readonly string[];
}

const EVENTS = 4_000_000;
const REQUESTS = 400_000;

const AXES: readonly Axis[] = [
  {
    name: 'pending',
    what: 'timers alone, 4 million times one goes off',
    of: 'events that wait',
    points: [1, 10, 100, 1000, 4000],
    words: (waiting) => ['timers', String(EVENTS), `waiting=${waiting}`],
  },
  {
    name: 'flows',
    what: 'TCP through one bottleneck of 100 Mbit/s, 120 s',
    of: 'flows',
    points: [1, 10, 50, 250, 1000],
    words: (pairs) => ['w2', '120', `pairs=${pairs}`, 'probes'],
  },
  {
    name: 'horizon',
    what: '50 TCP flows through one bottleneck of 100 Mbit/s',
    of: 'minutes',
    points: [1, 5, 20, 60],
    words: (minutes) => ['w2', String(60 * minutes), 'probes'],
  },
  {
    name: 'bus-horizon',
    what: '20 stations and a server on one bus of 10 Mbit/s',
    of: 'minutes',
    points: [1, 5, 20, 60],
    words: (minutes) => ['w3', String(60 * minutes), 'probes'],
  },
  {
    name: 'users',
    what: 'a web farm of 16 nodes with the same load, 400,000 requests',
    of: 'users',
    points: [100, 1000, 10_000],
    words: (users) => ['w5', String(REQUESTS), `users=${users}`, 'probes'],
  },
];

const PREFIX = 'scaling';
export const SCALING_PARTS: readonly string[] = [PREFIX, ...AXES.map(({ name }) => `${PREFIX}-${name}`)];

export interface ScalingFigure {
  readonly axis: string;
  readonly what: string;
  readonly of: string;
  readonly point: number;
  readonly events: number;
  readonly userSeconds: number;
  /** User CPU for each event, start included. */
  readonly nsPerEvent: number;
  /** What the run holds at its end, after a garbage collection, MB. */
  readonly heldMB: number;
  /** The most memory the process held (resident set), MB: with what was waiting to be collected, which depends on V8. */
  readonly peakMB: number;
}

/** @param bundle the workload alone @throws Error if a point has another digest in another round */
export function benchScaling(names: readonly string[], bundle: string, rounds = 3): ScalingFigure[] {
  const axes = AXES.filter(({ name }) => names.includes(PREFIX) || names.includes(`${PREFIX}-${name}`));
  const points = axes.flatMap((axis) => axis.points.map((point) => ({ axis, point })));
  const runs = points.map(() => [] as ReturnType<typeof measure>[]);
  for (let round = 0; round < rounds; round++) {
    points.forEach(({ axis, point }, index) => {
      runs[index]!.push(measure([process.execPath, bundle, 'workload', ...axis.words(point), 'held']));
    });
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  return points.map(({ axis, point }, index) => {
    const results = runs[index]!.map(
      ({ result }) => result as Record<'events' | 'heldMB' | 'peakMB' | 'digest', number>,
    );
    if (results.some(({ digest }) => digest !== results[0]!.digest)) throw new Error(`${axis.name}: not the same run`);
    const userSeconds = median(runs[index]!.map((run) => run.userSeconds));
    const { events } = results[0]!;
    return {
      axis: axis.name,
      what: axis.what,
      of: axis.of,
      point,
      events,
      userSeconds,
      nsPerEvent: (userSeconds / events) * 1e9,
      heldMB: median(results.map(({ heldMB }) => heldMB)),
      peakMB: median(results.map(({ peakMB }) => peakMB)),
    };
  });
}

export function scalingTable(figures: readonly ScalingFigure[]): string {
  return figures
    .map(
      ({ axis, of, point, events, userSeconds, nsPerEvent, heldMB, peakMB }) =>
        `${PREFIX}-${axis}: ${point} ${of}: ${userSeconds.toFixed(3)} s for ${events} events, ${nsPerEvent.toFixed(0)} ns each, ${heldMB.toFixed(1)} MB held, ${peakMB.toFixed(0)} MB at most`,
    )
    .join('\n');
}

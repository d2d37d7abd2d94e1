// Many runs: settings along an axis and as lines, each point with several seeds. The runs, and so the bytes of the file, are those
// of `lectern sweep`.

import { AxisError, axisFromText, axisOf, freeDrawing } from '../figures/free-axis.ts';
import { runLink } from '../figures/run-link.ts';
import { sweepCsv } from '../figures/sweep-csv.ts';
import { refusalOf } from '../runner/sweep/refusal.ts';
import { sameThread } from '../runner/sweep/same-thread.ts';
import { type Summary, summaryOf } from '../runner/sweep/summary.ts';
import { ONE_LINE, placeOf, type Sweep, type SweepAxis, seedOf } from '../runner/sweep/sweep.ts';
import type { StartWorker } from '../runner/sweep/sweep-protocol.ts';
import { present, SweepResults } from '../runner/sweep/sweep-results.ts';
import { mendings, sweptRun } from '../runner/sweep/sweep-runs.ts';
import { Sweeper } from '../runner/sweep/sweeper.ts';
import { WorkerPool } from '../runner/sweep/worker-pool.ts';
import { builds } from '../scenarios/index.ts';
import { digestText } from '../scenarios/kit/digest-text.ts';
import { nearest } from '../scenarios/kit/nearest.ts';
import type { ParamValue } from '../scenarios/kit/run-spec.ts';
import type { MetricInfo, Metrics, Scenario } from '../scenarios/kit/scenario.ts';
import { SettingError } from '../scenarios/kit/set-from-text.ts';
import type { AnySettings, SettingsFor } from './catalogue.ts';
import { legal, requestOf } from './request.ts';

/** The thread that asks, in slices: where there are no workers, or none are wanted. */
const mainThread = sameThread((scenario) => builds[scenario], setTimeout);

/** `'q=5..50:5'` as the command line takes it, or one setting with its values: `{ q: [5, 10, 20] }`. */
export type Axis = string | Readonly<Record<string, readonly ParamValue[]>>;

export interface SweepOptions<Target extends string = string> {
  readonly x: Axis;
  /** A line for each value; the same seeds for all lines. */
  readonly series?: Axis;
  /** What all runs have in common. */
  readonly settings?: SettingsFor<Target>;
  /** Runs of every point; 5 by default. */
  readonly seeds?: number;
  /** How workers are started: `threads` of `lectern/threads` in Node, `webWorkers()` of `lectern/workers` in browsers. Left out: this thread. */
  readonly start?: StartWorker;
  /** How many workers; 4 by default. */
  readonly workers?: number;
  readonly signal?: AbortSignal;
  /** Called with each line that a person should know: what had to be mended at a point or in a link, that no workers can be had and what is done instead. */
  readonly onNote?: (line: string) => void;
}

/** One run of a sweep. */
export interface SweptRow {
  /** As the axis names it: `200ms`. */
  readonly x: string;
  readonly series: string;
  readonly seed: number;
  readonly digest: string;
  readonly metrics: Metrics;
  /** Opens the run. */
  readonly link: string;
}

export interface SweepTable {
  /** In order of line, axis and seed, whoever was first. */
  readonly rows: readonly SweptRow[];
  /** Mean of a result at each point with half of its 95 % interval (Student's t); NaN of fewer than two runs. @throws SettingError if there is no such result */
  means(metric: string): readonly (Summary & { readonly x: string; readonly series: string })[];
  /** The file that `lectern sweep --out` writes. @param y the result that a figure of it shows; the first by default */
  csv(y?: string): string;
}

/** Computes a sweep. @throws SettingError for an axis or a setting that cannot be, RangeError for what cannot be swept */
export async function sweep<const Target extends string>(
  target: Target,
  options: SweepOptions<Target>,
): Promise<SweepTable> {
  const rows = streamSweep(target, options);
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return value;
  }
}

/** The same; hands out every run as soon as it is done, in any order. */
export async function* streamSweep<const Target extends string>(
  target: Target,
  options: SweepOptions<Target>,
): AsyncGenerator<SweptRow, SweepTable> {
  const { start, signal, onNote, settings } = options;
  const { scenario, plan, repairs } = planOf(target, options, settings ?? {});
  for (const line of [...repairs, ...mendings(plan, scenario, 'en')]) onNote?.(line);
  let results = new SweepResults(plan);
  let problem = yield* computing(scenario, results, start ?? mainThread, options);
  const died = problem ?? results.failed[0]?.message;
  if (died !== undefined && start !== undefined) {
    onNote?.(`Workers failed here: ${died.replace(/\.$/, '')}. The sweep is computed in this thread.`);
    results = new SweepResults(plan, results.state.finished);
    problem = yield* computing(scenario, results, mainThread, options);
  }
  signal?.throwIfAborted();
  if (problem !== undefined) throw new Error(problem);
  const [failed] = results.failed;
  if (failed !== undefined) throw new Error(`run ${failed.index}: ${failed.message}`);
  return tableOf(scenario, results);
}

/** @returns why no run can be computed this way */
async function* computing(
  scenario: Scenario,
  results: SweepResults,
  start: StartWorker,
  { workers = 4, signal }: Pick<SweepOptions, 'workers' | 'signal'>,
): AsyncGenerator<SweptRow, string | undefined> {
  const pool = new WorkerPool(guarded(start), start === mainThread ? 1 : workers);
  const sweeper = new Sweeper(results, { scenario, pool, now: () => performance.now() });
  const told = new Set<number>();
  let wake = (): void => undefined;
  const unsubscribe = sweeper.subscribe(() => wake());
  const stop = (): void => sweeper.cancel();
  signal?.addEventListener('abort', stop);
  for (const { run } of results.ordered()) told.add(run.index);
  try {
    let isOver = signal?.aborted ?? false;
    const end = isOver ? undefined : sweeper.run().then(() => (isOver = true));
    void end?.then(() => wake());
    for (;;) {
      const fresh = results.ordered().filter(({ run }) => !told.has(run.index));
      for (const { run } of fresh) {
        told.add(run.index);
        yield rowOf(scenario, results, run.index);
      }
      if (isOver) break;
      if (fresh.length > 0) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return sweeper.progress.phase === 'hopeless' ? sweeper.reason : undefined;
  } finally {
    unsubscribe();
    signal?.removeEventListener('abort', stop);
    pool.dispose();
  }
}

/** A worker that cannot even be made dies at once. */
const guarded =
  (start: StartWorker): StartWorker =>
  (events) => {
    try {
      return start(events);
    } catch (error) {
      setTimeout(() => events.onDeath(error instanceof Error ? error.message : String(error)));
      return { post: () => undefined, terminate: () => undefined };
    }
  };

type Grid = Pick<SweepOptions, 'x' | 'series' | 'seeds'>;

function planOf(target: string, { x, series, seeds = 5 }: Grid, settings: AnySettings) {
  const { scenario, spec, repairs } = requestOf(target, settings);
  const plan: Sweep = {
    base: spec,
    x: axisFrom(scenario, x),
    series: series === undefined ? ONE_LINE : axisFrom(scenario, series),
    seeds,
  };
  const refusal = refusalOf(plan, 1);
  if (refusal !== undefined) throw new RangeError(refusal.en);
  return { scenario, plan, repairs };
}

function axisFrom(scenario: Scenario, axis: Axis): SweepAxis {
  if (typeof axis === 'string') return typedAxis(scenario, axis);
  const [[key, values] = ['', []], ...more] = Object.entries(axis);
  const parameter = scenario.parameters.find((each) => each.key === key);
  if (more.length > 0) throw new SettingError(key, 'an axis is one setting with its values');
  const legalValues = values.map((value) => legal(scenario, key, value));
  if (parameter === undefined) throw new SettingError(key, `"${key}" is not a setting of ${scenario.id}`);
  return axisOf(parameter, legalValues);
}

function typedAxis(scenario: Scenario, axis: string): SweepAxis {
  try {
    return axisFromText(scenario, axis);
  } catch (error) {
    if (!(error instanceof AxisError)) throw error;
    throw new SettingError(axis.split('=')[0]!.trim(), error.message.replace(/\.$/, ''));
  }
}

function rowOf(scenario: Scenario, results: SweepResults, index: number): SweptRow {
  const { sweep } = results;
  const place = placeOf(sweep, index);
  const { digest, metrics } = results.run(place)!;
  return {
    x: sweep.x.points[place.x]!.name,
    series: sweep.series.points[place.series]!.name,
    seed: seedOf(sweep, place.replicate),
    digest: digestText(digest),
    metrics,
    link: runLink(scenario, sweptRun(sweep, scenario, place).spec),
  };
}

function tableOf(scenario: Scenario, results: SweepResults): SweepTable {
  const { x, series } = results.sweep;
  return {
    rows: results.ordered().map(({ run }) => rowOf(scenario, results, run.index)),
    means: (metric) => {
      const { name } = metricNamed(scenario, metric);
      return series.points.flatMap((line, lineAt) =>
        x.points.map((point, pointAt) => ({
          x: point.name,
          series: line.name,
          ...summaryOf(present(results.values(pointAt, lineAt, name))),
        })),
      );
    },
    csv: (y = scenario.metrics[0]!.name) =>
      sweepCsv(results, scenario, freeDrawing(metricNamed(scenario, y), x, 'linear')),
  };
}

function metricNamed({ id, metrics }: Scenario, name: string): MetricInfo {
  const found = metrics.find((metric) => metric.name === name);
  if (found !== undefined) return found;
  const names = metrics.map((metric) => metric.name);
  const meant = nearest(name, names);
  const hint = meant === undefined ? `there are ${names.join(', ')}` : `did you mean "${meant}"?`;
  throw new SettingError('y', `${id} has no result "${name}" (${hint})`);
}

// The finished runs of a sweep, regardless of who computed them and in what order. As plain data it survives a reload and
// travels between machines.

import { MODEL_VERSION } from '../../scenarios/kit/run-spec.ts';
import type { Metrics } from '../../scenarios/kit/scenario.ts';
import { indexOf, placeOf, type RunPlace, type Sweep, seedOf } from './sweep.ts';

/** One run that came to its end. */
export interface FinishedRun {
  readonly index: number;
  readonly digest: number;
  readonly metrics: Metrics;
}

/** One run that could not be computed. */
export interface FailedRun {
  readonly index: number;
  /** As thrown, in English. */
  readonly message: string;
}

/** Plain data, JSON included: what `SweepResults.from` goes on with. */
export interface SweepState {
  readonly model: string;
  readonly sweep: Sweep;
  readonly finished: readonly FinishedRun[];
}

export class SweepResults {
  readonly sweep: Sweep;
  /** Grows with every run, so that views know when to draw again. */
  version = 0;
  private readonly runs = new Map<number, FinishedRun>();
  private readonly failures = new Map<number, FailedRun>();
  /** Most runs that a point has or was asked for. */
  private most: number;

  constructor(sweep: Sweep, finished: readonly FinishedRun[] = []) {
    this.sweep = sweep;
    this.most = Math.max(sweep.seeds, sweep.precision?.atMost ?? 0);
    for (const run of finished) this.keep(run);
  }

  get failed(): readonly FailedRun[] {
    return [...this.failures.values()].sort((a, b) => a.index - b.index);
  }

  get count(): number {
    return this.runs.size;
  }

  add(run: FinishedRun): void {
    this.keep(run);
    this.version++;
  }

  private keep(run: FinishedRun): void {
    this.runs.set(run.index, run);
    this.most = Math.max(this.most, placeOf(this.sweep, run.index).replicate + 1);
  }

  fail(run: FailedRun): void {
    this.failures.set(run.index, run);
    this.version++;
  }

  has(index: number): boolean {
    return this.runs.has(index) || this.failures.has(index);
  }

  run(place: RunPlace): FinishedRun | undefined {
    return this.runs.get(indexOf(this.sweep, place));
  }

  /** By replicate; undefined where a run is missing, or had nothing to average. As long as the point has runs, or will have. */
  values(x: number, series: number, measure: string): (number | undefined)[] {
    const values: (number | undefined)[] = [];
    for (let replicate = 0; replicate < this.most; replicate++) {
      const value = this.run({ x, series, replicate })?.metrics[measure];
      if (value !== undefined) values[replicate] = value;
    }
    return Array.from(values);
  }

  /** In order of line, then axis, then seed: the same however they came. */
  ordered(): { readonly place: RunPlace; readonly seed: number; readonly run: FinishedRun }[] {
    const { sweep } = this;
    return [...this.runs.values()]
      .map((run) => {
        const place = placeOf(sweep, run.index);
        return { place, seed: seedOf(sweep, place.replicate), run };
      })
      .sort(({ place: a }, { place: b }) => a.series - b.series || a.x - b.x || a.replicate - b.replicate);
  }

  get state(): SweepState {
    return { model: MODEL_VERSION, sweep: this.sweep, finished: this.ordered().map(({ run }) => run) };
  }
}

/** What is there of a value list. */
export const present = (values: readonly (number | undefined)[]): number[] =>
  values.filter((value) => value !== undefined);

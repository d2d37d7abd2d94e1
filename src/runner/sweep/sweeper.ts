// One sweep on a pool of workers: hands out its runs, gathers results, says how far it is. Can be cancelled, which keeps
// what is finished, and taken up again from what was finished.

import { measuredIn } from '../../scenarios/kit/measured.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { placeOf, type Sweep } from './sweep.ts';
import { SweepQueue } from './sweep-queue.ts';
import type { SweepResults } from './sweep-results.ts';
import { sweptRun } from './sweep-runs.ts';
import type { WorkerPool, WorkSource } from './worker-pool.ts';

export type SweepPhase = 'waiting' | 'running' | 'done' | 'cancelled' | 'hopeless';

export interface SweepProgress {
  readonly phase: SweepPhase;
  /** Finished runs, including those of an earlier session. */
  readonly done: number;
  /** Total number of runs known so far: points may still ask for more seeds. */
  readonly of: number;
  /** Estimated from the runs of this session; undefined before the first. */
  readonly secondsLeft: number | undefined;
}

export interface SweeperOptions {
  readonly scenario: Scenario;
  readonly pool: WorkerPool;
  /** Any clock, in milliseconds. */
  now(): number;
  /** Which runs are done here; all unless told otherwise. */
  readonly mine?: (index: number) => boolean;
}

export class Sweeper {
  readonly results: SweepResults;
  /** Why the workers cannot be used, when the phase is `hopeless`. */
  reason = '';
  /** Their script did not come. */
  unfetched = false;
  private readonly options: SweeperOptions;
  private readonly queue: SweepQueue;
  private readonly listeners = new Set<() => void>();
  private phase: SweepPhase = 'waiting';
  private underWay = 0;
  private begunAt = 0;
  private doneHere = 0;
  /** Seconds from one finished run to the next. */
  private took: number | undefined;
  private finish: () => void = () => undefined;
  private ended = new Promise<SweepProgress>(() => undefined);

  /** @param results of this sweep, with what an earlier sitting finished. Refusals come first: refusal.ts. */
  constructor(results: SweepResults, options: SweeperOptions) {
    this.results = results;
    this.options = options;
    this.queue = new SweepQueue(results, options.mine);
  }

  get sweep(): Sweep {
    return this.results.sweep;
  }

  get progress(): SweepProgress {
    const done = this.results.count + this.results.failed.length;
    const left = this.underWay + this.queue.left;
    return { phase: this.phase, done, of: done + left, secondsLeft: this.secondsOf(left) };
  }

  /** Estimated from the runs of this session; undefined before the first. */
  secondsOf(runs: number): number | undefined {
    return this.took === undefined ? undefined : this.took * runs;
  }

  /** Called after every run and when the phase changes. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Resolves when nothing further will come: all done, cancelled, or hopeless. */
  run(): Promise<SweepProgress> {
    // Starting it again would lose the runs in progress.
    if (this.phase === 'running') return this.ended;
    this.phase = 'running';
    this.begunAt = this.options.now();
    this.doneHere = 0;
    this.ended = new Promise((resolve) => {
      this.finish = () => resolve(this.progress);
    });
    this.tell();
    this.options.pool.work(this.source());
    this.endIfDone();
    return this.ended;
  }

  /** Runs beyond the planned ones, and goes on with what there is to do. */
  more(indices: readonly number[]): Promise<SweepProgress> {
    this.queue.want(indices);
    return this.run();
  }

  /** Takes effect at once; runs in progress are abandoned. */
  cancel(): void {
    if (this.phase !== 'running') return;
    this.options.pool.stop();
    this.underWay = 0;
    this.end('cancelled');
  }

  private source(): WorkSource {
    const { queue, sweep, options } = this;
    return {
      next: () => {
        const index = queue.next();
        if (index === undefined) return undefined;
        this.underWay++;
        return { index, spec: sweptRun(sweep, options.scenario, placeOf(sweep, index)).spec };
      },
      giveBack: (index) => {
        this.underWay--;
        queue.giveBack(index);
      },
      onFinished: (index, digest, metrics) => {
        this.results.add({ index, digest, metrics: measuredIn(options.scenario, metrics) });
        this.onEnd(index);
      },
      onFailed: (index, message) => {
        this.results.fail({ index, message });
        this.onEnd(index);
      },
      onHopeless: (reason, unfetched) => {
        this.reason = reason;
        this.unfetched = unfetched;
        this.underWay = 0;
        this.end('hopeless');
      },
    };
  }

  private onEnd(index: number): void {
    this.underWay--;
    this.doneHere++;
    this.took = (this.options.now() - this.begunAt) / 1000 / this.doneHere;
    this.queue.done(index);
    this.tell();
    this.endIfDone();
  }

  private endIfDone(): void {
    if (this.phase === 'running' && this.underWay === 0 && this.queue.left === 0) this.end('done');
  }

  private end(phase: SweepPhase): void {
    this.phase = phase;
    this.tell();
    this.finish();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

// Runs computed beside one another, each by a worker of its own that stays warm for the next run of its scenario.

import type { RunRecord } from '../../record/record.ts';
import { createRunner } from '../../runner/client.ts';
import type { Runner } from '../../runner/client-contract.ts';
import { startWorker } from '../../runner/start-worker.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';

/** Nobody waits longer for a run that was handed in, ms: there may be hundreds. */
const AT_MOST = 60_000;
const WORKERS_AT_MOST = 4;

interface Desk {
  readonly scenario: string;
  readonly runner: Runner;
  isBusy: boolean;
}

export class RunPool {
  /** One processor is left to the page. */
  readonly size = Math.max(1, Math.min(WORKERS_AT_MOST, (navigator.hardwareConcurrency ?? 2) - 1));
  private desks: Desk[] = [];

  /** @throws Error if the run cannot be computed, takes too long, or is given up */
  compute(spec: RunSpec, signal: AbortSignal): Promise<RunRecord> {
    const desk = this.deskFor(spec.scenario);
    const { runner } = desk;
    desk.isBusy = true;
    return new Promise<RunRecord>((resolve, reject) => {
      const look = (): void => {
        const { record, error, effort } = runner;
        if (signal.aborted) settle(() => reject(new Error('stopped')));
        else if (error) settle(() => reject(new Error(error.message)));
        else if (effort?.phase === 'refused') settle(() => reject(new Error('it takes longer than a minute')));
        else if (effort?.phase === 'full') settle(() => reject(new Error('more happens in it than a page can keep')));
        else if (record?.done && sameSpec(record.spec, spec)) settle(() => resolve(record));
      };
      const stop = runner.subscribe(look);
      signal.addEventListener('abort', look, { once: true });
      const settle = (action: () => void): void => {
        stop();
        signal.removeEventListener('abort', look);
        desk.isBusy = false;
        // What is being computed, or has failed, would be in the way of the next run.
        if (!runner.record?.done) this.dismiss(desk);
        action();
      };
      runner.load(spec);
    });
  }

  /** No more of them than `size` are asked for at once. */
  private deskFor(scenario: string): Desk {
    const idle = this.desks.filter(({ isBusy }) => !isBusy);
    const found = idle.find((desk) => desk.scenario === scenario);
    if (found) return found;
    if (this.desks.length >= this.size && idle[0]) this.dismiss(idle[0]);
    const desk: Desk = { scenario, runner: createRunner(() => startWorker(scenario), AT_MOST), isBusy: false };
    this.desks.push(desk);
    return desk;
  }

  private dismiss(desk: Desk): void {
    this.desks = this.desks.filter((each) => each !== desk);
    desk.runner.dispose();
  }
}

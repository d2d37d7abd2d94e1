// Computes a sweep from the command line: refuses what makes no sense, says how far it is, and stops at Ctrl+C with what
// is finished.

import { availableParallelism } from 'node:os';
import { refusalOf } from '../../runner/sweep/refusal.ts';
import { sameThread } from '../../runner/sweep/same-thread.ts';
import { placeOf, type Sweep } from '../../runner/sweep/sweep.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import { mendings } from '../../runner/sweep/sweep-runs.ts';
import { Sweeper } from '../../runner/sweep/sweeper.ts';
import { WorkerPool } from '../../runner/sweep/worker-pool.ts';
import { builds } from '../../scenarios/index.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import type { Terminal } from '../command.ts';
import { INTERRUPTED } from '../signals.ts';
import { UsageError } from '../usage-error.ts';
import { ProgressReport } from './progress.ts';

export interface SweepTask {
  readonly scenario: Scenario;
  /** With what an earlier sitting finished. */
  readonly results: SweepResults;
  readonly workers: number;
  readonly language: Language;
  readonly mine?: (index: number) => boolean;
}

/** Where threads are not wanted, as in most tests. */
const inProcess = sameThread((scenario) => builds[scenario], setImmediate);

export const workersHere = (): number => availableParallelism();

/**
 * @returns the exit status: 0 if all is computed, 1 if runs failed, that of the signal if it was stopped
 * @throws UsageError if the sweep is refused; Error if no worker can be used
 */
export async function computeSweep(task: SweepTask, terminal: Terminal): Promise<number> {
  const { scenario, results, workers, language } = task;
  const refusal = refusalOf(results.sweep, workers);
  if (refusal !== undefined) throw new UsageError(refusal[language]);
  for (const line of mendings(results.sweep, scenario, language)) terminal.note(line);
  const now = (): number => performance.now();
  const pool = new WorkerPool(terminal.startWorker ?? inProcess, workers);
  const sweeper = new Sweeper(results, { scenario, pool, now, ...(task.mine ? { mine: task.mine } : {}) });
  const report = new ProgressReport(terminal, now);
  sweeper.subscribe(() => report.say(sweeper.progress));
  let stoppedWith: number = INTERRUPTED;
  const ignore = terminal.onStop?.((status) => {
    stoppedWith = status;
    sweeper.cancel();
  });
  try {
    const { phase } = await sweeper.run();
    if (phase === 'hopeless') throw new Error(`no worker can be used: ${sweeper.reason}`);
    for (const { index, message } of results.failed) terminal.note(`${nameOf(results.sweep, index)}: ${message}`);
    if (phase === 'cancelled') return stoppedWith;
    return results.failed.length > 0 ? 1 : 0;
  } finally {
    ignore?.();
    pool.dispose();
  }
}

function nameOf(sweep: Sweep, index: number): string {
  const { x, series, replicate } = placeOf(sweep, index);
  const names = [sweep.series.points[series]!.name, sweep.x.points[x]!.name].filter(Boolean);
  return `${names.join(', ')}, run ${replicate + 1}`;
}

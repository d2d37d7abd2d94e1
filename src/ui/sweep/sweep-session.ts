// The sweep that is going on or was last: it lives on while one looks at a run of it, and its finished runs survive a
// reload of the page. One pool of workers for as long as the page lives.

import { refusalOf } from '../../runner/sweep/refusal.ts';
import { startWebWorker } from '../../runner/sweep/start-web-worker.ts';
import type { Sweep } from '../../runner/sweep/sweep.ts';
import { SweepResults, type SweepState } from '../../runner/sweep/sweep-results.ts';
import { Sweeper } from '../../runner/sweep/sweeper.ts';
import { WorkerPool } from '../../runner/sweep/worker-pool.ts';
import { MODEL_VERSION } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Text } from '../../scenarios/kit/text.ts';

const MOST_WORKERS = 8;
/** Finished runs are kept so often, ms. */
const KEEP_EVERY = 1000;

let pool: WorkerPool | undefined;
/** What is shown. Runs that came from a file have no name: nobody who asks for their sweep gets them. */
let current: { readonly name: string | undefined; readonly sweeper: Sweeper } | undefined;
/** Sweeps of this visit by their names, so that Back to another figure finds its points; the oldest are let go. */
const recent = new Map<string, Sweeper>();
const RECENT = 6;

const workers = (): number => Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 2));

function poolOfPage(): WorkerPool {
  if (!pool) {
    pool = new WorkerPool(startWebWorker, workers());
    // A reload comes without notice.
    window.addEventListener('pagehide', () => current && current.sweeper.results.count > 0 && keep());
  }
  return pool;
}

/** Why this sweep is not started; undefined if it may be. */
export const refusal = (sweep: Sweep): Text | undefined => refusalOf(sweep, workers());

/** The sweep's runs, begun or gone on with; the same object for the same sweep. Only one is computed at a time. */
export function sweeperOf(sweep: Sweep, scenario: Scenario): Sweeper {
  const name = JSON.stringify(sweep);
  if (current?.name === name) return current.sweeper;
  current?.sweeper.cancel();
  const known = recent.get(name);
  if (known) {
    current = { name, sweeper: known };
    return known;
  }
  const now = (): number => performance.now();
  const sweeper = new Sweeper(new SweepResults(sweep, kept(name)), { scenario, pool: poolOfPage(), now });
  current = { name, sweeper };
  recent.set(name, sweeper);
  const [oldest] = recent.keys();
  if (recent.size > RECENT && oldest !== undefined) recent.delete(oldest);
  keepResults(sweeper);
  return sweeper;
}

/** Results that came from a file instead of the workers. */
export function showResults(results: SweepResults, scenario: Scenario): Sweeper {
  current?.sweeper.cancel();
  const sweeper = new Sweeper(results, { scenario, pool: poolOfPage(), now: () => performance.now() });
  current = { name: undefined, sweeper };
  return sweeper;
}

const KEY = 'lectern-sweep';

function kept(name: string): SweepState['finished'] {
  try {
    const [knownName, state] = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as [string, SweepState];
    return knownName === name && state.model === MODEL_VERSION ? state.finished : [];
  } catch {
    return [];
  }
}

/** What is shown, if it was computed here. */
function keep(): void {
  if (current?.name === undefined) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([current.name, current.sweeper.results.state]));
  } catch {
    // A browser that keeps nothing, or not so much: a reload then begins again.
  }
}

function keepResults(sweeper: Sweeper): void {
  let waiting = false;
  sweeper.subscribe(() => {
    if (waiting || current?.sweeper !== sweeper) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      if (current?.sweeper === sweeper) keep();
    }, KEEP_EVERY);
  });
}

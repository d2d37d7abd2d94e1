// What of a sweep is computed without a press of the button: a figure's quick look when the page is opened, and the seeds that
// were asked for to decide a claim.

import { useEffect, useRef } from 'react';
import { judge } from '../../figures/judge.ts';
import { runsToDecide } from '../../figures/more-runs.ts';
import { runsOf } from '../../runner/sweep/sweep.ts';
import type { Sweeper } from '../../runner/sweep/sweeper.ts';
import type { PlannedSweep, SweepChoice } from './sweep-choice.ts';
import { refusal } from './sweep-session.ts';
import { useSweeper } from './use-sweeper.ts';

/** @param isFile the runs are those of a file: nothing is computed */
export function useRuns(
  choice: SweepChoice,
  plan: PlannedSweep | undefined,
  sweeper: Sweeper | undefined,
  isFile: boolean,
): void {
  useBeginning(choice, plan, isFile ? undefined : sweeper);
  useMoreRuns(choice, plan, isFile ? undefined : sweeper);
}

/** Runs that are begun without being asked for, at most. */
const BY_ITSELF = 400;

/**
 * The quick look at a figure, or at the first sweep of one's own, fills in by itself; what is changed after that, and
 * everything thorough, waits for the button.
 */
function useBeginning(choice: SweepChoice, plan: PlannedSweep | undefined, sweeper: Sweeper | undefined): void {
  const begun = useRef<string>(undefined);
  useEffect(() => {
    const what = choice.figure ?? OWN;
    if (begun.current === what || !plan || !sweeper) return;
    begun.current = what;
    if (choice.effort !== 'quick' || runsOf(sweeper.sweep) > BY_ITSELF) return;
    if (sweeper.progress.phase === 'waiting' && !refusal(sweeper.sweep)) void sweeper.run();
  });
}

/** In place of the name of a figure. */
const OWN = '';

/** Seeds for claims that are undecided, as often as was asked for, once all planned runs are done. */
function useMoreRuns(
  { looks, measure }: SweepChoice,
  plan: PlannedSweep | undefined,
  sweeper: Sweeper | undefined,
): void {
  const version = useSweeper(sweeper);
  useEffect(() => {
    if (version < 0 || !sweeper || !plan?.figure) return;
    const { phase, done, of } = sweeper.progress;
    if (phase === 'running' || phase === 'cancelled' || phase === 'hopeless' || done < of) return;
    const indices = plan.figure.claims.flatMap((claim) => {
      const until = looks[claim.id];
      if (until === undefined) return [];
      return runsToDecide(judge(claim, sweeper.results, 0, measure), sweeper.results, until)?.indices ?? [];
    });
    if (indices.length > 0) void sweeper.more(indices);
  }, [looks, measure, plan, sweeper, version]);
}

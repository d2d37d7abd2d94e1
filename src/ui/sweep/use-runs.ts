// What of a sweep is computed without a press of the button: a figure's quick look when the page is opened, and the seeds that
// were asked for to decide a claim.

import { useEffect, useRef } from 'react';
import { judge } from '../../figures/judge.ts';
import { runsToDecide } from '../../figures/more-runs.ts';
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
  useBeginning(choice, plan, sweeper);
  useMoreRuns(choice, plan, isFile ? undefined : sweeper);
}

/** A paper's figure fills in by itself when the page is opened; everything else waits for the button. */
function useBeginning(choice: SweepChoice, plan: PlannedSweep | undefined, sweeper: Sweeper | undefined): void {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !plan?.figure || choice.effort !== 'quick' || !sweeper) return;
    begun.current = true;
    if (sweeper.progress.phase === 'waiting' && !refusal(sweeper.sweep)) void sweeper.run();
  });
}

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

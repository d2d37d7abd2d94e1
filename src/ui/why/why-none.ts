// Why there is no result to read: a question hides it, the run is being computed, or nobody computes it any more.

import { useAtCursor, useLectern, useWords } from '../foundation/context.ts';
import { stoppedOf } from '../foundation/stopped.ts';

/** Not computed to its end, and nobody is at it. */
export const useStopped = (): boolean => useAtCursor(({ runner }) => stoppedOf(runner) !== undefined);

export function useWhyNone(): string {
  const { why, predict } = useWords();
  const stopped = useStopped();
  const hidden = useLectern(
    ({ asking }) => asking?.stage === 'open' || (asking?.stage === 'wanted' && asking.hidden === true),
  );
  if (hidden) return predict.curtain;
  return stopped ? why.results.stopped : why.results.pending;
}

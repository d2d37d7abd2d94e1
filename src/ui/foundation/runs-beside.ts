// Runs computed beside the page's own, one after the other: for a lab sheet, for a paper's own traces, for a question that is
// answered from several runs. Whatever becomes of their worker, who waits for them hears of it: nothing is waited for without end.

import { useCallback, useEffect, useState } from 'react';
import type { RunRecord } from '../../record/record.ts';
import { createRunner, type WorkerLike } from '../../runner/client.ts';
import type { RunError } from '../../runner/client-contract.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import { useRunner } from './context.ts';

interface Beside {
  /** As many as are done, in the order of the runs. */
  readonly records: readonly RunRecord[];
  /** Why no more will come. */
  readonly error: RunError | undefined;
}

/** Half of it would be no answer to who waits for the whole. */
const TOO_MUCH: RunError = { code: 'full', message: '' };

/**
 * @param done those that are there already, of the first of the runs
 * @param hear after each run, and when one failed, which is the end
 * @returns gives up what is not done
 */
export function computeBeside(
  newWorker: () => WorkerLike,
  specs: readonly RunSpec[],
  done: readonly RunRecord[],
  hear: (beside: Beside) => void,
): () => void {
  const spec = specs[done.length];
  if (spec === undefined) return () => undefined;
  // A record belongs to its runner.
  const runner = createRunner(newWorker);
  let giveUp = (): void => runner.dispose();
  runner.subscribe(() => {
    const { record, effort } = runner;
    const error = runner.error ?? (effort?.phase === 'full' ? TOO_MUCH : undefined);
    const isDone = record?.done === true && sameSpec(record.spec, spec);
    if (!isDone && error === undefined) return;
    runner.dispose();
    const records = isDone ? [...done, record] : done;
    if (isDone) giveUp = computeBeside(newWorker, specs, records, hear);
    hear({ records, error: isDone ? undefined : error });
  });
  runner.load(spec);
  return () => giveUp();
}

export interface RunsBeside extends Beside {
  /** Tries once more, from the run that failed. */
  readonly again: () => void;
}

interface Known extends Beside {
  readonly of: readonly RunSpec[];
  /** Which attempt the error is of. */
  readonly attempt: number;
}

const NONE: readonly RunRecord[] = [];

/** @param specs the same array as long as the same runs are wanted; undefined: none yet */
export function useRunsBeside(specs: readonly RunSpec[] | undefined): RunsBeside {
  const { newWorker } = useRunner();
  const [known, setKnown] = useState<Known>();
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((last) => last + 1), []);
  const isKnown = known !== undefined && known.of === specs;
  const records = isKnown ? known.records : NONE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done is where a further attempt begins, no reason for one
  useEffect(() => {
    if (!newWorker || !specs) return;
    return computeBeside(newWorker as () => WorkerLike, specs, records, (beside) =>
      setKnown({ ...beside, of: specs, attempt }),
    );
  }, [newWorker, specs, attempt]);
  return { records, error: isKnown && known.attempt === attempt ? known.error : undefined, again };
}

// What becomes of the errors of a run that is computed: they say which run it was.

import { ParameterError } from '../../engine/core/errors.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { reasonOf } from '../../verify/files.ts';
import { UsageError } from '../usage-error.ts';

/** @throws UsageError for settings that cannot be built; every other error with the seed and the link of the run */
export function computing<Result>(
  { spec, link }: { readonly spec: RunSpec; readonly link: string },
  compute: () => Result,
): Result {
  try {
    return compute();
  } catch (error) {
    if (error instanceof ParameterError) throw new UsageError(`${error.message} ${error.hint}`);
    if (error instanceof UsageError) throw error;
    throw new Error(`${reasonOf(error)} (seed ${spec.params['seed']}, ${link})`);
  }
}

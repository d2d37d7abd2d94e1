// How long the run is that is offered in place of one that was stopped: what has been computed, and no more than is kept.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import { MARKS_AT_MOST } from '../../runner/client-contract.ts';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { snap } from '../../scenarios/kit/snap.ts';

/** @param length the setting that says how long a run is. Undefined: even its shortest run would be stopped. */
export function shorterRun(
  { computedTo, marks }: Pick<RunRecord, 'computedTo' | 'marks'>,
  length: NumberParameter,
): Nanos | undefined {
  const { step } = length;
  // Events come in portions, and the last of them is past what is kept: a run as long as that would be full again.
  const tooMuchAt = marks[MARKS_AT_MOST - 1]?.at;
  const steps = Math.floor(computedTo / step);
  const shorter = snap(
    length,
    step * (tooMuchAt === undefined ? steps : Math.min(steps, Math.ceil(tooMuchAt / step) - 1)),
  );
  return tooMuchAt === undefined || shorter < tooMuchAt ? shorter : undefined;
}

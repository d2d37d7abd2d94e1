// What a run's specification says: what a setting is worth at a time, when a change would take effect, whether two runs are
// the same. Pure. What a person's change makes of the run is in edit-run.ts.

import type { Nanos } from '../../engine/core/time.ts';
import type { ParamValues, RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Complaint } from '../../scenarios/kit/scenario.ts';

/** Times of changes are rounded to 0.1 ms, so that a link can say them. */
const CHANGE_STEP: Nanos = 100_000;

export const endOf = (spec: RunSpec): Nanos => spec.params['end'] as Nanos;

/** All settings at a time. */
export function paramsAt(spec: RunSpec, time: Nanos): ParamValues {
  const changed = spec.changes.filter(({ at }) => at <= time).map(({ key, value }) => [key, value]);
  return { ...spec.params, ...Object.fromEntries(changed) };
}

/** When a change made with the cursor at `now` takes effect: never before it. 0 is the whole run (also at its very end). */
export function changeTime(spec: RunSpec, now: Nanos): Nanos {
  const at = Math.ceil(now / CHANGE_STEP) * CHANGE_STEP;
  return at >= endOf(spec) ? 0 : at;
}

/** What an edit makes of the run. */
export interface Edit {
  readonly spec: RunSpec;
  /** What was replaced because it did not fit together. */
  readonly complaints: readonly Complaint[];
  /** From when on the run differs from the one before it. */
  readonly from: Nanos;
  /** What a person changed, and in which run: two runs to compare. Left out where there is only one to look at. */
  readonly changed?: { readonly run: RunSpec; readonly key: string | null };
  /** The run that was undone or done again. */
  readonly revised?: RunSpec;
}

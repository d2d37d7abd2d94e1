// Runs of `reno` for tests: the defaults with some settings replaced.

import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { Change, Kill, ParamValue, RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

/** Values in house units. */
export function renoSpec(
  params: Readonly<Record<string, ParamValue>> = {},
  history: { readonly changes?: readonly Change[]; readonly kills?: readonly Kill[] } = {},
): RunSpec {
  return { scenario: 'reno', params: { ...defaultsOf(reno), ...params }, changes: [], kills: [], ...history };
}

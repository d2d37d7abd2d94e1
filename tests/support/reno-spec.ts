// Runs of `reno` for tests: the defaults with some settings replaced.

import type { Change, Kill, ParamValue, RunSpec } from '../../src/runner/spec.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import { reno } from '../../src/scenarios/reno.ts';

/** Values in house units. */
export function renoSpec(
  params: Readonly<Record<string, ParamValue>> = {},
  history: { readonly changes?: readonly Change[]; readonly kills?: readonly Kill[] } = {},
): RunSpec {
  return { scenario: 'reno', params: { ...defaultsOf(reno), ...params }, changes: [], kills: [], ...history };
}

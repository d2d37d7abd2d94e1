// Whole runs of the LAN scenarios with everything recorded, for tests of what is said about them.

import type { RunRecord } from '../../src/record/record.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import type { ParamValue } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';

/** A workload as choosing it sets it, and of `set` what differs from it. */
export function lanRun(scenario: Scenario, work: string, set: Readonly<Record<string, ParamValue>> = {}): RunRecord {
  const defaults = Object.fromEntries(scenario.parameters.map((parameter) => [parameter.key, parameter.default]));
  const params = { ...withSetting(scenario, defaults, 'work', work), ...set };
  return recordOf(sessionOf({ scenario: scenario.id, params, changes: [], kills: [] }));
}

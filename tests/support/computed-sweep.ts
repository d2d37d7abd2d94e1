// A whole sweep, run after run, in the thread of the test.

import { NOTHING } from '../../src/engine/core/probe.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { placeOf, runsOf, type Sweep } from '../../src/runner/sweep/sweep.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { sweptRun } from '../../src/runner/sweep/sweep-runs.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';

export function computedSweep(sweep: Sweep, scenario: Scenario): SweepResults {
  const results = new SweepResults(sweep);
  for (let index = 0; index < runsOf(sweep); index++) {
    const { spec } = sweptRun(sweep, scenario, placeOf(sweep, index));
    const { digest, metrics } = sessionOf(spec, { probes: NOTHING }).complete();
    results.add({ index, digest, metrics });
  }
  return results;
}

// What two runs of a scenario have in common before anything is computed: which settings differ, and whether the same users
// take part with the same random numbers, so that what comes out differently is due to those settings.

import type { Parameter } from './parameter.ts';
import { type RunSpec, sameSpec } from './run-spec.ts';
import type { Scenario } from './scenario.ts';

export interface SpecComparison {
  readonly same: boolean;
  /** That have another value from the start; those that have no effect in either run are left out. In the scenario's order. */
  readonly settings: readonly Parameter[];
  /** Changes during the run, or packets dropped by hand, that only one of them has. */
  readonly history: boolean;
  /**
   * Common random numbers: every user and every purpose draws from a stream of its own, so with one seed both runs meet the
   * same users with the same luck. `users`: other users take part, or ask for other things; `seed`: all is drawn anew.
   */
  readonly randomness: 'common' | 'users' | 'seed';
  /** The settings among `settings` because of which other users take part. */
  readonly workload: readonly Parameter[];
}

/** @param a and `b`: runs of this scenario */
export function compareSpecs(scenario: Scenario, a: RunSpec, b: RunSpec): SpecComparison {
  const idle = (scenario.idle?.(a.params) ?? []).filter((key) => scenario.idle!(b.params).includes(key));
  const settings = scenario.parameters.filter(({ key }) => a.params[key] !== b.params[key] && !idle.includes(key));
  const workload = settings.filter(({ key }) => scenario.workload.includes(key));
  const isReseeded = settings.some(({ key }) => key === 'seed');
  return {
    same: sameSpec(a, b),
    settings,
    history: JSON.stringify([a.changes, a.kills]) !== JSON.stringify([b.changes, b.kills]),
    randomness: isReseeded ? 'seed' : workload.length > 0 ? 'users' : 'common',
    workload,
  };
}

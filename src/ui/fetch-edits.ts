// What only edits need is fetched when a person first edits, or a while after the page came up: their history, the
// arithmetic on runs, and the scenario's check of settings that do not fit together.

import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import type { Edits } from './edits.ts';
import { fetchChecks } from './later-check.ts';

/** Begins a history at a run. */
export type NewEdits = (scenario: Scenario, spec: RunSpec) => Edits;

export async function fetchEdits(): Promise<NewEdits> {
  const [{ Edits }] = await Promise.all([import('./edits.ts'), fetchChecks()]);
  return (scenario, spec) => new Edits(scenario, spec);
}

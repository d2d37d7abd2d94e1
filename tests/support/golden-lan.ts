// The runs of golden/lan-runs.json; settings that are younger than they have their defaults.

import { readFileSync } from 'node:fs';
import { scenarioById } from '../../src/scenarios/index.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';

export const goldenLanFile = new URL('../golden/lan-runs.json', import.meta.url);

/** By name; `digest`: what is golden about them. */
export const goldenLanRuns = (): readonly (readonly [name: string, run: RunSpec & { readonly digest: number }])[] =>
  Object.entries(JSON.parse(readFileSync(goldenLanFile, 'utf8')) as Record<string, RunSpec & { digest: number }>).map(
    ([name, run]) => [name, { ...run, params: { ...defaultsOf(scenarioById(run.scenario)!), ...run.params } }],
  );

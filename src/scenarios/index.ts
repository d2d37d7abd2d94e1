// The catalogue, in teaching order.

import { closestOf } from './kit/nearest.ts';
import type { Scenario } from './kit/scenario.ts';
import { reno } from './reno.ts';

export const scenarios: readonly Scenario[] = [reno];

/** The scenario with this id; undefined if there is none. */
export const scenarioById = (id: string): Scenario | undefined => scenarios.find((scenario) => scenario.id === id);

/** The scenario whose id is nearest to a mistyped one, to be offered instead. */
export function closestScenario(id: string): Scenario {
  const closest = closestOf(
    id,
    scenarios.map((scenario) => scenario.id),
  );
  return scenarioById(closest ?? '') ?? scenarios[0]!;
}

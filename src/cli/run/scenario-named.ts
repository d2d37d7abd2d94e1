// A scenario by its name, or the one that may have been meant.

import { scenarioById, scenarios } from '../../scenarios/index.ts';
import { nearest } from '../../scenarios/kit/nearest.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { UsageError } from '../usage-error.ts';

/** Throws a UsageError if there is none. */
export function scenarioNamed(name: string): Scenario {
  const found = scenarioById(name.toLowerCase());
  if (found !== undefined) return found;
  const ids = scenarios.map(({ id }) => id);
  const meant = nearest(name, ids);
  const hint = meant === undefined ? `there are ${ids.join(', ')}` : `did you mean "${meant}"?`;
  throw new UsageError(`There is no scenario "${name}" (${hint}).`);
}

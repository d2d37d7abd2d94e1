// The error for a spec whose scenario does not exist.

import { ParameterError } from '../engine/core/errors.ts';
import type { Build } from '../scenarios/kit/scenario.ts';

/** How the network of a scenario is made, or how to come by it. Undefined: there is no such scenario. */
export type Networks = (scenario: string) => Build | Promise<Build> | undefined;

export const unknownScenario = (id: string): ParameterError =>
  new ParameterError('unknown-scenario', `There is no scenario "${id}".`, 'Choose one from the list.');

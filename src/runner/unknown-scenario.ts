// The error for a spec whose scenario does not exist.

import { ParameterError } from '../engine/core/errors.ts';

export const unknownScenario = (id: string): ParameterError =>
  new ParameterError('unknown-scenario', `There is no scenario "${id}".`, 'Choose one from the list.');

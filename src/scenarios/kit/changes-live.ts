// May a setting go from one value to another while the run goes on? Not if it is no live setting, nor if one of the two
// is another network.

import type { ChoiceOption, Parameter } from './parameter.ts';
import type { ParamValue } from './run-spec.ts';

/** The option of the two that is another network. */
export function restartingOption(parameter: Parameter, ...values: readonly ParamValue[]): ChoiceOption | undefined {
  if (parameter.kind !== 'choice') return undefined;
  return parameter.options.find(({ value, restarts }) => restarts && values.includes(value));
}

export const changesLive = (parameter: Parameter, before: ParamValue, after: ParamValue): boolean =>
  parameter.live && !restartingOption(parameter, before, after);

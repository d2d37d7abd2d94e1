// A person chooses a value: it and what belongs to it (a TCP profile brings its own RTO bounds) are set together.

import type { ParamValue, ParamValues } from './run-spec.ts';
import type { Scenario } from './scenario.ts';

export function withSetting(scenario: Scenario, params: ParamValues, key: string, value: ParamValue): ParamValues {
  const parameter = scenario.parameters.find((candidate) => candidate.key === key);
  const option = parameter?.kind === 'choice' ? parameter.options.find((each) => each.value === value) : undefined;
  return { ...params, ...option?.sets, [key]: value };
}

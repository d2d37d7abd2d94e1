// What is said to have no effect has none: the run is the same to the last event, whatever the setting's value. And every
// setting is found under a subject.

import { describe, expect, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import type { Parameter } from '../../src/scenarios/kit/parameter.ts';
import type { ParamValue, ParamValues } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';

const SHORT = seconds(2);

/** A value that is far from the one it has. */
function another(parameter: Parameter, value: ParamValue): ParamValue {
  if (parameter.kind === 'switch') return !value;
  if (parameter.kind === 'choice') {
    const other = parameter.options.find((option) => option.value !== value)?.value;
    return other ?? Object.values(parameter.rule!.asRules)[0]!;
  }
  return value === parameter.max ? parameter.min : parameter.max;
}

/** The values of the defaults with one choice or switch after another set otherwise: what decides what has an effect. */
function* choicesOf({ parameters }: Scenario, defaults: ParamValues): Generator<ParamValues> {
  yield defaults;
  for (const parameter of parameters) {
    if (parameter.kind !== 'choice' || parameter.options.some(({ sets }) => sets)) continue;
    for (const { value } of parameter.options)
      if (value !== parameter.default) yield { ...defaults, [parameter.key]: value };
  }
}

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
  const { spec } = defaultState(scenario);
  const { params } = spec;
  const short = { ...params, end: SHORT, ...('warm' in params ? { warm: 0 } : {}) };
  const digestOf = (values: ParamValues): number => sessionOf({ ...spec, params: values }).complete().digest;

  it('has at most seven groups, each of a size to be looked through', () => {
    expect(scenario.groups!.length).toBeGreaterThanOrEqual(4);
    expect(scenario.groups!.length).toBeLessThanOrEqual(7);
    for (const { keys } of scenario.groups!) expect(keys.length).toBeLessThanOrEqual(13);
  });

  it('says of no setting that has an effect that it has none', () => {
    const told = new Set<string>();
    for (const values of choicesOf(scenario, short)) {
      const fits = scenario.check(values).length === 0;
      const idle = fits ? scenario.idle!(values).filter((key) => !told.has(key)) : [];
      if (idle.length === 0) continue;
      const before = digestOf(values);
      for (const key of idle) {
        told.add(key);
        const parameter = scenario.parameters.find((each) => each.key === key)!;
        const changed = { ...values, [key]: another(parameter, values[key]!) };
        if (scenario.check(changed).length === 0) expect([key, digestOf(changed)]).toEqual([key, before]);
      }
    }
    expect(told.size).toBeGreaterThan(2);
  });
});

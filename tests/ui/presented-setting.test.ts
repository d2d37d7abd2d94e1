// What a setting shows in a lecture hall: the options of its list, and a rule of one's own that is none of them.

import { expect, it } from 'vitest';
import type { ChoiceParameter } from '../../src/scenarios/kit/parameter.ts';
import { scenario } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { presentedOptions } from '../../src/ui/present/presented-setting.tsx';

const policy = scenario.parameters.find(({ key }) => key === 'policy') as ChoiceParameter;
const optionsOf = (value: string) => presentedOptions(policy, value, ({ en }) => en, 'a rule of one’s own');

it('a hall shows a rule of one’s own as what it is, not as the first policy of the list', () => {
  const rule = 'cells - threshold';
  expect(optionsOf(rule)[0]).toEqual({ value: rule, label: 'a rule of one’s own' });
  expect(optionsOf(rule).slice(1)).toEqual(optionsOf('tail'));
  expect(optionsOf('tail').map(({ value }) => value)).toEqual(policy.options.map(({ value }) => value));
});

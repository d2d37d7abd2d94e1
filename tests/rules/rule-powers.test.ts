// Powers in rules are written out as they are read: a minus in front is of the whole power, and of powers the last comes first.

import { expect, it } from 'vitest';
import { ruleParts } from '../../src/explain/rule-terms.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import type { ChoiceParameter } from '../../src/scenarios/kit/parameter.ts';
import { readRule } from '../../src/scenarios/kit/rule.ts';

const backOff = scenarioById('lan-rto')!.parameters.find(({ key }) => key === 'backoff') as ChoiceParameter;

it.each([
  ['-tries ^ slots', '−(tries ^ slots)'],
  ['(-tries) ^ slots', '(−tries) ^ slots'],
  ['tries ^ slots ^ random', 'tries ^ (slots ^ random)'],
  ['(tries ^ slots) ^ random', '(tries ^ slots) ^ random'],
])('%s is shown as %s', (rule, shown) => {
  const read = readRule(backOff.rule!, rule);
  if (!('program' in read)) throw new Error(read.message.en);
  expect(ruleParts(read).join('')).toBe(shown);
});

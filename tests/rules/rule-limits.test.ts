// How long and how deep a rule may be, as docs/rules.md says: brackets are counted, and what is beyond is named where it begins.

import { describe, expect, it } from 'vitest';
import { scenarioById } from '../../src/scenarios/index.ts';
import type { ChoiceParameter } from '../../src/scenarios/kit/parameter.ts';
import { readRule } from '../../src/scenarios/kit/rule.ts';

const rto = scenarioById('reno')!.parameters.find(({ key }) => key === 'rto') as ChoiceParameter;
const read = (rule: string) => readRule(rto.rule!, rule);
const within = (levels: number, open: string): string => `${open.repeat(levels)}srtt${')'.repeat(levels)}`;

describe('a rule', () => {
  it.each([
    `${'g+'.repeat(49)}g`,
    `${'srtt+'.repeat(20)}srtt`,
    `g${'*1'.repeat(49)}`,
    within(20, '('),
    within(20, 'abs('),
    within(20, '-('),
    within(20, '--('),
    `${within(20, '(')}+${within(20, '(')}`,
  ])('is read: %s', (rule) => {
    expect(read(rule)).toHaveProperty('program');
  });

  it.each([
    [within(21, '('), 20, 'this goes too deep'],
    [within(21, 'abs('), 83, 'this goes too deep'],
    [`srtt + ${within(21, '(')}`, 27, 'this goes too deep'],
    [`${'g+'.repeat(50)}g`, 100, 'a rule has at most 100 parts'],
  ])('is refused where it is too much: %s', (rule, at, message) => {
    expect(read(rule)).toMatchObject({ at, message: { en: expect.stringContaining(message) } });
  });
});

// What defineScenario adds, what checkScenario refuses, and that it refuses nothing in the catalogue.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { checkScenario } from '../../src/scenarios/kit/check-scenario.ts';
import { defineScenario, end } from '../../src/scenarios/kit/define.ts';
import type { NumberParameter, Parameter } from '../../src/scenarios/kit/parameter.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { toy } from '../support/toy-scenario.ts';

const wait = toy.parameters[0] as NumberParameter;
const spoilt = (change: Partial<Scenario>) => () => checkScenario({ ...toy, ...change });
const withFirst = (change: Partial<NumberParameter>) =>
  spoilt({ parameters: [{ ...wait, ...change }, ...toy.parameters.slice(1)] });

describe('defineScenario', () => {
  it('adds seed and end behind the settings of the author', () => {
    expect(toy.parameters.map(({ key }) => key).slice(-3)).toEqual(['loud', 'seed', 'end']);
    expect(toy.parameters.at(-2)).toMatchObject({ default: 1, min: 1, max: 999_999, live: false });
    expect(toy.parameters.at(-1)).toMatchObject({ default: seconds(20), min: seconds(1), max: seconds(600) });
  });

  it('leaves those alone that the author gave', () => {
    const own = { ...end, default: seconds(2) };
    const { id, title, question, lead } = toy;
    const words = { id, title, question, lead, charts: [], metrics: [], speed: 1 };
    const none = () => [];
    const made = defineScenario({
      stage: 'reno',
      ...words,
      settings: { end: own },
      workload: [],
      lessonKey: 'end',
      check: none,
      places: none,
    });
    expect(made.parameters.map(({ key }) => key)).toEqual(['end', 'seed']);
    expect(made.parameters[0]).toEqual({ ...own, key: 'end' });
  });

  it.each(scenarios)('made $id complete', (scenario) => {
    expect(() => checkScenario(scenario)).not.toThrow();
  });

  it.each<[string, () => void, RegExp]>([
    ['two settings of one key', withFirst({ key: 'most' }), /two settings have the key "most"/],
    ['a key that links use', withFirst({ key: 'v' }), /"v" has another meaning/],
    ['a key with capitals', withFirst({ key: 'Wait' }), /"Wait" must be lower-case/],
    ['a default out of range', withFirst({ default: seconds(9) }), /"wait": the default must lie in the range/],
    ['a default off its step', withFirst({ step: ms(3) }), /"wait": .* on the step/],
    ['an empty range', withFirst({ min: seconds(2) }), /the range is empty/],
    ['a step of nothing', withFirst({ step: 0 }), /the step must be more than 0/],
    ['a logarithm of 0', withFirst({ scale: 'log' }), /must start above 0/],
    ['a tick out of range', withFirst({ ticks: [seconds(5)] }), /every tick/],
    ['a missing Korean label', withFirst({ label: text('Wait', ' ') }), /the label must exist in both/],
    ['a missing help', withFirst({ help: text('', '도움') }), /the help must exist in both/],
    ['a missing question', spoilt({ question: text('', '') }), /the question must exist in both/],
    ['a workload of unknown settings', spoilt({ workload: ['wait', 'users'] }), /"users", which is no setting/],
    ['an unknown lesson setting', spoilt({ lessonKey: 'waiting' }), /"waiting" does not exist/],
    [
      'a sixth visible setting',
      spoilt({ parameters: toy.parameters.map((p) => ({ ...p, visible: true })) }),
      /12 settings are visible/,
    ],
    ['a place that links cannot say', spoilt({ places: () => ['A~B'] }), /"A~B" cannot stand in a link/],
    [
      'defaults that do not fit together',
      spoilt({ check: () => [{ key: 'q', message: text('No.', '안 됩니다.'), instead: 1 }] }),
      /defaults do not fit together \(see "q"\)/,
    ],
    [
      'an option that links cannot say',
      spoilt({
        parameters: [
          ...toy.parameters,
          {
            ...wait,
            key: 'w',
            kind: 'choice',
            default: 'a b',
            options: [{ value: 'a b', label: text('a', 'a') }],
          } as Parameter,
        ],
      }),
      /"a b" cannot stand in a link/,
    ],
  ])('refuses %s', (_, define, message) => {
    expect(define).toThrow(message);
    expect(define).toThrow(/^Scenario "toy": /);
  });
});

// What is wrong with the facts of an explanation, whatever it is about.

import { RULE_KINDS } from '../../../src/engine/core/rule-log.ts';
import type { Explanation, Subject } from '../../../src/explain/explanation.ts';
import { unusableRules } from '../../../src/explain/rules.ts';
import type { ChoiceParameter } from '../../../src/scenarios/kit/parameter.ts';
import { settingAt } from '../../../src/scenarios/kit/run-spec.ts';
import { atm } from './atm.ts';
import { type Checks, type FactOf, type Model, wrongFacts } from './facts.ts';
import { lan } from './lan.ts';
import { load } from './load.ts';
import { tcp } from './tcp.ts';
import { virtualServer } from './virtual-server.ts';
import { webCluster } from './web-cluster.ts';

const changeOf = ({ mark, record }: Subject) => record.spec.changes[mark.numbers['index']!]!;
const checks: Checks<'at' | 'change' | 'before' | 'after'> = {
  at: (at, told) => at === told.mark.at && at === changeOf(told).at,
  change: (label, { scenario, ...told }) =>
    label === scenario.parameters.find(({ key }) => key === changeOf({ scenario, ...told }).key)!.label,
  before: ({ parameter, value }, told) =>
    parameter.key === changeOf(told).key && value === settingAt(told.record.spec, parameter.key, told.mark.at - 1),
  after: ({ parameter, value }, told) => parameter.key === changeOf(told).key && value === changeOf(told).value,
};
const TIMER = ['rmin', 'rmax', 'rfix', 'k'];
const change: Model = {
  rules: { change: [], 'change.made': [], 'change.timer': [] },
  checks,
  holds: { 'change.timer': (told) => TIMER.includes(changeOf(told).key) },
  sums: () => false,
};

const unusable: Model = {
  rules: unusableRules,
  checks: {
    at: (at, { mark }) => at === mark.at,
    gave: ({ value }, { mark }) => value === mark.numbers['gave'],
    used: ({ value }, { mark }) => value === mark.numbers['used'],
    times: (times, { mark }) => times === mark.numbers['times'],
    ruled: (label, told) => label === ruledBy(told).label,
    mayGive: (range, told) => range === ruledBy(told).rule?.range,
  } satisfies Checks<FactOf<typeof unusableRules>>,
  holds: { 'unusable.again': ({ mark }) => mark.numbers['times']! > 1 },
  sums: () => false,
};
/** The setting whose rule gave it. */
const ruledBy = ({ scenario, mark }: Subject) =>
  scenario.parameters.find(
    (each): each is ChoiceParameter => each.kind === 'choice' && each.rule?.kind === RULE_KINDS[mark.numbers['kind']!],
  )!;

const MODELS = [change, unusable, load, tcp, lan, atm, webCluster, virtualServer];

export function wrongIn(explanation: Explanation, told: Subject): string[] {
  const model = MODELS.find(({ rules }) => explanation.title.rule in rules);
  return model ? wrongFacts(explanation, told, model) : [`nothing is known of ${explanation.title.rule}`];
}

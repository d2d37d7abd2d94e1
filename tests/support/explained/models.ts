// What is wrong with the facts of an explanation, whatever it is about.

import type { Explanation, Subject } from '../../../src/explain/explanation.ts';
import { settingAt } from '../../../src/scenarios/kit/run-spec.ts';
import { atm } from './atm.ts';
import { type Checks, type Model, wrongFacts } from './facts.ts';
import { lan } from './lan.ts';
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

const MODELS = [change, tcp, lan, atm, webCluster, virtualServer];

export function wrongIn(explanation: Explanation, told: Subject): string[] {
  const model = MODELS.find(({ rules }) => explanation.title.rule in rules);
  return model ? wrongFacts(explanation, told, model) : [`nothing is known of ${explanation.title.rule}`];
}

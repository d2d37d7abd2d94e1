// What the facts of a load that changes must be: worked out from settings and changes, which the explanations do not read.

import type { Subject } from '../../../src/explain/explanation.ts';
import { loadRules } from '../../../src/explain/load/rules.ts';
import { type Checks, type FactOf, type Model, near } from './facts.ts';

const settingOf = ({ record: { spec }, mark }: Subject, key: string): number =>
  Number(spec.changes.findLast((change) => change.key === key && change.at <= mark.at)?.value ?? spec.params[key]);
const usualOf = (told: Subject): number =>
  settingOf(told, told.record.spec.params['loop'] === 'open' ? 'reqs' : 'users');
const thenOf = (told: Subject): number => Math.round(usualOf(told) * settingOf(told, 'times'));
const endOf = (told: Subject): number => settingOf(told, 'when') + settingOf(told, 'lasts');
/** Does it begin to change, or has it? */
const begins = (told: Subject): boolean => told.mark.at === settingOf(told, 'when');
const surgeOf = ({ record: { spec }, mark }: Subject): unknown =>
  spec.changes.findLast((change) => change.key === 'surge' && change.at <= mark.at)?.value ?? spec.params['surge'];
const isUsual = (told: Subject): boolean => !begins(told) && surgeOf(told) === 'flash';

const before = (value: number, told: Subject): boolean => value === (begins(told) ? usualOf(told) : thenOf(told));
const after = (value: number, told: Subject): boolean => value === (isUsual(told) ? usualOf(told) : thenOf(told));
const difference = (told: Subject): number => (isUsual(told) ? -1 : 1) * (thenOf(told) - usualOf(told));

const checks: Checks<FactOf<typeof loadRules> | 'loadTimes'> = {
  at: (at, told) => at === told.mark.at && (begins(told) || at === endOf(told)),
  endsAt: (at, told) => at === endOf(told),
  label: (label, { scenario }) => label === scenario.parameters.find(({ key }) => key === 'surge')!.label,
  loadBefore: before,
  loadAfter: after,
  rateBefore: before,
  rateAfter: after,
  loadTimes: (times, told) => times === settingOf(told, 'times'),
  more: (more, told) => more === difference(told),
  fewer: (fewer, told) => fewer === -difference(told),
  crowdShare: (share, told) => near(share, settingOf(told, 'crowd')),
  document: (document, { mark }) => document === mark.segment,
};

export const load: Model = {
  rules: loadRules,
  checks,
  holds: {
    'load.step': (told) => surgeOf(told) === 'step',
    'load.flash': (told) => surgeOf(told) === 'flash' && begins(told),
    'load.ramp': (told) => surgeOf(told) === 'ramp' && begins(told),
    'load.back': isUsual,
    'load.there': (told) => surgeOf(told) === 'ramp' && told.mark.at === endOf(told),
    'load.come': (told) => difference(told) > 0,
    'load.go': (told) => difference(told) < 0,
    'load.crowd': (told) => settingOf(told, 'crowd') > 0 && begins(told),
    'load.crowd-over': (told) => settingOf(told, 'crowd') > 0 && isUsual(told),
  },
  sums: () => true,
};

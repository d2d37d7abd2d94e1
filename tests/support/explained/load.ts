// What the facts of a load that changes must be: worked out from settings and changes, which the explanations do not read.

import type { Subject } from '../../../src/explain/explanation.ts';
import { loadRules } from '../../../src/explain/load/rules.ts';
import type { LanValues } from '../../../src/scenarios/lan/settings.ts';
import { requestRateOf } from '../../../src/scenarios/lan/workloads.ts';
import { type Checks, type FactOf, type Model, near, settingOf } from './facts.ts';

/** Every scenario has its own users and rates. */
function usualOf(told: Subject): number {
  const { params } = told.record.spec;
  const setting = (key: string): number => settingOf(told, key);
  if ('loop' in params) return setting(params['loop'] === 'open' ? 'reqs' : 'users');
  if ('stagger' in params) return 1e9 / (setting('stagger') + setting('jitter') / 2);
  const clients = setting('only') > 0 ? 1 : setting('clients');
  return clients * (params['arrive'] === 'closed' ? setting('users') : requestRateOf(params as LanValues));
}
const thenOf = (told: Subject): number => usualOf(told) * settingOf(told, 'times');
const endOf = (told: Subject): number => settingOf(told, 'when') + settingOf(told, 'lasts');
/** Does it begin to change, or has it? */
const begins = (told: Subject): boolean => told.mark.at === settingOf(told, 'when');
const surgeOf = ({ record: { spec }, mark }: Subject): unknown =>
  spec.changes.findLast((change) => change.key === 'surge' && change.at <= mark.at)?.value ?? spec.params['surge'];
const isUsual = (told: Subject): boolean => !begins(told) && surgeOf(told) === 'flash';

const beforeOf = (told: Subject): number => (begins(told) ? usualOf(told) : thenOf(told));
const afterOf = (told: Subject): number => (isUsual(told) ? usualOf(told) : thenOf(told));
/** Rates are told to a tenth. */
const isRate = (value: number, rate: number): boolean => Math.abs(value - rate) <= 0.05 + 1e-9;
const difference = (told: Subject): number => Math.round(afterOf(told)) - Math.round(beforeOf(told));

const checks: Checks<FactOf<typeof loadRules> | 'loadTimes'> = {
  at: (at, told) => at === told.mark.at && (begins(told) || at === endOf(told)),
  endsAt: (at, told) => at === endOf(told),
  label: (label, { scenario }) => label === scenario.parameters.find(({ key }) => key === 'surge')!.label,
  loadBefore: (users, told) => users === Math.round(beforeOf(told)),
  loadAfter: (users, told) => users === Math.round(afterOf(told)),
  rateBefore: (rate, told) => isRate(rate, beforeOf(told)),
  rateAfter: (rate, told) => isRate(rate, afterOf(told)),
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

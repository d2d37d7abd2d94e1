// A rule that somebody wrote gave what cannot be used: what it gave, and what was used in its place.

import type { Parameter } from '../scenarios/kit/parameter.ts';
import { settingRuledBy } from '../scenarios/kit/rule.ts';
import type { Explanation, Subject } from './explanation.ts';
import { state } from './state.ts';

/** The setting whose rule it is. */
export const ruledSettingOf = ({ mark, scenario }: Subject) =>
  settingRuledBy<Parameter>(scenario.parameters, mark.numbers['kind'] ?? 0);

/** "The rule gave −3 ms; 1 ms was used." */
export function explainUnusable(subject: Subject): Explanation {
  const { mark } = subject;
  const { gave = Number.NaN, used = 0, times = 1 } = mark.numbers;
  const { parameter, words } = ruledSettingOf(subject)!;
  const about = { at: mark.at, used: { type: words.gives, value: used } };
  const what = Number.isNaN(gave)
    ? state('unusable.no-number', about)
    : Number.isFinite(gave)
      ? state('unusable.outside', { ...about, gave: { type: words.gives, value: gave }, mayGive: words.range })
      : state('unusable.endless', about);
  return {
    title: state('unusable', { ruled: parameter.label }),
    sentences: times > 1 ? [what, state('unusable.again', { times })] : [what],
  };
}

// Settings by subject: what a scenario's many settings are found under. A scenario names its groups and the keys in each, and
// says which settings have no effect with the values the others have; `seed` and `end` are of the run itself.

import type { ParamValues } from './run-spec.ts';
import { type Text, text } from './text.ts';

export interface SettingGroup {
  readonly title: Text;
  /** Keys of settings, in the order in which they are shown. */
  readonly keys: readonly string[];
}

export const timers = (...keys: string[]): SettingGroup => ({ title: text('Timers', '타이머'), keys });
export const tcp = (...keys: string[]): SettingGroup => ({ title: text('TCP', 'TCP'), keys });
export const network = (...keys: string[]): SettingGroup => ({ title: text('Network', '네트워크'), keys });
export const traffic = (...keys: string[]): SettingGroup => ({ title: text('Traffic', '트래픽'), keys });
export const theRun = (...keys: string[]): SettingGroup => ({
  title: text('Run', '실행'),
  keys: [...keys, 'seed', 'end'],
});

/** Each rule names settings and when they have no effect; the keys of those that hold. */
export const idleBy =
  (rules: readonly (readonly [keys: readonly string[], when: (params: ParamValues) => boolean])[]) =>
  (params: ParamValues): readonly string[] =>
    rules.flatMap(([keys, when]) => (when(params) ? keys : []));

// Settings by subject: what a scenario's many settings are found under. A scenario names its groups and the keys in each, and
// says which settings have no effect with the values the others have; `seed` and `end` are of the run itself.

import type { ParamValues } from './run-spec.ts';
import { SURGE_KEYS } from './surge.ts';
import { type Text, text } from './text.ts';

export interface SettingGroup<Key extends string = string> {
  readonly title: Text;
  /** Keys of settings, in the order in which they are shown. */
  readonly keys: readonly Key[];
}

/** Groups of the settings that have these values. */
export type Groups<V> = readonly SettingGroup<keyof V & string>[];

const titled =
  (title: Text) =>
  <const Key extends string>(...keys: Key[]): SettingGroup<Key> => ({ title, keys });

export const timers = titled(text('Timers', '타이머'));
export const tcp = titled(text('TCP', 'TCP'));
export const queue = titled(text('Queue at the router', '라우터 큐'));
export const network = titled(text('Network', '네트워크'));
export const traffic = titled(text('Traffic', '트래픽'));
export const loadOverTime = <const Key extends string = never>(
  ...keys: Key[]
): SettingGroup<Key | (typeof SURGE_KEYS)[number]> => ({
  title: text('Load over time', '시간에 따른 부하'),
  keys: [...SURGE_KEYS, ...keys],
});
export const theRun = <const Key extends string = never>(...keys: Key[]): SettingGroup<Key | 'seed' | 'end'> => ({
  title: text('Run', '실행'),
  keys: [...keys, 'seed', 'end'],
});

/** Each rule names settings and when they have no effect; the keys of those that hold. */
export const idleBy =
  <V extends ParamValues>(
    rules: readonly (readonly [keys: readonly (keyof V & string)[], when: (values: V) => boolean])[],
  ) =>
  (values: V): readonly string[] =>
    rules.flatMap(([keys, when]) => (when(values) ? keys : []));

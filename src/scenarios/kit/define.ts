// `defineScenario` is the only way to make a scenario: it adds the settings every run has (`seed` and `end`), and what a
// scenario says of its settings is typed by them. What sliders, links and tables could not carry is refused by
// check-scenario.ts, in a test over the catalogue.

import { seconds } from '../../engine/core/time.ts';
import type { Parameter } from './parameter.ts';
import type { Complaint, Scenario } from './scenario.ts';
import type { SettingGroup } from './setting-groups.ts';
import { count, duration, type Settings, type Values } from './settings.ts';
import { text } from './text.ts';

/** The settings every run has; a scenario may give its own instead, made from these. */
export const seed = count({
  label: text('Seed', '시드'),
  help: text(
    'Chooses the random numbers of the run; the same seed gives the same run.',
    '실행에 쓰이는 난수를 정합니다. 시드가 같으면 실행도 같습니다.',
  ),
  default: 1,
  min: 1,
  max: 999_999,
  step: 1,
});
export const end = duration({
  label: text('Length of the run', '실행 길이'),
  help: text('Simulated time at which the run ends.', '실행이 끝나는 시뮬레이션 시각입니다.'),
  default: seconds(20),
  min: seconds(1),
  max: seconds(600),
  step: seconds(0.1),
  scale: 'log',
});

type KeyOf<S> = (keyof S & string) | 'seed' | 'end';

/** What the author of a scenario writes: keys and values are those of its settings. */
export interface Definition<S extends Settings>
  extends Omit<
    Scenario,
    'parameters' | 'groups' | 'idle' | 'workload' | 'lessonKey' | 'countedFrom' | 'check' | 'places' | 'connections'
  > {
  /** In the order of links. */
  readonly settings: S;
  readonly groups?: readonly SettingGroup<KeyOf<S>>[];
  idle?(values: Values<S>): readonly string[];
  readonly workload: readonly KeyOf<S>[];
  readonly lessonKey: KeyOf<S>;
  readonly countedFrom?: KeyOf<S>;
  check(values: Values<S>): readonly Complaint[];
  places(values: Values<S>): readonly string[];
  connections?(values: Values<S>): readonly string[];
}

/** Completes a scenario with `seed` and `end` where its author gave none. `checkScenario` says whether it fits. */
export function defineScenario<const S extends Settings>(definition: Definition<S>): Scenario {
  const { settings: own, ...rest } = definition;
  const common = Object.entries({ seed, end }).filter(([key]) => !(key in own));
  const all = [...Object.entries(own), ...common];
  return { ...rest, parameters: all.map(([key, setting]): Parameter => ({ ...setting, key })) };
}

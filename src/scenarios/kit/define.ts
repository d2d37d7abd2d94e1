// `defineScenario` is the only way to make a scenario: it adds the settings every run has (`seed` and `end`). What sliders,
// links and tables could not carry is refused by check-scenario.ts, in a test over the catalogue.

import { seconds } from '../../engine/core/time.ts';
import type { Scenario } from './scenario.ts';
import { count, duration } from './settings.ts';
import { text } from './text.ts';

/** The settings every run has; a scenario may give its own instead, made from these. */
export const seed = count('seed', {
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
export const end = duration('end', {
  label: text('Length of the run', '실행 길이'),
  help: text('Simulated time at which the run ends.', '실행이 끝나는 시뮬레이션 시각입니다.'),
  default: seconds(20),
  min: seconds(1),
  max: seconds(600),
  step: seconds(0.1),
  scale: 'log',
});

/** Completes a scenario with `seed` and `end` where its author gave none. `checkScenario` says whether it fits. */
export function defineScenario(definition: Scenario): Scenario {
  const own = definition.parameters;
  const common = [seed, end].filter((parameter) => !own.some((other) => other.key === parameter.key));
  return { ...definition, parameters: [...own, ...common] };
}

// How a run stands to the goal of a task: every condition with the run's own value, and every setting that was to stay.

import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Metrics, Scenario } from '../scenarios/kit/scenario.ts';
import { type Condition, KILLS, readGoal, type Sign, type Task } from '../scenarios/kit/task.ts';

export interface CheckedCondition extends Condition {
  /** What the run has; undefined until it is complete. */
  readonly has: number | undefined;
  readonly met: boolean | undefined;
}

export interface CheckedTask {
  readonly conditions: readonly CheckedCondition[];
  /** Keys of settings that were to stay, and whether they did. */
  readonly kept: readonly { readonly key: string; readonly met: boolean }[];
  /** Undefined until the run is complete. */
  readonly done: boolean | undefined;
}

const HOLDS: Readonly<Record<Sign, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
};

/** @param start the run of the step, whose settings are to stay where the goal says so */
export function checkTask(
  task: Task,
  scenario: Scenario,
  start: RunSpec,
  spec: RunSpec,
  metrics: Metrics | undefined,
): CheckedTask {
  const { conditions, without } = readGoal(task.goal, scenario);
  const checked = conditions.map((condition): CheckedCondition => {
    const has = condition.name === KILLS ? spec.kills.length : metrics?.[condition.name];
    return { ...condition, has, met: has === undefined ? undefined : HOLDS[condition.sign](has, condition.value) };
  });
  const kept = without.map((key) => ({
    key,
    met: spec.params[key] === start.params[key] && !spec.changes.some((change) => change.key === key),
  }));
  const all = [...checked, ...kept].map(({ met }) => met);
  return { conditions: checked, kept, done: all.includes(undefined) ? undefined : !all.includes(false) };
}

// "Your turn": a goal over the results of a run, as data. `goodput > 1.9 Mbit/s and retransmissions <= 1, without bw, delay`.
// Checked in src/predict/check-task.ts; what is handed in is a link.

import type { Quantity } from './parameter.ts';
import { readQuantity } from './read-quantity.ts';
import type { MetricInfo, Scenario } from './scenario.ts';
import type { Text } from './text.ts';

export interface Task {
  /** Short, unique in the lesson. */
  readonly id: string;
  readonly ask: Text;
  readonly goal: string;
}

export const SIGNS = ['<=', '>=', '<', '>', '='] as const;
export type Sign = (typeof SIGNS)[number];

export interface Condition {
  /** Name of a result, or `kills`: packets dropped by hand. */
  readonly name: string;
  readonly sign: Sign;
  /** House units. */
  readonly value: number;
}

export interface Goal {
  readonly conditions: readonly Condition[];
  /** Keys of settings that stay as they are in the step. */
  readonly without: readonly string[];
}

/** Packets dropped by hand: no result of the network, but of the person. */
export const KILLS = 'kills';

const QUANTITIES: Readonly<Record<MetricInfo['unit'], Quantity>> = {
  ns: 'duration',
  'bit/s': 'rate',
  bytes: 'size',
  fraction: 'probability',
  count: 'count',
  packets: 'packets',
};

/** @throws Error that quotes what is no condition, no result or no setting of the scenario */
export function readGoal(goal: string, scenario: Scenario): Goal {
  const [conditions = '', without = ''] = goal.split(/,\s*without\s+/);
  return {
    conditions: conditions.split(/\s+and\s+/).map((words) => readCondition(words, scenario)),
    without: without
      .split(/\s*,\s*/)
      .filter((key) => key !== '')
      .map((key) => {
        if (scenario.parameters.some((parameter) => parameter.key === key)) return key;
        throw new Error(`"${key}" in the goal "${goal}" is not a setting of ${scenario.id}.`);
      }),
  };
}

function readCondition(words: string, scenario: Scenario): Condition {
  const [, name = '', sign = '', value = ''] = /^\s*(\w+)\s*(<=|>=|<|>|=)\s*(.+?)\s*$/.exec(words) ?? [];
  const unit = name === KILLS ? 'count' : scenario.metrics.find((metric) => metric.name === name)?.unit;
  if (unit === undefined) throw new Error(`"${words}" is not about a result of ${scenario.id}.`);
  const reading = readQuantity(value, QUANTITIES[unit]);
  if ('problem' in reading) throw new Error(`"${value}" in "${words}" is not written like a ${QUANTITIES[unit]}.`);
  return { name, sign: sign as Sign, value: reading.value };
}

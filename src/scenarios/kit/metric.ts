// A result of a scenario, in the order in which it is read: what it is called in files, its unit, its name, how it is counted.

import type { MetricInfo } from './scenario.ts';
import type { Text } from './text.ts';

export const metric = (
  name: string,
  unit: MetricInfo['unit'],
  label: Text,
  help: Text,
  more: Partial<MetricInfo> = {},
): MetricInfo => ({ name, unit, label, help, ...more });

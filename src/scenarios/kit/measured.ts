// What a run measured, without means of nothing (`average` in scenario.ts), which it gives as 0: a mean over runs counts only runs that
// have something to average.

import type { Metrics, Scenario } from './scenario.ts';

export function measuredIn({ metrics }: Pick<Scenario, 'metrics'>, results: Metrics): Metrics {
  const isNothing = (name: string): boolean =>
    results[name] === 0 && metrics.some((metric) => metric.name === name && metric.average);
  return Object.fromEntries(Object.entries(results).filter(([name]) => !isNothing(name)));
}

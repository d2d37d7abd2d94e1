// Of which results one value is better than another. What is only counted, was set, or is busy is neither: a link that is full
// may be well used or overloaded.

import type { MetricInfo } from './scenario.ts';

export interface Better {
  /** Names of results of which more is better, and of which less is. */
  readonly more: readonly string[];
  readonly less: readonly string[];
}

/** @throws Error for a name that no result has; of the others less is better, more is, or neither */
export function withBetter(metrics: readonly MetricInfo[], { more, less }: Better): readonly MetricInfo[] {
  const unknown = [...more, ...less].find((name) => !metrics.some((metric) => metric.name === name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no result.`);
  return metrics.map((metric) => {
    if (more.includes(metric.name)) return { ...metric, better: 'more' };
    return less.includes(metric.name) ? { ...metric, better: 'less' } : metric;
  });
}

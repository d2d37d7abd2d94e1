// The results of runs side by side: by how much one differs from another, and whether that is better or worse for results of
// which one value is. One run each says nothing about chance: intervals are for sweeps.

import { asWords } from '../scenarios/kit/format-value.ts';
import type { MetricInfo, Metrics, Scenario } from '../scenarios/kit/scenario.ts';
import type { Language } from '../scenarios/kit/text.ts';
import { amountOf, counted, QUANTITIES } from './numbers.ts';

/** Of one run beside another; undefined where the scenario does not say what is better, or both have the same. */
export type Verdict = 'better' | 'worse' | undefined;

export interface ResultDifference {
  readonly metric: MetricInfo;
  /** In house units, A first; NaN where there is no value (the mean of nothing). */
  readonly values: readonly number[];
  /** B − A, and C − A where there is a C; NaN where either has no value. */
  readonly differences: readonly number[];
  /** Of B beside A, and of C beside A. */
  readonly verdicts: readonly Verdict[];
}

/** All results but those that are only wanted of others, those first that answer the scenario's question. */
export function inOrder({ answers = [], metrics }: Scenario): readonly MetricInfo[] {
  const rank = ({ name }: MetricInfo): number => (answers.includes(name) ? answers.indexOf(name) : answers.length);
  return metrics.filter(({ wantedOf }) => wantedOf === undefined).toSorted((x, y) => rank(x) - rank(y));
}

/** @param results of A, of B and, if there is one, of C, each complete */
export const differences = (scenario: Scenario, results: readonly Metrics[]): readonly ResultDifference[] =>
  inOrder(scenario).map((metric) => {
    const values = results.map((each) => resultOf(metric, each));
    const [a = Number.NaN, ...others] = values;
    return {
      metric,
      values,
      differences: others.map((value) => value - a),
      verdicts: others.map((value) => verdictOf(metric, a, value)),
    };
  });

/** A result of a run; NaN where there was nothing to average. */
export function resultOf({ name, average }: MetricInfo, results: Metrics): number {
  const value = results[name] ?? Number.NaN;
  return average && value === 0 ? Number.NaN : value;
}

export function verdictOf({ better }: MetricInfo, before: number, after: number): Verdict {
  if (!better || !(Math.abs(after - before) > 0)) return undefined;
  return after > before === (better === 'more') ? 'better' : 'worse';
}

/** Percentage points, so that nobody takes them for a share of the other value. */
const POINTS: Readonly<Record<Language, string>> = { en: 'pp', ko: '%p' };
/** Of a number beside another one. */
const DIGITS = 3;

/** A difference of two values of a result, signed and with its unit: `+99.3 kbit/s`, `−1`, `+2.1 pp`; empty where there is none. */
export function differenceText(metric: MetricInfo, difference: number, language: Language): string {
  if (!Number.isFinite(difference)) return '';
  const { unit } = metric;
  const size = Math.abs(difference);
  if (size === 0) return '0';
  const { number, unit: own } =
    unit === 'fraction'
      ? { number: String(Number((size * 100).toPrecision(DIGITS))), unit: POINTS[language] }
      : unit === 'count' || unit === 'packets'
        ? { number: counted(size, language, DIGITS), unit: '' }
        : amountOf(QUANTITIES[unit], size, language, DIGITS);
  return `${difference > 0 ? '+' : '−'}${asWords({ number, unit: own })}`;
}

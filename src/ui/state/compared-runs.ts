// Two runs side by side: what the person changed between them, and what it did to the results. Pure.

import { inOrder } from '../../plot/differences.ts';
import { metricText } from '../../plot/numbers.ts';
import type { RunRecord } from '../../record/record.ts';
import { formatValue } from '../../scenarios/kit/format-value.ts';
import type { Parameter } from '../../scenarios/kit/parameter.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { MetricInfo, Metrics, Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { endOf, paramsAt } from '../foundation/changes.ts';
import type { Comparison } from '../foundation/store-contract.ts';

export interface ComparedRuns {
  readonly a: RunRecord;
  readonly b: RunRecord;
  /** The setting in which they differ; undefined where it is something else, or more than one. */
  readonly setting: Parameter | undefined;
}

/** Undefined while there is nothing to compare: the second run is still to come, or follows another connection. */
export function comparedRuns(
  scenario: Scenario,
  comparison: Comparison | null,
  b: RunRecord | undefined,
): ComparedRuns | undefined {
  if (!comparison || !b) return undefined;
  const { before: a, key } = comparison;
  if (sameSpec(a.spec, b.spec) || a.layout.watched !== b.layout.watched) return undefined;
  const different = differences(a.spec, b.spec);
  const only = different.length === 1 ? different[0] : different.find((each) => each === key);
  return { a, b, setting: scenario.parameters.find((parameter) => parameter.key === only) };
}

/** Keys of the settings whose last values differ. */
function differences(a: RunSpec, b: RunSpec): string[] {
  const [ofA, ofB] = [paramsAt(a, endOf(a)), paramsAt(b, endOf(b))];
  return Object.keys(ofA).filter((key) => ofA[key] !== ofB[key]);
}

/** The value of the setting in a run, as words; undefined where no single setting tells the two apart. */
export function nameOf({ setting }: ComparedRuns, run: RunRecord, language: Language): string | undefined {
  if (!setting) return undefined;
  const { number, unit } = formatValue(setting, paramsAt(run.spec, endOf(run.spec))[setting.key]!, language);
  return unit ? `${number} ${unit}` : number;
}

/** One result of both runs, as it is read: 1.78 → 1.88 Mbit/s, +6 %. */
export interface ComparedResult {
  readonly metric: MetricInfo;
  readonly a: string;
  readonly b: string;
  /** Of both where it is one; else it is with the numbers. */
  readonly unit: string;
  /** By how much it grew or shrank, where a share says more than the two numbers. */
  readonly change: string;
  readonly same: boolean;
}

/** In the scenario's order, those that answer its question first. Empty until both runs are complete. */
export function comparedResults({ a, b }: ComparedRuns, scenario: Scenario, language: Language): ComparedResult[] {
  const [before, after] = [a.metrics, b.metrics];
  if (!before || !after) return [];
  return inOrder(scenario).map((metric) => comparedResult(metric, before, after, language));
}

/** Of a number beside another one. */
const DIGITS = 3;

function comparedResult(metric: MetricInfo, before: Metrics, after: Metrics, language: Language): ComparedResult {
  const [from, to] = [before[metric.name] ?? Number.NaN, after[metric.name] ?? Number.NaN];
  const [a, b] = [metricText(metric, from, language, DIGITS), metricText(metric, to, language, DIGITS)];
  // Nothing has no unit of its own: 1 → 0 s.
  const oneUnit = a.unit === b.unit || from === 0 || to === 0;
  const unit = oneUnit ? (from === 0 ? b.unit : a.unit) : '';
  const whole = ({ number, unit: own }: typeof a) => (oneUnit || !own ? number : `${number} ${own}`);
  const same = a.number === b.number && a.unit === b.unit;
  return { metric, a: whole(a), b: whole(b), unit, change: same ? '' : growth(metric, from, to, language), same };
}

/** Counts below this, and shares, say themselves by how much they changed. */
const FEW = 20;

function growth({ unit }: MetricInfo, from: number, to: number, language: Language): string {
  const isCount = unit === 'count' || unit === 'packets';
  if (unit === 'fraction' || !(from > 0) || !(to > 0) || (isCount && from < FEW)) return '';
  const ratio = to / from;
  const times = (factor: number): string =>
    new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(factor);
  if (ratio >= 3) return `×${times(ratio)}`;
  if (ratio <= 1 / 3) return `÷${times(1 / ratio)}`;
  const percent = Math.round((ratio - 1) * 100);
  return percent === 0 ? '' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

// The runs that are kept beside each other: what tells them apart, what each is called, and what came of each. Pure.

import { differenceText, inOrder, resultOf, type Verdict, verdictOf } from '../../plot/differences.ts';
import { metricText } from '../../plot/numbers.ts';
import type { RunRecord } from '../../record/record.ts';
import { asWords, type Formatted, formatValue } from '../../scenarios/kit/format-value.ts';
import type { Parameter } from '../../scenarios/kit/parameter.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { MetricInfo, Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { writeValue } from '../../scenarios/kit/value.ts';
import { endOf, paramsAt } from '../foundation/changes.ts';

/** The settings whose last values are not the same in all of them; the lesson's own first. */
export function differingSettings({ parameters, lessonKey }: Scenario, specs: readonly RunSpec[]): Parameter[] {
  const values = specs.map((spec) => paramsAt(spec, endOf(spec)));
  return parameters
    .filter(({ key }) => values.some((each) => each[key] !== values[0]![key]))
    .toSorted((x, y) => Number(y.key === lessonKey) - Number(x.key === lessonKey));
}

/** What a setting is worth at the end of a run; of an option that is explained behind a colon, its name. */
export function valueIn(spec: RunSpec, parameter: Parameter, language: Language): string {
  const words = asWords(formatValue(parameter, paramsAt(spec, endOf(spec))[parameter.key]!, language));
  return parameter.kind === 'choice' ? words.split(':')[0]! : words;
}

/** Longer names are cut where they stand, letters. */
const WHOLE_AT_MOST = 16;

/** Names that may be cut at their end begin with the last word before they differ: rules often differ in their end only. */
export function tellingNames(names: readonly string[]): string[] {
  if (!names.some(({ length }) => length > WHOLE_AT_MOST)) return [...names];
  const words = names.map((name) => name.split(' '));
  const [first = []] = words;
  const shared = first.findIndex((word, index) => words.some((each) => each[index] !== word));
  const common = (shared < 0 ? first.length : shared) - 1;
  return common < 1 ? [...names] : words.map((each) => ['…', ...each.slice(common)].join(' '));
}

/** One result of all runs, as a row of a table. */
export interface KeptResult {
  readonly metric: MetricInfo;
  /** In the order of the runs; of one that is not complete, nothing. */
  readonly values: readonly string[];
  /** Of all where it is one; else it is with the numbers. */
  readonly unit: string;
  /** By how much the second of two is more; empty until both are complete, a dash where one has no value. */
  readonly difference: string;
  /** Of the second beside the first, where the scenario says which is better. */
  readonly verdict: Verdict;
  readonly same: boolean;
}

/** Of a number beside another one. */
const DIGITS = 3;
const NO_VALUE = '–';

/**
 * In the scenario's order, those that answer its question first.
 * @param subtracted indices of the two runs whose difference is told: second minus first
 */
export function keptResults(
  scenario: Scenario,
  records: readonly (RunRecord | undefined)[],
  subtracted: readonly [minus: number, from: number],
  language: Language,
): KeptResult[] {
  return inOrder(scenario).map((metric) => {
    const values = records.map((record) => record?.metrics && resultOf(metric, record.metrics));
    const texts = values.map((value) =>
      value === undefined ? undefined : metricText(metric, value, language, DIGITS),
    );
    // Nothing has no unit of its own: 1 beside 0 s.
    const units = new Set(texts.flatMap((text, index) => (text && Math.abs(values[index]!) > 0 ? [text.unit] : [])));
    const [only = ''] = units.size === 1 ? units : [];
    const worded = (text: Formatted | undefined): string =>
      text === undefined ? '' : units.size > 1 ? asWords(text) : text.number;
    const [minus, from] = [values[subtracted[0]], values[subtracted[1]]];
    return {
      metric,
      values: texts.map(worded),
      unit: only,
      ...(minus === undefined || from === undefined
        ? { difference: '', verdict: undefined }
        : {
            difference: differenceText(metric, from - minus, language) || NO_VALUE,
            verdict: verdictOf(metric, minus, from),
          }),
      same: values.every((value) => Object.is(value, values[0])),
    };
  });
}

/**
 * A sweep of the settings in which runs differ, as links say it: the first along the axis, a second as lines, each with the
 * values of the runs. Empty where they differ in their edits only.
 */
export function sweepOfRuns(
  { runs, settings }: { readonly runs: readonly { readonly spec: RunSpec }[]; readonly settings: readonly Parameter[] },
  scenario: Scenario,
): string {
  const [x, series] = settings.filter(({ key }) => key !== 'seed' && key !== 'end');
  if (!x) return '';
  const valuesOf = (parameter: Parameter): string => {
    const values = runs.map(({ spec }) => writeValue(parameter, paramsAt(spec, endOf(spec))[parameter.key]!));
    return `${parameter.key}:${[...new Set(values)].join(',')}`;
  };
  const measure = inOrder(scenario)[0]!.name;
  return [`x:${valuesOf(x)}`, ...(series ? [`s:${valuesOf(series)}`] : []), `y:${measure}`].join(':');
}

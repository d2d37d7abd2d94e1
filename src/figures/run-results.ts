// The results of a run for the next program: one row for a spreadsheet, or everything. `lectern run` prints them, the page saves
// them. Numbers are in house units (ns, bit/s, bytes), whole.

import { csvFormatRow } from 'd3-dsv';
import { QUANTITIES } from '../plot/numbers.ts';
import type { Mark } from '../record/record.ts';
import { describeRepair } from '../scenarios/kit/describe-repair.ts';
import { asWords, formatExactly, formatMeasured } from '../scenarios/kit/format-value.ts';
import { measuredIn } from '../scenarios/kit/measured.ts';
import type { Parameter, Quantity } from '../scenarios/kit/parameter.ts';
import type { Repair } from '../scenarios/kit/repair.ts';
import { MODEL_VERSION, type RunSpec } from '../scenarios/kit/run-spec.ts';
import type { MetricInfo, Metrics, Scenario } from '../scenarios/kit/scenario.ts';
import type { Language } from '../scenarios/kit/text.ts';
import { writeValue } from '../scenarios/kit/value.ts';

export interface RunResults {
  readonly scenario: Scenario;
  readonly spec: RunSpec;
  /** Canonical, of this run alone. */
  readonly link: string;
  /** What had to be corrected in the link it was asked for with. */
  readonly repairs: readonly Repair[];
  readonly metrics: Metrics;
  /** Eight hexadecimal digits. */
  readonly digest: string;
  readonly marks: readonly Mark[];
}

/** House units of settings, for headers. */
const SETTING_UNITS: Readonly<Partial<Record<Quantity, string>>> = {
  duration: 'ns',
  rate: 'bit/s',
  size: 'bytes',
  packets: 'packets',
};

/** A line of names and a line of values. */
export function resultsCsv(results: RunResults): string {
  const columns = resultColumns(results);
  return [columns.map(([name]) => name), columns.map(([, value]) => value)].map(csvFormatRow).join('\n');
}

/** The same of several runs, with the letter of each in front: a row for each. */
export function resultsOfRunsCsv(runs: readonly { readonly letter: string; readonly results: RunResults }[]): string {
  const rows = runs.map(({ letter, results }) => [['run', letter] as const, ...resultColumns(results)]);
  const head = rows[0]?.map(([name]) => name) ?? [];
  return [head, ...rows.map((columns) => columns.map(([, value]) => value))].map(csvFormatRow).join('\n');
}

function resultColumns({ scenario, spec, metrics, digest, link }: RunResults): (readonly [string, string])[] {
  const settings = scenario.parameters.map((parameter) => [
    named(parameter.key, unitOf(parameter)),
    spec.params[parameter.key],
  ]);
  const given = measuredIn(scenario, metrics);
  const results = scenario.metrics.map(({ name, unit }) => [named(name, unit === 'count' ? '' : unit), given[name]]);
  const columns = [
    ['scenario', scenario.id],
    ['model', MODEL_VERSION],
    ['digest', digest],
    ...settings,
    ...results,
    ['link', link],
  ] as const;
  return columns.map(([name, value]) => [String(name), String(value ?? '')]);
}

const named = (name: string, unit: string): string => (unit === '' ? name : `${name} [${unit}]`);

const unitOf = (parameter: Parameter): string =>
  parameter.kind === 'number' ? (SETTING_UNITS[parameter.quantity] ?? '') : '';

export const resultsJson = (results: RunResults, language: Language): string =>
  JSON.stringify(everything(results, language), null, 2);

/** @param link of all of them */
export const resultsOfRunsJson = (
  runs: readonly { readonly letter: string; readonly results: RunResults }[],
  link: string,
  language: Language,
): string =>
  JSON.stringify(
    { link, runs: runs.map(({ letter, results }) => ({ run: letter, ...everything(results, language) })) },
    null,
    2,
  );

function everything({ scenario, spec, metrics, digest, link, repairs, marks }: RunResults, language: Language): object {
  const settings = scenario.parameters.map((parameter) => {
    const value = spec.params[parameter.key]!;
    const unit = unitOf(parameter);
    const label = parameter.label[language];
    return [parameter.key, { value, unit, text: writeValue(parameter, value), label }] as const;
  });
  const given = measuredIn(scenario, metrics);
  const results = scenario.metrics.map((metric) => {
    const value = given[metric.name] ?? null;
    const [number, unit] = measured(metric, metrics[metric.name] ?? Number.NaN, language);
    return [
      metric.name,
      { value, unit: metric.unit, text: asWords({ number, unit }), label: metric.label[language] },
    ] as const;
  });
  return {
    scenario: scenario.id,
    title: scenario.title[language],
    model: MODEL_VERSION,
    digest,
    link,
    repairs: repairs.map((repair) => ({ ...repair, message: describeRepair(repair, language) })),
    settings: Object.fromEntries(settings),
    changes: spec.changes,
    kills: spec.kills,
    results: Object.fromEntries(results),
    marks,
  };
}

/** Number and unit; a dash where there was nothing to average. */
export function measured({ unit, average }: MetricInfo, value: number, language: Language): readonly [string, string] {
  if (average && value === 0) return ['–', ''];
  const isCounted = unit === 'count' || unit === 'packets';
  const format = isCounted && Number.isInteger(value) ? formatExactly : formatMeasured;
  const words = format(value, QUANTITIES[unit], language);
  return [words.number, words.unit];
}

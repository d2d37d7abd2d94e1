// What came of a run, and the three ways to print it: a table for people, one row for a spreadsheet, everything for a
// program. Numbers in csv and json are in house units (ns, bit/s, bytes), whole; the table rounds to four digits.

import { QUANTITIES } from '../../plot/numbers.ts';
import type { Mark } from '../../record/record.ts';
import { describeRepair } from '../../scenarios/kit/describe-repair.ts';
import { asWords, formatExactly, formatMeasured } from '../../scenarios/kit/format-value.ts';
import type { Parameter, Quantity } from '../../scenarios/kit/parameter.ts';
import { MODEL_VERSION } from '../../scenarios/kit/run-spec.ts';
import type { MetricInfo, Metrics } from '../../scenarios/kit/scenario.ts';
import { type Language, text } from '../../scenarios/kit/text.ts';
import { writeValue } from '../../scenarios/kit/value.ts';
import { textTable } from '../text-table.ts';
import { csvLine } from './csv-line.ts';
import type { Request } from './request.ts';

export interface Outcome extends Request {
  readonly metrics: Metrics;
  /** Eight hexadecimal digits. */
  readonly digest: string;
  readonly marks: readonly Mark[];
}

/** As the page shows it and every output of the command line. */
export const digestText = (digest: number): string => digest.toString(16).padStart(8, '0');

/** House units of settings, for headers. */
const SETTING_UNITS: Readonly<Partial<Record<Quantity, string>>> = {
  duration: 'ns',
  rate: 'bit/s',
  size: 'bytes',
  packets: 'packets',
};
const WORDS = {
  digest: text('Digest', '다이제스트'),
  model: text('Model version', '모델 버전'),
  link: text('Link', '링크'),
};

export function asTable({ scenario, metrics, digest, link }: Outcome, language: Language): string {
  const results = scenario.metrics.map((metric) => {
    const [number = '', unit = ''] = measured(metric, metrics[metric.name] ?? Number.NaN, language);
    return [metric.label[language], number, unit];
  });
  const rest = [
    [WORDS.digest[language], digest],
    [WORDS.model[language], MODEL_VERSION],
    [WORDS.link[language], link],
  ];
  return [scenario.title[language], textTable(results, [1]), textTable(rest)].join('\n\n');
}

/** A dash where there was nothing to average. */
function measured({ unit, average }: MetricInfo, value: number, language: Language): readonly [string, string] {
  if (average && value === 0) return ['–', ''];
  const isCounted = unit === 'count' || unit === 'packets';
  const format = isCounted && Number.isInteger(value) ? formatExactly : formatMeasured;
  const words = format(value, QUANTITIES[unit], language);
  return [words.number, words.unit];
}

export function asCsv({ scenario, spec, metrics, digest, link }: Outcome): string {
  const settings = scenario.parameters.map((parameter) => [
    named(parameter.key, unitOf(parameter)),
    spec.params[parameter.key],
  ]);
  const results = scenario.metrics.map(({ name, unit }) => [named(name, unit === 'count' ? '' : unit), metrics[name]]);
  const columns = [
    ['scenario', scenario.id],
    ['model', MODEL_VERSION],
    ['digest', digest],
    ...settings,
    ...results,
    ['link', link],
  ];
  return `${csvLine(columns.map(([name]) => name!))}\n${csvLine(columns.map(([, value]) => value ?? ''))}`;
}

const named = (name: string, unit: string): string => (unit === '' ? name : `${name} [${unit}]`);

const unitOf = (parameter: Parameter): string =>
  parameter.kind === 'number' ? (SETTING_UNITS[parameter.quantity] ?? '') : '';

export function asJson(outcome: Outcome, language: Language): string {
  const { scenario, spec, metrics, digest, link, repairs, marks } = outcome;
  const settings = scenario.parameters.map((parameter) => {
    const value = spec.params[parameter.key]!;
    const unit = unitOf(parameter);
    const label = parameter.label[language];
    return [parameter.key, { value, unit, text: writeValue(parameter, value), label }] as const;
  });
  const results = scenario.metrics.map((metric) => {
    const value = metrics[metric.name] ?? null;
    const [number, unit] = measured(metric, value ?? Number.NaN, language);
    return [
      metric.name,
      { value, unit: metric.unit, text: asWords({ number, unit }), label: metric.label[language] },
    ] as const;
  });
  const everything = {
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
  return JSON.stringify(everything, null, 2);
}

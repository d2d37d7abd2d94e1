// A comparison for the next program: a row for each result, or everything. Numbers are in house units (ns, bit/s, bytes).

import { differenceText } from '../../plot/differences.ts';
import { metricText } from '../../plot/numbers.ts';
import { describeRepair } from '../../scenarios/kit/describe-repair.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import { MODEL_VERSION } from '../../scenarios/kit/run-spec.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { writeValue } from '../../scenarios/kit/value.ts';
import { csvLine } from '../run/csv-line.ts';
import { type BesideA, type Comparison, LETTERS } from './comparison.ts';

/** Lines that begin with `#` say what runs these are, as in a trace. */
export function asCsv({ scenario, runs, digests, results, besideA, link }: Comparison): string {
  const letters = LETTERS.slice(0, runs.length);
  const others = besideA.map(({ letter }) => letter);
  const about = [
    `# comparison of ${scenario.id}: ${scenario.title.en}`,
    `# link: ${link}`,
    `# model: ${MODEL_VERSION}`,
    ...digests.map((digest, index) => `# digest of ${letters[index]}: ${digest}`),
    ...besideA.map((beside) => `# A and ${beside.letter}: ${partingWords(beside)}`),
  ];
  const head = [
    'result',
    'unit',
    ...letters,
    ...others.map((letter) => `${letter} - A`),
    ...others.map((letter) => `${letter} is`),
  ];
  const rows = results.map(({ metric, values, differences, verdicts }) => [
    metric.name,
    metric.unit === 'count' ? '' : metric.unit,
    ...[...values, ...differences].map((value) => (Number.isFinite(value) ? value : '')),
    ...verdicts.map((verdict) => verdict ?? ''),
  ]);
  return [...about, ...[head, ...rows].map(csvLine)].join('\n');
}

function partingWords({ parting }: BesideA): string {
  switch (parting.kind) {
    case 'parted':
      return `equal until ${parting.at} ns`;
    case 'equal':
      return 'equal to the end';
    case 'incomparable':
      return 'two networks or two watched connections: no event of the one belongs to an event of the other';
  }
}

export function asJson(comparison: Comparison, language: Language): string {
  const { scenario, runs, digests, results, besideA, link, repairs } = comparison;
  const settings = scenario.parameters.filter(({ key }) =>
    runs.some(({ spec }) => spec.params[key] !== runs[0]!.spec.params[key]),
  );
  const everything = {
    scenario: scenario.id,
    title: scenario.title[language],
    model: MODEL_VERSION,
    link,
    repairs: repairs.map((repair) => ({ ...repair, message: describeRepair(repair, language) })),
    runs: runs.map((run, index) => ({ run: LETTERS[index], digest: digests[index], link: run.link })),
    settings: settings.map((parameter) => ({
      key: parameter.key,
      label: parameter.label[language],
      values: runs.map(({ spec }) => writeValue(parameter, spec.params[parameter.key]!)),
    })),
    results: Object.fromEntries(
      results.map(({ metric, values, differences, verdicts }) => [
        metric.name,
        {
          unit: metric.unit,
          label: metric.label[language],
          values: values.map(known),
          texts: values.map((value) => asWords(metricText(metric, value, language))),
          besideA: differences.map((difference, index) => ({
            run: besideA[index]!.letter,
            difference: known(difference),
            text: differenceText(metric, difference, language),
            verdict: verdicts[index] ?? null,
          })),
        },
      ]),
    ),
    besideA: besideA.map(({ letter, specs, parting, told }) => ({
      run: letter,
      randomness: specs.randomness,
      parting: parting.kind,
      at: parting.kind === 'parted' ? parting.at : null,
      title: told.title,
      settings: told.settings,
      sentence: told.sentence,
      warning: told.warning ?? null,
      events: told.events.map(({ run, title, sentence }) => ({ run: LETTERS[run], title, sentence })),
    })),
  };
  return JSON.stringify(everything, null, 2);
}

const known = (value: number): number | null => (Number.isFinite(value) ? value : null);

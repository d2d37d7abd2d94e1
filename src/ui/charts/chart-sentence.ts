// What a chart shows, in sentences: one per line, with numbers that agree with the results of the run. Pure.

import type { Nanos } from '../../engine/core/time.ts';
import { amountOf, chartReading, momentText } from '../../plot/numbers.ts';
import { hasCells } from '../../record/cell-link.ts';
import type { MarkKind, RunRecord } from '../../record/record.ts';
import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import { type RunSpec, settingAt } from '../../scenarios/kit/run-spec.ts';
import type { Chart, Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { wordsIn } from '../i18n/words.ts';
import { type ChartSeries, chartSeries, thresholdOf } from './chart-series.ts';
import { meanRate } from './rate-series.ts';

export function chartSentence(chart: Chart, scenario: Scenario, record: RunRecord, language: Language): string {
  const words = wordsIn(language).charts;
  const all = chartSeries(chart, record).filter(({ series }) => series.length > 0);
  if (all.length === 0) return words.empty;
  return all
    .map((series) => {
      if (series.line.draw === 'rate') return rateSentence(series, record, language);
      if (series.line.draw === 'dots') return sampleSentence(chart, series, language);
      const hasLimit = thresholdOf(chart, record.spec) && series.line.area;
      const limitAt = (at: Nanos) => limitWords(scenario, record.spec, chart, at, language);
      return levelSentence(chart, series, record, hasLimit ? limitAt : undefined, language);
    })
    .join(' ');
}

interface Peak {
  readonly low: number;
  readonly high: number;
  readonly at: number;
}

function peakOf({ series }: ChartSeries): Peak {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let at = 0;
  for (let row = 0; row < series.length; row++) {
    low = Math.min(low, series.min[row]!);
    if (series.max[row]! > high) {
      high = series.max[row]!;
      at = series.time[row]!;
    }
  }
  return { low, high, at };
}

function levelSentence(
  chart: Chart,
  series: ChartSeries,
  record: RunRecord,
  limitAt: ((at: Nanos) => string | undefined) | undefined,
  language: Language,
): string {
  const words = wordsIn(language).charts;
  const label = series.line.label[language];
  const { low, high, at } = peakOf(series);
  const say = (value: number) => asWords(chartReading(chart, series.unit, series.decimals, value, language));
  // A row of a long run has the time at which its bucket begins.
  const when = series.series.width ? words.about(momentText(at, language)) : momentText(at, language);
  const limit = limitAt?.(at);
  if (limit !== undefined && hasCells(record.layout)) {
    const count = (kind: MarkKind): number => record.marks.filter((mark) => mark.kind === kind).length;
    return words.refusing(label, say(high), when, limit, count('refuse'), count('cut'));
  }
  if (limit !== undefined) {
    const queue = record.gauges.find(({ name }) => name === series.line.gauge)!;
    const drops = record.marks.filter(({ kind, link }) => kind === 'drop' && link === queue.link).length;
    return words.full(label, say(high), limit, when, drops);
  }
  return words.levels(label, say(low), say(high), when, say(series.series.last[series.series.length - 1]!));
}

function sampleSentence(chart: Chart, series: ChartSeries, language: Language): string {
  const { low, high } = peakOf(series);
  const say = (value: number) => asWords(chartReading(chart, series.unit, series.decimals, value, language));
  // How many a row of a long run stands for, nobody has counted.
  const count = series.series.width ? undefined : series.series.length;
  return wordsIn(language).charts.samples(series.line.label[language], count, say(low), say(high));
}

function rateSentence(series: ChartSeries, record: RunRecord, language: Language): string {
  const { high, at } = peakOf(series);
  const gauge = record.gauges.find(({ name }) => name === (series.line.result ?? series.line.gauge))!;
  const say = (value: number) => asWords(amountOf('rate', value, language));
  const mean = say(meanRate(gauge, record.computedTo));
  return wordsIn(language).charts.rates(series.line.label[language], mean, say(high), momentText(at, language));
}

/** As it was then: it may have been moved since. */
function limitWords(
  scenario: Scenario,
  spec: RunSpec,
  chart: Chart,
  at: Nanos,
  language: Language,
): string | undefined {
  const key = chart.threshold!.param;
  const parameter = scenario.parameters.find((candidate) => candidate.key === key);
  const value = settingAt(spec, key, at);
  return parameter && value !== undefined ? formatValue(parameter, value, language).number : undefined;
}

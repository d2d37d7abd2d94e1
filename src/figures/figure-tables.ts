// The tables of a figure in words, for the page and the command line alike: gains of one line over another, means beside
// what a paper prints, and a heat map for those who read numbers.

import { CONFIDENCE, type Summary, summaryOf } from '../runner/sweep/summary.ts';
import { present, type SweepResults } from '../runner/sweep/sweep-results.ts';
import type { MetricInfo, Scenario } from '../scenarios/kit/scenario.ts';
import { type Language, type Text, text } from '../scenarios/kit/text.ts';
import { EVERYWHERE } from './claim.ts';
import { isSignificant } from './difference.ts';
import type { GainsPart, HeatPart, ValuesPart } from './figure-parts.ts';
import { measuredWords } from './finding-words.ts';
import { heatMap } from './heat-map.ts';
import type { PaperFigure } from './paper-figure.ts';
import type { SweepDrawing } from './sweep-drawing.ts';
import { comparedAt, valuesAt } from './values-at.ts';

/** The first cell of every row is its name. */
export interface FigureTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
  /** What signs in it mean; may be empty. */
  readonly note: string;
}

export interface TableCell {
  readonly words: string;
  /** The paper's number and our distance from it. */
  readonly beside?: string;
}

const percent = `${Math.round(CONFIDENCE * 100)} %`;
const WORDS = {
  everywhere: text('mean over the axis', '전체 평균'),
  paper: text('paper', '논문'),
  gains: text(
    `*: the ${percent} interval of the gain, seed by seed, excludes 0`,
    `*: 시드별 이득의 ${percent} 신뢰 구간에 0이 없음`,
  ),
  values: text(`mean ± half of the ${percent} interval`, `평균 ± ${percent} 신뢰 구간의 절반`),
  best: text(
    '*: the best of its row, or not to be told from it by these runs',
    '*: 줄에서 가장 나은 값, 또는 이 실행으로는 그것과 구별되지 않는 값',
  ),
};

type TablePart = GainsPart | ValuesPart | HeatPart;

export interface Tabled {
  readonly results: SweepResults;
  readonly scenario: Scenario;
  readonly drawing: SweepDrawing;
  readonly figure: PaperFigure | undefined;
  readonly language: Language;
}

export function tableOf(part: TablePart, tabled: Tabled): FigureTable {
  const metric = metricOf(part, tabled);
  if (part.kind === 'gains') return gainsTable(part, metric, tabled);
  return part.kind === 'values' ? valuesTable(part, metric, tabled) : heatTable(part, metric, tabled);
}

/** The result a part is about. */
export function metricOf(part: TablePart, { scenario, drawing }: Pick<Tabled, 'scenario' | 'drawing'>): MetricInfo {
  const name = part.measure ?? drawing.measure;
  return scenario.metrics.find((metric) => metric.name === name) ?? scenario.metrics[0]!;
}

const titleOf = ({ title }: { readonly title: Text }, metric: MetricInfo, language: Language): string =>
  `${title[language]}: ${metric.label[language]}`;

function gainsTable(part: GainsPart, metric: MetricInfo, { results, language }: Tabled): FigureTable {
  const { x, series } = results.sweep;
  const place = (point: string, line: string) => ({
    point,
    series: series.points.findIndex(({ name }) => name === line),
  });
  const isShare = part.as === 'share';
  const words = isShare ? share : (value: number, digits: number) => measuredWords(metric, value, language, digits);
  const cell = (point: string) => (column: GainsPart['columns'][number]) => {
    const [of, against] = [place(point, column.of), place(point, column.against)];
    const gain = summaryOf(present(comparedAt(results, of, against, metric.name, isShare ? 'ratio' : 'difference')));
    return { words: signed(isShare ? { ...gain, mean: gain.mean - 1 } : gain, words) };
  };
  const rows = [
    ...x.points.map(({ name, label }) => [{ words: label[language] }, ...part.columns.map(cell(name))]),
    [{ words: WORDS.everywhere[language] }, ...part.columns.map(cell(EVERYWHERE))],
  ];
  const head = [x.label[language], ...part.columns.map(({ label }) => label[language])];
  return { title: titleOf(part, metric, language), head, rows, note: WORDS.gains[language] };
}

const share = (value: number, digits: number): string => `${Number((100 * value).toPrecision(digits))} %`;

/** `+48 % ± 3.1 % *` */
function signed(gain: Summary, words: (value: number, digits: number) => string): string {
  if (gain.count === 0 || Number.isNaN(gain.mean)) return '–';
  const mean = `${gain.mean < 0 ? '−' : '+'}${words(Math.abs(gain.mean), 3)}`;
  if (gain.count < 2) return mean;
  return `${mean} ± ${words(gain.half, 2)}${isSignificant(gain) ? ' *' : ''}`;
}

function valuesTable(part: ValuesPart, metric: MetricInfo, { results, drawing, language }: Tabled): FigureTable {
  const { x, series } = results.sweep;
  const lines = series.points.filter(({ name }) => part.lines?.includes(name) ?? true);
  const cell = (point: string, line: string): TableCell => {
    const place = { point, series: series.points.findIndex(({ name }) => name === line) };
    const { count, mean, half } = summaryOf(present(valuesAt(results, place, metric.name)));
    const printed = drawing.printed.find(
      (each) => each.x === point && each.series === line && each.measure === metric.name,
    );
    const spread = count > 1 ? ` ± ${measuredWords(metric, half, language, 2)}` : '';
    const words = count === 0 ? '–' : measuredWords(metric, mean, language) + spread;
    if (printed === undefined) return { words };
    const away = count === 0 || printed.value === 0 ? '' : `, ${signedShare(mean / printed.value - 1)}`;
    return { words, beside: `${WORDS.paper[language]} ${measuredWords(metric, printed.value, language)}${away}` };
  };
  const [down, across] = part.rows === 'points' ? [x.points, lines] : [lines, x.points];
  const [first, second] = part.rows === 'points' ? [x.label, series.label] : [series.label, x.label];
  return {
    title: titleOf(part, metric, language),
    head: [
      [first[language], second[language]].filter(Boolean).join(' / '),
      ...across.map(({ label }) => label[language]),
    ],
    rows: down.map((row) => [
      { words: row.label[language] },
      ...across.map(({ name }) => (part.rows === 'points' ? cell(row.name, name) : cell(name, row.name))),
    ]),
    note: WORDS.values[language],
  };
}

const signedShare = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Number((100 * Math.abs(value)).toPrecision(2))} %`;

function heatTable(part: HeatPart, metric: MetricInfo, { results, figure, language }: Tabled): FigureTable {
  const { columns, rows } = heatMap(part, results, metric, figure?.better?.[metric.name] ?? 'more', language);
  return {
    title: titleOf(part, metric, language),
    head: ['', ...columns],
    rows: rows.map(({ label, cells }) => [
      { words: label },
      ...cells.map(({ words, best }) => ({ words: words === '' ? '–' : `${words}${best ? ' *' : ''}` })),
    ]),
    note: WORDS.best[language],
  };
}

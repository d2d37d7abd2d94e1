// The tables of a figure in words, for the page and the command line alike: gains of one line over another, means beside
// what a paper prints, and a heat map for those who read numbers.

import { alikeWords, gainWords, measuredWords } from '../plot/numbers.ts';
import { confidenceAt } from '../runner/sweep/looks.ts';
import { CONFIDENCE, highOf, lowOf, type Summary, summaryOf } from '../runner/sweep/summary.ts';
import { present, type SweepResults } from '../runner/sweep/sweep-results.ts';
import type { MetricInfo, Scenario } from '../scenarios/kit/scenario.ts';
import { type Language, type Text, text } from '../scenarios/kit/text.ts';
import { bestTable } from './best-table.ts';
import { EVERYWHERE } from './claim.ts';
import { isExact } from './difference.ts';
import { dotsOf, dotsSummary } from './dots.ts';
import type { BestPart, DotsPart, GainsPart, HeatPart, ValuesPart } from './figure-parts.ts';
import { heatMap } from './heat-map.ts';
import type { PaperFigure } from './paper-figure.ts';
import { summaryAt } from './rare.ts';
import type { SweepDrawing } from './sweep-drawing.ts';
import { differencesAt, type Place, ratioAt } from './values-at.ts';

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
  /** The paper's number. */
  readonly beside?: string;
  /** Our distance from it; far is a tenth of it or more. */
  readonly away?: string;
  readonly isFar?: boolean;
}

/** A cell in one line. */
export const cellWords = ({ words, beside, away }: TableCell): string =>
  beside === undefined ? words : `${words} (${[beside, away].filter(Boolean).join(', ')})`;

const percent = `${Math.round(CONFIDENCE * 100)} %`;
const WORDS = {
  everywhere: text('mean over the axis', '전체 평균'),
  paper: text('paper', '논문'),
  gains: text(
    `*: the ${percent} interval of the gain, seed by seed, excludes 0`,
    `*: 시드별 이득의 ${percent} 신뢰 구간에 0이 없음`,
  ),
  to: text('to', '~'),
  points: text('percentage points', '%p'),
  exact: text('Every seed gives the same.', '모든 시드에서 같다.'),
  values: text(`mean ± half of the ${percent} interval`, `평균 ± ${percent} 신뢰 구간의 절반`),
  best: text(
    '*: the best of its row, or not to be told from it by these runs',
    '*: 줄에서 가장 나은 값, 또는 이 실행으로는 그것과 구별되지 않는 값',
  ),
};

type TablePart = GainsPart | ValuesPart | HeatPart | BestPart | DotsPart;

export interface Tabled {
  readonly results: SweepResults;
  readonly scenario: Scenario;
  readonly drawing: SweepDrawing;
  readonly figure: PaperFigure | undefined;
  readonly language: Language;
  /** No link to a run: it would say settings that are kept from the reader. */
  readonly withoutSettings?: boolean;
}

export function tableOf(part: TablePart, tabled: Tabled): FigureTable {
  if (part.kind === 'best') return bestTable(part, tabled);
  if (part.kind === 'dots') return dotsTable(part, tabled);
  const metric = metricOf(part, tabled);
  if (part.kind === 'gains') return gainsTable(part, metric, tabled);
  return part.kind === 'values' ? valuesTable(part, metric, tabled) : heatTable(part, metric, tabled);
}

/** The result a part is about. */
export function metricOf(
  part: Exclude<TablePart, BestPart | DotsPart>,
  { scenario, drawing }: Pick<Tabled, 'scenario' | 'drawing'>,
): MetricInfo {
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
  const areParts = metric.unit === 'fraction';
  const said: GainWords = {
    none: isShare ? 1 : 0,
    unit: isShare ? ' %' : '',
    to: WORDS.to[language],
    size:
      isShare || areParts
        ? (value) => (100 * value).toFixed(1)
        : (value, digits) => measuredWords(metric, value, language, digits),
  };
  const gains: Summary[] = [];
  const cell = (point: string) => (column: GainsPart['columns'][number]) => {
    const [of, against] = [place(point, column.of), place(point, column.against)];
    const gain = isShare ? ratioAt(results, of, against, metric.name) : differenceAt(results, of, against, metric.name);
    gains.push(gain);
    return { words: gainCell(gain, said) };
  };
  const rows = [
    ...x.points.map(({ name, label }) => [{ words: label[language] }, ...part.columns.map(cell(name))]),
    [{ words: WORDS.everywhere[language] }, ...part.columns.map(cell(EVERYWHERE))],
  ];
  const head = [x.label[language], ...part.columns.map(({ label }) => label[language])];
  const title = titleOf(part, metric, language);
  return {
    // 2 % more than 60 % may be 61.2 or 62 %.
    title: areParts && !isShare ? `${title}, ${WORDS.points[language]}` : title,
    head,
    rows,
    note: WORDS[areExact(gains) ? 'exact' : 'gains'][language],
  };
}

const differenceAt = (results: SweepResults, of: Place, against: Place, measure: string): Summary => {
  const values = present(differencesAt(results, of, against, measure));
  return summaryOf(values, confidenceAt(results.sweep, values.length));
};

interface GainWords {
  /** What is no gain: 0 of a difference, 1 of a ratio. */
  readonly none: number;
  readonly unit: string;
  readonly to: string;
  /** Without its sign. */
  readonly size: (value: number, digits: number) => string;
}

/** `+48.0 ± 3.1 % *`; `+48.0 % (+20.1 to +95.3 %) *` where the interval is clearly wider on one side; – where runs set no limits. */
function gainCell(gain: Summary, { none, unit, to, size }: GainWords): string {
  const signed = (value: number, digits: number): string => {
    const words = size(Math.abs(value - none), digits);
    // What is written as 0 is neither more nor less.
    return (!/[1-9]/.test(words) ? '' : value < none ? '−' : '+') + words;
  };
  const mean = signed(gain.mean, 3);
  if (!Number.isFinite(gain.mean) || gain.half === Number.POSITIVE_INFINITY) return '–';
  if (gain.count < 2 || isExact(gain)) return mean + unit;
  const [low, high] = [lowOf(gain), highOf(gain)];
  const isLopsided = Math.abs((low + high) / 2 - gain.mean) > gain.half / 10;
  const interval = `(${signed(low, 2)} ${to} ${signed(high, 2)}${unit})`;
  const words = isLopsided ? `${mean}${unit} ${interval}` : `${mean} ± ${size(gain.half, 2)}${unit}`;
  return low > none || high < none ? `${words} *` : words;
}

function valuesTable(part: ValuesPart, metric: MetricInfo, { results, drawing, language }: Tabled): FigureTable {
  const { x, series } = results.sweep;
  const lines = series.points.filter(({ name }) => part.lines?.includes(name) ?? true);
  const summary = (point: string, line: string): Summary =>
    summaryAt(results, { point, series: series.points.findIndex(({ name }) => name === line) }, metric.name);
  const printedHere = drawing.printed.filter(({ measure }) => measure === metric.name);
  const all = x.points.flatMap(({ name }) => lines.map((line) => summary(name, line.name)));
  const sizes = [...all.map(({ mean }) => mean), ...printedHere.map(({ value }) => value)];
  const alike = alikeWords(metric, sizes, language);
  const cell = (point: string, line: string): TableCell => {
    const found = summary(point, line);
    const { count, mean, half } = found;
    const printed = printedHere.find((each) => each.x === point && each.series === line);
    const spread = count > 1 && !isExact(found) ? ` ± ${measuredWords(metric, half, language, 2)}` : '';
    const words = count === 0 ? '–' : alike(mean) + spread;
    if (printed === undefined) return { words };
    const beside = `${WORDS.paper[language]} ${alike(printed.value)}`;
    if (count === 0 || printed.value === 0) return { words, beside };
    const share = mean / printed.value - 1;
    return { words, beside, away: signedShare(share), isFar: Math.abs(share) >= FAR };
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
    note: WORDS[areExact(all) ? 'exact' : 'values'][language],
  };
}

const areExact = (all: readonly Summary[]): boolean =>
  all.some(({ count }) => count > 1) && all.every((each) => each.count < 2 || isExact(each));

/** From so much on our number is not the paper's. */
const FAR = 0.1;

const signedShare = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Number((100 * Math.abs(value)).toPrecision(2))} %`;

function dotsTable(part: DotsPart, { results, drawing, language }: Tabled): FigureTable {
  const dots = dotsOf(part, results, drawing, language);
  const { points, label } = results.sweep.x;
  const [of, against] = [part.of, part.against].map(
    (name) => points.find((point) => point.name === name)?.label ?? label,
  );
  return {
    title: part.title[language],
    head: [results.sweep.series.label[language], `${of![language]} – ${against![language]}`, `${percent}`],
    rows: dots.map(({ label, gain }) => [
      { words: label },
      { words: gainWords(gain.mean) },
      { words: gain.count > 1 ? `${gainWords(lowOf(gain))} – ${gainWords(highOf(gain))}` : '–' },
    ]),
    note: dotsSummary(dots, language),
  };
}

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

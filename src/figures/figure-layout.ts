// A sweep's figure as places on paper: what stands where, for drawing it (figure-svg.ts) and for knowing which run a
// click is meant for. Pure; knows neither colours nor the page.

import { CONFIDENCE, highOf, lowOf, type Summary, summaryOf } from '../runner/sweep/summary.ts';
import type { SweepAxis } from '../runner/sweep/sweep.ts';
import { present, type SweepResults } from '../runner/sweep/sweep-results.ts';
import type { MetricInfo, Scenario } from '../scenarios/kit/scenario.ts';
import type { Language } from '../scenarios/kit/text.ts';
import { type AxisScale, axisScale, axisUnit } from './axis-scale.ts';
import { measuredWords, QUANTITIES } from './finding-words.ts';
import { type LineEnd, spreadLabels, widthOf } from './label-places.ts';
import { measureOf, type SweepDrawing } from './sweep-drawing.ts';
import { type XPlace, xPlaces } from './x-places.ts';

export interface FigureOptions {
  readonly language: Language;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Index of the line in focus; the first unless told otherwise. */
  readonly focus?: number;
  /** Shows each run as a point of its own. */
  readonly seeds?: boolean;
}

/** One mean with its interval; CSS pixels from the top left corner. */
export interface FigurePoint {
  readonly series: number;
  readonly x: number;
  readonly left: number;
  readonly top: number;
  /** Ends of the interval; undefined with fewer than two runs. */
  readonly low: number | undefined;
  readonly high: number | undefined;
  /** Fewer runs than there will be. */
  readonly unfinished: boolean;
  readonly summary: Summary;
  /** Of each run, by replicate, where they are shown. */
  readonly runs: readonly { readonly replicate: number; readonly top: number }[];
  /** `0.2 s: 87.9 ms ± 4.8, 5 seeds` */
  readonly words: string;
}

export interface FigureLine {
  readonly series: number;
  /** Means joined from left to right; what has no place on the scale is not joined. */
  readonly path: readonly FigurePoint[];
  readonly points: readonly FigurePoint[];
  readonly label: LineEnd | undefined;
}

export interface FigureLayout {
  readonly width: number;
  readonly height: number;
  /** The sheet the data are on. */
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly yTicks: readonly { readonly top: number; readonly words: string }[];
  readonly xTicks: readonly { readonly left: number; readonly words: string }[];
  /** Between values without and with a place on the scale. */
  readonly gap: number | undefined;
  readonly yTitle: { readonly name: string; readonly unit: string };
  readonly xTitle: string;
  readonly lines: readonly FigureLine[];
  readonly printed: readonly { readonly left: number; readonly top: number; readonly words: string }[];
  readonly focus: number;
}

const TOP = 64;
const BOTTOM = 86;
const LEFT = 64;
/** Between the last point and its label. */
const LABEL_GAP = 14;
/** Labels are larger than ticks, and that of the line in focus is bold. */
const BOLD = 1.2;

export function figureLayout(
  results: SweepResults,
  scenario: Scenario,
  drawing: SweepDrawing,
  options: FigureOptions,
): FigureLayout {
  const { sweep } = results;
  const { language, width, height } = options;
  const metric = measureOf(scenario, drawing) ?? scenario.metrics[0]!;
  const labels = sweep.series.points.map(({ label }) => label[language]);
  const room = Math.min(width / 3, Math.max(24, ...labels.map((label) => widthOf(label) * BOLD + LABEL_GAP + 8)));
  const plot = { left: LEFT, right: width - room, top: TOP, bottom: height - BOTTOM };
  const cells = cellsOf(results, metric);
  const printed = drawing.printed.filter(({ measure }) => measure === metric.name);
  const scale = yScale(
    cells,
    printed.map(({ value }) => value),
    drawing.scale,
    metric,
    options.seeds ?? false,
  );
  const places = xPlaces(sweep.x, plot.left, plot.right, language);
  const topOf = (value: number): number => plot.bottom - scale.share(value) * (plot.bottom - plot.top);
  const unit = axisUnit(scale, QUANTITIES[metric.unit], language);
  const lines = linesOf(cells, { metric, places, topOf, axis: sweep.x, options });
  const focus = Math.min(options.focus ?? 0, lines.length - 1);
  return {
    width,
    height,
    plot,
    yTicks: scale.ticks.map((tick) => ({ top: topOf(tick), words: unit.format(tick) })),
    xTicks: places.ticks,
    gap: places.gap,
    yTitle: {
      name: metric.label[language],
      unit: [unit.unit, scale.kind === 'log' ? LOG[language] : ''].filter(Boolean).join(', '),
    },
    xTitle: sweep.x.label[language],
    lines: withLabels(lines, labels, plot),
    printed: printed.flatMap(({ x, value }) => {
      const place = places.of[sweep.x.points.findIndex(({ name }) => name === x)];
      return place ? [{ left: place.left, top: topOf(value), words: measuredWords(metric, value, language) }] : [];
    }),
    focus,
  };
}

const LOG = { en: 'log', ko: '로그' };

interface Cell {
  readonly series: number;
  readonly x: number;
  readonly values: readonly (number | undefined)[];
  readonly summary: Summary;
  readonly unfinished: boolean;
}

function cellsOf(results: SweepResults, metric: MetricInfo): Cell[][] {
  const { sweep } = results;
  return sweep.series.points.map((_, series) =>
    sweep.x.points.map((_, x) => {
      const values = results.values(x, series, metric.name);
      const summary = summaryOf(present(values));
      return { series, x, values, summary, unfinished: summary.count < sweep.seeds };
    }),
  );
}

/** From 0 where amounts are compared; a share that is always near 1 would show nothing that way. */
function yScale(
  cells: readonly (readonly Cell[])[],
  printed: readonly number[],
  kind: 'linear' | 'log',
  { unit }: MetricInfo,
  seeds: boolean,
): AxisScale {
  const all = cells.flat().filter(({ summary }) => summary.count > 0);
  const ends = all.flatMap(({ summary, values }) => [
    ...[summary.mean, ...(summary.count > 1 ? [lowOf(summary), highOf(summary)] : [])],
    ...(seeds ? present(values) : []),
  ]);
  const means = all.map(({ summary }) => summary.mean);
  const isNearOne = unit === 'fraction' && means.length > 0 && Math.min(...means) > 0.5;
  // On a logarithmic axis an interval that reaches down to 0 must not stretch it by decades.
  const shown =
    kind === 'log' ? ends.filter((value) => value >= Math.min(...means.filter((mean) => mean > 0)) / 3) : ends;
  const clipped = unit === 'fraction' ? shown.map((value) => Math.min(1, value)) : shown;
  return axisScale(
    kind,
    [...clipped.map((value) => (kind === 'linear' ? Math.max(0, value) : value)), ...printed],
    !isNearOne,
  );
}

interface Paper {
  readonly metric: MetricInfo;
  readonly places: { readonly of: readonly XPlace[] };
  readonly topOf: (value: number) => number;
  readonly axis: SweepAxis;
  readonly options: FigureOptions;
}

function linesOf(cells: readonly (readonly Cell[])[], paper: Paper): FigureLine[] {
  return cells.map((line, series) => {
    const points = line.filter(({ summary }) => summary.count > 0).map((cell) => pointOf(cell, paper));
    const { of } = paper.places;
    const path = points.filter(({ x }) => of[x]!.joined).sort((a, b) => a.left - b.left);
    return { series, points, path, label: undefined };
  });
}

function pointOf({ series, x, summary, values, unfinished }: Cell, paper: Paper): FigurePoint {
  const { metric, places, topOf, axis, options } = paper;
  const { language } = options;
  const known = summary.count > 1;
  const words = (value: number): string => measuredWords(metric, value, language);
  const spread = known ? ` ± ${words(summary.half)} (${Math.round(CONFIDENCE * 100)} %)` : '';
  const runs = values.flatMap((value, replicate) => (value === undefined ? [] : [{ replicate, top: topOf(value) }]));
  return {
    series,
    x,
    left: places.of[x]!.left,
    top: topOf(summary.mean),
    low: known ? topOf(lowOf(summary)) : undefined,
    high: known ? topOf(highOf(summary)) : undefined,
    unfinished,
    summary,
    runs: options.seeds ? runs : [],
    words: `${axis.points[x]!.label[language]}: ${words(summary.mean)}${spread}, ${seedsWords(summary.count, language)}`,
  };
}

const seedsWords = (count: number, language: Language): string =>
  language === 'ko' ? `시드 ${count}개` : `${count} ${count === 1 ? 'seed' : 'seeds'}`;

function withLabels(lines: readonly FigureLine[], labels: readonly string[], plot: FigureLayout['plot']): FigureLine[] {
  const ends = lines.map(({ path, points, series }) => {
    const last = path.at(-1) ?? points.at(-1);
    return last && labels[series] ? { words: labels[series], left: plot.right + LABEL_GAP, top: last.top } : undefined;
  });
  const spread = spreadLabels(ends, plot.top, plot.bottom);
  return lines.map((line, index) => ({ ...line, label: spread[index] }));
}

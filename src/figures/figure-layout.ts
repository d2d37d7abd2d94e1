// A sweep's figure as places on paper: what stands where, for drawing it (figure-svg.ts) and for knowing which run a
// click is meant for. Pure; knows neither colours nor the page.

import { axisUnit, measuredWords, QUANTITIES } from '../plot/numbers.ts';
import { CONFIDENCE, highOf, lowOf, type Summary } from '../runner/sweep/summary.ts';
import type { Sweep, SweepAxis } from '../runner/sweep/sweep.ts';
import type { SweepResults } from '../runner/sweep/sweep-results.ts';
import type { MetricInfo, Scenario } from '../scenarios/kit/scenario.ts';
import { type Language, text } from '../scenarios/kit/text.ts';
import { isExact } from './difference.ts';
import { type Cell, cellsOf, yScale } from './figure-cells.ts';
import { type Panel, panelsOf } from './figure-panels.ts';
import { isShaped, type LineEnd, labelled, roomForLabels } from './line-labels.ts';
import { type BandPlace, bandPlace } from './paper-band.ts';
import type { PrintedNumber } from './paper-figure.ts';
import type { SweepDrawing } from './sweep-drawing.ts';
import type { TheoryCurve } from './theory-curves.ts';
import { type XPlaces, xPlaces } from './x-places.ts';

export interface FigureOptions {
  readonly language: Language;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Index of the line in focus; the panel's first unless told otherwise. */
  readonly focus?: number;
  /** Shows each run as a point of its own. */
  readonly seeds?: boolean;
  /** Which sheet of the figure; left out: one with all lines. */
  readonly panel?: Panel;
  /** Of this sheet. */
  readonly theory?: readonly TheoryCurve[];
  /** Without room for the words a file has above and below it. */
  readonly bare?: true;
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
  /** Which shape its points have; it stands before the label, too, where lines have several. */
  readonly shape: Shape;
}

export type Shape = (typeof SHAPES)[number];
/** Of the lines in their order; the first is also that of the line in focus. Diamonds are the paper's. */
const SHAPES = ['circle', 'square', 'up', 'down'] as const;

export interface FigureLayout {
  readonly width: number;
  readonly height: number;
  /** The sheet the data are on. */
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly yTicks: readonly { readonly top: number; readonly words: string }[];
  readonly xTicks: readonly { readonly left: number; readonly words: string }[];
  /** Between values without and with a place on the scale. */
  readonly gap: number | undefined;
  /** Behind the lines, with its words above. */
  readonly band: BandPlace | undefined;
  readonly yTitle: { readonly name: string; readonly unit: string; readonly top: number };
  readonly xTitle: { readonly name: string; readonly unit: string };
  readonly lines: readonly FigureLine[];
  readonly printed: readonly Mark[];
  readonly theory: readonly TheoryPath[];
  /** Index of the line. */
  readonly focus: number;
  /** Lines are told apart by shapes, and every label has that of its line before it. */
  readonly shaped: boolean;
}

/** A number of the paper. */
interface Mark {
  readonly left: number;
  readonly top: number;
  readonly words: string;
}

/** What a formula says; of one line, or with a label of its own. */
export interface TheoryPath {
  readonly series: number | undefined;
  readonly path: readonly { readonly left: number; readonly top: number }[];
  readonly label: LineEnd | undefined;
}

/** Above the sheet, with room for a title, and below it, with room for notes; without that room. */
const MARGINS = { top: 64, bottom: 86 };
const BARE = { top: 36, bottom: 50 };
const LEFT = 64;
/** Of the words above a band. */
const BAND_ROOM = 16;

export function figureLayout(
  results: SweepResults,
  scenario: Scenario,
  drawing: SweepDrawing,
  options: FigureOptions,
): FigureLayout {
  const { sweep } = results;
  const { language, width, height, theory = [], panel = panelsOf(undefined, drawing, sweep)[0]! } = options;
  const metric = scenario.metrics.find(({ name }) => name === panel.measure) ?? scenario.metrics[0]!;
  const room = roomForLabels(panel, theory, options);
  const { top, bottom } = options.bare ? BARE : MARGINS;
  const plot = { left: LEFT, right: width - room, top: top + (drawing.band ? BAND_ROOM : 0), bottom: height - bottom };
  const cells = cellsOf(results, metric);
  const printed = printedOn(panel, drawing, sweep);
  const scale = yScale(
    panel.together.map((line) => cells[line]!),
    [...printed.map(({ value }) => value), ...theory.flatMap(({ points }) => points.map(({ value }) => value))],
    panel.scale,
    metric,
    options.seeds ?? false,
  );
  const places = xPlaces(sweep.x, plot.left, plot.right, language);
  const topOf = (value: number): number => plot.bottom - scale.share(value) * (plot.bottom - plot.top);
  const unit = axisUnit(scale.range, QUANTITIES[metric.unit], language);
  const isLog = scale.range.scale === 'log';
  const paper = { metric, places, topOf, axis: sweep.x, options };
  const focus = focusOf(panel, options);
  const lines = panel.lines.map((line, index) => lineOf(cells[line]!, line, shapeOf(index), paper));
  const paths = theory.map((curve) => theoryPath(curve, paper));
  const sheet = { panel, theory, plot, language, focus, width, length: sweep.x.points.length };
  return {
    width,
    height,
    plot,
    yTicks: scale.ticks.map((tick) => ({ top: topOf(tick), words: unit.format(tick) })),
    xTicks: places.ticks,
    gap: places.gap,
    band: bandPlace(drawing.band, sweep.x, places, language),
    yTitle: {
      top: top - 16,
      name: metric.label[language],
      unit: listed(unit.unit, isLog ? LOG[language] : cutOff(unit.format(scale.range.low), language)),
    },
    xTitle: { name: sweep.x.label[language], unit: listed(places.unit, places.isLog ? LOG[language] : '') },
    ...labelled(lines, paths, sheet),
    printed: printed.flatMap((number) => printedAt(number, paper)),
    focus,
    shaped: isShaped(panel),
  };
}

const focusOf = ({ lines }: Panel, { focus }: FigureOptions): number =>
  focus !== undefined && lines.includes(focus) ? focus : lines[0]!;

const listed = (...words: readonly string[]): string => words.filter(Boolean).join(', ');

/** The first line is full, so the second may have its shape. */
const shapeOf = (index: number): Shape => SHAPES[Math.max(0, index - 1) % SHAPES.length]!;

/** The paper's numbers that belong to a sheet: of its result, and of its lines where more than one is run. */
export function printedOn(panel: Panel, { printed }: SweepDrawing, { series }: Sweep): readonly PrintedNumber[] {
  const names = panel.lines.map((line) => series.points[line]!.name);
  const isAlone = series.points.length < 2;
  return printed.filter(({ measure, series }) => measure === panel.measure && (isAlone || names.includes(series)));
}

const LOG = text('log', '로그');

/** An axis that does not begin at 0 says so. */
const cutOff = (from: string, language: Language): string =>
  from === '0' ? '' : text(`axis from ${from}`, `축은 ${from}부터`)[language];

interface Paper {
  readonly metric: MetricInfo;
  readonly places: XPlaces;
  readonly topOf: (value: number) => number;
  readonly axis: SweepAxis;
  readonly options: FigureOptions;
}

function printedAt({ x, value }: PrintedNumber, { metric, places, topOf, axis, options }: Paper): Mark[] {
  const place = places.of[axis.points.findIndex(({ name }) => name === x)];
  return place ? [{ left: place.left, top: topOf(value), words: measuredWords(metric, value, options.language) }] : [];
}

function lineOf(cells: readonly Cell[], series: number, shape: Shape, paper: Paper): FigureLine {
  const points = cells.filter(({ summary }) => summary.count > 0).map((cell) => pointOf(cell, paper));
  const { of } = paper.places;
  const path = points.filter(({ x }) => of[x]!.joined).sort((a, b) => a.left - b.left);
  return { series, points, path, label: undefined, shape };
}

function theoryPath({ series, points }: TheoryCurve, { places, topOf }: Paper): TheoryPath {
  const path = points
    .filter(({ x }) => places.of[x]!.joined)
    .map(({ x, at, value }) => ({
      left: Number.isNaN(at) ? places.of[x]!.left : places.leftOf(at),
      top: topOf(value),
    }));
  return { series, path, label: undefined };
}

function pointOf({ series, x, summary, values, unfinished }: Cell, paper: Paper): FigurePoint {
  const { metric, places, topOf, axis, options } = paper;
  const { language } = options;
  const known = summary.count > 1;
  const words = (value: number): string => measuredWords(metric, value, language);
  const percent = `${Math.round(CONFIDENCE * 100)} %`;
  // Of rare events the interval is not as wide below the mean as above, where it cannot go below 0.
  const isLopsided = summary.low !== undefined;
  const interval = isLopsided ? ` (${percent}: ${words(lowOf(summary))} – ${words(highOf(summary))})` : '';
  const spread = known && !isLopsided && !isExact(summary) ? ` ± ${words(summary.half)} (${percent})` : interval;
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
  text(`${count} ${count === 1 ? 'seed' : 'seeds'}`, `시드 ${count}개`)[language];

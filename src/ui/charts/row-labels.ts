// The direct labels of one chart row: a word at every line, in the line's colour, placed by plot/label-places.ts. A line that leaves
// its name no room is named beside the title, with a sample of how it is drawn.

import type { Nanos } from '../../engine/core/time.ts';
import {
  type Box,
  CELL,
  type LabelPlace,
  type LabelPlaces,
  type LabelWish,
  placeLabels,
  type Skyline,
} from '../../plot/label-places.ts';
import { offersAlong } from '../../plot/line-offers.ts';
import { columnTrace } from '../../plot/trace.ts';
import { rowAt } from '../../record/values.ts';
import type { ChartLine, ColourToken } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { timeScale } from '../foundation/plot-geometry.ts';
import { textWidth } from '../foundation/text-width.ts';
import { TEXT } from '../theme/text-sizes.ts';
import { type ChartSeries, thresholdAt } from './chart-series.ts';
import { headWidth } from './head-width.ts';
import { headTop, type Row, type StackModel, yOf, yScale } from './stack-model.ts';

export interface RowLabel {
  readonly key: string;
  readonly words: string;
  readonly colour: ColourToken;
  readonly bold: boolean;
  /** Which of two compared runs it names. */
  readonly run?: 'A' | 'B';
  readonly width: number;
  readonly places: LabelPlaces;
  /** Beside the title a sample of the line says whose name it is. */
  readonly sample?: Sample;
}
export type Sample = ChartLine['stroke'] | 'dots';

/** Short names of two runs that are compared. */
export interface RunNames {
  readonly a: string;
  readonly b: string;
}

const SIZE = TEXT.label;
const HEIGHT = 17;
const HANDLE_ROOM = 18;
/** A label may stand lower than the plot by this: into the air above the next row. */
const BELOW = 6;
/** From where the title's line begins to its words, as in charts.css. */
const HEAD_AIR = 2;
/** Half of what a dot covers. */
const DOT = 3;
/** What a sample of a line takes before its name. */
const SAMPLE = 20;
/** From a threshold's label to where it steps aside for the cursor: enough to be out of its way, and off the title on a phone. */
const ASIDE = 16;

/** What else decides where names stand. */
export interface LabelsAmong {
  readonly names?: RunNames | undefined;
  /** The labels that the row had. */
  readonly before?: readonly RowLabel[];
  /** Where the curtain hangs. */
  readonly hiddenFrom?: Nanos | undefined;
  /** `axisWords`, where they are said. */
  readonly axis?: string;
}

/** `limit` is the words of the threshold, if the row has one. */
export function rowLabels(
  row: Row,
  model: StackModel,
  language: Language,
  limit: string | undefined,
  { names, before = [], hiddenFrom = Number.POSITIVE_INFINITY, axis = '' }: LabelsAmong = {},
): RowLabel[] {
  const { left, right } = model.geometry;
  if (right - left < 60) return [];
  const columns = Math.ceil((right - left) / CELL);
  const labels: RowLabel[] = [];
  const taken: Box[] = [];
  const curtain = hiddenFrom < model.view.to ? curtainOver(row, model, hiddenFrom) : undefined;
  if (limit !== undefined && row.threshold) {
    const label = thresholdLabel(row, model, limit);
    // At the right end the curtain hangs over every height of the plot.
    if (!curtain || label.places[0].y + HEIGHT <= curtain.y) {
      labels.push(label);
      for (const place of label.places) taken.push({ ...place, width: label.width, height: HEIGHT });
    }
  }
  const compared = names && row.ghosts.length > 0 ? names : undefined;
  // The only line of a chart is named by its title.
  if (row.series.length < 2 && !compared) return labels;
  const skylines = row.series.map((series) => skylineOf(series, row, model, columns));
  if (row.threshold) skylines.push(skylineOf(asSeries(row), row, model, columns));
  for (const ghost of row.ghosts) skylines.push(skylineOf(ghost, row, model, columns));
  // Above the plot there is room, too, beside the title.
  const width = headWidth(row, model.geometry, language, axis);
  taken.push({ x: left, y: row.top, width, height: row.plotTop - row.top });
  if (curtain) taken.push(curtain);
  const height = Math.min(row.plotBottom + BELOW, model.height - 3) - row.top;
  const area = { x: left, y: row.top + 3, width: right - left, height };
  const lines = row.series.length < 2 ? [] : lineWishes(row, skylines, area, language, before);
  const runs = compared ? runWishes(row, compared, skylines, area) : [];
  const wishes = [...lines, ...runs];
  const unplaced: Wish[] = [];
  placeLabels(wishes, { area, lines: skylines, taken }).forEach((places, index) => {
    const wish = wishes[index]!;
    if (places) labels.push(labelOf(wish, wish.width, places));
    else if (!wish.run && !wish.line.labelIfFree) unplaced.push(wish);
  });
  const stand = labels.flatMap(({ places, width }) => places.map((place) => ({ ...place, width, height: HEIGHT })));
  return [...labels, ...labelsBesideTitle(unplaced, row, model, [...taken, ...stand])];
}

/** No name stands half behind it. */
function curtainOver(row: Row, { geometry, view }: StackModel, from: Nanos): Box {
  const x = Math.max(geometry.left, timeScale(geometry, view)(from));
  return { x, y: row.plotTop, width: Math.max(0, geometry.right - x), height: row.plotBottom - row.plotTop };
}

function labelOf({ words, line, run }: Wish, width: number, places: LabelPlaces): RowLabel {
  const bold = run !== undefined || weightOf(line) > 500;
  const key = run ? `${line.gauge} ${run}` : line.gauge;
  return { key, words, colour: line.colour, bold, width, places, ...(run ? { run } : {}) };
}

/** What the chart is about chooses first. A line that is not in view has no label. */
function lineWishes(
  { series }: Row,
  skylines: readonly Skyline[],
  area: Box,
  language: Language,
  before: readonly RowLabel[],
): Wish[] {
  const wishes = series.flatMap(({ line }, own): Wish[] => {
    const words = line.label[language];
    const size = { width: textWidth(words, SIZE, weightOf(line)), height: HEIGHT };
    if (skylines[own]!.top.every((y) => Number.isNaN(y))) return [];
    const offers = offersAlong(skylines[own]!, size, area);
    const [stood] = before.find(({ key }) => key === line.gauge)?.places ?? [];
    return [{ own, offers, words, line, ...size, ifFree: true, before: stood }];
  });
  return wishes.sort((a, b) => rankOf(a.line) - rankOf(b.line));
}

/** Each with a sample of its line; like the title they stay when the cursor comes. */
function labelsBesideTitle(wishes: readonly Wish[], row: Row, model: StackModel, taken: readonly Box[]): RowLabel[] {
  const occupied = [...taken];
  const labels: RowLabel[] = [];
  for (const wish of wishes) {
    const width = SAMPLE + wish.width;
    const place = besideTitle(row, model, width, occupied);
    if (!place) continue;
    occupied.push({ ...place, width, height: HEIGHT });
    const sample = wish.line.draw === 'dots' ? 'dots' : wish.line.stroke;
    labels.push({ ...labelOf(wish, width, [place, place]), sample });
  }
  return labels;
}

/** On the title's line, as near to the title as others leave it. */
function besideTitle(row: Row, { geometry }: StackModel, width: number, taken: readonly Box[]): LabelPlace | undefined {
  const y = row.top + headTop(row) + HEAD_AIR;
  const isFree = (x: number): boolean =>
    taken.every(
      (box) => x >= box.x + box.width + 8 || box.x >= x + width + 8 || y >= box.y + box.height || box.y >= y + HEIGHT,
    );
  for (let x = geometry.left; x + width <= geometry.right; x += CELL) if (isFree(x)) return { x, y };
  return undefined;
}

interface Wish extends LabelWish {
  readonly words: string;
  readonly line: ChartLine;
  readonly run?: 'A' | 'B';
}

/** The letter before the name of a run. */
const LETTER = 20;

/** The main line of both runs is named where they are apart, if there is room. */
function runWishes(row: Row, names: RunNames, skylines: Skyline[], area: Box): Wish[] {
  const isMain = ({ line }: ChartSeries): boolean => line.gutter === 'main';
  const own = Math.max(0, row.series.findIndex(isMain));
  const { line } = row.series[own]!;
  const ghost = row.ghosts.findIndex(({ line: { gauge } }) => gauge === line.gauge);
  if (ghost < 0) return [];
  const [a, b] = [skylines.at(ghost - row.ghosts.length)!, skylines[own]!];
  skylines.push(apart(a, b), apart(b, a));
  return (['A', 'B'] as const).map((run, index) => {
    const words = run === 'A' ? names.a : names.b;
    const width = LETTER + textWidth(words, SIZE, 600);
    const own = skylines.length - 2 + index;
    const offers = offersAlong(skylines[own]!, { width, height: HEIGHT }, area);
    return { own, offers, words, line, run, width, height: HEIGHT, ifFree: true };
  });
}

/** A line where it is not where the other one is. */
function apart({ top, bottom }: Skyline, other: Skyline): Skyline {
  const isSame = (column: number): boolean =>
    Math.abs(top[column]! - other.top[column]!) < 3 && Math.abs(bottom[column]! - other.bottom[column]!) < 3;
  return {
    top: top.map((y, column) => (isSame(column) ? Number.NaN : y)),
    bottom: bottom.map((y, column) => (isSame(column) ? Number.NaN : y)),
  };
}

const RANKS = ['main', 'second', undefined] as const;
const rankOf = ({ gutter }: ChartLine): number => RANKS.indexOf(gutter);

const weightOf = (line: ChartLine): number => (line.gutter === 'main' ? 600 : 400);

/** What the label of a threshold takes at the right end, with a little air before it. */
export const thresholdRoom = (words: string): number => textWidth(words, SIZE, 400) + HANDLE_ROOM + 8;

/** Above the dashed line at its right end, where its handle is. */
function thresholdLabel(row: Row, { geometry, view }: StackModel, words: string): RowLabel {
  const width = textWidth(words, SIZE, 400);
  const y = Math.max(row.plotTop, yOf(row, thresholdAt(row.threshold!, view.to))) - HEIGHT - 2;
  const x = geometry.right - HANDLE_ROOM - width;
  return {
    key: 'threshold',
    words,
    colour: 'ink',
    bold: false,
    width,
    places: [
      { x, y },
      { x: Math.max(geometry.left, x - width - ASIDE), y },
    ],
  };
}

const asSeries = (row: Row): ChartSeries => ({
  line: row.series[0]!.line,
  unit: 'count',
  series: row.threshold!,
  decimals: 0,
  end: Number.MAX_SAFE_INTEGER,
});

function skylineOf(series: ChartSeries, row: Row, model: StackModel, columns: number): Skyline {
  const top = new Float64Array(columns).fill(Number.NaN);
  const bottom = top.slice();
  const topOf = yScale(row);
  const cover = (column: number, low: number, high: number) => {
    if (column < 0 || column >= columns) return;
    const highest = topOf(high) - 2;
    const lowest = topOf(low) + 2;
    top[column] = Number.isNaN(top[column]!) ? highest : Math.min(top[column]!, highest);
    bottom[column] = Number.isNaN(bottom[column]!) ? lowest : Math.max(bottom[column]!, lowest);
  };
  const { view, geometry } = model;
  if (series.line.draw === 'dots' && series.series !== row.threshold) {
    const { time, min, max, length } = series.series;
    const xOf = timeScale(geometry, view);
    // A dot beyond the edge by less than its radius is seen in part.
    const edge = ((view.to - view.from) * DOT) / (geometry.right - geometry.left);
    const end = rowAt(time, length, view.to + edge) + 1;
    for (let index = rowAt(time, length, view.from - edge) + 1; index < end; index++) {
      const x = xOf(time[index]!) - geometry.left;
      for (const side of [-DOT, DOT]) cover(Math.floor((x + side) / CELL), min[index]!, max[index]!);
    }
    return { top, bottom };
  }
  const trace = columnTrace(series.series, view.from, view.to, columns, series.end);
  for (let column = 0; column < columns; column++) {
    if (!Number.isNaN(trace.last[column]!)) cover(column, trace.min[column]!, trace.max[column]!);
  }
  return { top, bottom };
}

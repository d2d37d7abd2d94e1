// The direct labels of one chart row: a word at every line, in the line's colour, placed by label-places.ts.

import type { ChartLine, ColourToken } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { type ChartSeries, thresholdAt } from './chart-series.ts';
import { columnTrace } from './column-trace.ts';
import { type Box, CELL, type LabelPlaces, placeLabels, type Skyline } from './label-places.ts';
import { xAt } from './plot-geometry.ts';
import { type Row, type StackModel, yOf } from './stack-model.ts';
import { textWidth } from './text-width.ts';

export interface RowLabel {
  readonly key: string;
  readonly words: string;
  readonly colour: ColourToken;
  readonly bold: boolean;
  readonly width: number;
  readonly places: LabelPlaces;
}

const SIZE = 13;
const HEIGHT = 17;
const HANDLE_ROOM = 18;

/** `limit` is the words of the threshold, if the row has one. */
export function rowLabels(row: Row, model: StackModel, language: Language, limit: string | undefined): RowLabel[] {
  const { left, right } = model.geometry;
  if (right - left < 60) return [];
  const columns = Math.ceil((right - left) / CELL);
  const labels: RowLabel[] = [];
  const taken: Box[] = [];
  if (limit !== undefined && row.threshold) {
    const label = thresholdLabel(row, model, limit);
    labels.push(label);
    for (const place of label.places) taken.push({ ...place, width: label.width, height: HEIGHT });
  }
  // The only line of a chart is named by its title.
  if (row.series.length < 2) return labels;
  const skylines = row.series.map((series) => skylineOf(series, row, model, columns));
  if (row.threshold) skylines.push(skylineOf(asSeries(row), row, model, columns));
  for (const ghost of row.ghosts) skylines.push(skylineOf(ghost, row, model, columns));
  // A line that is not in view has no label.
  const shown = row.series
    .map((series, own) => ({ series, own }))
    .filter(({ own }) => skylines[own]!.top.some((y) => !Number.isNaN(y)));
  const wishes = shown.map(({ series, own }) => {
    const words = series.line.label[language];
    const { line } = series;
    const ifFree = line.labelIfFree === true;
    return { own, words, line, width: textWidth(words, SIZE, weightOf(line)), height: HEIGHT, ifFree };
  });
  const area = { x: left, y: row.plotTop - 2, width: right - left, height: row.plotBottom - row.plotTop + 2 };
  const places = placeLabels(wishes, skylines, area, taken);
  wishes.forEach(({ words, line, width }, index) => {
    const bold = weightOf(line) > 500;
    const place = places[index];
    if (place) labels.push({ key: line.gauge, words, colour: line.colour, bold, width, places: place });
  });
  return labels;
}

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
      { x: Math.max(geometry.left, x - width - 48), y },
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
  const cover = (column: number, low: number, high: number) => {
    if (column < 0 || column >= columns) return;
    const highest = yOf(row, high) - 2;
    const lowest = yOf(row, low) + 2;
    top[column] = Number.isNaN(top[column]!) ? highest : Math.min(top[column]!, highest);
    bottom[column] = Number.isNaN(bottom[column]!) ? lowest : Math.max(bottom[column]!, lowest);
  };
  const { view, geometry } = model;
  if (series.line.draw === 'dots' && series.series !== row.threshold) {
    const { time, last, length } = series.series;
    for (let index = 0; index < length; index++) {
      const x = xAt(geometry, view, time[index]!) - geometry.left;
      for (const edge of [-3, 3]) cover(Math.floor((x + edge) / CELL), last[index]!, last[index]!);
    }
    return { top, bottom };
  }
  const trace = columnTrace(series.series, view.from, view.to, columns, series.end);
  for (let column = 0; column < columns; column++) {
    if (!Number.isNaN(trace.last[column]!)) cover(column, trace.min[column]!, trace.max[column]!);
  }
  return { top, bottom };
}

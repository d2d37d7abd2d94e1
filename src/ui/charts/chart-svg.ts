// A chart as SVG that stands alone: the same lines, ticks and labels as on the page, all of it past, with a time axis of its
// own, idle times and the signs of events (chart-svg-events.ts). Lines are paths whose steps are steps; what a pixel column of the
// page would merge is told apart four times finer.

import { escaped } from '../../plot/escaped.ts';
import { tickWords } from '../../plot/numbers.ts';
import { type ColumnTrace, columnTrace, type StepSeries } from '../../plot/trace.ts';
import { rowAt } from '../../record/values.ts';
import { formatValue } from '../../scenarios/kit/format-value.ts';
import type { ColourToken, Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { timeScale } from '../foundation/plot-geometry.ts';
import { paintOf, rounded } from '../foundation/vector-sheet.ts';
import { TEXT } from '../theme/text-sizes.ts';
import type { Colours } from '../theme/tokens.ts';
import { axisTicks } from './axis-ticks.ts';
import { thresholdAt } from './chart-series.ts';
import { EVENTS, eventRow, idleTimes } from './chart-svg-events.ts';
import { endLetters } from './end-letters.tsx';
import { GHOST_DASHES } from './ghost.ts';
import { type RowLabel, rowLabels } from './row-labels.ts';
import { type Row, type StackInput, type StackModel, StackModeller, yScale } from './stack-model.ts';
import { DASHES, STROKES, THRESHOLD_DASH } from './stack-paint.ts';

/** Columns of a line for each pixel. */
const FINE = 4;
const DOT = 5;
/** Below the plot: ticks of time and their unit. */
const AXIS = 30;
const SIDE = { left: 64, right: 24, letters: 40 };

export interface ChartDrawn {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** Where its scale stands. */
  readonly row: Row;
}

/** Everything that decides the picture of one chart. */
export interface ChartAsked extends Pick<StackInput, 'record' | 'spec' | 'ghosts' | 'front' | 'zoom' | 'asked'> {
  readonly chart: StackInput['charts'][number];
  readonly scenario: Scenario;
  readonly language: Language;
  readonly colours: Colours;
  /** With the axis of its values only: something else stands on it. */
  readonly bare?: boolean;
  /** CSS pixels, time axis included. */
  readonly size: { readonly width: number; readonly height: number };
}

export function chartSvg({ chart, scenario, language, colours, size, bare, ...input }: ChartAsked): ChartDrawn {
  const plot = { width: size.width, height: size.height - AXIS - EVENTS };
  const asked = { ...input, charts: [chart], size: plot, dragging: false, moving: false };
  const modelled = new StackModeller().model(asked);
  const right = size.width - (modelled.front ? SIDE.letters : SIDE.right);
  const model = { ...modelled, geometry: { ...modelled.geometry, inset: 0, left: SIDE.left, right, compact: false } };
  const row = model.rows[0]!;
  const limit = limitWords(row, model, scenario, language);
  const svg = [
    ...idleTimes(row, model, colours),
    head(row, language, colours),
    ...valueAxis(row, model, colours),
    ...(bare
      ? []
      : [
          ...timeAxis(row, model, colours),
          ...lines(row, model, colours),
          ...rowLabels(row, model, language, limit).map((label) => labelSvg(label, colours)),
          ...letters(row, model, colours),
          ...eventRow(model, row.plotBottom + EVENTS / 2 + 4, language, colours),
        ]),
  ];
  return { ...size, svg: svg.filter(Boolean).join('\n'), row };
}

function limitWords(row: Row, model: StackModel, scenario: Scenario, language: Language): string | undefined {
  const threshold = row.threshold && row.chart.threshold;
  const parameter = scenario.parameters.find(({ key }) => key === threshold?.param);
  if (!threshold || parameter?.kind !== 'number') return undefined;
  const value = thresholdAt(row.threshold!, model.view.to);
  return Number.isNaN(value) ? undefined : threshold.label(formatValue(parameter, value, language).number)[language];
}

function head({ chart }: Row, language: Language, { ink, ink3 }: Colours): string {
  const unit = chart.unit[language];
  return `<text x="${SIDE.left}" y="16" font-size="${TEXT.label}"><tspan font-weight="600" fill="${ink}">${escaped(chart.title[language])}</tspan>${unit && `<tspan dx="8" fill="${ink3}">${escaped(unit)}</tspan>`}</text>`;
}

function valueAxis(row: Row, { geometry }: StackModel, { ink3, grid, lineStrong }: Colours): string[] {
  const toY = yScale(row);
  return row.ticks.flatMap((tick) => {
    const y = rounded(toY(tick * row.chart.divide));
    const isBase = tick === 0 && row.range.scale === 'linear';
    return [
      `<path d="M${geometry.left},${y}H${geometry.right}" stroke="${isBase ? lineStrong : grid}"/>`,
      `<text x="${geometry.left - 8}" y="${y + 4}" text-anchor="end" fill="${ink3}">${tickWords(tick)}</text>`,
    ];
  });
}

/** Between two ticks of time at least, CSS pixels. */
const APART = 80;

function timeAxis(row: Row, { geometry, view }: StackModel, { ink3, lineStrong }: Colours): string[] {
  const { left, right } = geometry;
  const toX = timeScale(geometry, view);
  const foot = row.plotBottom + 8 + EVENTS;
  return [
    `<path d="M${left},${foot}H${right}" stroke="${lineStrong}"/>`,
    ...axisTicks(view, right - left, APART).flatMap(({ at, words }) => {
      const x = rounded(toX(at));
      const anchor = right - x < 20 ? 'end' : 'middle';
      return [
        `<path d="M${x},${foot}v5" stroke="${lineStrong}"/>`,
        `<text x="${anchor === 'end' ? right : x}" y="${foot + 19}" text-anchor="${anchor}" fill="${ink3}">${words}</text>`,
      ];
    }),
  ];
}

function lines(row: Row, model: StackModel, colours: Colours): string[] {
  const { geometry, view, front } = model;
  const columns = (geometry.right - geometry.left) * FINE;
  const toY = yScale(row);
  const traceOf = (series: StepSeries, end: number): ColumnTrace =>
    columnTrace(series, view.from, view.to, columns, end);
  const path = (d: string, colour: ColourToken, width: number, dash?: readonly number[]): string =>
    d &&
    `<path d="${d}" fill="none" ${paintOf('stroke', lineOf(colours, colour))} stroke-width="${width}"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}/>`;
  const areas = row.series.map(({ line, series, end }) => {
    const d = line.area && !front ? areaPath(traceOf(series, end), geometry.left, toY) : '';
    const soft = line.colour === 'ink' ? colours.grid : colours[line.colour].soft;
    return d && `<path d="${d}" ${paintOf('fill', soft)}/>`;
  });
  const toX = timeScale(geometry, view);
  const ghosts = row.ghosts.map(({ line, series, end, run, from }) => {
    const first = Math.max(0, Math.floor((toX(from) - geometry.left) * FINE));
    return path(stepPath(traceOf(series, end), geometry.left, toY, first), line.colour, 1.5, GHOST_DASHES[run]);
  });
  const own = row.series.map(({ line, series, end }) =>
    line.draw === 'dots'
      ? dots(series, view, toX, toY, lineOf(colours, line.colour))
      : path(
          stepPath(traceOf(series, end), geometry.left, toY),
          line.colour,
          STROKES[line.stroke],
          DASHES[line.stroke],
        ),
  );
  const limit =
    row.threshold && path(stepPath(traceOf(row.threshold, view.to), geometry.left, toY), 'ink', 1.5, THRESHOLD_DASH);
  return [...areas, ...ghosts, ...own, limit ?? ''];
}

type ToY = (value: number) => number;

/** A step line: along its level, and up and down as far as it went within a column. Lifted where it has no value. */
export function stepPath({ columns, min, max, last }: ColumnTrace, left: number, toY: ToY, first = 0): string {
  const parts: string[] = [];
  let level = Number.NaN;
  for (let column = first; column < columns; column++) {
    if (Number.isNaN(last[column]!)) {
      if (!Number.isNaN(level)) parts.push(`H${rounded(left + column / FINE)}`);
      level = Number.NaN;
      continue;
    }
    const [low, high, end] = [rounded(toY(min[column]!)), rounded(toY(max[column]!)), rounded(toY(last[column]!))];
    if (low === level && high === level) continue;
    const x = rounded(left + column / FINE);
    parts.push(Number.isNaN(level) ? `M${x},${low}` : `H${x}`);
    if (Number.isNaN(level)) level = low;
    // To the one end, to the other, and back to where it goes on.
    for (const y of [low, high, end]) {
      if (y !== level) parts.push(`V${y}`);
      level = y;
    }
  }
  if (!Number.isNaN(level)) parts.push(`H${rounded(left + columns / FINE)}`);
  return parts.join('');
}

/** From the lowest value of every column down to 0. */
function areaPath({ columns, min }: ColumnTrace, left: number, toY: ToY): string {
  const base = rounded(toY(0));
  const parts: string[] = [];
  let level = base;
  for (let column = 0; column < columns; column++) {
    const y = Number.isNaN(min[column]!) ? base : rounded(toY(min[column]!));
    if (y === level) continue;
    parts.push(`H${rounded(left + column / FINE)}V${y}`);
    level = y;
  }
  return parts.length === 0 ? '' : `M${left},${base}${parts.join('')}H${rounded(left + columns / FINE)}V${base}Z`;
}

/** As on the page (trace-paint.ts), all in one path of round points. */
function dots(series: StepSeries, view: StackModel['view'], toX: ToY, toY: ToY, colour: string): string {
  const places = new Set<string>();
  const end = rowAt(series.time, series.length, view.to);
  for (let row = rowAt(series.time, series.length, view.from - 1) + 1; row <= end; row++) {
    for (const values of [series.min, series.max, series.last]) {
      const [x, y] = [toX(series.time[row]!), toY(values[row]!)].map((place) => Math.round(place * 2) / 2);
      places.add(`M${x},${y}h.01`);
    }
  }
  if (places.size === 0) return '';
  return `<path d="${[...places].join('')}" fill="none" ${paintOf('stroke', colour)} stroke-width="${DOT}" stroke-linecap="round"/>`;
}

const lineOf = (colours: Colours, colour: ColourToken): string =>
  colour === 'ink' ? colours.ink : colours[colour].line;

/** A sample of the line before a name that stands beside the title; as in charts.css. */
const SAMPLE = 14;
const BESIDE_SAMPLE = 20;

function labelSvg({ words, colour, bold, places: [{ x, y }], sample }: RowLabel, colours: Colours): string {
  const fill = colour === 'ink' ? colours.ink : colours[colour].text;
  const style = `font-size="${TEXT.label}" font-weight="${bold ? 600 : 400}" fill="${fill}"`;
  const [left, base] = [rounded(x), rounded(y + 13)];
  if (!sample) return `<text x="${left}" y="${base}" ${style}>${escaped(words)}</text>`;
  const isDots = sample === 'dots';
  const dash = isDots ? undefined : DASHES[sample];
  const stroke = `stroke="${lineOf(colours, colour)}" stroke-width="${isDots ? DOT : STROKES[sample]}"`;
  const d = isDots ? `M${left + 3},${base - 4}h.01m8,0h.01` : `M${left},${base - 4}h${SAMPLE}`;
  const drawn = `<path d="${d}" ${stroke}${isDots ? ' stroke-linecap="round"' : ''}${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}/>`;
  return `${drawn}<text x="${left + BESIDE_SAMPLE}" y="${base}" ${style}>${escaped(words)}</text>`;
}

/** Filled is the run in front. */
function letters(row: Row, model: StackModel, { page, ink }: Colours): string[] {
  return endLetters(row, model).map(({ letter, front, y }) => {
    const x = model.geometry.right + 16;
    const fill = front ? ink : page;
    return `<circle cx="${x}" cy="${rounded(y)}" r="8" fill="${fill}" stroke="${ink}"/><text x="${x}" y="${rounded(y + 4)}" text-anchor="middle" font-size="${TEXT.note}" font-weight="600" fill="${front ? page : ink}">${letter}</text>`;
  });
}

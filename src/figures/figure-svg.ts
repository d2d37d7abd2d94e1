// A sweep's figure as SVG, a text that needs nothing else: for files and for the page alike. Lines are labelled where
// they end; intervals are bars; the line in focus is full, others hollow; numbers printed in a paper are hollow diamonds.

import { escaped } from '../plot/escaped.ts';
import { LINE_HEIGHT, widthOf } from '../plot/labels.ts';
import { linePath } from '../plot/trace.ts';
import type { FigureLayout, FigureLine, FigurePoint, Shape, TheoryPath } from './figure-layout.ts';
import { type LineEnd, SHAPE_ROOM } from './line-labels.ts';
import type { BandPlace } from './paper-band.ts';

export interface FigureColours {
  readonly page: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly grid: string;
  /** Behind what a paper speaks of. */
  readonly sunk: string;
  readonly baseline: string;
  /** The line in focus, and its words. */
  readonly focus: string;
  readonly focusText: string;
}

/** As the page's light theme. */
export const LIGHT: FigureColours = {
  page: '#FFFFFF',
  ink: '#15171C',
  ink2: '#454A53',
  ink3: '#666B74',
  grid: '#EDEDE8',
  sunk: '#EFEFEA',
  baseline: '#85857C',
  focus: '#0978C4',
  focusText: '#0068AD',
};

/** Words around the figure. */
export interface FigureWords {
  readonly title: string;
  /** Where the figure is from; may be empty. */
  readonly source: string;
  /** Seeds, confidence, model version, link: one line each. */
  readonly notes: readonly string[];
}

const FONT = "Inter, 'Segoe UI', system-ui, Roboto, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', sans-serif";
const NOTE_HEIGHT = 14;
/** Characters of a note that fit into a line of this many pixels. */
const LETTER = 5.6;
/** What bold words take more than others. */
const BOLD = 1.2;
const EDGE = 8;

export function figureSvg(layout: FigureLayout, words: FigureWords, colours: FigureColours = LIGHT): string {
  const notes = notesAt(words.notes, layout.width, layout.height, colours);
  const parts = [
    ...svgStart(layout.width, notes.bottom + 8, words, colours),
    textAt(16, 24, words.title, `font-size="15" font-weight="600" fill="${colours.ink}"`),
    textAt(layout.width - 16, 24, words.source, `text-anchor="end" fill="${colours.ink3}"`),
    ...sheet(layout, colours),
    ...notes.parts,
    '</svg>',
  ];
  return `${parts.filter(Boolean).join('\n')}\n`;
}

/** The element that holds it all, what it says to those who do not see it, and its page. */
export const svgStart = (width: number, height: number, words: FigureWords, colours: FigureColours): string[] => [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="${FONT}" font-size="12">`,
  `<title>${escaped(words.title)}</title>`,
  `<desc>${escaped([words.source, ...words.notes].filter(Boolean).join('\n'))}</desc>`,
  `<rect width="100%" height="100%" fill="${colours.page}"/>`,
];

/** Notes one under the other, broken where they are too long. */
export function notesAt(
  notes: readonly string[],
  width: number,
  top: number,
  colours: FigureColours,
): { readonly parts: readonly string[]; readonly bottom: number } {
  const lines = notes.flatMap((note) => wrapped(note, Math.floor((width - 32) / LETTER)));
  return {
    parts: lines.map((note, index) =>
      textAt(16, top + index * NOTE_HEIGHT, note, `font-size="10" fill="${colours.ink3}"`),
    ),
    bottom: top + lines.length * NOTE_HEIGHT,
  };
}

/** Everything on one sheet, without the words around it. */
export function sheet(layout: FigureLayout, colours: FigureColours): string[] {
  const { focus } = layout;
  const order = [...layout.lines].sort((a, b) => Number(a.series === focus) - Number(b.series === focus));
  return [
    axes(layout, colours),
    ...layout.theory.map((path) => theoryOf(path, path.series === focus, colours)),
    ...order.map((line) => lineOf(line, line.series === focus, layout.shaped, colours)),
    ...layout.printed.map(({ left, top, words }) => diamond(left, top, words, colours)),
  ];
}

function axes({ plot, yTicks, xTicks, gap, band, yTitle, xTitle }: FigureLayout, colours: FigureColours): string {
  const { left, right, top, bottom } = plot;
  const grid = yTicks.map((tick) => line(left, tick.top, right, tick.top, `stroke="${colours.grid}"`));
  const tickWords = `fill="${colours.ink3}" font-variant-numeric="tabular-nums"`;
  return [
    ...(band === undefined ? [] : [bandOf(band, plot, colours)]),
    ...grid,
    ...yTicks.map((tick) => textAt(left - 8, tick.top + 4, tick.words, `text-anchor="end" ${tickWords}`)),
    line(left, bottom, right, bottom, `stroke="${colours.baseline}"`),
    ...(gap === undefined ? [] : [line(gap, top, gap, bottom + 5, `stroke="${colours.grid}" stroke-dasharray="2 3"`)]),
    ...xTicks.map((tick) => line(tick.left, bottom, tick.left, bottom + 5, `stroke="${colours.baseline}"`)),
    ...xTicks.map((tick) => textAt(tick.left, bottom + 19, tick.words, `text-anchor="middle" ${tickWords}`)),
    `<text x="16" y="${round(yTitle.top)}">${titleOf(yTitle, colours)}</text>`,
    `<text ${besides(xTitle, right)} y="${round(bottom + 40)}">${titleOf(xTitle, colours)}</text>`,
  ].join('\n');
}

function bandOf(
  { left, right, words }: BandPlace,
  { top, bottom }: FigureLayout['plot'],
  colours: FigureColours,
): string {
  const [x, width, height] = [round(left), round(right - left), round(bottom - top)];
  const middle = `text-anchor="middle" fill="${colours.ink2}"`;
  return `<rect class="band" x="${x}" y="${round(top)}" width="${width}" height="${height}" fill="${colours.sunk}"/>${textAt((left + right) / 2, top - 6, words, middle)}`;
}

/** At the right end of its axis, or, where that is too short for it, from the left edge of the sheet. */
function besides({ name, unit }: FigureLayout['xTitle'], right: number): string {
  const isLong = widthOf(name) * BOLD + 8 + widthOf(unit) > right - EDGE;
  return isLong ? `x="${EDGE}"` : `x="${round(right)}" text-anchor="end"`;
}

/** Of an axis: bold, with its unit after it. */
const titleOf = ({ name, unit }: FigureLayout['xTitle'], { ink, ink3 }: FigureColours): string =>
  `<tspan font-weight="600" fill="${ink}">${escaped(name)}</tspan>${
    unit === '' ? '' : `<tspan dx="8" fill="${ink3}">${escaped(unit)}</tspan>`
  }`;

/** Row by row. */
const labelAt = ({ rows, left, top }: LineEnd, indent: number, style: string): string =>
  rows.map((row, index) => textAt(left + indent, top + 4 + index * LINE_HEIGHT, row, style)).join('');

function lineOf(
  { path, points, label, shape }: FigureLine,
  inFocus: boolean,
  shaped: boolean,
  colours: FigureColours,
): string {
  const colour = inFocus ? colours.focus : colours.ink3;
  const width = inFocus ? 2 : 1;
  const way = linePath(path);
  const words = inFocus ? `fill="${colours.focusText}" font-weight="600"` : `fill="${colours.ink2}"`;
  const sign = `fill="${inFocus ? colour : colours.page}" stroke="${colour}" stroke-width="1.2"`;
  return [
    '<g>',
    path.length > 1
      ? `<path d="${way}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
      : '',
    ...points.map((point) => pointOf(point, shape, colour, inFocus, colours)),
    label && shaped ? shapeAt(shape, label.left + 4, label.top, inFocus ? 4.5 : 3.5, sign) : '',
    label ? labelAt(label, shaped ? SHAPE_ROOM : 0, `font-size="13" ${words}`) : '',
    '</g>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Dashed, and thinner than what was measured. */
function theoryOf({ path, label }: TheoryPath, inFocus: boolean, colours: FigureColours): string {
  if (path.length === 0) return '';
  const stroke = `stroke="${inFocus ? colours.focus : colours.ink3}" stroke-width="${inFocus ? 1.5 : 1}"`;
  const words = label ? labelAt(label, 0, `font-size="12" font-style="italic" fill="${colours.ink3}"`) : '';
  return `<g class="theory"><path d="${linePath(path)}" fill="none" ${stroke} stroke-dasharray="6 4"/>${words}</g>`;
}

function pointOf(point: FigurePoint, shape: Shape, colour: string, inFocus: boolean, colours: FigureColours): string {
  const { left, top, low, high, unfinished, runs, words } = point;
  const stroke = `stroke="${colour}" stroke-width="${inFocus ? 1.5 : 1}"`;
  const dash = unfinished ? ' stroke-dasharray="3 2"' : '';
  const bar =
    low === undefined || high === undefined || low === high
      ? []
      : [
          line(left, low, left, high, stroke + dash),
          ...[low, high].map((end) => line(left - 4, end, left + 4, end, stroke)),
        ];
  return [
    '<g>',
    `<title>${escaped(words)}</title>`,
    ...runs.map(
      (run) => `<circle cx="${round(left)}" cy="${round(run.top)}" r="1.8" fill="${colour}" fill-opacity="0.45"/>`,
    ),
    ...bar,
    shapeAt(
      shape,
      left,
      top,
      inFocus ? 4.5 : 3.5,
      `fill="${inFocus && !unfinished ? colour : colours.page}" ${stroke}${dash}`,
    ),
    '</g>',
  ].join('');
}

/** Of about the same area, whichever it is. */
function shapeAt(shape: Shape, left: number, top: number, radius: number, style: string): string {
  const [x, y] = [round(left), round(top)];
  if (shape === 'circle') return `<circle cx="${x}" cy="${y}" r="${radius}" ${style}/>`;
  const half = radius * 0.9;
  if (shape === 'square') {
    return `<rect x="${round(left - half)}" y="${round(top - half)}" width="${round(2 * half)}" height="${round(2 * half)}" ${style}/>`;
  }
  const [wide, tip, foot] = [radius * 1.2, radius * 1.25, radius * 0.85];
  const way = shape === 'up' ? -1 : 1;
  return `<path d="M${x} ${round(top + way * tip)}L${round(left + wide)} ${round(top - way * foot)}L${round(left - wide)} ${round(top - way * foot)}Z" ${style}/>`;
}

function diamond(left: number, top: number, words: string, { ink, page }: FigureColours): string {
  const [x, y] = [round(left), round(top)];
  return `<g><title>${escaped(words)}</title><path d="M${x} ${round(top - 6)}L${round(left + 6)} ${y}L${x} ${round(top + 6)}L${round(left - 6)} ${y}Z" fill="${page}" fill-opacity="0" stroke="${ink}" stroke-width="1.5"/></g>`;
}

const line = (x1: number, y1: number, x2: number, y2: number, style: string): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" ${style}/>`;

export const textAt = (x: number, y: number, words: string, style: string): string =>
  words === '' ? '' : `<text x="${round(x)}" y="${round(y)}" ${style}>${escaped(words)}</text>`;

/** A tenth of a pixel is finer than the eye can see. */
const round = (value: number): number => Math.round(value * 10) / 10;

function wrapped(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (let rest = words; rest !== ''; ) {
    // At a space, but for what is longer than a line: a link.
    const space = rest.length > letters ? rest.lastIndexOf(' ', letters) : -1;
    const end = space > 0 ? space : letters;
    lines.push(rest.slice(0, end));
    rest = rest.slice(space > 0 ? end + 1 : end);
  }
  return lines;
}

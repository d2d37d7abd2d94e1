// A sweep's figure as SVG, a text that needs nothing else: for files and for the page alike. Lines are labelled where
// they end; intervals are bars; the line in focus is full, others hollow; numbers printed in a paper are hollow diamonds.

import type { FigureLayout, FigureLine, FigurePoint } from './figure-layout.ts';

export interface FigureColours {
  readonly page: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly grid: string;
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
/** Letters of a note that fit into a line of so many pixels. */
const LETTER = 5.6;

export function figureSvg(layout: FigureLayout, words: FigureWords, colours: FigureColours = LIGHT): string {
  const notes = words.notes.flatMap((note) => wrapped(note, Math.floor((layout.width - 32) / LETTER)));
  const height = layout.height + notes.length * NOTE_HEIGHT + 8;
  const { focus } = layout;
  const order = [...layout.lines].sort((a, b) => Number(a.series === focus) - Number(b.series === focus));
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout.width} ${height}" width="${layout.width}" height="${height}" role="img" font-family="${FONT}" font-size="12">`,
    `<title>${escaped(words.title)}</title>`,
    `<desc>${escaped([words.source, ...words.notes].filter(Boolean).join('\n'))}</desc>`,
    `<rect width="100%" height="100%" fill="${colours.page}"/>`,
    textAt(16, 24, words.title, `font-size="15" font-weight="600" fill="${colours.ink}"`),
    textAt(layout.width - 16, 24, words.source, `text-anchor="end" fill="${colours.ink3}"`),
    axes(layout, colours),
    ...order.map((line) => lineOf(line, line.series === focus, colours)),
    ...layout.printed.map(({ left, top, words }) => diamond(left, top, words, colours)),
    ...notes.map((note, index) =>
      textAt(16, layout.height + index * NOTE_HEIGHT, note, `font-size="10" fill="${colours.ink3}"`),
    ),
    '</svg>',
  ];
  return `${parts.filter(Boolean).join('\n')}\n`;
}

function axes({ plot, yTicks, xTicks, gap, yTitle, xTitle }: FigureLayout, colours: FigureColours): string {
  const { left, right, top, bottom } = plot;
  const grid = yTicks.map((tick) => line(left, tick.top, right, tick.top, `stroke="${colours.grid}"`));
  const tickWords = `fill="${colours.ink3}" font-variant-numeric="tabular-nums"`;
  return [
    ...grid,
    ...yTicks.map((tick) => textAt(left - 8, tick.top + 4, tick.words, `text-anchor="end" ${tickWords}`)),
    line(left, bottom, right, bottom, `stroke="${colours.baseline}"`),
    ...(gap === undefined ? [] : [line(gap, top, gap, bottom + 5, `stroke="${colours.grid}" stroke-dasharray="2 3"`)]),
    ...xTicks.map((tick) => line(tick.left, bottom, tick.left, bottom + 5, `stroke="${colours.baseline}"`)),
    ...xTicks.map((tick) => textAt(tick.left, bottom + 19, tick.words, `text-anchor="middle" ${tickWords}`)),
    `<text x="16" y="${round(top - 16)}"><tspan font-weight="600" fill="${colours.ink}">${escaped(yTitle.name)}</tspan><tspan dx="8" fill="${colours.ink3}">${escaped(yTitle.unit)}</tspan></text>`,
    textAt(right, bottom + 40, xTitle, `text-anchor="end" font-weight="600" fill="${colours.ink}"`),
  ].join('\n');
}

function lineOf({ path, points, label }: FigureLine, inFocus: boolean, colours: FigureColours): string {
  const colour = inFocus ? colours.focus : colours.ink3;
  const width = inFocus ? 2 : 1;
  const way = path.map(({ left, top }, index) => `${index === 0 ? 'M' : 'L'}${round(left)} ${round(top)}`).join('');
  const words = inFocus ? `fill="${colours.focusText}" font-weight="600"` : `fill="${colours.ink2}"`;
  return [
    '<g>',
    path.length > 1
      ? `<path d="${way}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
      : '',
    ...points.map((point) => pointOf(point, colour, inFocus, colours)),
    label ? textAt(label.left, label.top + 4, label.words, `font-size="13" ${words}`) : '',
    '</g>',
  ]
    .filter(Boolean)
    .join('\n');
}

function pointOf(point: FigurePoint, colour: string, inFocus: boolean, colours: FigureColours): string {
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
    `<circle cx="${round(left)}" cy="${round(top)}" r="${inFocus ? 4.5 : 3}" fill="${inFocus && !unfinished ? colour : colours.page}" ${stroke}${dash}/>`,
    '</g>',
  ].join('');
}

function diamond(left: number, top: number, words: string, { ink, page }: FigureColours): string {
  const [x, y] = [round(left), round(top)];
  return `<g><title>${escaped(words)}</title><path d="M${x} ${round(top - 6)}L${round(left + 6)} ${y}L${x} ${round(top + 6)}L${round(left - 6)} ${y}Z" fill="${page}" fill-opacity="0" stroke="${ink}" stroke-width="1.5"/></g>`;
}

const line = (x1: number, y1: number, x2: number, y2: number, style: string): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" ${style}/>`;

const textAt = (x: number, y: number, words: string, style: string): string =>
  words === '' ? '' : `<text x="${round(x)}" y="${round(y)}" ${style}>${escaped(words)}</text>`;

/** A tenth of a pixel is finer than anybody sees. */
const round = (value: number): number => Math.round(value * 10) / 10;

const escaped = (words: string): string =>
  words.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]!);

function wrapped(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (let rest = words; rest !== ''; rest = rest.slice(letters)) lines.push(rest.slice(0, letters));
  return lines;
}

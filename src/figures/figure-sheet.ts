// A whole figure as one SVG file: its sheets side by side or one under the other, its tables and its heat map below the
// same title, and the words that say how to compute it again. A figure of one sheet is that sheet: figure-svg.ts.

import { widthOf } from '../plot/labels.ts';
import { dotsOf, dotsPicture, dotsSummary } from './dots.ts';
import { figureLayout } from './figure-layout.ts';
import { figureWords } from './figure-notes.ts';
import { type Panel, type Shown, shownOf } from './figure-panels.ts';
import { type FigureColours, figureSvg, LIGHT, notesAt, sheet, svgStart, textAt } from './figure-svg.ts';
import { cellWords, type FigureTable, type Tabled, tableOf } from './figure-tables.ts';
import { theoryCurves } from './theory-curves.ts';

export type SheetOptions = Tabled & {
  /** CSS pixels; the height of one sheet as wide as all. */
  readonly width: number;
  readonly height: number;
  readonly seeds?: boolean;
};

/** Sheets that stand side by side have this share of the height. */
const SMALLER = 0.72;
const HEAD = 44;
const ROW = 20;

/** One piece of the figure, drawn from its own top left corner. */
interface Piece {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

export function figureSheet(options: SheetOptions, colours: FigureColours = LIGHT): string {
  const { results, drawing, figure, width } = options;
  const shown = shownOf(figure, drawing, results.sweep);
  const words = figureWords(options);
  const [only] = shown;
  if (only?.kind === 'lines' && shown.length === 1) return figureSvg(layoutOf(only, options), words, colours);
  const pieces = placed(
    shown.map((each) => pieceOf(each, options, colours)),
    width,
  );
  const bottom = Math.max(HEAD, ...pieces.map(({ top, height }) => top + height));
  const notes = notesAt(words.notes, width, bottom + 16, colours);
  return `${[
    ...svgStart(width, notes.bottom + 8, words, colours),
    textAt(16, 24, words.title, `font-size="15" font-weight="600" fill="${colours.ink}"`),
    textAt(width - 16, 24, words.source, `text-anchor="end" fill="${colours.ink3}"`),
    ...pieces.map(({ left, top, svg }) => `<g transform="translate(${left} ${top})">\n${svg}\n</g>`),
    ...notes.parts,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n')}\n`;
}

const layoutOf = (panel: Panel, options: SheetOptions, width = options.width, height = options.height) => {
  const { results, scenario, drawing, figure } = options;
  const theory = theoryCurves(figure?.theory ?? [], results.sweep, scenario, panel);
  return figureLayout(results, scenario, drawing, { ...options, width, height, panel, theory });
};

function pieceOf(shown: Shown, options: SheetOptions, colours: FigureColours): Piece {
  const { width, height, language } = options;
  if (shown.kind === 'dots') {
    const dots = dotsOf(shown, options.results, options.drawing, language);
    const picture = dotsPicture(dots, width, colours);
    const title = textAt(16, 24, shown.title[language], `font-size="13" font-weight="600" fill="${colours.ink}"`);
    const words = textAt(16, 44, dotsSummary(dots, language), `fill="${colours.ink3}"`);
    return {
      width,
      height: picture.height + 60,
      svg: [title, words, `<g transform="translate(0 56)">${picture.svg}</g>`].join('\n'),
    };
  }
  if (shown.kind !== 'lines') return tablePiece(tableOf(shown, options), width, colours);
  const size = shown.wide ? { width, height } : { width: Math.floor(width / 2), height: Math.round(height * SMALLER) };
  const title = textAt(16, 24, shown.title?.[language] ?? '', `font-size="13" font-weight="600" fill="${colours.ink}"`);
  return {
    ...size,
    svg: [title, ...sheet(layoutOf(shown, options, size.width, size.height), colours)].filter(Boolean).join('\n'),
  };
}

function tablePiece({ title, head, rows, note }: FigureTable, width: number, colours: FigureColours): Piece {
  const lefts = columnsOf([head, ...rows.map((row) => row.map(cellWords))], width);
  const cells = (words: readonly string[], top: number, style: string): string[] =>
    words.map((each, index) => textAt(lefts[index]!, top, each, style));
  const svg = [
    textAt(16, 24, title, `font-size="13" font-weight="600" fill="${colours.ink}"`),
    ...cells(head, 24 + ROW, `fill="${colours.ink3}"`),
    ...rows.flatMap((row, index) =>
      cells(row.map(cellWords), 24 + (index + 2) * ROW, `fill="${colours.ink2}" font-variant-numeric="tabular-nums"`),
    ),
    textAt(16, 24 + (rows.length + 2) * ROW, note, `font-size="10" fill="${colours.ink3}"`),
  ];
  return { width, height: 24 + (rows.length + 3) * ROW, svg: svg.filter(Boolean).join('\n') };
}

/** Where columns begin: each is as wide as its widest words, and what is left over is shared. */
function columnsOf(rows: readonly (readonly string[])[], width: number): readonly number[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const spare = (width - 32 - widths.reduce((sum, each) => sum + each, 0)) / Math.max(1, widths.length);
  let left = 16;
  return widths.map((each) => {
    const here = left;
    left += each + spare;
    return here;
  });
}

/** From left to right, then down; what is not half as wide begins a row of its own. */
function placed(pieces: readonly Piece[], width: number): (Piece & { readonly left: number; readonly top: number })[] {
  let [left, top, row] = [0, HEAD, 0];
  return pieces.map((piece) => {
    if (left + piece.width > width) [left, top, row] = [0, top + row, 0];
    const place = { ...piece, left, top };
    [left, row] = [left + piece.width, Math.max(row, piece.height)];
    return place;
  });
}

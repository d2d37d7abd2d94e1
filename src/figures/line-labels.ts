// What stands at the right ends of the lines of a sheet: a label for each, one for all that lie on one another, and one for
// every formula that belongs to no line.

import { placeLabels } from '../plot/label-places.ts';
import { LINE_HEIGHT, rowsWithin, widthOf } from '../plot/labels.ts';
import type { Language } from '../scenarios/kit/text.ts';
import { coincidingLines, coincidingWords } from './coinciding-lines.ts';
import type { FigureLine, FigurePoint, TheoryPath } from './figure-layout.ts';
import type { Panel } from './figure-panels.ts';
import type { TheoryCurve } from './theory-curves.ts';

/** The words at the end of a line. */
export interface LineEnd {
  readonly words: string;
  readonly rows: readonly string[];
  readonly left: number;
  /** Middle of the first row. */
  readonly top: number;
}

/** Of the width of a sheet, at most. */
const MOST_ROOM = 0.4;
/** Between the last point and its label. */
const GAP = 14;
/** Of the shape before a label. */
export const SHAPE_ROOM = 14;
/** So many lines are told apart by where they end. */
const FEW = 2;
/** Labels are larger than ticks, and that of the line in focus is bold. */
const BOLD = 1.2;
/** Right of the longest label. */
const EDGE = 8;
/** For the words of lines that may come to lie on one another: the sheet is as wide before and after they do. */
const SHARED = { most: 108, ofWidth: 0.22 };

export const isShaped = ({ lines }: Panel): boolean => lines.length > FEW;

/** Before and after the words. */
const around = (panel: Panel): number => GAP + (isShaped(panel) ? SHAPE_ROOM : 0) + EDGE;

/** At the right end of the lines. */
export function roomForLabels(
  panel: Panel,
  theory: readonly TheoryCurve[],
  { language, width }: { readonly language: Language; readonly width: number },
): number {
  const all = [...panel.labels, ...theory.flatMap(({ series, label }) => (series === undefined ? [label] : []))];
  const needed = all.map((label) => widthOf(label[language]) * BOLD + around(panel));
  const shared = panel.lines.length > 1 ? [Math.min(SHARED.most, SHARED.ofWidth * width) + around(panel)] : [];
  return Math.min(MOST_ROOM * width, Math.max(24, ...needed, ...shared));
}

interface Sheet {
  readonly panel: Panel;
  readonly theory: readonly TheoryCurve[];
  readonly plot: { readonly right: number; readonly top: number; readonly bottom: number };
  readonly language: Language;
  readonly width: number;
  /** Index of the line. */
  readonly focus: number;
  /** Points of the axis. */
  readonly length: number;
}

interface Labelled {
  readonly lines: readonly FigureLine[];
  readonly theory: readonly TheoryPath[];
}

const isUnfinished = ({ unfinished }: FigurePoint): boolean => unfinished;

/** Those that lie on one another have one, and one shape: that of the first, or in focus. */
export function labelled(lines: readonly FigureLine[], paths: readonly TheoryPath[], sheet: Sheet): Labelled {
  const { panel, theory, plot, language, width, focus, length } = sheet;
  const room = width - plot.right - around(panel);
  const endOf = (top: number | undefined, words: string, isBold = false): LineEnd | undefined =>
    top !== undefined && words
      ? { words, rows: rowsWithin(words, isBold ? room / BOLD : room), left: plot.right + GAP, top }
      : undefined;
  const groups = coincidingLines(
    lines.map(({ points }) => points),
    length,
  ).map((group) => ({
    ...group,
    leader: group.lines.find((line) => lines[line]!.series === focus) ?? group.lines[0]!,
  }));
  const groupOf = (line: number) => groups.find((group) => group.lines.includes(line));
  const wordsOf = (line: number): string => {
    const group = groupOf(line);
    if (!group) return panel.labels[line]![language];
    if (group.leader !== line) return '';
    return coincidingWords(
      group.lines.map((each) => panel.labels[each]!),
      group.exact,
      language,
    );
  };
  // While points come in, labels stand in the order of the lines and stay where they are: ends that move about cannot be read.
  const fills = lines.length > 1 && lines.some(({ points }) => points.length < length || points.some(isUnfinished));
  const ends = [
    ...lines.map(({ series, path, points }, line) =>
      fills
        ? endOf(plot.top + line * LINE_HEIGHT, panel.labels[line]![language], series === focus)
        : endOf((path.at(-1) ?? points.at(-1))?.top, wordsOf(line), series === focus),
    ),
    ...paths.map(({ path, series }, index) =>
      endOf(path.at(-1)?.top, series === undefined ? theory[index]!.label[language] : ''),
    ),
  ];
  const spread = inMargin(ends, plot, room);
  return {
    lines: lines.map((line, index) => ({
      ...line,
      label: spread[index],
      shape: lines[groupOf(index)?.leader ?? index]!.shape,
    })),
    theory: paths.map((path, index) => ({ ...path, label: spread[lines.length + index] })),
  };
}

/** At the ends of their lines, apart from one another; the middles of all rows are between top and bottom of the plot. */
export function inMargin(
  ends: readonly (LineEnd | undefined)[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
  width: number,
): readonly (LineEnd | undefined)[] {
  const half = LINE_HEIGHT / 2;
  const wishes = ends.map((end) => {
    const height = LINE_HEIGHT * (end?.rows.length ?? 0);
    // Several rows have their middle where the line ends.
    const offers = end ? [{ x: end.left, y: end.top - height / 2, price: 0 }] : [];
    return { width, height, offers, slides: true };
  });
  const area = { x: ends.find(Boolean)?.left ?? 0, y: top - half, width, height: bottom - top + LINE_HEIGHT };
  const places = placeLabels(wishes, { area });
  return ends.map((end, index) => end && { ...end, top: places[index]![0].y + half });
}

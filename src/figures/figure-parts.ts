// What a figure of a paper may show of its sweep, as data: sheets with lines, tables, a heat map, lines of theory, and what
// one should know before believing it. How to declare them: docs/sweeps.md.

import type { Nanos } from '../engine/core/time.ts';
import type { Quantity } from '../scenarios/kit/parameter.ts';
import type { ParamValues } from '../scenarios/kit/run-spec.ts';
import { type Text, text } from '../scenarios/kit/text.ts';

/** One sheet with some of the lines. Sheets of the same result have the same vertical axis. */
export interface LinesPart {
  readonly kind: 'lines';
  readonly title: Text;
  /** Names of its lines, the one in focus first; left out: all that are run. */
  readonly lines?: readonly string[];
  /** Shorter labels, by name of the line, where the title says the rest. */
  readonly labels?: Readonly<Record<string, Text>>;
  /** Always this result; left out: the one that was chosen. */
  readonly measure?: string;
  /** Left out: as chosen. */
  readonly scale?: 'linear' | 'log';
  /** As wide as the whole figure, where others stand side by side. */
  readonly wide?: true;
}

/** All lines that are run on one sheet, as of a figure without parts. */
export const EVERY_LINE: LinesPart = { kind: 'lines', title: text('', ''), wide: true };

/** A line compared with another one at every point, seed by seed; the last row has the mean over the axis. */
export interface GainsPart {
  readonly kind: 'gains';
  readonly title: Text;
  readonly measure?: string;
  /** As a share of what it is compared with (+50 %), or as a difference in the unit of the result. */
  readonly as: 'share' | 'difference';
  readonly columns: readonly { readonly label: Text; readonly of: string; readonly against: string }[];
}

/** Means of some lines, with the paper's numbers and how far we are from them. Rows are points, or lines. */
export interface ValuesPart {
  readonly kind: 'values';
  readonly title: Text;
  readonly measure?: string;
  readonly lines?: readonly string[];
  readonly rows: 'points' | 'lines';
}

/** A field of lines, each as one number in a coloured cell. The best of each row is marked. */
export interface HeatPart {
  readonly kind: 'heat';
  readonly title: Text;
  readonly measure?: string;
  readonly columns: readonly Text[];
  /** Names of lines in the order of the columns. */
  readonly rows: readonly { readonly label: Text; readonly lines: readonly string[] }[];
  /** Which point of the axis is shown; left out: the mean over all. */
  readonly point?: string;
}

/** The best cells of each row of a heat map, by one result after the other. */
export interface BestPart {
  readonly kind: 'best';
  readonly title: Text;
  readonly of: HeatPart;
  readonly measures: readonly string[];
}

/** Runs of a paper drawn as they went, side by side: each gauge below the other, on one scale for all runs. */
export interface TracesPart {
  readonly title: Text;
  readonly runs: readonly {
    readonly label: Text;
    /** What differs from the figure's settings. */
    readonly sets: ParamValues;
    /** What the paper prints of it. */
    readonly printed: Text;
  }[];
  readonly charts: readonly {
    readonly gauge: string;
    readonly label: Text;
    readonly quantity: Quantity;
    /** The area below the line is filled. */
    readonly area?: true;
  }[];
  /** Results said below each run. */
  readonly measures: readonly string[];
  /** Time that is drawn, ns. */
  readonly end: Nanos;
}

/** A dot for each line: by what share the result at one point is less than at another, sorted. */
export interface DotsPart {
  readonly kind: 'dots';
  readonly title: Text;
  readonly measure?: string;
  /** Names of two points of the axis. */
  readonly of: string;
  readonly against: string;
}

export type FigurePart = LinesPart | GainsPart | ValuesPart | HeatPart | BestPart | DotsPart;

/** What a formula says, drawn dashed at once, before the first run is done. */
export interface TheoryLine {
  /** The line it belongs to: shown where that one is, in its colour. Left out: shown everywhere, with its own label. */
  readonly series?: string;
  readonly label: Text;
  readonly measure: string;
  /**
   * @param x place on the axis, house units; NaN at points that have none
   * @param params settings of the run at this point; between points those of the point on the left, so that what goes
   *   along the axis must be read from `x`
   * @returns house units of the result; undefined where the formula says nothing
   */
  value(x: number, params: ParamValues): number | undefined;
  /** Worked out between the points, too; otherwise they are joined. Not for whole numbers. */
  readonly smooth?: true;
}

/** What one should know: what the paper prints, what had to be assumed, and what is not reproduced or cannot be decided. */
export interface HonestyNote {
  readonly about: 'printed' | 'assumed' | 'open';
  readonly text: Text;
}

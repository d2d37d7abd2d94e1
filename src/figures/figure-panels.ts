// Which sheets a figure has for the runs that are there: what each shows, and which lines are on it. A sweep of one's own,
// or a figure without parts, has one sheet with everything.

import type { Sweep } from '../runner/sweep/sweep.ts';
import type { Text } from '../scenarios/kit/text.ts';
import { EVERY_LINE, type FigurePart, type LinesPart } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';
import type { SweepDrawing } from './sweep-drawing.ts';

export interface Panel {
  readonly kind: 'lines';
  /** Left out where the figure's own says it. */
  readonly title: Text | undefined;
  readonly measure: string;
  readonly scale: 'linear' | 'log';
  /** Indices of its lines, the one in focus first. */
  readonly lines: readonly number[];
  /** In the order of `lines`. */
  readonly labels: readonly Text[];
  /** Lines whose values must fit on its vertical axis: those of all sheets of the same result. */
  readonly together: readonly number[];
  readonly wide: boolean;
}

export type Shown = Panel | Exclude<FigurePart, LinesPart>;

/**
 * Everything the figure shows, in its order. Sheets none of whose lines are run are left out.
 *
 * @param figure that of the drawing, where there is one
 */
export function shownOf(figure: PaperFigure | undefined, drawing: SweepDrawing, sweep: Sweep): readonly Shown[] {
  const shown = (figure?.parts ?? [EVERY_LINE]).map((part) =>
    part.kind === 'lines' ? panelOf(part, drawing, sweep) : part,
  );
  const panels = shown.filter((each) => each.kind === 'lines');
  return shown
    .filter((each) => each.kind !== 'lines' || each.lines.length > 0)
    .map((each) => {
      if (each.kind !== 'lines') return each;
      const alike = panels.filter(({ measure, scale }) => measure === each.measure && scale === each.scale);
      return { ...each, together: [...new Set(alike.flatMap(({ lines }) => lines))] };
    });
}

/** The sheets alone. */
export const panelsOf = (...given: Parameters<typeof shownOf>): readonly Panel[] =>
  shownOf(...given).filter((each) => each.kind === 'lines');

function panelOf(part: LinesPart, drawing: SweepDrawing, { series }: Sweep): Panel {
  const lines = (part.lines ?? series.points.map(({ name }) => name))
    .map((line) => series.points.findIndex(({ name }) => name === line))
    .filter((place) => place >= 0);
  return {
    kind: 'lines',
    title: part.title.en === '' ? undefined : part.title,
    measure: part.measure ?? drawing.measure,
    scale: part.scale ?? drawing.scale,
    lines,
    labels: lines.map((line) => {
      const { name, label } = series.points[line]!;
      return part.labels?.[name] ?? label;
    }),
    together: lines,
    wide: part.wide ?? false,
  };
}

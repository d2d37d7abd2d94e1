// Which part of a sweep is drawn, and what stands beside it. Changing it needs no new runs.

import type { Text } from '../scenarios/kit/text.ts';
import type { PaperBand } from './paper-band.ts';
import type { PaperFigure, PrintedNumber } from './paper-figure.ts';

export interface SweepDrawing {
  readonly title: Text;
  /** Where the figure is from; left out for a sweep of one's own. */
  readonly source?: Text;
  /** Id of the paper's figure. */
  readonly figure?: string;
  /** Name of the result on y. */
  readonly measure: string;
  readonly scale: 'linear' | 'log';
  readonly printed: readonly PrintedNumber[];
  /** Name of the point on x that others are compared with, seed by seed. */
  readonly baseline?: string;
  /** What the paper says of a part of the axis. */
  readonly band?: PaperBand;
}

/** @param measure one of the scenario's results; the figure's first unless told otherwise */
export function drawingOf(figure: PaperFigure, measure: string = figure.measures[0]!): SweepDrawing {
  const { title, source, id, scales, printed, baseline, band, measures } = figure;
  return {
    title,
    source,
    figure: id,
    measure,
    scale: scales.y,
    printed,
    ...(baseline === undefined ? {} : { baseline }),
    ...(band && measures.includes(measure) ? { band } : {}),
  };
}

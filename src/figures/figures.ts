// The figures of the papers that can be run again, in the order of the papers.

import { bufferFigures } from './buffer-figures.ts';
import type { PaperFigure } from './paper-figure.ts';
import { rtoFigures } from './rto-figures.ts';

export const figures: readonly PaperFigure[] = [...rtoFigures, ...bufferFigures];

/** Case does not matter; undefined if there is none. */
export const figureById = (id: string): PaperFigure | undefined =>
  figures.find((figure) => figure.id.toLowerCase() === id.toLowerCase());

export const figuresOf = (scenario: string): readonly PaperFigure[] =>
  figures.filter((figure) => figure.scenario === scenario);

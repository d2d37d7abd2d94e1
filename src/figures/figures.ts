// The figures of the papers that can be run again, in the order of the papers.

import { atmFigures } from './atm-figures.ts';
import { bufferFigures } from './buffer-figures.ts';
import { cellFigure } from './cell-figure.ts';
import { crowdFigure } from './crowd-figure.ts';
import { cubicFigure } from './cubic-figure.ts';
import { dctcpFigures } from './dctcp-figures.ts';
import { dispatchFigures } from './dispatch-figures.ts';
import { factorFigure } from './factor-figure.ts';
import { frontFigure } from './front-figure.ts';
import { frtoFigure } from './frto-figure.ts';
import { incastFigures } from './incast-figures.ts';
import { leaveFigure } from './leave-figure.ts';
import { nicsFigure } from './nics-figure.ts';
import type { PaperFigure } from './paper-figure.ts';
import { peakFigure } from './peak-figure.ts';
import { probeFigure } from './probe-figure.ts';
import { queueFigures } from './queue-figures.ts';
import { rtoFigures } from './rto-figures.ts';
import type { SweepDrawing } from './sweep-drawing.ts';
import { switchFigures } from './switch-figures.ts';
import { thresholdFigure } from './threshold-figure.ts';
import { timersTodayFigure } from './timers-today-figure.ts';
import { trimFigure } from './trim-figure.ts';
import { virtualServerFigures } from './virtual-server-figures.ts';
import { webClusterFigures } from './web-cluster-figures.ts';
import { workloadFigures } from './workload-figures.ts';

export const figures: readonly PaperFigure[] = [
  ...rtoFigures,
  ...workloadFigures,
  peakFigure,
  ...bufferFigures,
  ...switchFigures,
  timersTodayFigure,
  probeFigure,
  frtoFigure,
  ...webClusterFigures,
  crowdFigure,
  ...dispatchFigures,
  frontFigure,
  ...atmFigures,
  thresholdFigure,
  cellFigure,
  trimFigure,
  ...virtualServerFigures,
  leaveFigure,
  nicsFigure,
  ...incastFigures,
  ...queueFigures,
  ...dctcpFigures,
  cubicFigure,
  factorFigure,
];

/** Case does not matter; undefined if there is none. */
export const figureById = (id: string): PaperFigure | undefined =>
  figures.find((figure) => figure.id.toLowerCase() === id.toLowerCase());

export const figuresOf = (scenario: string): readonly PaperFigure[] =>
  figures.filter((figure) => figure.scenario === scenario);

/** The paper's figure that is drawn; undefined for a sweep of one's own. */
export const figureDrawn = ({ figure }: SweepDrawing): PaperFigure | undefined =>
  figure === undefined ? undefined : figureById(figure);

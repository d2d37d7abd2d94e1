// A figure as files: SVG as drawn, CSV with one row per run.

import { figureSheet } from '../../figures/figure-sheet.ts';
import { figureDrawn } from '../../figures/figures.ts';
import { sweepCsv } from '../../figures/sweep-csv.ts';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';

export interface Exported {
  readonly results: SweepResults;
  readonly scenario: Scenario;
  readonly drawing: SweepDrawing;
  readonly language: Language;
  readonly seeds: boolean;
  /** The link that the page was opened with hides some. */
  readonly withoutSettings: boolean;
}

const SIZE = { width: 960, height: 560 };

export const svgOf = (exported: Exported): string =>
  figureSheet({ ...exported, figure: figureDrawn(exported.drawing), ...SIZE });

export const csvOf = ({ results, scenario, drawing, withoutSettings }: Exported): string =>
  sweepCsv(results, scenario, drawing, withoutSettings);

// One sheet of a figure: drawn as the file that is exported, with a button on every point that says its numbers and opens its runs.

import { useMemo } from 'react';
import { figureLayout } from '../../figures/figure-layout.ts';
import type { Panel } from '../../figures/figure-panels.ts';
import type { TheoryLine } from '../../figures/figure-parts.ts';
import { type FigureColours, figureSvg } from '../../figures/figure-svg.ts';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import { theoryCurves } from '../../figures/theory-curves.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { useLanguage, useLectern } from '../foundation/context.ts';
import { useSize } from '../foundation/use-size.ts';
import type { Colours } from '../theme/tokens.ts';
import { useColours } from '../theme/use-colours.ts';
import { SweepPoints } from './sweep-points.tsx';

interface SweepFigureProps {
  readonly results: SweepResults;
  readonly drawing: SweepDrawing;
  readonly panel: Panel;
  readonly theory: readonly TheoryLine[];
  /** Changes when runs have come. */
  readonly version: number;
  readonly seeds: boolean;
  /** CSS pixels: it is no higher; left out: as high as it likes. */
  readonly most?: number;
  readonly onOpen: (spec: RunSpec) => void;
}

const HEIGHT = 376;
/** Where two stand side by side. */
const SMALL = { width: 560, height: 276 };

export const figureColours = ({ control, data, ...colours }: Colours): FigureColours => ({
  ...colours,
  baseline: control,
  focus: data.line,
  focusText: data.text,
});

export function SweepFigure(props: SweepFigureProps) {
  const { results, drawing, panel, theory, version, seeds, most = HEIGHT, onOpen } = props;
  const [place, size] = useSize<HTMLDivElement>();
  const scenario = useLectern((state) => state.scenario);
  const colours = useColours();
  const language = useLanguage();
  const width = Math.max(320, Math.floor(size.width));
  const height = Math.min(most, panel.title && !panel.wide && width < SMALL.width ? SMALL.height : HEIGHT);
  // Formulas may take a while, and know nothing of the runs.
  const curves = useMemo(
    () => theoryCurves(theory, results.sweep, scenario, panel),
    [theory, results.sweep, scenario, panel],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results are filled in place; `version` says when
  const layout = useMemo(
    () =>
      figureLayout(results, scenario, drawing, { language, width, height, seeds, panel, theory: curves, bare: true }),
    [results, scenario, drawing, language, width, height, seeds, panel, curves, version],
  );
  const all = layout.lines.flatMap(({ points }) => points);
  const svg = figureSvg(layout, { title: '', source: '', notes: [] }, figureColours(colours));
  return (
    <div ref={place} className="sweep-figure">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; every word in it is escaped */}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      <SweepPoints all={all} results={results} width={width} onOpen={onOpen} />
    </div>
  );
}

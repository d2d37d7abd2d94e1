// One sheet of a figure: drawn as the file that is exported, with a button on every point that says its numbers and opens its runs.

import { useMemo, useState } from 'react';
import { type FigurePoint, figureLayout } from '../../figures/figure-layout.ts';
import type { Panel } from '../../figures/figure-panels.ts';
import type { TheoryLine } from '../../figures/figure-parts.ts';
import { type FigureColours, figureSvg } from '../../figures/figure-svg.ts';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import { theoryCurves } from '../../figures/theory-curves.ts';
import { seedOf } from '../../runner/sweep/sweep.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import { sweptRun } from '../../runner/sweep/sweep-runs.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { useSize } from '../charts/use-size.ts';
import { useLanguage, useLectern, useText } from '../context.ts';
import type { ThemeName } from '../store-contract.ts';
import { colours } from '../theme/tokens.ts';
import { sweepWords as words } from './sweep-words.ts';

interface SweepFigureProps {
  readonly results: SweepResults;
  readonly drawing: SweepDrawing;
  readonly panel: Panel;
  readonly theory: readonly TheoryLine[];
  /** Changes when runs have come. */
  readonly version: number;
  readonly seeds: boolean;
  readonly onOpen: (spec: RunSpec) => void;
}

const HEIGHT = 376;
/** Where two stand side by side. */
const SMALL = { width: 560, height: 276 };

const figureColours = (theme: ThemeName): FigureColours => {
  const { page, ink, ink2, ink3, grid, sunk, control, data } = colours(theme);
  return { page, ink, ink2, ink3, grid, sunk, baseline: control, focus: data.line, focusText: data.text };
};

export function SweepFigure({ results, drawing, panel, theory, version, seeds, onOpen }: SweepFigureProps) {
  const [place, size] = useSize<HTMLDivElement>();
  const scenario = useLectern((state) => state.scenario);
  const theme = useLectern((state) => state.theme);
  const language = useLanguage();
  const width = Math.max(320, Math.floor(size.width));
  const height = panel.title && !panel.wide && width < SMALL.width ? SMALL.height : HEIGHT;
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
  const svg = figureSvg(layout, { title: '', source: '', notes: [] }, figureColours(theme));
  return (
    <div ref={place} className="sweep-figure">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; every word in it is escaped */}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      {layout.lines.flatMap(({ points }) =>
        points.map((point) => (
          <PointButton
            key={`${point.series} ${point.x}`}
            point={point}
            results={results}
            width={width}
            onOpen={onOpen}
          />
        )),
      )}
    </div>
  );
}

interface PointButtonProps {
  readonly point: FigurePoint;
  readonly results: SweepResults;
  readonly width: number;
  readonly onOpen: (spec: RunSpec) => void;
}

/** What it says stands beside it while it has the pointer or the focus; pressed, it offers its runs. */
function PointButton({ point, results, width, onOpen }: PointButtonProps) {
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  const [open, setOpen] = useState(false);
  const { sweep } = results;
  const { x, series, left, top } = point;
  const line = say(sweep.series.points[series]!.label);
  const said = line === '' ? point.words : `${line}: ${point.words}`;
  const side = left > width / 2 ? 'left' : 'right';
  const runs = results
    .values(x, series, scenario.metrics[0]!.name)
    .flatMap((value, replicate) => (value === undefined ? [] : [replicate]));
  return (
    <div className="sweep-point" style={{ left, top }} data-open={open || undefined} data-side={side}>
      <button type="button" aria-label={said} aria-expanded={open} onClick={() => setOpen(!open)} />
      <div className="sweep-tip">
        <strong>{said}</strong>
        {open && (
          <>
            <span>{say(words.openRun)}</span>
            <span className="sweep-seeds">
              {runs.map((replicate) => (
                <button
                  key={replicate}
                  type="button"
                  onClick={() => onOpen(sweptRun(sweep, scenario, { x, series, replicate }).spec)}
                >
                  {say(words.seed(seedOf(sweep, replicate)))}
                </button>
              ))}
            </span>
          </>
        )}
      </div>
    </div>
  );
}

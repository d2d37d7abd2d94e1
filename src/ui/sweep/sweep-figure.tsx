// One sheet of a figure: drawn as the file that is exported, with a button on every point that says its numbers and opens its runs.

import { Fragment, useMemo, useState } from 'react';
import { type FigurePoint, figureLayout } from '../../figures/figure-layout.ts';
import type { Panel } from '../../figures/figure-panels.ts';
import type { TheoryLine } from '../../figures/figure-parts.ts';
import { type FigureColours, figureSvg } from '../../figures/figure-svg.ts';
import { pointsUnder } from '../../figures/points-under.ts';
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
  const all = layout.lines.flatMap(({ points }) => points);
  const svg = figureSvg(layout, { title: '', source: '', notes: [] }, figureColours(theme));
  return (
    <div ref={place} className="sweep-figure">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; every word in it is escaped */}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      {all.map((point) => (
        <PointButton
          key={`${point.series} ${point.x}`}
          points={[point, ...pointsUnder(point, all)]}
          results={results}
          width={width}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

interface PointButtonProps {
  /** Its own, and those that it may hide. */
  readonly points: readonly [FigurePoint, ...FigurePoint[]];
  readonly results: SweepResults;
  readonly width: number;
  readonly onOpen: (spec: RunSpec) => void;
}

/** What it says stands beside it while it has the pointer or the focus; pressed, it offers its runs. */
function PointButton({ points, results, width, onOpen }: PointButtonProps) {
  const [open, setOpen] = useState(false);
  const [{ left, top }] = points;
  const said = useSaid(results);
  return (
    <div
      className="sweep-point"
      style={{ left, top }}
      data-open={open || undefined}
      data-side={left > width / 2 ? 'left' : 'right'}
    >
      <button type="button" aria-label={said(points[0])} aria-expanded={open} onClick={() => setOpen(!open)} />
      <div className="sweep-tip">
        {points.map((point) => (
          <Fragment key={`${point.series} ${point.x}`}>
            <strong>{said(point)}</strong>
            {open && <PointRuns point={point} results={results} onOpen={onOpen} />}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** Line and numbers of a point. */
function useSaid({ sweep }: SweepResults): (point: FigurePoint) => string {
  const say = useText();
  return ({ series, words }) => {
    const line = say(sweep.series.points[series]!.label);
    return line === '' ? words : `${line}: ${words}`;
  };
}

interface PointRunsProps {
  readonly point: FigurePoint;
  readonly results: SweepResults;
  readonly onOpen: (spec: RunSpec) => void;
}

function PointRuns({ point: { x, series }, results, onOpen }: PointRunsProps) {
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  const { sweep } = results;
  const runs = results
    .values(x, series, scenario.metrics[0]!.name)
    .flatMap((value, replicate) => (value === undefined ? [] : [replicate]));
  return (
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
  );
}

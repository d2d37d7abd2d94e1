// Everything a figure shows of its runs, in its order: sheets with lines, tables, a heat map; and what its marks mean.

import { useMemo } from 'react';
import { printedAreDrawn, THEORY } from '../../figures/figure-notes.ts';
import { type Shown, shownOf } from '../../figures/figure-panels.ts';
import { figureDrawn } from '../../figures/figures.ts';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { useText, useWords } from '../foundation/context.ts';
import { SweepDots } from './sweep-dots.tsx';
import { SweepFigure } from './sweep-figure.tsx';
import { SweepHeat } from './sweep-heat.tsx';
import { SweepPartTable } from './sweep-part-table.tsx';

export interface SweepPartsProps {
  readonly results: SweepResults;
  readonly drawing: SweepDrawing;
  /** Changes when runs have come. */
  readonly version: number;
  readonly seeds: boolean;
  readonly onOpen: (spec: RunSpec) => void;
  readonly onMeasure: ((measure: string) => void) | undefined;
}

export function SweepParts(props: SweepPartsProps) {
  const shown = useShown(props);
  return (
    <>
      <PartList parts={shown} {...props} />
      <SweepLegend {...props} />
    </>
  );
}

/** What the figure shows of these runs, in its order. */
export function useShown({ results, drawing }: Pick<SweepPartsProps, 'results' | 'drawing'>): readonly Shown[] {
  const { sweep } = results;
  const figure = figureDrawn(drawing);
  return useMemo(() => shownOf(figure, drawing, sweep), [figure, drawing, sweep]);
}

interface PartListProps extends SweepPartsProps {
  readonly parts: readonly Shown[];
  readonly most?: number;
}

export function PartList({ parts, ...props }: PartListProps) {
  return (
    <div className="sweep-parts" data-many={parts.length > 1 || undefined}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are declared and never move
        <Part key={place} part={part} {...props} />
      ))}
    </div>
  );
}

/** What dashes and diamonds are, where there are any. */
export function SweepLegend({ results, drawing }: Pick<SweepPartsProps, 'results' | 'drawing'>) {
  const say = useText();
  const words = useWords().sweep;
  const figure = figureDrawn(drawing);
  const formulas = [...new Set((figure?.theory ?? []).map(({ label }) => say(label)))];
  const isPrinted = printedAreDrawn(figure, drawing, results.sweep);
  if (formulas.length === 0 && !isPrinted) return null;
  return (
    <ul className="sweep-legend">
      {formulas.length > 0 && (
        <li>
          <svg width="28" height="12" viewBox="0 0 28 12" aria-hidden="true">
            <path d="M1 6h26" stroke="currentColor" strokeWidth="1.5" strokeDasharray="6 4" />
          </svg>
          {say(THEORY)}: {formulas.join('; ')}
        </li>
      )}
      {isPrinted && (
        <li>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <path d="M7 1l6 6-6 6-6-6z" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
          {words.printed}
        </li>
      )}
    </ul>
  );
}

interface PartProps extends SweepPartsProps {
  readonly part: Shown;
  /** CSS pixels; a sheet with lines is no higher. */
  readonly most?: number;
}

export function Part({ part, ...props }: PartProps) {
  const say = useText();
  const { drawing } = props;
  const theory = figureDrawn(drawing)?.theory ?? NONE;
  if (part.kind === 'dots') return <SweepDots part={part} results={props.results} drawing={drawing} />;
  if (part.kind === 'heat') return <SweepHeat part={part} {...props} />;
  if (part.kind !== 'lines') return <SweepPartTable part={part} {...props} />;
  return (
    <section className="sweep-part" data-wide={part.wide || undefined}>
      {part.title && <h2>{say(part.title)}</h2>}
      <SweepFigure panel={part} theory={theory} {...props} />
    </section>
  );
}

const NONE = [] as const;

// What a lecture hall sees of a sweep, a screen after the other: what the figure shows first and, beside it for as long as it is
// read, what the paper says to it; then everything else, as wide as the hall. A table, and a figure of which no paper says anything,
// have the whole width at once.

import type { ReactNode } from 'react';
import { figureDrawn } from '../../figures/figures.ts';
import { Part, PartList, SweepLegend, type SweepPartsProps, useShown } from './sweep-parts.tsx';
import { SweepTraces } from './sweep-traces.tsx';

/** Of the pixels that are enlarged: a sheet, what its marks mean and, if it has one, its title are within sight at once. */
const MOST = 320;
const UNDER_TITLE = 280;

interface HallSheetProps extends SweepPartsProps {
  /** What the paper says. */
  readonly children: ReactNode;
}

export function HallSheet({ children, ...props }: HallSheetProps) {
  const [first, ...others] = useShown(props);
  const figure = figureDrawn(props.drawing);
  const isAcross = first?.kind !== 'lines' || !figure?.claims?.length;
  const most = first?.kind === 'lines' && first.title !== undefined ? UNDER_TITLE : MOST;
  return (
    <div className="hall-sheet">
      {figure?.traces && <SweepTraces traces={figure.traces} figure={figure} onOpen={props.onOpen} />}
      <div className="hall-first" data-across={isAcross || undefined}>
        <div className="hall-lead">
          {first && <Part part={first} most={most} {...props} />}
          <SweepLegend {...props} />
        </div>
        {children}
      </div>
      {others.length > 0 && <PartList parts={others} most={MOST} {...props} />}
    </div>
  );
}

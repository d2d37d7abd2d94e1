// One chart at a time by tabs, on pages where something of the scenario's own takes the room of the others.

import { useMemo } from 'react';
import { RoutineMarks } from '../timeline/routine-marks.tsx';
import { ChartStack } from './chart-stack.tsx';
import { ChartTabs } from './chart-tabs.tsx';

interface ChosenProps {
  /** Id of the chart that is shown. */
  readonly chart: string;
  readonly onChart: (id: string) => void;
}

/** One chart by tabs, where something of the scenario's own takes the room of the others. */
export function ChosenChart({ part, chart, onChart }: ChosenProps & { readonly part: 'tabs' | 'chart' }) {
  const only = useMemo(() => [chart], [chart]);
  if (part === 'tabs') {
    return (
      <>
        <ChartTabs chart={chart} onChart={onChart} />
        <RoutineMarks />
      </>
    );
  }
  return (
    <div id="chart-panel" role="tabpanel" aria-labelledby={`tab-${chart}`}>
      <ChartStack only={only} />
    </div>
  );
}

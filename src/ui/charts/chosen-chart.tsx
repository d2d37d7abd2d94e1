// One chart at a time by tabs, on pages where something of the scenario's own takes the room of the others; all of them on a
// screen that is high enough.

import { useMemo } from 'react';
import { useMedia } from '../foundation/use-media.ts';
import { RoutineMarks } from '../timeline/routine-marks.tsx';
import { ChartStack } from './chart-stack.tsx';
import { ChartTabs } from './chart-tabs.tsx';

/** Five charts have 100 px each, six 80. */
const ALL_FIT = '(min-height: 1250px)';

interface ChosenProps {
  /** Id of the chart that is shown. */
  readonly chart: string;
  readonly onChart: (id: string) => void;
}

export function ChosenChart({ part, chart, onChart }: ChosenProps & { readonly part: 'tabs' | 'chart' }) {
  const only = useMemo(() => [chart], [chart]);
  const all = useMedia(ALL_FIT);
  if (part === 'tabs') {
    return (
      <>
        {!all && <ChartTabs chart={chart} onChart={onChart} />}
        <RoutineMarks />
      </>
    );
  }
  if (all) return <ChartStack />;
  return (
    <div id="chart-panel" role="tabpanel" aria-labelledby={`tab-${chart}`}>
      <ChartStack only={only} />
    </div>
  );
}

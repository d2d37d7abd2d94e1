// What is around the stage of a desktop, each part in a place that is kept for it: fetched and drawn once packets move,
// because the network is what a page is opened for. A phone and a lecture hall are made of the same parts (phone.tsx,
// present/present.tsx).

import { useMemo } from 'react';
import { ChartStack } from './charts/chart-stack.tsx';
import { ChartTabs } from './charts/chart-tabs.tsx';
import { Scrubber } from './charts/scrubber.tsx';
import { Settings } from './controls/settings.tsx';
import { Transport } from './controls/transport.tsx';
import { EventStrip } from './strip/event-strip.tsx';
import { Results } from './why/results.tsx';
import { Why } from './why/why.tsx';

const PARTS = {
  settings: Settings,
  transport: Transport,
  strip: EventStrip,
  charts: ChartStack,
  scrubber: Scrubber,
  why: Why,
  results: Results,
};

export function AroundStage({ part }: { readonly part: keyof typeof PARTS }) {
  const Part = PARTS[part];
  return <Part />;
}

interface ChosenProps {
  /** Id of the chart that is shown. */
  readonly chart: string;
  readonly onChart: (id: string) => void;
}

/** One chart by tabs, where something of the scenario's own takes the room of the others. */
export function ChosenChart({ part, chart, onChart }: ChosenProps & { readonly part: 'tabs' | 'chart' }) {
  const only = useMemo(() => [chart], [chart]);
  if (part === 'tabs') return <ChartTabs chart={chart} onChart={onChart} />;
  return (
    <div id="chart-panel" role="tabpanel" aria-labelledby={`tab-${chart}`}>
      <ChartStack only={only} />
    </div>
  );
}

// What is around the stage of a desktop, each part in a place that is kept for it: drawn once packets move,
// because the network is what a page is opened for. A phone and a lecture hall are made of the same parts (phone.tsx,
// present/present.tsx).

import { ChartStack } from '../charts/chart-stack.tsx';
import { Scrubber } from '../charts/scrubber.tsx';
import { ComparedPanel } from '../compare/compared.tsx';
import { KeptPanel } from '../compare/kept.tsx';
import { Parted, useParting } from '../compare/parted.tsx';
import { Settings } from '../controls/settings.tsx';
import { Transport } from '../controls/transport.tsx';
import { useView } from '../foundation/use-view.ts';
import { EventStrip } from '../strip/event-strip.tsx';
import { View } from '../views/view.tsx';
import { ViewChoice } from '../views/view-choice.tsx';
import { Results } from '../why/results.tsx';
import { Why } from '../why/why.tsx';
import { inRegion } from './region.tsx';

const PARTS = {
  settings: Settings,
  transport: Transport,
  strip: EventStrip,
  charts: ChartsOrView,
  scrubber: Scrubber,
  views: ViewChoice,
  why: WhyOrParted,
  results: Results,
  /** Another part stands above them. */
  'shared results': () => <Results shared />,
  compared: () => (
    <>
      <ComparedPanel />
      <KeptPanel />
    </>
  ),
};

/** An event, or why two runs differ, while somebody asks that. */
function WhyOrParted() {
  const runs = useParting();
  return runs ? <Parted runs={runs} /> : <Why />;
}

function ChartsOrView() {
  const view = useView();
  return view === 'charts' ? <ChartStack /> : <View view={view} />;
}

/** Of those that are called otherwise. */
const REGIONS = { views: 'charts', compared: 'results', 'shared results': 'results' } as const;
const isNamedElsewhere = (part: keyof typeof PARTS): part is keyof typeof REGIONS => part in REGIONS;

export function AroundStage({ part }: { readonly part: keyof typeof PARTS }) {
  const Part = PARTS[part];
  return inRegion(isNamedElsewhere(part) ? REGIONS[part] : part, <Part />);
}

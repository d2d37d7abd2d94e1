// The time that is shown, on paper: its events, and below them what stands there on the screen, the charts or the view in their
// place, with a caption that says how the view is read.

import { momentText } from '../../plot/numbers.ts';
import type { ViewName } from '../../scenarios/kit/link-state.ts';
import { ChartStack } from '../charts/chart-stack.tsx';
import { Scrubber } from '../charts/scrubber.tsx';
import { useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { EventStrip } from '../strip/event-strip.tsx';
import { useTimeAxis } from '../timeline/use-time-axis.ts';
import { connectionsOf, useShown } from '../views/connection.ts';
import { shownName } from '../views/connection-choice.tsx';
import { View } from '../views/view.tsx';

export interface PrintTimesProps {
  readonly view: ViewName;
  /** Those of the charts that are printed. */
  readonly charts: readonly string[];
}

export function PrintTimes({ view, charts }: PrintTimesProps) {
  return (
    <div className="print-times">
      <div className="strip-place">
        <EventStrip />
      </div>
      <div className="charts-place">{view === 'charts' ? <ChartStack only={charts} /> : <View view={view} />}</div>
      <div className="scrubber-place">
        <Scrubber />
      </div>
      {(view === 'ladder' || view === 'sequence') && <Caption view={view} />}
    </div>
  );
}

/** What else a ladder has than arrows. */
const FURTHER = { 'web-cluster': 'cluster', 'virtual-server': undefined } as const;

function Caption({ view }: { readonly view: 'ladder' | 'sequence' }) {
  const { tabs, caption } = useWords().views;
  const language = useLanguage();
  const stage = useLectern(({ scenario }) => scenario.stage);
  const { view: span } = useTimeAxis(0);
  const shown = useShown(span);
  const name =
    shown && connectionsOf(shown.record.layout).length > 1 && shownName(shown.record.layout, shown.flow, language);
  const at = (time: number): string => momentText(time, language, 3);
  const further = stage in FURTHER ? FURTHER[stage as keyof typeof FURTHER] : 'tcp';
  return (
    <p className="print-caption">
      <strong>{tabs[view]}</strong>, {name && `${name}, `}
      {caption.span(at(span.from), at(span.to))} {caption[view]}
      {view === 'ladder' && further && ` ${caption[further]}`}
    </p>
  );
}

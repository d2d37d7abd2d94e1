// What comes to a phone's page once packets move, each part in a place that is kept for it (phone.tsx); what is the same on a
// desktop: around-stage.tsx.

import { useMemo } from 'react';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { ChartStack } from '../charts/chart-stack.tsx';
import { ChartTabs } from '../charts/chart-tabs.tsx';
import { ComparedPanel } from '../compare/compared.tsx';
import { KeptPanel } from '../compare/kept.tsx';
import { Parted, useParting } from '../compare/parted.tsx';
import { Setting } from '../controls/setting.tsx';
import { BackToLink, History, Settings } from '../controls/settings.tsx';
import { Passing, Transport } from '../controls/transport.tsx';
import { useLectern, useWords } from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';
import { useView } from '../foundation/use-view.ts';
import { useCompared } from '../state/use-compared.ts';
import { useKept } from '../state/use-kept.ts';
import { View } from '../views/view.tsx';
import { ViewChoice } from '../views/view-choice.tsx';
import { Why } from '../why/why.tsx';
import { inRegion } from './region.tsx';

interface ChartProps {
  readonly chart: string;
  readonly onChart: (id: string) => void;
}

export function PhoneTabs({ chart, onChart }: ChartProps) {
  const view = useView();
  return (
    <>
      {view === 'charts' && <ChartTabs chart={chart} onChart={onChart} />}
      <ViewChoice />
    </>
  );
}

export function PhoneChart({ chart }: Pick<ChartProps, 'chart'>) {
  const view = useView();
  const only = useMemo(() => [chart], [chart]);
  return view === 'charts' ? <ChartStack only={only} /> : <View view={view} />;
}

/** While runs are compared, what came of them has the place of the explanation, but for an event that somebody chose. */
export function PhoneWhy() {
  const compared = useCompared() !== undefined;
  const chosen = useLectern(({ selectedMark }) => selectedMark !== null);
  const kept = useKept() !== undefined && !chosen;
  const parted = useParting();
  if (parted) return <Parted runs={parted} compact />;
  return kept ? <KeptPanel brief /> : compared ? <ComparedPanel brief /> : <Why compact />;
}

interface FootProps {
  readonly settings: boolean;
  readonly onAll: () => void;
}

/**
 * The explanation above it is a part of the page, beside what it explains where there is room. Both wait while a question is open,
 * as the settings do on a desktop.
 */
export function PhoneFoot({ settings, onAll }: FootProps) {
  const words = useWords().page.regions;
  return (
    <>
      {settings && inRegion('settings', <LessonSetting onAll={onAll} />)}
      <section className="transport" aria-label={words.transport}>
        {inRegion('transport', <Transport compact />)}
      </section>
    </>
  );
}

function LessonSetting({ onAll }: Pick<FootProps, 'onAll'>) {
  const { page: words, controls } = useWords();
  const scenario = useLectern((state) => state.scenario);
  const parameter = scenario.parameters.find(({ key }) => key === scenario.lessonKey) as NumberParameter;
  return (
    // Who moves it takes up the invitation.
    <section className="lesson-setting" aria-label={words.regions.settings} data-lesson="">
      <Setting parameter={parameter} />
      <button
        type="button"
        className="all"
        aria-haspopup="dialog"
        aria-label={controls.settings.allSettings}
        onClick={onAll}
      >
        {controls.settings.all}
      </button>
    </section>
  );
}

/** Every setting, from the bottom. */
export function PhoneSheet({ onClose }: { readonly onClose: () => void }) {
  const { title } = useWords().controls.settings;
  const actions = (
    <>
      <History />
      <BackToLink />
    </>
  );
  return (
    <Dialog title={title} sheet action={actions} onClose={onClose}>
      <div className="settings">
        <Settings titled={false} />
        <Passing />
      </div>
    </Dialog>
  );
}

// The phone: one chart at a time by tabs, every other setting in a sheet from the bottom, and at the foot, under the thumb,
// wherever one has scrolled to: the explanation, the lesson's own slider and the transport. Between 600 and 900 px stage and
// chart stand side by side.

import { useMemo, useState } from 'react';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { ChartStack } from '../charts/chart-stack.tsx';
import { ChartTabs } from '../charts/chart-tabs.tsx';
import { Scrubber } from '../charts/scrubber.tsx';
import { ComparedPanel } from '../compare/compared.tsx';
import { KeptPanel } from '../compare/kept.tsx';
import { Parted, useParting } from '../compare/parted.tsx';
import { Setting } from '../controls/setting.tsx';
import { BackToLink, History, Settings } from '../controls/settings.tsx';
import { Passing, Transport } from '../controls/transport.tsx';
import { useLectern, useText, useWords } from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';
import { useStyled } from '../foundation/on-root.ts';
import { useStageFirst } from '../foundation/use-stage-first.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { Lesson } from '../lesson/lesson.tsx';
import { Failure } from '../share/failure.tsx';
import type { StageParts } from '../stage-kit/stage-parts.ts';
import type { Address } from '../state/address.ts';
import { useCompared } from '../state/use-compared.ts';
import { useKept } from '../state/use-kept.ts';
import { EventStrip } from '../strip/event-strip.tsx';
import { View } from '../views/view.tsx';
import { ViewChoice } from '../views/view-choice.tsx';
import { Results } from '../why/results.tsx';
import { Why } from '../why/why.tsx';
import { Predicting } from './predicting.tsx';
import { inRegion } from './region.tsx';
import './phone.css';
import './phone-foot.css';
import './phone-sheet.css';
import './phone-small.css';
import './phone-wide.css';

interface PhoneProps extends StageParts {
  readonly address: Address;
  readonly chart: string;
  readonly onChart: (id: string) => void;
}

export function Phone({ address, Stage, Beside, Share, chart, onChart }: PhoneProps) {
  const { page: words, controls } = useWords();
  const drawn = useStageFirst();
  const [opened, setSheet] = useState(false);
  // Somebody is led to a setting.
  const sought = useLectern(({ sought }) => sought !== null);
  if (sought && !opened) setSheet(true);
  const sheet = opened || sought;
  const asking = useLectern((state) => state.asking !== null);
  const isOpen = useLectern(({ asking }) => asking !== null && asking.stage !== 'told');
  const isSigned = useLectern(({ who }) => who !== null);
  const drawing = useLectern(({ asking }) => asking?.stage === 'open' && asking.axis !== undefined);
  return (
    <>
      <main className="phone" data-drawing={drawing || undefined}>
        <div className="first-screen">
          <LessonOrQuestion address={address} />
          {isSigned && !asking && (
            <div className="phone-who">
              <Predicting part="who" address={address} />
            </div>
          )}
          <section className="stage-region" aria-label={words.regions.network}>
            {inRegion('stage', <Stage />)}
            <Failure address={address} />
          </section>
          <OneChart chart={chart} onChart={onChart} />
        </div>
        {!isOpen && inRegion('why', <WhyOrCompared />)}
        {!asking && (
          <div className="phone-predict">{drawn && <Predicting part="entry" address={address} withWho={false} />}</div>
        )}
        {Beside && <div className="beside-region">{inRegion('beside', drawn && <Beside />)}</div>}
        {Share && inRegion('results', <Share />)}
        {inRegion('results', <Results />)}
      </main>
      <Foot settings={!asking} onAll={() => setSheet(true)} />
      {inRegion('packet', <Inspector />)}
      {sheet && (
        <Dialog title={controls.settings.title} sheet action={<SheetActions />} onClose={() => setSheet(false)}>
          <div className="settings">
            <Settings titled={false} />
            <Passing />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** An open question stands where the lesson does. */
function LessonOrQuestion({ address }: Pick<PhoneProps, 'address'>) {
  const words = useWords().page.regions;
  const say = useText();
  const asking = useLectern((state) => state.asking !== null);
  const title = useLectern(({ lesson, scenario, step }) => lesson?.steps[step - 1]?.question ?? scenario.question);
  if (asking) {
    return (
      <>
        <h1 className="out-of-sight">{say(title)}</h1>
        <Predicting part="question" address={address} />
      </>
    );
  }
  return (
    <section className="lesson" aria-label={words.lesson}>
      {inRegion('lesson', <Lesson brief />)}
    </section>
  );
}

function OneChart({ chart, onChart }: Pick<PhoneProps, 'chart' | 'onChart'>) {
  const words = useWords().page.regions;
  const drawn = useStageFirst();
  const headed = useStyled('phone');
  const only = useMemo(() => [chart], [chart]);
  const view = useLectern((state) => state.view);
  const asking = useLectern((state) => state.asking !== null);
  return (
    <section className="time-region" aria-label={words.time} id="charts" tabIndex={-1}>
      <div className="phone-views">
        {(view === 'charts' || asking) && <ChartTabs chart={chart} onChart={onChart} />}
        <ViewChoice />
      </div>
      <div id="chart-panel" role="tabpanel" aria-labelledby={`tab-${chart}`}>
        <div className="strip-place" data-headed={headed || undefined}>
          {inRegion('strip', drawn && <EventStrip />)}
        </div>
        <div className="charts-place">
          {inRegion(
            'charts',
            drawn && (view === 'charts' || asking ? <ChartStack only={only} /> : <View view={view} />),
          )}
        </div>
        <div className="scrubber-place">{inRegion('scrubber', drawn && <Scrubber />)}</div>
      </div>
    </section>
  );
}

/** While runs are compared, what came of them has the place of the explanation, but for an event that somebody chose. */
function WhyOrCompared() {
  const compared = useCompared() !== undefined;
  const chosen = useLectern(({ selectedMark }) => selectedMark !== null);
  const kept = useKept() !== undefined && !chosen;
  const parted = useParting();
  if (parted) return <Parted runs={parted} compact />;
  return kept ? <KeptPanel brief /> : compared ? <ComparedPanel brief /> : <Why compact />;
}

function SheetActions() {
  return (
    <>
      <History />
      <BackToLink />
    </>
  );
}

/**
 * The explanation above it is a part of the page, beside what it explains where there is room. Both wait while a question is open,
 * as the settings do on a desktop.
 */
function Foot({ settings, onAll }: { readonly settings: boolean; readonly onAll: () => void }) {
  const words = useWords().page.regions;
  return (
    <div className="foot">
      {settings && inRegion('settings', <LessonSetting onAll={onAll} />)}
      <section className="transport" aria-label={words.transport}>
        {inRegion('transport', <Transport compact />)}
      </section>
    </div>
  );
}

function LessonSetting({ onAll }: { readonly onAll: () => void }) {
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
